/** WPZ-20.3  Neutral powers: what an invasion is, and whose side it drives them to. */
import type { AreaId } from './data/areas.ts';
import { POWERS, type Power, type Side } from './data/powers.ts';
import { counterOf, UNIT_IDS, type UnitId } from './data/units.ts';
import { ZONE_IDS, ZONES, type ZoneId } from './data/zones.ts';
import { lookAt, standing, traitsAt } from './places.ts';
import { settleStacks } from './stacks.ts';
import type { State, Table } from './state.ts';
import { GROUND } from './traits.ts';
import { germanInvasion } from './united-states.ts';
import { isGround, isOnMap, neutralShipsAt, otherSide, sideOf } from './units.ts';

/** The neutral power whose land this is. */
export const neutralPowerOf = (state: Readonly<State>, zone: ZoneId): Power | null => {
  const power = POWER_OF.get(zone);
  if (!power) return null;
  lookAt(power);
  return state.powers[power] === 'neutral' ? power : null;
};

const POWER_OF: ReadonlyMap<ZoneId, Power | null> = new Map(ZONE_IDS.map((zone) => [zone, ZONES[zone][2]]));

const FORCES: Readonly<Partial<Record<Power, string>>> = { norway: 'NOR', denmark: 'DEN' };

/** A third power's units on the map. */
const forcesOf = (state: Readonly<State>, power: Power): UnitId[] =>
  UNIT_IDS.filter((unit) => counterOf(unit).nat === FORCES[power] && isOnMap(state, unit));

export const powerOf = (unit: UnitId): Power | undefined =>
  POWERS.find((power) => FORCES[power] === counterOf(unit).nat);

/** WPZ-20.3c  With forces on the map it joins the other side at once, before any combat; without, it only stops being neutral. */
export function invade(t: Table, power: Power, by: Side): void {
  const { state } = t;
  if (state.powers[power] !== 'neutral') return;
  if (by === 'german') germanInvasion(t);
  const stand = forcesOf(state, power).length > 0 ? otherSide(by) : 'occupied';
  state.powers[power] = stand;
  t.log('WPZ-20.3c', { what: 'invaded', power, by, stand });
  settleStacks(t);
}

/** WPZ-20.3d  To attack a neutral's ships is to invade it. */
export function invadeAtSea(t: Table, area: AreaId): void {
  for (const ship of neutralShipsAt(t.state, area)) {
    const power = powerOf(ship);
    if (power) invade(t, power, t.state.mover);
  }
}

/** Ground units that would fight a side here: its enemy's, and a neutral's that an invasion would make so. */
export const hostileGround = (state: Readonly<State>, side: Side, zone: ZoneId): UnitId[] =>
  standing(state, zone).filter((unit) => isGround(unit) && sideOf(state, unit) !== side);

/** Whether there are any. */
export const hasHostileGround = (state: Readonly<State>, side: Side, zone: ZoneId): boolean =>
  ((traitsAt(state, otherSide(side), zone) | traitsAt(state, 'nobody', zone)) & GROUND) !== 0;
