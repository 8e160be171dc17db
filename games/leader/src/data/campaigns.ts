/** UL-1.1 … UL-1.9  The four campaign sheets. */
import type { ClassId } from './boats.ts';
import type { Era } from './events.ts';

export const LENGTHS = ['short', 'medium', 'long'] as const;
export type Length = (typeof LENGTHS)[number];

export const GRADES = ['dismal', 'poor', 'adequate', 'good', 'great'] as const;
export type Grade = (typeof GRADES)[number];

export const MISSIONS = ['mine', 'attack', 'raid'] as const;
export type Mission = (typeof MISSIONS)[number];

/** What SO can buy besides boats (UL-6). */
export type SpecialOptionId =
  | 'intel'
  | 'air-search'
  | 'supply'
  | 'rest'
  | 'radio-call'
  | 'advanced-torpedoes'
  | Mission;

interface SpecialOption {
  readonly cost: number;
  /** Purchases in the whole campaign; null without limit. */
  readonly max: number | null;
  readonly areas?: readonly string[];
}

export interface Area {
  readonly name: string;
  /** Where the area is drawn, in a frame of 1000 by 700. */
  readonly x: number;
  readonly y: number;
  readonly touches: readonly string[];
  /** Stress removed in the Refit Segment: this is what makes an area a port. */
  readonly refit?: number;
  /** Event cards on entering, on staying. */
  readonly move?: number;
  readonly patrol?: number;
  /** The modified die from which there are one, two, three contacts. */
  readonly contacts?: readonly [one: number, two: number, three: number] | null;
  readonly forbidden?: readonly ClassId[];
  readonly mayNotEnd?: true;
  readonly mine?: { readonly events: number; readonly table: readonly (readonly [mines: number, vp: number])[] };
  readonly attack?: { readonly events: number; readonly naval: number };
  readonly raid?: { readonly events: number; readonly attacks: number };
}

export interface Campaign {
  readonly name: string;
  readonly period: string;
  readonly era: Era;
  /** Escorts hold Tactics counters (UL-15.3). */
  readonly tactics: boolean;
  readonly classes: readonly ClassId[];
  readonly removed: readonly number[];
  readonly wolfpack: { readonly join: number; readonly stressMax: number };
  /** UL-10.7 */
  readonly firstAlerts: number;
  readonly detection: number;
  readonly options: Readonly<Partial<Record<SpecialOptionId, SpecialOption>>>;
  readonly lengths: Readonly<
    Record<
      Length,
      {
        readonly so: number;
        readonly patrols: number;
        readonly victory: Readonly<Record<Exclude<Grade, 'dismal'>, number>>;
      }
    >
  >;
  readonly areas: Readonly<Record<string, Area>>;
}

// biome-ignore format: one row for each area
const SHEETS = {
  'battle-begins': {
    name: 'The Battle Begins',
    period: 'Sep 1939 – May 1940',
    era: 'early',
    tactics: false,
    classes: ['IIB', 'IIC', 'VIIA', 'VIIB', 'VIIC', 'IXA', 'IXB', 'IXC'],
    removed: [39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50],
    wolfpack: { join: 8, stressMax: 2 },
    firstAlerts: 0,
    detection: 0,
    options: {
      intel: { cost: 2, max: null },
      'air-search': { cost: 2, max: 2, areas: ['north-sea', 'british-isles'] },
      rest: { cost: 3, max: null },
      'radio-call': { cost: 1, max: 2 },
      mine: { cost: 1, max: 2 },
      attack: { cost: 2, max: 1 },
      raid: { cost: 1, max: 2 },
    },
    lengths: {
      short: { so: 20, patrols: 1, victory: { poor: 7, adequate: 11, good: 15, great: 19 } },
      medium: { so: 32, patrols: 2, victory: { poor: 29, adequate: 38, good: 47, great: 55 } },
      long: { so: 44, patrols: 4, victory: { poor: 95, adequate: 114, good: 131, great: 144 } },
    },
    areas: {
      germany: { name: 'Germany', x: 880, y: 330, refit: 4, touches: ['north-sea'] },
      'north-sea': { name: 'North Sea', x: 740, y: 270, move: 1, patrol: 1, contacts: [5, 9, 12], touches: ['germany', 'british-isles', 'norwegian-coast', 'english-channel'], attack: { events: 3, naval: 3 } },
      'norwegian-coast': { name: 'Norwegian Coast', x: 740, y: 90, move: 1, patrol: 1, contacts: [5, 9, 12], touches: ['north-sea', 'north-atlantic'] },
      'british-isles': { name: 'British Isles', x: 540, y: 270, move: 1, patrol: 1, contacts: [4, 8, 11], touches: ['western-approaches', 'north-sea'], mine: { events: 1, table: [[2, 1], [4, 2], [6, 3], [8, 4]] } },
      'english-channel': { name: 'English Channel', x: 620, y: 410, move: 2, patrol: 0, contacts: null, touches: ['north-sea', 'south-west-approaches'], mayNotEnd: true },
      'western-approaches': { name: 'Western Approaches', x: 350, y: 240, move: 1, patrol: 1, contacts: [4, 7, 10], touches: ['south-west-approaches', 'north-atlantic', 'british-isles'], forbidden: ['IIB', 'IIC'] },
      'south-west-approaches': { name: 'South-West Approaches', x: 400, y: 460, move: 1, patrol: 1, contacts: [3, 7, 10], touches: ['north-atlantic', 'iberian-coast', 'english-channel', 'western-approaches'], forbidden: ['IIB', 'IIC'] },
      'north-atlantic': { name: 'North Atlantic', x: 150, y: 300, move: 1, patrol: 1, contacts: [5, 8, 11], touches: ['norwegian-coast', 'western-approaches', 'south-west-approaches'], forbidden: ['IIB', 'IIC'], raid: { events: 2, attacks: 6 } },
      'iberian-coast': { name: 'Iberian Coast', x: 430, y: 640, move: 1, patrol: 1, contacts: [4, 8, 11], touches: ['south-west-approaches'], forbidden: ['IIB', 'IIC'] },
    },
  },
  'happy-time': {
    name: 'The Happy Time',
    period: 'Jun 1940 – May 1941',
    era: 'early',
    tactics: false,
    classes: ['IIB', 'IIC', 'VIIA', 'VIIB', 'VIIC', 'IXA', 'IXB', 'IXC'],
    removed: [32, 33, 34],
    wolfpack: { join: 5, stressMax: 2 },
    firstAlerts: 0,
    detection: 0,
    options: {
      intel: { cost: 2, max: null },
      'air-search': { cost: 2, max: 4, areas: ['south-west-approaches', 'north-west-approaches', 'iberian-coast', 'british-isles'] },
      supply: { cost: 2, max: 3 },
      rest: { cost: 3, max: null },
      'radio-call': { cost: 1, max: null },
      mine: { cost: 1, max: 2 },
      attack: { cost: 2, max: 1 },
      raid: { cost: 2, max: 2 },
    },
    lengths: {
      short: { so: 26, patrols: 1, victory: { poor: 10, adequate: 15, good: 19, great: 23 } },
      medium: { so: 41, patrols: 2, victory: { poor: 37, adequate: 47, good: 55, great: 63 } },
      long: { so: 56, patrols: 4, victory: { poor: 118, adequate: 145, good: 164, great: 179 } },
    },
    areas: {
      germany: { name: 'Germany', x: 900, y: 260, refit: 4, touches: ['north-sea'] },
      france: { name: 'France', x: 640, y: 520, refit: 4, touches: ['south-west-approaches'] },
      'north-sea': { name: 'North Sea', x: 780, y: 230, move: 2, patrol: 1, contacts: [6, 10, 12], touches: ['british-isles', 'english-channel', 'iceland', 'germany'] },
      'british-isles': { name: 'British Isles', x: 620, y: 260, move: 1, patrol: 1, contacts: [5, 8, 11], touches: ['north-west-approaches', 'north-sea'], mine: { events: 1, table: [[3, 1], [6, 2], [9, 3]] } },
      'english-channel': { name: 'English Channel', x: 690, y: 400, move: 2, patrol: 0, contacts: null, touches: ['south-west-approaches', 'north-sea'], mayNotEnd: true },
      iceland: { name: 'Iceland', x: 470, y: 80, move: 1, patrol: 1, contacts: [5, 8, 11], touches: ['north-west-approaches', 'mid-atlantic', 'north-sea'], forbidden: ['IIB', 'IIC'] },
      'north-west-approaches': { name: 'North-West Approaches', x: 450, y: 240, move: 1, patrol: 1, contacts: [3, 6, 9], touches: ['south-west-approaches', 'mid-atlantic', 'british-isles', 'iceland'] },
      'south-west-approaches': { name: 'South-West Approaches', x: 480, y: 430, move: 2, patrol: 1, contacts: [3, 6, 10], touches: ['mid-atlantic', 'iberian-coast', 'france', 'english-channel', 'north-west-approaches'] },
      'mid-atlantic': { name: 'Mid-Atlantic', x: 230, y: 330, move: 1, patrol: 1, contacts: [4, 7, 10], touches: ['west-africa', 'iceland', 'north-west-approaches', 'south-west-approaches'], forbidden: ['IIB', 'IIC'], raid: { events: 2, attacks: 8 } },
      'iberian-coast': { name: 'Iberian Coast', x: 560, y: 600, move: 1, patrol: 1, contacts: [4, 7, 10], touches: ['west-africa', 'south-west-approaches'], forbidden: ['IIB', 'IIC'], attack: { events: 3, naval: 2 } },
      'west-africa': { name: 'West Africa', x: 380, y: 670, move: 1, patrol: 1, contacts: [3, 6, 9], touches: ['mid-atlantic', 'iberian-coast'], forbidden: ['IIB', 'IIC', 'VIIA', 'VIIB', 'VIIC'] },
    },
  },
  'drumbeat': {
    name: 'Operation Drumbeat',
    period: 'Feb 1942 – Jun 1942',
    era: 'late',
    tactics: false,
    classes: ['VIIC', 'IXA', 'IXB', 'IXC'],
    removed: [20, 21, 22, 23, 24, 43, 44, 45, 46, 47, 48, 49, 50],
    wolfpack: { join: 8, stressMax: 2 },
    firstAlerts: 0,
    detection: -1,
    options: {
      intel: { cost: 2, max: 3 },
      supply: { cost: 2, max: 4 },
      rest: { cost: 3, max: null },
      'radio-call': { cost: 1, max: 2 },
      mine: { cost: 1, max: 1 },
    },
    lengths: {
      short: { so: 28, patrols: 1, victory: { poor: 9, adequate: 14, good: 18, great: 23 } },
      medium: { so: 45, patrols: 2, victory: { poor: 37, adequate: 47, good: 56, great: 65 } },
      long: { so: 62, patrols: 4, victory: { poor: 110, adequate: 137, good: 161, great: 184 } },
    },
    areas: {
      france: { name: 'France', x: 930, y: 330, refit: 5, touches: ['bay-of-biscay'] },
      'bay-of-biscay': { name: 'Bay of Biscay', x: 810, y: 350, move: 2, patrol: 1, contacts: [8, 11, 13], touches: ['central-atlantic', 'north-atlantic', 'france'] },
      'north-atlantic': { name: 'North Atlantic', x: 620, y: 170, move: 1, patrol: 1, contacts: [5, 8, 11], touches: ['newfoundland', 'central-atlantic', 'bay-of-biscay'] },
      'central-atlantic': { name: 'Central Atlantic', x: 590, y: 400, move: 1, patrol: 1, contacts: [7, 10, 12], touches: ['bermuda', 'caribbean', 'bay-of-biscay', 'north-atlantic'] },
      newfoundland: { name: 'Newfoundland', x: 400, y: 130, move: 1, patrol: 1, contacts: [4, 7, 10], touches: ['new-england', 'north-atlantic'] },
      'new-england': { name: 'New England', x: 270, y: 220, move: 1, patrol: 1, contacts: [3, 6, 9], touches: ['cape-hatteras', 'bermuda', 'newfoundland'] },
      bermuda: { name: 'Bermuda', x: 390, y: 360, move: 1, patrol: 1, contacts: [6, 9, 12], touches: ['cape-hatteras', 'florida', 'caribbean', 'new-england', 'central-atlantic'] },
      'cape-hatteras': { name: 'Cape Hatteras', x: 190, y: 330, move: 2, patrol: 2, contacts: [2, 5, 8], touches: ['florida', 'new-england', 'bermuda'], mine: { events: 1, table: [[2, 1], [4, 2], [6, 3], [8, 4]] } },
      florida: { name: 'Florida Coast', x: 150, y: 450, move: 1, patrol: 2, contacts: [3, 6, 9], touches: ['gulf-of-mexico', 'caribbean', 'bermuda', 'cape-hatteras'] },
      'gulf-of-mexico': { name: 'Gulf of Mexico', x: 60, y: 560, move: 1, patrol: 1, contacts: [3, 6, 9], touches: ['caribbean', 'florida'], forbidden: ['VIIA', 'VIIB', 'VIIC'] },
      caribbean: { name: 'Caribbean', x: 300, y: 610, move: 1, patrol: 1, contacts: [2, 5, 8], touches: ['central-atlantic', 'bermuda', 'florida', 'gulf-of-mexico'], forbidden: ['VIIA', 'VIIB', 'VIIC'] },
    },
  },
  'hunted': {
    name: 'The Hunted',
    period: 'Jul 1942 – Jun 1943',
    era: 'late',
    tactics: true,
    classes: ['VIIC', 'IXA', 'IXB', 'IXC'],
    removed: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 25, 26, 27, 32, 33, 34],
    wolfpack: { join: 4, stressMax: 4 },
    firstAlerts: 1,
    detection: 0,
    options: {
      intel: { cost: 2, max: null },
      'air-search': { cost: 3, max: 1, areas: ['bay-of-biscay', 'western-approaches'] },
      supply: { cost: 2, max: 4 },
      rest: { cost: 3, max: null },
      'radio-call': { cost: 1, max: null },
      'advanced-torpedoes': { cost: 0.5, max: null },
      attack: { cost: 2, max: 1 },
      raid: { cost: 2, max: 1 },
    },
    lengths: {
      short: { so: 30, patrols: 1, victory: { poor: 4, adequate: 8, good: 12, great: 16 } },
      medium: { so: 47, patrols: 2, victory: { poor: 13, adequate: 21, good: 28, great: 36 } },
      long: { so: 64, patrols: 4, victory: { poor: 38, adequate: 54, good: 78, great: 95 } },
    },
    areas: {
      france: { name: 'France', x: 800, y: 420, refit: 4, touches: ['bay-of-biscay'] },
      norway: { name: 'Norway', x: 900, y: 110, refit: 3, touches: ['norwegian-sea'] },
      'norwegian-sea': { name: 'Norwegian Sea', x: 760, y: 60, move: 2, patrol: 2, contacts: [5, 9, 12], touches: ['iceland', 'norway'], raid: { events: 3, attacks: 6 } },
      iceland: { name: 'Iceland', x: 560, y: 90, move: 1, patrol: 1, contacts: [4, 8, 11], touches: ['air-gap', 'western-approaches', 'norwegian-sea'] },
      'bay-of-biscay': { name: 'Bay of Biscay', x: 690, y: 420, move: 3, patrol: 2, contacts: [8, 11, 13], touches: ['western-approaches', 'azores', 'morocco', 'france'] },
      'western-approaches': { name: 'Western Approaches', x: 580, y: 270, move: 2, patrol: 2, contacts: [3, 6, 9], touches: ['air-gap', 'iceland', 'bay-of-biscay'] },
      'air-gap': { name: 'Mid-Atlantic Air Gap', x: 400, y: 230, move: 1, patrol: 1, contacts: [2, 5, 9], touches: ['newfoundland', 'azores', 'iceland', 'western-approaches'] },
      newfoundland: { name: 'Newfoundland', x: 210, y: 190, move: 1, patrol: 1, contacts: [4, 7, 10], touches: ['caribbean', 'air-gap'] },
      azores: { name: 'Azores', x: 440, y: 430, move: 1, patrol: 1, contacts: [4, 7, 11], touches: ['morocco', 'west-africa', 'caribbean', 'bay-of-biscay', 'air-gap'] },
      morocco: { name: 'Morocco', x: 660, y: 560, move: 2, patrol: 2, contacts: [3, 6, 9], touches: ['west-africa', 'bay-of-biscay', 'azores'], attack: { events: 3, naval: 3 } },
      'west-africa': { name: 'West Africa', x: 480, y: 640, move: 1, patrol: 1, contacts: [3, 6, 10], touches: ['azores', 'morocco'], forbidden: ['VIIA', 'VIIB', 'VIIC'] },
      caribbean: { name: 'Caribbean', x: 130, y: 540, move: 1, patrol: 1, contacts: [3, 6, 10], touches: ['newfoundland', 'azores'], forbidden: ['VIIA', 'VIIB', 'VIIC'] },
    },
  },
} as const satisfies Record<string, Campaign>;

export type CampaignId = keyof typeof SHEETS;
export type AreaId = { [C in CampaignId]: keyof (typeof SHEETS)[C]['areas'] }[CampaignId];

/** In the order of history, in which linked campaigns are played (UL-19.5). */
export const CAMPAIGN_IDS = Object.keys(SHEETS) as readonly CampaignId[];

export const CAMPAIGNS: Readonly<Record<CampaignId, Campaign>> = SHEETS;
