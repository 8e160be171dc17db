/** WPZ-23.2  Scouting and signals: what a side looks at, and what it finds. */

import type { Play } from '@derby/kernel';
import { isHeldBy } from './control.ts';
import { AREA_IDS, AREAS, type AreaId } from './data/areas.ts';
import type { Kind } from './data/kinds.ts';
import type { Side } from './data/powers.ts';
import { SIGNALS_SUCCESS } from './data/tracks.ts';
import { BASE_IDS, ZONE_IDS } from './data/zones.ts';
import { examine } from './examine.ts';
import { areaOf, isArea, within } from './geography.ts';
import { announce, orderOf } from './order.ts';
import { question } from './standing-orders.ts';
import type { List, State, Table } from './state.ts';
import { CARRIER, GROUND, NAVAL } from './traits.ts';
import { hasAt, isCarrier, isReduced, otherSide, unitsAt } from './units.ts';

/** Areas near any of these. */
function near(centres: Iterable<AreaId>, far: number): AreaId[] {
  const found = new Set<AreaId>();
  for (const centre of centres) for (const area of within(centre, far)) found.add(area);
  return AREA_IDS.filter((area) => found.has(area));
}

const hasCarrier = (state: Readonly<State>, side: Side, area: AreaId): boolean =>
  hasAt(state, side, area, CARRIER) &&
  unitsAt(state, side, area).some((unit) => isCarrier(unit) && !isReduced(state, unit));

const isEnemyHome = (side: Side, area: AreaId): boolean => {
  const home = AREAS[area][2];
  return side === 'german' ? home === 'allied' || home === 'us' : home === 'german';
};

/** WPZ-23.2-AS, WPZ-23.2-NS, WPZ-23.2-GS  The areas each kind of scouting looks into. */
export function scouted(state: Readonly<State>, side: Side, kind: Kind): AreaId[] {
  if (kind === 'naval-scouting')
    return near(
      AREA_IDS.filter((area) => hasAt(state, side, area, NAVAL)),
      1,
    );
  if (kind === 'ground-scouting') {
    const camps = ZONE_IDS.filter((zone) => hasAt(state, side, zone, GROUND));
    return near(new Set(camps.map(areaOf)), 1).filter((area) => AREAS[area][0] !== 'sea');
  }
  const bases = new Set(BASE_IDS.filter((base) => isHeldBy(state, side, base)).map(areaOf));
  const carriers = AREA_IDS.filter((area) => hasCarrier(state, side, area));
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
