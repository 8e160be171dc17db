/**
 * What the processes that serve the same matches have in common beside the tables: news of what one of them has done, work that waits for whoever
 * is free, and duties that only one of them has.
 */
import type { Kysely } from 'kysely';
import type { Entry } from './events.ts';
import type { Schema } from './schema.ts';

/** What others must know of. Deeds, talk and seats are in the store when it is told. */
export type News =
  | { readonly kind: 'deed' | 'over' | 'seats' | 'clock' | 'stopped'; readonly match: string }
  | { readonly kind: 'talk'; readonly match: string; readonly from: number }
  /** Who looks on at a match in one process. */
  | { readonly kind: 'here'; readonly match: string; readonly viewers: readonly string[] }
  /** An errand of a process was done. */
  | { readonly kind: 'answer'; readonly owner: number }
  /** A process has come, and knows of nobody. */
  | { readonly kind: 'hello' };

/** Work that waits. A further one with the same key takes the place of one that nobody has begun. */
export interface Work {
  readonly task: string;
  readonly payload: object;
  readonly key: string;
  /** Whether other work comes first. */
  readonly isPatient?: boolean;
}

export interface Listener {
  /** Told of what another process did, and which. */
  onNews(news: News, from: number): void;
  /** Something may have been missed. */
  onGap(): void;
  /** From now on the duties are ours: clocks, results, whatever must be done once. Whoever has no use for that gets none. */
  onDuty?(): void;
}

export interface Link {
  /** The number of this process among those that live. */
  readonly self: number;
  /** Whether others may serve the same matches. */
  readonly isShared: boolean;
  /** Whether the duties are ours. */
  readonly isOnDuty: boolean;
  /** Keeps all of it or nothing, in its own way; where there is nobody to be told of it. A number that is taken is `Overtaken`. */
  keep?(entries: readonly Entry[]): Promise<void>;
  /** What was kept so of a match and cannot be found in its tables, because there was no room to bring it there. */
  waiting?(match: string): readonly Entry[];
  /** Told within a transaction: they learn of it when it is kept, and never otherwise. */
  announce(within: Kysely<Schema>, news: News): Promise<void>;
  /** The same for work. */
  enqueue(within: Kysely<Schema>, work: Work): Promise<void>;
  listen(listener: Listener): Promise<void>;
  /** Those of these processes that are no more. */
  gone(processes: readonly number[]): Promise<readonly number[]>;
  close(): Promise<void>;
}

/** One process has everything to itself. */
export const ALONE: Link = {
  self: 0,
  isShared: false,
  isOnDuty: true,
  announce: async () => undefined,
  enqueue: async () => undefined,
  listen: async (listener) => listener.onDuty?.(),
  gone: async () => [],
  close: async () => undefined,
};
