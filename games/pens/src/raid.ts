/** HOST-8.1 … 8.6  Raids: interceptors, the air battle, targets and flak. The bombs themselves fall in bombs.ts. */
import type { Play } from '@derby/kernel';
import { change, otherSide, seatOf, sideOf, theUnit } from './basics.ts';
import { bombs } from './bombs.ts';
import type { List } from './choices.ts';
import type { TerritoryId, ZoneId } from './data/map.ts';
import type { Power, Side } from './data/powers.ts';
import { destroy } from './forces.ts';
import { factoryOf, seaBeside } from './geography.ts';
import { losses } from './losses.ts';
import { aimedAt, bombersOn, bombersOver, forceOver } from './raid-force.ts';
import type { StandingOrders, State, Table, Target, Unit, UnitId } from './state.ts';

const AIR_BATTLE_VALUE = 1;
export const FLAK_VALUE = 1;

/** HOST-8.1, PEN-1.16, PEN-1.19  A factory; for the Allies also pens, or a port with Spent submarines. */
export function isRaidTarget(state: Readonly<State>, power: Power, territory: TerritoryId): boolean {
  if (state.control[territory] === 'VIC') return false;
  return targetsIn(state, power, territory).length > 0;
}

/** HOST-8.5  Everything in a territory that this power's bombers may be aimed at, in order of flak (HOST-8.6). */
export function targetsIn(state: Readonly<State>, power: Power, territory: TerritoryId): Target[] {
  const targets: Target[] = factoryOf(territory) > 0 ? ['factory'] : [];
  if (sideOf(power) !== 'allies') return targets;
  for (const pen of state.pens) if (pen.at === territory && pen.state !== 'captured') targets.push(pen.id);
  if (state.options.harbourRaids) targets.push(...seaBeside(territory).filter((zone) => hasSpent(state, zone)));
  return targets;
}

/** HOST-8.9  A Spent submarine in the zone, in a pen or not, makes it a target. */
const hasSpent = (state: Readonly<State>, zone: ZoneId): boolean =>
  state.units.some((unit) => unit.at === zone && unit.condition === 'spent');

/** One step of a raid: the air battle, one bomber's target, or all the bombs. */
export function* raid(t: Table, at: TerritoryId): Play<void> {
  const { battle } = t.state;
  if (battle?.kind !== 'raid') return;
  if (battle.step === 'air') {
    battle.step = 'targets';
    return yield* airBattle(t, at);
  }
  const next = bombersOver(t.state, at).find((unit) => unit.goal === null);
  if (next && targetsIn(t.state, t.state.turn, at).length > 0) return yield* aim(t, at, next.id);
  flak(t, at);
  yield* bombs(t, at);
  t.state.battle = null;
}

/** HOST-8.3, HOST-8.4  Fighters rise if the defender wants; then one round at value 1. */
function* airBattle(t: Table, at: TerritoryId): Play<void> {
  const seat = seatOf(t.state.turn);
  const rising = yield* interceptors(t, at, otherSide(seat));
  if (rising.length === 0) return;
  const attack = forceOver(t.state, at).map(() => t.d6());
  const defence = rising.map(() => t.d6());
  t.log('HOST-8.4', { what: 'air-battle', territory: at, attack, defence });
  const inTheAir = (state: Readonly<State>): Unit[] => fightersIn(state, at).filter(({ id }) => rising.includes(id));
  yield* losses(t, otherSide(seat), 'HOST-8.4', countHits(attack), inTheAir);
  yield* losses(t, seat, 'HOST-8.4', countHits(defence), (state) => forceOver(state, at));
}

const countHits = (dice: readonly number[]): number => dice.filter((die) => die <= AIR_BATTLE_VALUE).length;

const fightersIn = (state: Readonly<State>, at: TerritoryId): Unit[] =>
  state.units.filter(
    (unit) => unit.at === at && unit.type === 'fighter' && sideOf(unit.power) === otherSide(seatOf(state.turn)),
  );

/** HOST-8.3  Which fighters take off: a standing order knows how many, or the defender is asked, power by power. */
function* interceptors(t: Table, at: TerritoryId, seat: Side): Play<UnitId[]> {
  const available = fightersIn(t.state, at);
  if (available.length === 0) return [];
  const order = t.state.orders[seat].intercept;
  const rising: UnitId[] = [];
  if (order !== 'ask') rising.push(...available.slice(0, ORDERED[order](available.length)).map(({ id }) => id));
  else for (const power of powersOf(available)) rising.push(...(yield* askInterceptors(t, at, seat, power)));
  t.log('HOST-8.3', { what: 'intercepted', territory: at, fighters: rising.length });
  return rising;
}

const powersOf = (fighters: readonly Unit[]): Power[] => [...new Set(fighters.map(({ power }) => power))];

const ORDERED: Record<Exclude<StandingOrders['intercept'], 'ask'>, (available: number) => number> = {
  none: () => 0,
  three: (available) => Math.min(3, available),
  all: (available) => available,
};

/** The power is named where fighters of two stand there. */
function* askInterceptors(t: Table, at: TerritoryId, seat: Side, power: Power): Play<UnitId[]> {
  const own = (state: Readonly<State>): Unit[] => fightersIn(state, at).filter((unit) => unit.power === power);
  const [, count] = yield* t.choose(seat, 'HOST-8.3', (list: List<'intercept'>, state) => {
    const isShared = powersOf(fightersIn(state, at)).length > 1;
    for (let fighters = 0; fighters <= own(state).length; fighters++)
      list.open(isShared ? ['intercept', fighters, power] : ['intercept', fighters]);
  });
  return own(t.state)
    .slice(0, count)
    .map(({ id }) => id);
}

/** HOST-8.5, PEN-1.21, PEN-2.2  One bomber is given its one target; a heavy bomber may go for the boats in a pen. */
function* aim(t: Table, at: TerritoryId, id: UnitId): Play<void> {
  const [verb, unit, target] = yield* t.choose(seatOf(t.state.turn), 'HOST-8.5', aims(at, id));
  const special = verb === 'pierce';
  change(theUnit(t.state, unit), { goal: target, task: special ? 'pierce' : 'raid' });
  t.log(special ? 'PEN-2.2' : 'HOST-8.5', { what: 'targeted', unit, target, special });
}

const aims =
  (at: TerritoryId, id: UnitId) =>
  (list: List<'target' | 'pierce'>, state: Readonly<State>): void => {
    const targets = targetsIn(state, state.turn, at);
    const pierces = mayPierce(state, theUnit(state, id)) ? state.pens.filter((pen) => targets.includes(pen.id)) : [];
    for (const target of targets) list.open(['target', id, target]);
    for (const pen of pierces) list.open(['pierce', id, pen.id]);
  };

/** PEN-2.1  Both options must be in use. */
const mayPierce = ({ options }: Readonly<State>, unit: Readonly<Unit>): boolean =>
  unit.type === 'heavyBomber' && options.heavyBombers && options.heavyBomberSpecialAttack;

/** HOST-8.6, PEN-1.20, PEN-1.22  Every attacked target fires at its own bombers, a die for each. */
function flak(t: Table, at: TerritoryId): void {
  for (const target of aimedAt(t.state, at)) {
    const bombers = bombersOn(t.state, at, target);
    const dice = bombers.map(() => t.d6());
    const lost = bombers.filter((_, i) => (dice[i] ?? 0) <= FLAK_VALUE);
    const rule = isPen(t.state, target) ? 'PEN-1.20' : 'HOST-8.6';
    t.log(rule, { what: 'flak', target, dice, lost: lost.length });
    for (const { id } of lost) destroy(t, id, rule);
  }
}

const isPen = (state: Readonly<State>, target: Target): boolean => state.pens.some((pen) => pen.id === target);
