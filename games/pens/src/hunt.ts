/** HOST-9.10 … 9.13  Hunts: destroyers and aircraft against submarines that have no ships beside them. */
import type { Play } from '@derby/kernel';
import { enemiesAfloat, isAircraft, isMoored, isReady, isSubmarine, sideOf, theUnit } from './basics.ts';
import { disturb } from './bombs.ts';
import type { List } from './choices.ts';
import type { ZoneId } from './data/map.ts';
import { ROUNDS } from './data/rounds.ts';
import { destroy } from './forces.ts';
import { victim } from './losses.ts';
import type { State, Table, Unit, UnitId } from './state.ts';

const MOST = 4;
const MOST_MOORED = 5;
const PACK = 3;
export const ESCAPES_FROM = 4;

/** HOST-9.10  The only Axis units outside pens are submarines, and this power has something to hunt them with. */
export function canHunt(state: Readonly<State>, zone: ZoneId): boolean {
  if (sideOf(state.turn) !== 'allies') return false;
  const { destroyers, aircraft } = hunters(state, zone);
  if (destroyers.length === 0 && (aircraft.length === 0 || !figures(state).airHuntsAlone)) return false;
  const enemies = enemiesAfloat(state, state.turn, zone);
  return enemies.length > 0 && enemies.every(isSubmarine);
}

const figures = (state: Readonly<State>) => ROUNDS[state.round - 1] ?? ROUNDS[0];

const hunters = (state: Readonly<State>, zone: ZoneId): { destroyers: Unit[]; aircraft: Unit[] } => {
  const here = state.units.filter((unit) => unit.at === zone && unit.power === state.turn);
  return {
    destroyers: here.filter((unit) => unit.type === 'destroyer' && unit.acted !== 'fought'),
    aircraft: here.filter((unit) => isAircraft(unit) && unit.task === 'attack'),
  };
};

/** With how many destroyers to hunt, or not at all. An aircraft on the spot always joins. */
export function hunts(list: List<'hunt' | 'let-be'>, state: Readonly<State>, zone: ZoneId): void {
  const { destroyers, aircraft } = hunters(state, zone);
  const least = aircraft.length > 0 && figures(state).airHuntsAlone ? 0 : 1;
  list.open(['let-be', zone]);
  for (let count = least; count <= destroyers.length; count++) list.open(['hunt', zone, count]);
}

interface HuntNumber {
  readonly destroyers: number;
  readonly aircraft: number;
  readonly bonus: number;
  readonly moored: number;
  readonly number: number;
}

/** HOST-9.10  How the hunt number is made up. */
export function huntNumber(state: Readonly<State>, zone: ZoneId, destroyers: number): HuntNumber {
  const aircraft = hunters(state, zone).aircraft.length > 0 ? 1 : 0;
  const bonus = figures(state).huntBonus;
  const moored = preyIn(state, zone).some((unit) => isMoored(state, unit)) ? 1 : 0;
  const number = Math.min(destroyers + aircraft + bonus + moored, moored ? MOST_MOORED : MOST);
  return { destroyers, aircraft, bonus, moored, number };
}

const preyIn = (state: Readonly<State>, zone: ZoneId): Unit[] => enemiesAfloat(state, state.turn, zone);

/** HOST-9.10 … 9.13  The hunt die, the counter-shot, and the victim. */
export function* hunt(t: Table, zone: ZoneId, destroyers: number): Play<void> {
  const { state } = t;
  const makeUp = huntNumber(state, zone, destroyers);
  const ready = preyIn(state, zone).filter(isReady);
  const need = ready.length >= PACK || ready.some((unit) => unit.type === 'typeXXI') ? 2 : 1;
  const party = hunters(state, zone).destroyers.slice(0, destroyers);
  for (const unit of party) unit.acted = 'fought';
  const hunting = party.map((unit) => unit.id);

  const die = t.d6();
  const hit = die <= makeUp.number;
  t.log('HOST-9.10', { what: 'hunted', power: state.turn, zone, ...makeUp, die, hit });
  disturb(state, zone); // HOST-9.13
  if (destroyers > 0 && ready.length > 0) counterShot(t, zone, hunting, need);
  if (hit) yield* sinkOne(t, zone);
}

/** HOST-9.11  Ready submarines shoot back at the hunting destroyers. */
function counterShot(t: Table, zone: ZoneId, hunting: readonly UnitId[], need: number): void {
  const die = t.d6();
  const hit = die <= need;
  t.log('HOST-9.11', { what: 'counter-shot', zone, die, need, hit });
  const [unlucky] = hunting;
  if (hit && unlucky) destroy(t, unlucky, 'HOST-9.11');
}

/** HOST-9.11, HOST-9.12  A moored submarine if there is one; a Type XXI at sea may yet escape. */
function* sinkOne(t: Table, zone: ZoneId): Play<void> {
  const id = yield* victim(t, 'axis', 'HOST-9.11', (state) => huntVictims(state, zone));
  const boat = theUnit(t.state, id);
  if (mayEscape(t.state, boat)) {
    const die = t.d6();
    const escaped = die >= ESCAPES_FROM;
    t.log('HOST-9.12', { what: 'escape', unit: id, die, escaped });
    if (escaped) return;
  }
  destroy(t, id, 'HOST-9.11');
}

/** HOST-9.12  A Type XXI at sea gets away on half of the dice. */
export const mayEscape = (state: Readonly<State>, boat: Readonly<Unit>): boolean =>
  boat.type === 'typeXXI' && !isMoored(state, boat);

export function huntVictims(state: Readonly<State>, zone: ZoneId): Unit[] {
  const prey = preyIn(state, zone);
  const moored = prey.filter((unit) => isMoored(state, unit));
  return moored.length > 0 ? moored : prey;
}
