/** What becomes of each happening of the log: a note, a change of the picture, or nothing at all. */
import type { Log } from '../log.ts';
import type { Chronicle } from './chronicle.ts';
import { AT_SEA } from './noted-at-sea.ts';
import { IN_BATTLE } from './noted-in-battle.ts';

export type Noted = {
  readonly [W in Log['what']]: (c: Chronicle, entry: Extract<Log, { what: W }>) => void;
};

const nothing = (): void => {};

/** Dice and bookkeeping that a ship's log would not mention. */
const UNSAID = {
  'card-passed-over': nothing,
  'deal-ends': nothing,
  'deck-reshuffled': nothing,
  'event-die': nothing,
  'boat-breaks-down': nothing,
  'contact-bonus': nothing,
  'warning-placed': nothing,
  'search-declined': nothing,
  'tactics-drawn': nothing,
  'attack-held': nothing,
  'boat-returns': nothing,
  'boat-searched': nothing,
} satisfies Partial<Noted>;

export const NOTED: Noted = { ...AT_SEA, ...IN_BATTLE, ...UNSAID };
