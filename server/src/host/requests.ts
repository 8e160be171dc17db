/** What is asked of a worker, and what it answers. */
import type { GameRecord } from '@derby/kernel';
import type { Deed } from '@derby/protocol';
import type { Origin } from './hosted.ts';

export type HostRequest =
  /** Lays a match. `rules` is the file of its bundle. */
  | { readonly op: 'lay'; readonly match: string; readonly rules: string; readonly origin: Origin }
  | { readonly op: 'act'; readonly match: string; readonly deed: Deed; readonly at: number }
  | { readonly op: 'show' | 'hide'; readonly match: string; readonly viewer: string }
  | { readonly op: 'look'; readonly match: string; readonly viewer: string; readonly step: number }
  | {
      readonly op: 'foresee';
      readonly match: string;
      readonly viewer: string;
      readonly choices: readonly string[];
      readonly at: number;
    }
  | { readonly op: 'whole'; readonly match: string }
  | {
      readonly op: 'record';
      readonly match: string;
      readonly viewer: string;
      readonly players: Readonly<Record<string, string>>;
      /** Whether the key of the dice stays sealed though the match is over. */
      readonly isSealed: boolean;
    }
  | { readonly op: 'keep' | 'drop'; readonly match: string }
  /** What a player of this rank would choose at the end of a record. */
  | {
      readonly op: 'consult';
      readonly rules: string;
      readonly record: GameRecord;
      readonly rank: string;
      readonly why: boolean;
    }
  /** What a match came to for a seat, and what of it was luck and what skill; within so many milliseconds. */
  | {
      readonly op: 'review';
      readonly rules: string;
      readonly record: GameRecord;
      readonly seat: string;
      readonly isResultAlone: boolean;
      readonly limit: number;
    }
  /** Whether a match can be begun so, or continued from a record; what it is then. */
  | {
      readonly op: 'try';
      readonly rules: string;
      readonly seed: string;
      readonly options: GameRecord['options'];
      readonly record?: GameRecord | undefined;
    };

export type HostAnswer =
  | { readonly id: number; readonly value: unknown }
  /** `trace` is for the log of the house. */
  | { readonly id: number; readonly fault: string; readonly name: string; readonly trace: string };

/** Requests are handed over several at once, each under its number. */
export interface Numbered {
  readonly id: number;
  readonly request: HostRequest;
}

export interface WorkerSetting {
  /** In milliseconds: how long the staff may think about one choice. */
  readonly thinkingTime: number;
  /** The number of the request that the thread is at: shared with whoever waits. */
  readonly progress: Int32Array;
}
