/** Where on the map a game is lost: for whoever counts many games. No rule reads it. */
import type { Lexicon } from './game.ts';

export interface Heat<G extends Lexicon> {
  /** The places by the names that the board shows, with their middle in a frame of this size; none where the map has no frame. */
  readonly frame: readonly [width: number, height: number];
  readonly places: Readonly<Record<string, readonly [x: number, y: number]>>;
  /** Where, and how much; nothing where this entry tells of no loss. */
  lossIn(entry: G['log'], state: Readonly<G['state']>): readonly [place: string, amount: number] | undefined;
}
