/** WPZ-16.0  Examining: what a player sees when he looks, kept with its date. */
import type { AreaId } from './data/areas.ts';
import type { Side } from './data/powers.ts';
import { UNIT_IDS, type UnitId } from './data/units.ts';
import { areaOf, basesIn, zonesOf } from './geography.ts';
import { placeSeen } from './places.ts';
import type { Place, Seen, State, Table } from './state.ts';
import { hasAt, isReduced, otherSide, sideOf } from './units.ts';

/** All enemy units in these areas, task forces and cargo included, place by place. */
export function look(
  state: Readonly<State>,
  side: Side,
  areas: readonly AreaId[],
  isSo: (place: Place) => boolean = () => true,
): Seen[] {
  const enemy = otherSide(side);
  const places = new Map<Place, UnitId[]>();
  for (const unit of UNIT_IDS) {
    if (sideOf(state, unit) !== enemy) continue;
    const place = placeSeen(state, unit);
    if (!place || !areas.includes(areaOf(place)) || !isSo(place)) continue;
    const units = places.get(place);
    if (units) units.push(unit);
    else places.set(place, [unit]);
  }
  // What was seen never changes: frozen, it is shared by all copies of the state.
  return [...places].map(([place, units]) =>
    Object.freeze({
      place,
      turn: state.turn,
      segment: state.segment,
      units: Object.freeze(units),
      reduced: Object.freeze(units.filter((unit) => isReduced(state, unit))),
    }),
  );
}

/** WPZ-16.0  A side examines the enemy in these areas and remembers it; places where nobody is any more are forgotten. */
export function examine(
  t: Table,
  side: Side,
  areas: readonly AreaId[],
  isSo: (place: Place) => boolean = () => true,
): void {
  const seen = look(t.state, side, areas, isSo);
  const kept = t.state.seen[side].filter(({ place }) => !areas.includes(areaOf(place)) || !isSo(place));
  t.state.seen[side] = Object.freeze([...kept, ...seen]);
  t.reveal('WPZ-16.0', { what: 'examined', side, seen }, [side]);
}

/** WPZ-16.0  Whoever ends a move beside enemies examines all their stacks in the area. */
export function examineHere(t: Table, side: Side, area: AreaId): void {
  if ([area, ...zonesOf(area), ...basesIn(area)].some((place) => hasAt(t.state, otherSide(side), place)))
    examine(t, side, [area]);
}
