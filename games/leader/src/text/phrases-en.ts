/** Words and turns of phrase that prompts, choices and log lines share, in English. */
import { signed } from '@derby/kernel';
import { counted } from '@derby/kernel/english';
import type { SpecialOptionId } from '../data/campaigns.ts';
import type { Dud } from '../data/constants.ts';
import { CONVOYS } from '../data/convoys.ts';
import type { MarkerKind } from '../data/ships.ts';
import type { Result } from '../log.ts';
import type { ModifierId, Part } from '../modifiers.ts';
import type { Section, Torpedo } from '../state.ts';

export const OPTION: Readonly<Record<SpecialOptionId | 'snorkel', string>> = {
  intel: 'Intel',
  'air-search': 'Air Search',
  supply: 'Supply',
  rest: 'Priority R&R',
  'radio-call': 'Radio Call',
  'advanced-torpedoes': 'an advanced torpedo',
  mine: 'a Mine mission',
  attack: 'an Attack mission',
  raid: 'a Raid mission',
  snorkel: 'a Snorkel',
};
export const SECTION: Readonly<Record<Section, string>> = { ready: 'Ready', stored: 'Stored' };
export const WEAPON: Readonly<Record<Section | 'gun', string>> = {
  ready: 'a Ready torpedo',
  stored: 'a Stored torpedo',
  gun: 'the gun',
};
/** Torpedoes in the plural. */
export const SEVERAL: Readonly<Record<Torpedo, string>> = { normal: 'normal torpedoes', fat: 'FATs', t5: 'T5s' };
export const RESULT: Readonly<Record<Result, string>> = {
  miss: 'missed',
  light: 'light damage',
  heavy: 'heavy damage',
  sunk: 'sunk',
};
export const DUD: Readonly<Record<Dud, string>> = {
  premature: 'all explode early',
  silent: 'all fail unnoticed',
  one: 'one works',
  half: 'half work',
  all: 'all work',
};
export const KIND: Readonly<Record<MarkerKind, string>> = {
  lone: 'lone ship',
  merchant: 'merchant',
  naval: 'warship',
  escort: 'escort',
  fleetEscort: 'fleet escort',
};

/** VP as they would count now: what was scored, less what was lost. */
export const standing = (scored: number, vp: number): string =>
  vp === scored ? `${vp} VP` : `${vp} VP (${scored} − ${scored - vp} for boats lost)`;
export const inAll = (vp: number): string => `${vp} VP in all campaigns`;

export const convoy = (number: number): string => {
  const { type, ships, escorts } = CONVOYS[number] ?? { type: 'lone', ships: [], escorts: [] };
  return `${type} contact: ${counted(ships.length, 'ship')}, ${counted(escorts.length, 'escort')}`;
};

const MODIFIER: Readonly<Record<ModifierId, string>> = {
  intel: 'Intel',
  search: 'Search ability',
  event: 'Event',
  attacked: 'Attacked marker',
  warnings: 'Warnings',
  alerts: 'Alerts',
  light: 'light damage',
  heavy: 'heavy damage',
  tactics: 'tactics',
  condition: 'condition',
  campaign: 'campaign',
  range: 'range',
  spread: 'spread',
  fat: 'FAT',
  skill: 'torpedo skill',
  gunnery: 'gunnery',
  crippled: 'target with heavy damage',
};

/** Every part of a modifier by name: " +1 Intel −2 Warnings". */
export const modified = (parts: readonly Part[]): string =>
  parts.map(([id, by]) => ` ${signed(by)} ${MODIFIER[id]}`).join('');

/** A die with what is added to it, and the sum where anything is. */
export const added = (die: number, parts: readonly Part[], total: number): string =>
  parts.length > 0 ? `${die}${modified(parts)} = ${total}` : `${die}`;
