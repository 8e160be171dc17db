/** UL-13.4 … UL-13.11, UL-19.3  Torpedo and gun dice: modifiers, the best die, and what it does. */
import { shipCard } from './cards.ts';
import { rowOf } from './crew.ts';
import type { BoatId } from './data/boats.ts';
import { CONDITIONS, type Condition } from './data/conditions.ts';
import { DUDS, type Dud, FAT_BONUS, GUN_PER_ZONE, HEAVY_TARGET, T5_BONUS, TORPEDO_PER_ZONE } from './data/constants.ts';
import type { HitNumbers } from './data/ships.ts';
import type { Result } from './log.ts';
import { sheetOf } from './map.ts';
import { type Part, partsOf, sumOf } from './modifiers.ts';
import { sinkShip } from './score.ts';
import { damageShip } from './ships.ts';
import { type Boat, boatOf, present, type Ship, type Table } from './state.ts';
import type { Known } from './view.ts';

/** A group of torpedoes that run. */
export interface Spread {
  readonly normal: number;
  readonly t5: number;
}

/** UL-10.5  What the battle's condition changes. */
export const conditionNow = (known: Readonly<Known>): Condition =>
  known.battle?.condition ? CONDITIONS[known.battle.condition] : CONDITIONS.none;

/** UL-13.4, UL-13.5  Range, spread, skill, a crippled target, the condition. */
const torpedoParts = (
  known: Readonly<Known>,
  boat: Readonly<Boat>,
  ship: Readonly<Ship>,
  torpedoes: number,
  range: number,
): Part[] => partsOf(['range', range * TORPEDO_PER_ZONE], ['spread', torpedoes - 1], ...commonParts(known, boat, ship));

export const torpedoModifier = (...shot: Parameters<typeof torpedoParts>): number => sumOf(torpedoParts(...shot));

/** UL-13.9  A FAT runs without range or spread. */
const fatParts = (known: Readonly<Known>, boat: Readonly<Boat>, ship: Readonly<Ship>): Part[] =>
  partsOf(['fat', FAT_BONUS], ...commonParts(known, boat, ship));

export const fatModifier = (...shot: Parameters<typeof fatParts>): number => sumOf(fatParts(...shot));

const commonParts = (known: Readonly<Known>, boat: Readonly<Boat>, ship: Readonly<Ship>): Part[] => [
  ['skill', rowOf(boat).ts],
  ['crippled', ship.heavy > 0 ? HEAVY_TARGET : 0],
  ['condition', conditionNow(known).torpedo ?? 0],
];

/** UL-13.11  Range weighs heavily on the gun. */
const gunParts = (known: Readonly<Known>, boat: Readonly<Boat>, ship: Readonly<Ship>, range: number): Part[] =>
  partsOf(
    ['range', range * GUN_PER_ZONE],
    ['gunnery', rowOf(boat).gs ?? 0],
    ['crippled', ship.heavy > 0 ? HEAVY_TARGET : 0],
    ['condition', conditionNow(known).gun ?? 0],
  );

export const gunModifier = (...shot: Parameters<typeof gunParts>): number => sumOf(gunParts(...shot));

/** UL-3.8, UL-13.6  The result of a modified die. */
export function resultOf(total: number, [light, heavy, sunk]: HitNumbers): Result {
  if (sunk !== null && total >= sunk) return 'sunk';
  if (heavy !== null && total >= heavy) return 'heavy';
  return light !== null && total >= light ? 'light' : 'miss';
}

/** UL-13.6  One die for each torpedo; every die that shows the best value is a hit. */
export function launchTorpedoes(t: Table, id: BoatId, ship: Ship, { normal, t5 }: Spread, range: number): void {
  rollTorpedoes(t, id, ship, normal, t5, torpedoParts(t.state, boatOf(t.state, id), ship, normal + t5, range));
}

/** UL-13.9 */
export function launchFat(t: Table, id: BoatId, ship: Ship): void {
  rollTorpedoes(t, id, ship, 1, 0, fatParts(t.state, boatOf(t.state, id), ship));
}

/** UL-13.10  The last `t5` dice are those of T5 torpedoes and gain 2. */
function rollTorpedoes(t: Table, id: BoatId, ship: Ship, normal: number, t5: number, parts: Part[]): void {
  const modifier = sumOf(parts);
  const dice = Array.from({ length: normal + t5 }, () => t.d10());
  const totals = dice.map((die, i) => die + modifier + (i < normal ? 0 : T5_BONUS));
  const total = Math.max(...totals);
  const hits = totals.filter((one) => one === total).length;
  const result = resultOf(total, numbersOf(ship, 'torpedo'));
  t.log('UL-13.6', { what: 'torpedoes-roll', boat: id, ship: ship.id, dice, modifier, parts, t5, total, hits, result });
  if (damageShip(t, ship, result, hits)) sinkShip(t, ship, id);
}

export const numbersOf = (ship: Readonly<Ship>, weapon: 'torpedo' | 'gun'): HitNumbers =>
  shipCard(present(ship.card, `card of ${ship.id}`))[weapon];

/** UL-13.11  One round from the deck gun. */
export function fireGun(t: Table, id: BoatId, ship: Ship, range: number): void {
  const parts = gunParts(t.state, boatOf(t.state, id), ship, range);
  const modifier = sumOf(parts);
  const die = t.d10();
  const total = die + modifier;
  const result = resultOf(total, numbersOf(ship, 'gun'));
  t.log('UL-13.11', { what: 'gun-rolls', boat: id, ship: ship.id, die, modifier, parts, total, result });
  if (damageShip(t, ship, result, 1)) sinkShip(t, ship, id);
}

/** UL-19.3  How many of a group's normal torpedoes work, and whether the failure was heard. A Raid has no ship to aim at. */
export function rollForDuds(
  t: Table,
  id: BoatId,
  ship: string | null,
  torpedoes: number,
): { working: number; heard: boolean } {
  if (!t.state.settings.dudTorpedoes || torpedoes === 0) return { working: torpedoes, heard: true };
  const { era } = sheetOf(t.state);
  const die = t.d10();
  const { result } = present(
    DUDS.find((row) => die <= row[era]),
    'dud result',
  );
  const working = WORKING[result](torpedoes);
  t.log('UL-19.3', { what: 'dud-die', boat: id, ship, die, result, working });
  return { working, heard: result !== 'silent' };
}

export const WORKING: Record<Dud, (torpedoes: number) => number> = {
  premature: () => 0,
  silent: () => 0,
  one: () => 1,
  half: (torpedoes) => Math.max(1, Math.floor(torpedoes / 2)),
  all: (torpedoes) => torpedoes,
};
