/** Whoever decides for a seat elsewhere than at this screen: the staff in its worker, or an opponent at the other end of a wire. */
import type { GameRecord } from '@derby/kernel';

export interface Asked {
  readonly seat: string;
  /** The match up to the question. */
  readonly record: GameRecord;
}

export interface Sitter {
  /** The choice, in the notation of records. `gone` tells that it is no longer wanted; a fault is a rejected promise. */
  decide(asked: Asked, gone: AbortSignal): Promise<string>;
}
