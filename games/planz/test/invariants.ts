/** Facts about War Plan Z that hold after every decision. */
import { baseCapacity, controlOf, isOpenTo } from '../src/control.ts';
import { AREAS, BRITAIN, NO_ENTRY } from '../src/data/areas.ts';
import { CONTEXTS } from '../src/data/contexts.ts';
import { KIND_IDS, KINDS } from '../src/data/kinds.ts';
import { PLAN_IDS, PLANS, TACTICAL } from '../src/data/plans.ts';
import { SIDES, type Side } from '../src/data/powers.ts';
import { LAST_TURN, ORE } from '../src/data/scenarios.ts';
import { AP_MAX, CONVOY_LIMIT, FLIGHT_LIMIT, US } from '../src/data/tracks.ts';
import { UNIT_IDS, UNITS, type UnitId } from '../src/data/units.ts';
import { BASE_IDS, ISLAND_LIMIT, ZONE_IDS, ZONES } from '../src/data/zones.ts';
import { areaOf, isArea, isBase, isSmall, isZone } from '../src/geography.ts';
import { standing, whereIs } from '../src/places.ts';
import { ALL_MARKERS, markerSide, stacksOf, topCandidates } from '../src/stacks.ts';
import type { Box, State, Where } from '../src/state.ts';
import {
  capacityOf,
  cargoOf,
  isAir,
  isCoastal,
  isConvoy,
  isGround,
  isMarine,
  isNaval,
  isOre,
  isSurface,
  isThird,
  isTransport,
  sideOf,
  unitsAt,
} from '../src/units.ts';

export const MAX_DECISIONS = 9_000;

type Holds = (state: Readonly<State>) => boolean;

const BOXES: readonly Where[] = [
  'pool',
  'special',
  'refit',
  'destroyed',
  'convoys',
  'waiting',
  'removed',
  'force',
  'flight',
] satisfies Box[];

const isBox = (where: Where): boolean => BOXES.includes(where);
const isShip = (where: Where): where is UnitId => where in UNITS;
/** The set-up lies behind us. */
const isInPlay = ({ phase }: Readonly<State>): boolean =>
  phase !== 'powers' && phase !== 'allied-setup' && phase !== 'german-setup';
/** Nothing is under way: no order, no battle, no unit that waits for its place. */
const isAtRest = (state: Readonly<State>): boolean =>
  isInPlay(state) && !state.order && !state.battle && !state.deploy && !state.ended;

const every = (isSo: (unit: UnitId) => boolean, holds: (unit: UnitId, state: Readonly<State>) => boolean): Holds => {
  const units = UNIT_IDS.filter(isSo);
  return (state) => units.every((unit) => holds(unit, state));
};

const eachSide =
  (holds: (side: Side, state: Readonly<State>) => boolean): Holds =>
  (state) =>
    SIDES.every((side) => holds(side, state));

const inRest =
  (holds: Holds): Holds =>
  (state) =>
    !isAtRest(state) || holds(state);

export const INVARIANTS: Readonly<Record<string, Holds>> = {
  'every unit is somewhere': every(
    () => true,
    (unit, state) =>
      isBox(whereIs(state, unit)) ||
      isArea(whereIs(state, unit)) ||
      isZone(whereIs(state, unit)) ||
      isBase(whereIs(state, unit)) ||
      isShip(whereIs(state, unit)),
  ),
  'the units of a place are found where they are': (state) =>
    UNIT_IDS.every((unit) => standing(state, whereIs(state, unit)).includes(unit)),
  'ships are at sea, in port or in a box': every(
    isNaval,
    (unit, state) => !isZone(whereIs(state, unit)) && !isShip(whereIs(state, unit)),
  ),
  'only convoys are in port': every(
    (unit) => isNaval(unit) && !isConvoy(unit),
    (unit, state) => !isBase(whereIs(state, unit)),
  ),
  'aircraft are on bases, aboard or in a box': every(
    isAir,
    (unit, state) => !isArea(whereIs(state, unit)) && !isZone(whereIs(state, unit)),
  ),
  'troops are on land, aboard or in a box': every(
    isGround,
    (unit, state) => !isArea(whereIs(state, unit)) && !isBase(whereIs(state, unit)),
  ),
  'nobody is in the closed area': every(
    () => true,
    (unit, state) => whereIs(state, unit) !== NO_ENTRY,
  ),
  'cargo lies in a ship or an aircraft of its own side': every(
    () => true,
    (unit, state) => {
      const at = whereIs(state, unit);
      return !isShip(at) || (sideOf(state, at) === sideOf(state, unit) && !isShip(whereIs(state, at)));
    },
  ),
  'whatever carries something is on the map': every(
    () => true,
    (unit, state) =>
      cargoOf(state, unit).length === 0 ||
      !isBox(whereIs(state, unit)) ||
      whereIs(state, unit) === 'force' ||
      whereIs(state, unit) === 'flight',
  ),
  'transports carry no more than they hold': (state) =>
    state.battle?.cargo !== null && state.battle
      ? true
      : UNIT_IDS.filter(isTransport).every((ship) => cargoOf(state, ship).length <= capacityOf(state, ship)),
  'warships carry marines alone, one each': every(
    (unit) => isNaval(unit) && !isTransport(unit),
    (unit, state) => cargoOf(state, unit).length <= 1 && cargoOf(state, unit).every(isMarine),
  ),
  'no transport carries troops and aircraft together': every(
    isTransport,
    (unit, state) => new Set(cargoOf(state, unit).map(isAir)).size <= 1,
  ),
  'coastal guns never go aboard': every(isCoastal, (unit, state) => !isShip(whereIs(state, unit))),
  'named guns stand on their own base or nowhere': every(
    (unit) => isCoastal(unit) && UNITS[unit].base !== null,
    (unit, state) =>
      !isZone(whereIs(state, unit)) ||
      BASE_IDS.some((base) => base === UNITS[unit].base && areaOf(base) === areaOf(whereIs(state, unit) as never)),
  ),
  'ore never leaves its waters': every(isOre, (unit, state) =>
    state.phase === 'powers' || state.phase.endsWith('setup')
      ? true
      : [ORE[unit as keyof typeof ORE], 'waiting'].includes(whereIs(state, unit) as never),
  ),
  'convoys are at sea, in port, under way or in their display': every(
    isConvoy,
    (unit, state) =>
      isArea(whereIs(state, unit)) ||
      isBase(whereIs(state, unit)) ||
      whereIs(state, unit) === 'convoys' ||
      whereIs(state, unit) === 'force',
  ),
  'third powers have no pool, no refit and no destroyed units': every(
    isThird,
    (unit, state) => !['pool', 'refit', 'destroyed', 'special'].includes(whereIs(state, unit)),
  ),
  'guns, convoys and ore are never in refit or destroyed': every(
    (unit) => isCoastal(unit) || isConvoy(unit) || isOre(unit),
    (unit, state) => whereIs(state, unit) !== 'refit' && whereIs(state, unit) !== 'destroyed',
  ),
  'counters marked OPT stay out unless they are let in': every(
    (unit) => UNITS[unit].entry === 'opt',
    (unit, state) => state.options.optUnits || whereIs(state, unit) === 'removed',
  ),
  'German troops and aircraft are in no Allied home': every(
    (unit) => !isNaval(unit) && UNITS[unit].nat === 'GER',
    (unit, state) =>
      !(isZone(whereIs(state, unit)) || isBase(whereIs(state, unit))) ||
      [null, 'german'].includes(AREAS[areaOf(whereIs(state, unit) as never)][2] as never),
  ),
  'Allied troops and aircraft are not in Germany': every(
    (unit) => !isNaval(unit) && ['GBR', 'FRA', 'USA'].includes(UNITS[unit].nat),
    (unit, state) =>
      whereIs(state, unit) !== 'AO-GER' &&
      whereIs(state, unit) !== 'WILHELMSHAVEN' &&
      whereIs(state, unit) !== 'BALTIC_PORTS',
  ),
  'American units wait while the United States are neutral': every(
    (unit) => UNITS[unit].nat === 'USA',
    (unit, state) =>
      state.us.level >= US.limited || whereIs(state, unit) === 'special' || whereIs(state, unit) === 'removed',
  ),
  'only units with two steps are reduced, and only on the map': (state) =>
    new Set(state.reduced).size === state.reduced.length &&
    state.reduced.every(
      (unit) => UNITS[unit].reduced !== null && (!isBox(whereIs(state, unit)) || whereIs(state, unit) === 'force'),
    ),
  'islands and Gibraltar hold two ground units a side': inRest((state) =>
    ZONE_IDS.filter(isSmall).every((zone) => SIDES.every((side) => unitsAt(state, side, zone).length <= ISLAND_LIMIT)),
  ),
  'bases hold no more aircraft than they have room for when an action is chosen': inRest(
    (state) =>
      state.stage !== 'choose' ||
      BASE_IDS.every((base) =>
        SIDES.every((side) => unitsAt(state, side, base).filter(isAir).length <= baseCapacity(state, base)),
      ),
  ),
  'aircraft stand on bases that are theirs or contested': inRest((state) =>
    BASE_IDS.every((base) =>
      SIDES.every((side) => unitsAt(state, side, base).filter(isAir).length === 0 || isOpenTo(state, side, base)),
    ),
  ),
  'nothing is under way when no order is': inRest((state) =>
    UNIT_IDS.every((unit) => whereIs(state, unit) !== 'force' && whereIs(state, unit) !== 'flight'),
  ),
  'no convoy stays off Britain': inRest((state) =>
    UNIT_IDS.filter(isConvoy).every((unit) => !BRITAIN.includes(whereIs(state, unit) as never)),
  ),
  'every stack shows one of those who may lie on top': inRest(
    eachSide((side, state) =>
      stacksOf(state, side).every(({ place, units }) => {
        const top = state.tops[side][place];
        return top !== undefined && topCandidates(units).includes(top);
      }),
    ),
  ),
  'no stack is shown where there is none': inRest(
    eachSide((side, state) => Object.keys(state.tops[side]).length === stacksOf(state, side).length),
  ),
  'a task force holds ships of its side, one of them on the surface, and no convoy': (state) =>
    ALL_MARKERS.every((marker) => {
      const units = state.taskForces[marker];
      return (
        units.length === 0 ||
        (units.some(isSurface) &&
          units.every((unit) => isNaval(unit) && !isConvoy(unit) && sideOf(state, unit) === markerSide(marker)))
      );
    }),
  'a task force is in one place when nothing moves': inRest((state) =>
    ALL_MARKERS.every((marker) => new Set(state.taskForces[marker].map((unit) => whereIs(state, unit))).size <= 1),
  ),
  'no unit is in two task forces': ({ taskForces }) => {
    const all = ALL_MARKERS.flatMap((marker) => taskForces[marker]);
    return new Set(all).size === all.length;
  },
  'AP stay on their track': ({ ap }) =>
    SIDES.every((side) => Number.isInteger(ap[side]) && ap[side] >= 0 && ap[side] <= AP_MAX),
  'the convoy tracks end the game above 18': ({ sunk, arrived, ended }) =>
    (sunk <= CONVOY_LIMIT && arrived <= CONVOY_LIMIT) || ended !== null,
  'the American level stays on its track and above its floor': ({ us }) =>
    us.level >= Math.max(US.min, us.floor) && us.level <= US.max && us.risen <= US.maxRise,
  'the turn is between 1 and 12': ({ turn }) => turn >= 1 && turn <= LAST_TURN,
  'every plan of a side is in one place': eachSide((side, { plans, options }) => {
    const { pool, display, out, removed } = plans[side];
    const all = [...pool, ...display, ...out, ...removed].sort();
    const own = PLAN_IDS.filter(
      (plan) => PLANS[plan].side === side && (options.optPlans || PLANS[plan].timing !== 'never'),
    ).sort();
    return all.join() === own.join();
  }),
  'at most one plan a side is out or was removed this turn': eachSide(
    (side, { plans }) => plans[side].out.length <= 1 && (plans[side].out.length === 0 || plans[side].played),
  ),
  'limited actions are not taken more often than they may': eachSide((side, { taken }) =>
    KIND_IDS.every((kind) => KINDS[kind].perTurn === 0 || (taken[side][kind] ?? 0) <= KINDS[kind].perTurn),
  ),
  'a neutral power is invaded by nobody': (state) =>
    ZONE_IDS.every((zone) => {
      const power = ZONES[zone][2];
      return !power || state.powers[power] !== 'neutral' || controlOf(state, zone) === 'neutral';
    }),
  'in a battle each side has its own units, and nobody fires twice': ({ battle, ...state }) =>
    !battle ||
    (battle.attackers.every((unit) => sideOf(state, unit) === battle.attacker) &&
      battle.defenders.every((unit) => sideOf(state, unit) !== battle.attacker) &&
      new Set(battle.fired).size === battle.fired.length &&
      battle.context in CONTEXTS),
  'no more than four aircraft fly in one action': ({ order }) => !order || order.flight.length <= FLIGHT_LIMIT,
  'an order that is announced keeps its force together': (state) => {
    const { order } = state;
    return (
      !order?.announced ||
      order.force.every(
        (unit) => !isBox(whereIs(state, unit)) || whereIs(state, unit) === 'force' || order.kind === 'refit',
      )
    );
  },
  'whoever was seen lost is not in sight': ({ lost, tops }) =>
    SIDES.every((side) => Object.values(tops[side]).every((top) => !lost.includes(top))),
  'a played tactical plan is not still held': eachSide(
    (side, { plans }) => !(plans[side].out.includes(TACTICAL[side]) && plans[side].display.includes(TACTICAL[side])),
  ),
};
