/** UL-2  Crews: the row they fight with, their Stress, and what their boat can still do. */
import { BOATS, type BoatId, card, classOf, type Row } from './data/boats.ts';
import { SNORKEL_EVASION } from './data/constants.ts';
import type { Damage } from './data/hits.ts';
import type { Rule } from './rules.ts';
import { type Boat, boatOf, type Side, type Table } from './state.ts';

export type Condition = 'okay' | 'shaken' | 'unfit';

/** UL-2.9, UL-2.10, UL-2.11  The crew's condition follows from its Stress. */
export function conditionOf(boat: Readonly<Boat>): Condition {
  const { okayMax, unfitMin } = card(boat.id, boat.level);
  if (boat.stress <= okayMax) return 'okay';
  return boat.stress < unfitMin ? 'shaken' : 'unfit';
}

export const isUnfit = (boat: Readonly<Boat>): boolean => boat.stress >= card(boat.id, boat.level).unfitMin;

/** UL-2.13, UL-2.14  An Unfit crew evades by its Shaken row. */
export function rowOf(boat: Readonly<Boat>): Row {
  const { okayMax, okay, shaken } = card(boat.id, boat.level);
  return boat.stress <= okayMax ? okay : shaken;
}

/** UL-2.14, UL-19.2 */
export const evasionOf = (boat: Readonly<Boat>): number => rowOf(boat).ev + (boat.snorkel ? SNORKEL_EVASION : 0);

/** UL-2.8  Stress never goes below 0, and counts at once. */
export function addStress(t: Table, rule: Rule, id: BoatId, by: number): void {
  const boat = boatOf(t.state, id);
  const before = boat.stress;
  boat.stress = Math.max(0, before + by);
  if (boat.stress !== before)
    t.log(rule, { what: 'stress-changes', boat: id, by: boat.stress - before, stress: boat.stress });
}

export const damageOf = (boat: Readonly<Boat>, damage: Damage): number => boat.temporary[damage] + boat.lasting[damage];

/** UL-14.15  Flooding and Hull together. */
export const hullResults = (boat: Readonly<Boat>): number => damageOf(boat, 'flooding') + damageOf(boat, 'hull');

/** UL-2.16, UL-11.3  Zones a round on this side, less what the engines have lost (UL-14.14). */
export const speedOf = (boat: Readonly<Boat>, side: Side): number =>
  Math.max(0, classOf(boat.id)[side] - damageOf(boat, 'engines'));

/** UL-2.7, UL-14.13  Search needs its electronics. */
export const canSearchWell = (boat: Readonly<Boat>): boolean =>
  BOATS[boat.id].ability === 'search' && damageOf(boat, 'electronics') === 0;

/** UL-2.5 */
export const isInfiltrator = (boat: Readonly<Boat>): boolean => BOATS[boat.id].ability === 'infiltrator';

/** UL-2.6 */
export const isCool = (boat: Readonly<Boat>): boolean => BOATS[boat.id].ability === 'cool';

/** UL-13.11, UL-14.17  A gun, ammunition for it, and nothing broken. */
export const hasWorkingGun = (boat: Readonly<Boat>): boolean => boat.ammunition > 0 && damageOf(boat, 'gun') === 0;
