/** Phase 2 for the bots: which battles to seek, with what, and which raids and hunts to fly. */
import {
  defendersOf,
  enemiesAfloat,
  isAircraft,
  isLand,
  isMoored,
  isReady,
  isShip,
  otherSide,
  seatOf,
  theUnit,
} from '../src/basics.ts';
import type { Choice } from '../src/choices.ts';
import type { PlaceId, TerritoryId, ZoneId } from '../src/data/map.ts';
import { UNITS, type UnitType } from '../src/data/units.ts';
import { convoyValue, isTerritory, isZone, landBeside } from '../src/geography.ts';
import type { State, Unit, UnitId } from '../src/state.ts';
import type { Doctrine } from './doctrine.ts';
import { asAttackers, asDefenders, enemySubmarinesAt, prospect, threatTo, typesOf, worthOf } from './judgement.ts';
import { fightersOver, raidWorth } from './raids.ts';

const ENOUGH = 0.6;
const MORE_THAN_ENOUGH = 0.95;
export const LEAST = 0.2;
const ALLIED_LANDING_ROUND = 6;

/** The next move, and the attack that it belongs to. */
export type Attack = { readonly choice: Choice } & (
  | { readonly kind: 'assault'; readonly at: TerritoryId; readonly force: UnitType[]; readonly defenders: UnitType[] }
  | { readonly kind: 'escort'; readonly at: ZoneId }
  | { readonly kind: 'naval'; readonly at: ZoneId; readonly force: UnitType[]; readonly defenders: UnitType[] }
  | { readonly kind: 'hunt'; readonly at: ZoneId }
  | { readonly kind: 'raid'; readonly at: TerritoryId }
);

/** The next move of the attack that promises most, then hunts, then raids; `done` when nothing is worth its risk. */
export const chooseAttack = (state: Readonly<State>, open: readonly Choice[], doctrine: Doctrine): Choice | undefined =>
  nextAttack(state, open, doctrine)?.choice ?? open.find((choice) => choice[0] === 'done');

export const nextAttack = (state: Readonly<State>, open: readonly Choice[], doctrine: Doctrine): Attack | undefined =>
  nextAssault(state, open) ??
  nextNaval(state, open, doctrine) ??
  nextHunt(state, open, doctrine) ??
  nextRaid(state, open);

/** All offers that bring units to one place. */
interface Option {
  readonly at: PlaceId;
  readonly choices: Choice[];
}

function optionsByPlace(open: readonly Choice[], verbs: readonly string[]): Option[] {
  const options = new Map<PlaceId, Option>();
  for (const choice of open) {
    if (!verbs.includes(choice[0])) continue;
    const at = (choice[0] === 'land' ? choice[3] : choice[2]) as PlaceId;
    const option = options.get(at) ?? { at, choices: [] };
    option.choices.push(choice);
    options.set(at, option);
  }
  return [...options.values()];
}

/** Equal units stand behind one offer: all that could make the same move. */
const peersOf = (state: Readonly<State>, id: UnitId): Unit[] => {
  const { type, at, power } = theUnit(state, id);
  return state.units.filter(
    (unit) => unit.type === type && unit.at === at && unit.power === power && unit.acted === 'no' && unit.task === null,
  );
};

/** The land battle most worth fighting: pursued until the force sent should win comfortably. */
function nextAssault(state: Readonly<State>, open: readonly Choice[]): Attack | undefined {
  let found: Attack | undefined;
  let highest = 0;
  for (const { at, choices } of optionsByPlace(open, ['move', 'fly', 'land'])) {
    if (!isTerritory(at)) continue;
    const sent = typesOf(
      state.units.filter((unit) => unit.power === state.turn && (unit.at === at || boundFor(state, unit) === at)),
    );
    const defending = typesOf(defendersOf(state, state.turn, at));
    const defenders = asDefenders(defending);
    const soFar = prospect(asAttackers(sent.filter((type) => type !== 'transport')), defenders);
    const enough = winsTheWar(state, at) ? MORE_THAN_ENOUGH : ENOUGH;
    if (sent.length > 0 && soFar >= enough && sent.some((type) => isTroop(type))) continue;
    const could = potential(state, choices);
    const force = [...sent.filter((type) => type !== 'transport'), ...could];
    const hopes = prospect(asAttackers(force), defenders);
    if (hopes < LEAST || ![...sent, ...could].some(isTroop) || !isWise(state, at, [...sent, ...could], hopes)) continue;
    const score = worthOf(state, at) * hopes + (sent.length > 0 ? 100 : 0);
    if (score <= highest) continue;
    const next = nextToSend(state, choices, defenders.length);
    if (next) [found, highest] = [{ kind: 'assault', choice: next, at, force, defenders: defending }, score];
  }
  return found;
}

const isTroop = (type: UnitType): boolean => type === 'infantry' || type === 'artillery' || type === 'armour';
const boundFor = (state: Readonly<State>, unit: Readonly<Unit>): PlaceId | null => {
  if (unit.task === 'land') return unit.goal as PlaceId;
  const transport = unit.inside ? state.units.find((one) => one.id === unit.inside) : undefined;
  return transport ? (transport.goal as PlaceId) : null;
};

/** Everything the offers could bring: marching and flying peers, and two units for every transport. */
function potential(state: Readonly<State>, choices: readonly Choice[]): UnitType[] {
  const units = new Set<Unit>();
  const transports = new Set<Unit>();
  for (const choice of choices) {
    const group = choice[0] === 'land' ? transports : units;
    for (const unit of peersOf(state, choice[1] as UnitId)) group.add(unit);
  }
  return [...typesOf([...units]), ...cargoFor(state, choices, 2 * transports.size)];
}

/** The troops waiting beside the transports' zones, the strongest first, one heavy unit to each berth pair. */
function cargoFor(state: Readonly<State>, choices: readonly Choice[], berths: number): UnitType[] {
  const zones = new Set(choices.filter((choice) => choice[0] === 'land').map((choice) => theUnit(state, choice[1]).at));
  const quays = new Set([...zones].flatMap((zone) => landBeside(zone)));
  const waiting = state.units.filter(
    (unit) => unit.power === state.turn && isLand(unit) && unit.acted === 'no' && quays.has(unit.at as TerritoryId),
  );
  const heavy = waiting.filter((unit) => unit.type !== 'infantry').slice(0, berths / 2);
  const light = waiting.filter((unit) => unit.type === 'infantry').slice(0, berths - heavy.length);
  return typesOf([...heavy, ...light]);
}

/** HOST-14.1  Berlin, London or Washington: nothing need be kept for afterwards. */
export const winsTheWar = (state: Readonly<State>, at: TerritoryId): boolean =>
  seatOf(state.turn) === 'allies' ? at === 'BLN' : at === 'SEN' || at === 'NEU';

/** Whether the ground taken can be held, and whether home is safe meanwhile. */
function isWise(state: Readonly<State>, at: TerritoryId, force: readonly UnitType[], hopes: number): boolean {
  const side = seatOf(state.turn);
  if (side === 'axis') return state.turn === 'GER' || hopes > 0.5;
  if (winsTheWar(state, at)) return true;
  if (state.control[at] === 'VIC' && state.round < ALLIED_LANDING_ROUND) return false;
  if (state.round < ALLIED_LANDING_ROUND) return hopes > 0.8;
  const survivors = force.filter(isTroop);
  const kept = survivors.slice(0, Math.max(1, Math.round(survivors.length * hopes)));
  const counter = power(threatTo(state, otherSide(side), at), 'attack');
  const friends = state.turn === 'UK' ? 1.4 : 1;
  const bold = state.round >= 11 ? 0.3 : state.round >= 9 ? 0.6 : 0.8;
  return power(kept, 'defence') * friends >= bold * counter;
}

const power = (types: readonly UnitType[], as: 'attack' | 'defence'): number =>
  (as === 'attack' ? asAttackers(types) : asDefenders(types)).reduce((sum, piece) => sum + piece.hit + 2, 0);

/** Troops before aircraft; the last guard of a coast stays unless the prize is a walk-over. */
function nextToSend(state: Readonly<State>, choices: readonly Choice[], defenders: number): Choice | undefined {
  const ranked = [...choices].sort((one, other) => sendRank(state, one) - sendRank(state, other));
  return (
    ranked.find((choice) => defenders === 0 || choice[0] !== 'move' || !isLastGuard(state, choice[1])) ?? ranked[0]
  );
}

function sendRank(state: Readonly<State>, choice: Choice): number {
  if (choice[0] === 'move') return isLastGuard(state, choice[1]) ? 3 : 0;
  if (choice[0] === 'land') return 1;
  return 2;
}

const isLastGuard = (state: Readonly<State>, id: UnitId): boolean => {
  const { at, power: owner } = theUnit(state, id);
  return state.units.filter((unit) => unit.at === at && unit.power === owner && isLand(unit)).length <= 1;
};

/** Ships, submarines and aircraft against ships: only where the exchange is clearly good. */
function nextNaval(state: Readonly<State>, open: readonly Choice[], doctrine: Doctrine): Attack | undefined {
  for (const { at, choices } of optionsByPlace(open, ['move', 'fly'])) {
    if (!isZone(at)) continue;
    const enemies = enemiesAfloat(state, state.turn, at);
    const landing = state.units.some((unit) => unit.at === at && unit.task === 'land' && unit.power === state.turn);
    const escort = landing && escortFrom(state, choices, doctrine);
    if (escort && warshipsWith(state, at) < doctrine.escorts) return { kind: 'escort', choice: escort, at };
    if (!enemies.some(isShip)) continue;
    const sendable = choices.filter((choice) => !staysForLandings(state, choice, doctrine));
    const [choice] = sendable;
    if (!choice) continue;
    const sent = state.units.filter(
      (unit) => unit.at === at && unit.power === state.turn && (isShip(unit) || unit.task === 'attack'),
    );
    const could = sendable.flatMap((one) => peersOf(state, one[1] as UnitId));
    const force = typesOf([...sent, ...could]);
    const defenders = asDefenders(typesOf(enemies));
    const cost = enemies.reduce((sum, unit) => sum + UNITS[unit.type].cost, 0);
    if (cost < 6 || prospect(asAttackers(typesOf(sent)), defenders) > 0.7) continue;
    if (prospect(asAttackers(force), defenders) > (landing ? LEAST_FOR_LANDING : LEAST_AT_SEA))
      return { kind: 'naval', choice, at, force, defenders: typesOf(enemies) };
  }
  return undefined;
}

/** How far ahead the planner wants to be at sea, and where a landing depends on it. */
export const LEAST_AT_SEA = 0.55;
export const LEAST_FOR_LANDING = 0.3;

/** Ships to cover a landing; where the fleet is kept for it, the big ones first, for no hunt can sink them. */
function escortFrom(state: Readonly<State>, choices: readonly Choice[], doctrine: Doctrine): Choice | undefined {
  const ships = choices.filter((choice) => isShip(theUnit(state, choice[1] as UnitId)));
  return (doctrine.fleetCoversLandings ? ships.find((choice) => isBig(state, choice)) : undefined) ?? ships[0];
}

const isBig = (state: Readonly<State>, choice: Choice): boolean =>
  ['battleship', 'cruiser'].includes(theUnit(state, choice[1] as UnitId).type);

const staysForLandings = (state: Readonly<State>, choice: Choice, doctrine: Doctrine): boolean =>
  doctrine.fleetCoversLandings && seatOf(state.turn) === 'allies' && isBig(state, choice);

/** Warships of the power in turn that are beside its transports. */
export const warshipsWith = (state: Readonly<State>, zone: ZoneId): number =>
  state.units.filter(
    (unit) => unit.at === zone && unit.power === state.turn && isShip(unit) && unit.type !== 'transport',
  ).length;

/** Destroyers, then one aircraft, to the zone where most submarines can be hunted. */
function nextHunt(state: Readonly<State>, open: readonly Choice[], doctrine: Doctrine): Attack | undefined {
  if (seatOf(state.turn) !== 'allies') return undefined;
  let found: Attack | undefined;
  let highest = 0;
  for (const { at, choices } of optionsByPlace(open, ['move', 'fly'])) {
    if (!isZone(at)) continue;
    const prey = enemySubmarinesAt(state, at);
    if (prey.length === 0) continue;
    const here = state.units.filter((unit) => unit.at === at && unit.power === state.turn);
    const destroyers = here.filter((unit) => unit.type === 'destroyer').length;
    const ship = destroyers < 3 ? choices.find((choice) => choice[0] === 'move') : undefined;
    const plane = destroyers > 0 || state.round >= 7 ? choices.find((choice) => choice[0] === 'fly') : undefined;
    const next = ship ?? plane;
    if (!next) continue;
    const moored = prey.filter((unit) => isMoored(state, unit)).length;
    const convoys = convoyValue(at);
    const score =
      doctrine.hunts === 'gain'
        ? huntGain(prey, convoys, moored, destroyers > 0)
        : prey.length * 6 + convoys + (moored > 0 ? 3 : 0) - airCover(state, at) * 2.2;
    if (score > highest) [found, highest] = [{ kind: 'hunt', choice: next, at }, score];
  }
  return found;
}

/** A boat sunk before it strikes and boats kept from refitting, less the destroyer that may be lost; a hunt begun is finished. */
function huntGain(prey: readonly Unit[], convoys: number, moored: number, begun: boolean): number {
  const ready = prey.filter(isReady).length;
  const saved = ready > 0 ? Math.min(MOST_SAVED, convoys / ready) : 0;
  const chance = moored > 0 ? 5 / 6 : 4 / 6;
  const counterShot = ready === 0 ? 0 : ready >= 3 ? 2 / 6 : 1 / 6;
  return chance * (BOAT_WORTH + saved) + REFIT_WORTH * moored - UNITS.destroyer.cost * counterShot + (begun ? 2 : 0);
}
/** A boat and its later patrols, a patrol that does not take place, and the most that one boat takes from a round's convoys. */
const BOAT_WORTH = 7;
const REFIT_WORTH = 3;
const MOST_SAVED = 4;

/** Axis aircraft that could strike a zone. */
const airCover = (state: Readonly<State>, zone: ZoneId): number =>
  state.units.filter(
    (unit) => isAircraft(unit) && unit.power === 'GER' && landBeside(zone).includes(unit.at as TerritoryId),
  ).length;

/** Bombers to the target that pays best after flak and fighters. */
function nextRaid(state: Readonly<State>, open: readonly Choice[]): Attack | undefined {
  let found: Attack | undefined;
  let highest = 0.5;
  for (const choice of open) {
    if (choice[0] !== 'raid') continue;
    const [, , at] = choice;
    const score = raidWorth(state, at) - 2 - 2 * Math.min(3, fightersOver(state, at));
    if (score > highest) [found, highest] = [{ kind: 'raid', choice, at }, score];
  }
  return found;
}
