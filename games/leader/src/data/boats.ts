/** UL-2  The boats: thirty-three of them at four levels each. */
import type { CampaignId } from './campaigns.ts';

export const LEVELS = ['green', 'trained', 'veteran', 'ace'] as const;
export type Level = (typeof LEVELS)[number];

export type Ability = 'infiltrator' | 'cool' | 'search';

/** One figure for each level, in the order of LEVELS. */
type ByLevel<T> = readonly [green: T, trained: T, veteran: T, ace: T];

interface BoatClass {
  /** Torpedo tubes, and torpedoes stowed besides. */
  readonly ready: number;
  readonly stored: number;
  readonly hull: number;
  readonly surfaced: number;
  readonly submerged: number;
  /** Last Stress of the Okay band, first Stress of Unfit; Shaken lies between. */
  readonly okayMax: ByLevel<number>;
  readonly unfitMin: ByLevel<number>;
  readonly promoteXp: ByLevel<number | null>;
  /** Gunnery; null without a deck gun. */
  readonly gs: ByLevel<number> | null;
}

/** UL-20.1  Stowage as it was. */
// biome-ignore format: one row for each class
const CLASSES = {
  IIB: { ready: 3, stored: 2, hull: 2, surfaced: 2, submerged: 1, okayMax: [2, 3, 4, 5], unfitMin: [6, 7, 8, 10], promoteXp: [2, 4, 6, null], gs: null },
  IIC: { ready: 3, stored: 2, hull: 2, surfaced: 2, submerged: 1, okayMax: [2, 3, 4, 5], unfitMin: [6, 7, 8, 10], promoteXp: [2, 4, 6, null], gs: null },
  VIIA: { ready: 5, stored: 6, hull: 3, surfaced: 2, submerged: 1, okayMax: [3, 4, 5, 6], unfitMin: [7, 8, 10, 11], promoteXp: [3, 5, 8, null], gs: [-1, 0, 0, 1] },
  VIIB: { ready: 5, stored: 9, hull: 3, surfaced: 2, submerged: 1, okayMax: [3, 4, 5, 6], unfitMin: [7, 8, 10, 11], promoteXp: [3, 5, 8, null], gs: [-1, 0, 0, 1] },
  VIIC: { ready: 5, stored: 9, hull: 3, surfaced: 2, submerged: 1, okayMax: [3, 5, 6, 7], unfitMin: [7, 9, 11, 12], promoteXp: [3, 5, 8, null], gs: [-1, 0, 0, 1] },
  IXA: { ready: 6, stored: 16, hull: 4, surfaced: 2, submerged: 1, okayMax: [5, 6, 8, 9], unfitMin: [10, 11, 13, 14], promoteXp: [4, 6, 9, null], gs: [0, 0, 1, 1] },
  IXB: { ready: 6, stored: 16, hull: 4, surfaced: 2, submerged: 1, okayMax: [5, 7, 8, 10], unfitMin: [10, 12, 13, 15], promoteXp: [4, 6, 9, null], gs: [0, 1, 1, 2] },
  IXC: { ready: 6, stored: 16, hull: 4, surfaced: 2, submerged: 1, okayMax: [5, 6, 8, 9], unfitMin: [10, 11, 13, 14], promoteXp: [4, 6, 9, null], gs: [0, 0, 1, 1] },
  XXI: { ready: 6, stored: 18, hull: 5, surfaced: 2, submerged: 2, okayMax: [6, 7, 9, 10], unfitMin: [11, 12, 14, 15], promoteXp: [4, 6, 9, null], gs: null },
} as const satisfies Record<string, BoatClass>;

export type ClassId = keyof typeof CLASSES;

interface Boat {
  readonly class: ClassId;
  readonly captain: string;
  readonly campaigns: readonly CampaignId[];
  readonly so: ByLevel<number>;
  /** Levels at which the Okay row is Aggressive. The Shaken row never is. */
  readonly aggressive: readonly Level[];
  readonly ts: ByLevel<number>;
  readonly ev: ByLevel<number>;
  readonly ability: Ability | null;
  /** A boat under the same captain (UL-4.9). */
  readonly excludes: string | null;
}

// biome-ignore format: one row for each boat
export const BOATS = {
  'U-20': { class: 'IIB', captain: 'Karl-Heinz Moehle', campaigns: ['battle-begins', 'happy-time'], so: [2, 3, 5, 7], aggressive: ['ace'], ts: [-1, 0, 1, 1], ev: [2, 3, 3, 4], ability: null, excludes: null },
  'U-23': { class: 'IIB', captain: 'Otto Kretschmer', campaigns: ['battle-begins', 'happy-time'], so: [3, 5, 7, 9], aggressive: ['veteran', 'ace'], ts: [-1, 0, 1, 1], ev: [2, 3, 3, 4], ability: 'infiltrator', excludes: 'U-99' },
  'U-56': { class: 'IIC', captain: 'Wilhelm Zahn', campaigns: ['battle-begins', 'happy-time'], so: [2, 4, 6, 8], aggressive: ['ace'], ts: [-1, 0, 1, 1], ev: [2, 3, 3, 4], ability: null, excludes: null },
  'U-29': { class: 'VIIA', captain: 'Otto Schuhart', campaigns: ['battle-begins', 'happy-time'], so: [4, 6, 8, 11], aggressive: ['ace'], ts: [-1, 0, 0, 1], ev: [2, 3, 4, 4], ability: null, excludes: null },
  'U-30': { class: 'VIIA', captain: 'Fritz-Julius Lemp', campaigns: ['battle-begins', 'happy-time'], so: [4, 6, 8, 11], aggressive: ['veteran', 'ace'], ts: [-1, 0, 0, 1], ev: [2, 3, 4, 4], ability: null, excludes: null },
  'U-46': { class: 'VIIB', captain: 'Engelbert Endrass', campaigns: ['happy-time'], so: [5, 7, 10, 13], aggressive: ['veteran', 'ace'], ts: [-1, 0, 1, 2], ev: [2, 3, 4, 5], ability: null, excludes: null },
  'U-47': { class: 'VIIB', captain: 'Günther Prien', campaigns: ['battle-begins', 'happy-time'], so: [5, 7, 10, 14], aggressive: ['veteran', 'ace'], ts: [-1, 0, 1, 2], ev: [2, 3, 4, 5], ability: 'infiltrator', excludes: null },
  'U-48': { class: 'VIIB', captain: 'Herbert Schultze', campaigns: ['battle-begins', 'happy-time'], so: [6, 8, 11, 14], aggressive: ['ace'], ts: [-1, 0, 1, 2], ev: [2, 3, 4, 5], ability: 'search', excludes: null },
  'U-51': { class: 'VIIB', captain: 'Dietrich Knorr', campaigns: ['battle-begins', 'happy-time'], so: [4, 6, 9, 12], aggressive: ['ace'], ts: [-1, 0, 1, 2], ev: [2, 3, 4, 5], ability: null, excludes: null },
  'U-99': { class: 'VIIB', captain: 'Otto Kretschmer', campaigns: ['happy-time'], so: [6, 8, 12, 15], aggressive: ['veteran', 'ace'], ts: [-1, 0, 1, 3], ev: [2, 3, 4, 5], ability: 'infiltrator', excludes: 'U-23' },
  'U-100': { class: 'VIIB', captain: 'Joachim Schepke', campaigns: ['happy-time'], so: [5, 7, 10, 13], aggressive: ['trained', 'veteran', 'ace'], ts: [-1, 0, 1, 2], ev: [2, 3, 4, 5], ability: null, excludes: null },
  'U-69': { class: 'VIIC', captain: 'Jost Metzler', campaigns: ['happy-time', 'drumbeat', 'hunted'], so: [5, 7, 10, 13], aggressive: ['ace'], ts: [-1, 0, 1, 2], ev: [3, 3, 4, 5], ability: null, excludes: null },
  'U-96': { class: 'VIIC', captain: 'Heinrich Lehmann-Willenbrock', campaigns: ['happy-time', 'drumbeat', 'hunted'], so: [6, 8, 11, 14], aggressive: ['ace'], ts: [-1, 0, 1, 2], ev: [3, 3, 4, 5], ability: 'cool', excludes: null },
  'U-98': { class: 'VIIC', captain: 'Robert Gysae', campaigns: ['happy-time', 'drumbeat', 'hunted'], so: [5, 7, 9, 12], aggressive: ['veteran', 'ace'], ts: [-1, 0, 0, 2], ev: [3, 3, 4, 5], ability: null, excludes: null },
  'U-201': { class: 'VIIC', captain: 'Adalbert Schnee', campaigns: ['happy-time', 'drumbeat', 'hunted'], so: [5, 7, 10, 14], aggressive: ['veteran', 'ace'], ts: [-1, 0, 1, 2], ev: [3, 3, 4, 5], ability: null, excludes: 'U-2511' },
  'U-203': { class: 'VIIC', captain: 'Rolf Mützelburg', campaigns: ['drumbeat', 'hunted'], so: [6, 8, 11, 14], aggressive: ['veteran', 'ace'], ts: [-1, 0, 1, 2], ev: [3, 3, 4, 5], ability: 'infiltrator', excludes: null },
  'U-552': { class: 'VIIC', captain: 'Erich Topp', campaigns: ['drumbeat', 'hunted'], so: [6, 8, 12, 15], aggressive: ['veteran', 'ace'], ts: [-1, 0, 1, 2], ev: [3, 3, 4, 5], ability: 'search', excludes: null },
  'U-564': { class: 'VIIC', captain: 'Reinhard Suhren', campaigns: ['drumbeat', 'hunted'], so: [6, 8, 11, 14], aggressive: ['veteran', 'ace'], ts: [-1, 0, 1, 2], ev: [3, 3, 4, 5], ability: 'cool', excludes: null },
  'U-37': { class: 'IXA', captain: 'Werner Hartmann', campaigns: ['battle-begins', 'happy-time'], so: [7, 10, 13, 17], aggressive: ['ace'], ts: [-1, 0, 1, 2], ev: [1, 2, 3, 4], ability: null, excludes: null },
  'U-38': { class: 'IXA', captain: 'Heinrich Liebe', campaigns: ['battle-begins', 'happy-time'], so: [7, 10, 13, 17], aggressive: ['ace'], ts: [-1, 0, 1, 2], ev: [1, 2, 3, 4], ability: 'cool', excludes: null },
  'U-43': { class: 'IXA', captain: 'Wilhelm Ambrosius', campaigns: ['battle-begins', 'happy-time', 'drumbeat', 'hunted'], so: [6, 8, 12, 15], aggressive: ['ace'], ts: [-1, 0, 1, 2], ev: [1, 2, 3, 4], ability: null, excludes: null },
  'U-103': { class: 'IXB', captain: 'Viktor Schütze', campaigns: ['happy-time', 'drumbeat', 'hunted'], so: [9, 12, 15, 19], aggressive: ['ace'], ts: [-1, 0, 1, 2], ev: [2, 3, 4, 5], ability: null, excludes: null },
  'U-107': { class: 'IXB', captain: 'Günter Hessler', campaigns: ['happy-time', 'drumbeat', 'hunted'], so: [9, 13, 17, 21], aggressive: ['ace'], ts: [-1, 0, 1, 2], ev: [2, 3, 4, 5], ability: 'search', excludes: null },
  'U-122': { class: 'IXB', captain: 'Hans-Günther Looff', campaigns: ['happy-time'], so: [9, 12, 16, 20], aggressive: ['ace'], ts: [-1, 0, 1, 2], ev: [2, 3, 5, 5], ability: 'search', excludes: null },
  'U-123': { class: 'IXB', captain: 'Reinhard Hardegen', campaigns: ['drumbeat'], so: [9, 13, 17, 21], aggressive: ['veteran', 'ace'], ts: [-1, 0, 1, 2], ev: [2, 3, 4, 5], ability: 'infiltrator', excludes: null },
  'U-124': { class: 'IXB', captain: 'Johann Mohr', campaigns: ['happy-time', 'drumbeat', 'hunted'], so: [9, 12, 15, 19], aggressive: ['veteran', 'ace'], ts: [-1, 0, 1, 2], ev: [2, 3, 4, 5], ability: null, excludes: null },
  'U-66': { class: 'IXC', captain: 'Richard Zapp', campaigns: ['drumbeat', 'hunted'], so: [8, 11, 14, 18], aggressive: ['ace'], ts: [-1, 0, 1, 2], ev: [1, 2, 3, 4], ability: null, excludes: null },
  'U-68': { class: 'IXC', captain: 'Karl-Friedrich Merten', campaigns: ['drumbeat', 'hunted'], so: [9, 12, 15, 19], aggressive: ['ace'], ts: [-1, 0, 1, 2], ev: [1, 2, 3, 4], ability: 'cool', excludes: null },
  'U-130': { class: 'IXC', captain: 'Ernst Kals', campaigns: ['drumbeat', 'hunted'], so: [8, 11, 14, 18], aggressive: ['ace'], ts: [-1, 0, 1, 2], ev: [1, 2, 3, 4], ability: null, excludes: null },
  'U-156': { class: 'IXC', captain: 'Werner Hartenstein', campaigns: ['drumbeat', 'hunted'], so: [8, 11, 14, 18], aggressive: ['ace'], ts: [-1, 0, 1, 2], ev: [1, 2, 3, 4], ability: null, excludes: null },
  'U-160': { class: 'IXC', captain: 'Georg Lassen', campaigns: ['drumbeat', 'hunted'], so: [9, 12, 15, 19], aggressive: ['veteran', 'ace'], ts: [-1, 0, 1, 2], ev: [1, 2, 3, 4], ability: 'search', excludes: null },
  'U-505': { class: 'IXC', captain: 'Axel-Olaf Loewe', campaigns: ['drumbeat', 'hunted'], so: [7, 10, 13, 17], aggressive: ['ace'], ts: [-1, 0, 1, 2], ev: [1, 2, 3, 4], ability: null, excludes: null },
  'U-2511': { class: 'XXI', captain: 'Adalbert Schnee', campaigns: ['battle-begins', 'happy-time', 'drumbeat', 'hunted'], so: [11, 15, 19, 23], aggressive: ['veteran', 'ace'], ts: [-1, 0, 1, 2], ev: [5, 6, 7, 8], ability: null, excludes: 'U-201' },
} as const satisfies Record<string, Boat>;

export type BoatId = keyof typeof BOATS;

export const BOAT_IDS = Object.keys(BOATS) as readonly BoatId[];

/** Used only with the optional rule UL-19.1. */
export const TYPE_XXI: BoatId = 'U-2511';

/** Gun attacks in a patrol (UL-13.12). */
export const GUN_AMMUNITION = 6;

/** One row of a boat's card: the figures it fights with. */
export interface Row {
  readonly aggressive: boolean;
  readonly gs: number | null;
  readonly ts: number;
  readonly ev: number;
}

/** What a boat's card says at one level. */
export interface Card {
  readonly so: number;
  readonly okayMax: number;
  readonly unfitMin: number;
  readonly promoteXp: number | null;
  readonly okay: Row;
  readonly shaken: Row;
}

/** The Shaken row is the Okay row, cautious and one worse throughout; Evasion stops at 0. */
const shaken = (okay: Row): Row => ({
  aggressive: false,
  gs: okay.gs === null ? null : okay.gs - 1,
  ts: okay.ts - 1,
  ev: Math.max(0, okay.ev - 1),
});

function cardOf(id: BoatId, level: Level): Card {
  const at = LEVELS.indexOf(level) as 0 | 1 | 2 | 3;
  const boat: Boat = BOATS[id];
  const type: BoatClass = CLASSES[boat.class];
  const okay: Row = {
    aggressive: boat.aggressive.includes(level),
    gs: type.gs === null ? null : type.gs[at],
    ts: boat.ts[at],
    ev: boat.ev[at],
  };
  return {
    so: boat.so[at],
    okayMax: type.okayMax[at],
    unfitMin: type.unfitMin[at],
    promoteXp: type.promoteXp[at],
    okay,
    shaken: shaken(okay),
  };
}

const CARDS = Object.fromEntries(
  BOAT_IDS.map((id) => [id, Object.fromEntries(LEVELS.map((level) => [level, cardOf(id, level)]))]),
) as Record<BoatId, Record<Level, Card>>;

export const card = (id: BoatId, level: Level): Card => CARDS[id][level];

export const classOf = (id: BoatId): BoatClass => CLASSES[BOATS[id].class];

/** UL-4.12  Types II and XXI carry no deck gun. */
export const hasGun = (id: BoatId): boolean => classOf(id).gs !== null;
