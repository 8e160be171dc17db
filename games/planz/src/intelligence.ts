/** WPZ-23.2  Scouting and signals: what a side looks at, and what it finds. */

import type { Play } from '@derby/kernel';
import { isHeldBy } from './control.ts';
import { AREA_IDS, AREAS, type AreaId } from './data/areas.ts';
import type { Kind } from './data/kinds.ts';
import type { Side } from './data/powers.ts';
import { SIGNALS_SUCCESS } from './data/tracks.ts';
import { UNIT_IDS } from './data/units.ts';
import { BASE_IDS } from './data/zones.ts';
import { examine } from './examine.ts';
import { areaOf, isArea, isZone, within } from './geography.ts';
import { announce, orderOf } from './order.ts';
import { placeSeen, whereIs } from './places.ts';
import { question } from './standing-orders.ts';
import type { List, State, Table } from './state.ts';
import { isCarrier, isGround, isNaval, isReduced, otherSide, sideOf } from './units.ts';

/** Areas near any of these. */
const near = (centres: readonly AreaId[], far: number): AreaId[] => {
  const found = new Set(centres.flatMap((area) => within(area, far)));
  return AREA_IDS.filter((area) => found.has(area));
};

const placesOf = (state: Readonly<State>, side: Side, isSo: (unit: (typeof UNIT_IDS)[number]) => boolean): AreaId[] =>
  UNIT_IDS.filter((unit) => sideOf(state, unit) === side && isSo(unit)).flatMap((unit) => {
    const place = placeSeen(state, unit);
    return place ? [areaOf(place)] : [];
  });

const isEnemyHome = (side: Side, area: AreaId): boolean => {
  const home = AREAS[area][2];
  return side === 'german' ? home === 'allied' || home === 'us' : home === 'german';
};

/** WPZ-23.2-AS, WPZ-23.2-NS, WPZ-23.2-GS  The areas each kind of scouting looks into. */
export function scouted(state: Readonly<State>, side: Side, kind: Kind): AreaId[] {
  if (kind === 'naval-scouting')
    return near(
      placesOf(state, side, (unit) => isNaval(unit) && isArea(whereIs(state, unit))),
      1,
    );
  if (kind === 'ground-scouting')
    return near(
      placesOf(state, side, (unit) => isGround(unit) && isZone(whereIs(state, unit))),
      1,
    ).filter((area) => AREAS[area][0] !== 'sea');
  const bases = BASE_IDS.filter((base) => isHeldBy(state, side, base)).map(areaOf);
  const carriers = placesOf(state, side, (unit) => isCarrier(unit) && !isReduced(state, unit));
  return [...new Set([...near(bases, 2), ...near(carriers, 1)])].filter((area) => !isEnemyHome(side, area));
}

/** WPZ-23.2-AS, WPZ-23.2-NS, WPZ-23.2-GS  One look at everything in reach; naval scouting sees sea zones only. */
export function scout(t: Table): void {
  announce(t);
  const { state } = t;
  const { kind } = orderOf(state);
  const side = state.mover;
  t.log('WPZ-7.3', { what: 'scouted', side, die: null, success: true });
  examine(t, side, scouted(state, side, kind), kind === 'naval-scouting' ? isArea : undefined);
  orderOf(state).step = 'end';
}

/** WPZ-23.2-SI  A die for signals intelligence; on success forces or plans. */
export function* signals(t: Table): Play<void> {
  const { state } = t;
  const order = orderOf(state);
  const side = state.mover;
  if (!order.announced) {
    announce(t);
    const die = t.d6();
    const success = die >= SIGNALS_SUCCESS[side];
    t.log('WPZ-23.2-SI', { what: 'scouted', side, die, success });
    order.step = success ? 'units' : 'end';
    return;
  }
  const [, what] = yield* question(t, side, 'WPZ-23.2-SI', 'always', (list: List<'examine'>) => {
    list.open(['examine', 'forces']);
    list.open(['examine', 'plans']);
  });
  if (what === 'forces') examine(t, side, AREA_IDS);
  else examinePlans(t, side);
  orderOf(t.state).step = 'end';
}

export function examinePlans(t: Table, side: Side): void {
  const plans = [...t.state.plans[otherSide(side)].display];
  t.reveal('WPZ-23.2-SI', { what: 'plans-examined', side, plans }, [side]);
}
