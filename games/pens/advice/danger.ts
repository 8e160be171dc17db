/** What may fall: for every territory, who could come by land, by sea and from the air, and whether the garrison would stand. */
import { isAircraft, isAxisHeld, isLand, sideOf } from '../src/basics.ts';
import type { PlaceId, TerritoryId, ZoneId } from '../src/data/map.ts';
import type { Major, Side } from '../src/data/powers.ts';
import { EASTERN_FRONT } from '../src/data/rounds.ts';
import { UNITS } from '../src/data/units.ts';
import { isZone, landBeside, seaBeside } from '../src/geography.ts';
import { boatsIn } from '../src/pens.ts';
import type { State, Unit } from '../src/state.ts';
import { seaSteps, stepsBetween, stepsByLand, worthOf } from './judgement.ts';

/** A force as the law of squares sees it: what it hits with, and how many hits it can take. */
export interface Force {
  readonly hits: number;
  readonly count: number;
}

export const plus = (force: Force, hits: number, count = 1): Force => ({
  hits: force.hits + hits,
  count: force.count + count,
});

const NOTHING: Force = { hits: 0, count: 0 };

/** The chance that a garrison is beaten, from fire power times endurance on both sides. */
export function chanceToFall(attack: Force, defence: Force): number {
  if (attack.count <= 0) return 0;
  if (defence.count <= 0) return 1;
  const ratio = (attack.hits * attack.count) / (defence.hits * defence.count);
  const square = ratio ** 2.5;
  return square / (1 + square);
}

const INVADERS: Readonly<Record<Side, readonly Major[]>> = { axis: ['UK', 'USA'], allies: ['GER', 'ITA'] };
/** How far troops and transports come in one turn. */
const TRANSPORT_REACH = 2;
/** A berth carries an infantryman or a gun. */
const CARGO_HITS = 1.75;

/** What one power could send anywhere in its next turn, looked up once for all territories. */
interface Host {
  readonly power: Major;
  readonly troops: readonly Readonly<Unit>[];
  /** Those of them who are near enough to a transport to go aboard. */
  readonly afoot: readonly Readonly<Unit>[];
  readonly transports: readonly Readonly<Unit>[];
  readonly aircraft: readonly Readonly<Unit>[];
}

function hostOf(state: Readonly<State>, power: Major): Host {
  const own = state.units.filter((unit) => unit.power === power);
  const troops = own.filter(isLand);
  const transports = own.filter(({ type }) => type === 'transport');
  const ports = portsOf(transports);
  const afoot = troops.filter(({ at }) => ports.has(at));
  return { power, troops, afoot, transports, aircraft: own.filter(isAircraft) };
}

/** Where transports could take troops aboard. */
function portsOf(transports: readonly Readonly<Unit>[]): ReadonlySet<PlaceId> {
  const ports = new Set<PlaceId>();
  for (const { at } of transports) {
    if (!isZone(at)) continue;
    for (const land of landBeside(at)) ports.add(land);
    for (const zone of seaBeside(at)) for (const land of landBeside(zone)) ports.add(land);
  }
  return ports;
}

/** Everything one power could throw at a territory in its next turn; nothing if no troops are among it. */
export const invasionBy = (state: Readonly<State>, power: Major, id: TerritoryId): Force =>
  invasionOf(state, hostOf(state, power), id);

function invasionOf(
  state: Readonly<State>,
  { power, troops, afoot, transports, aircraft }: Host,
  id: TerritoryId,
): Force {
  let force = NOTHING;
  for (const unit of troops) if (couldMarch(unit, id)) force = plus(force, UNITS[unit.type].attack);
  let berths = 0;
  for (const unit of transports) if (couldLandFrom(state, power, unit, id)) berths += 2;
  let embarked = 0;
  if (berths > 0) for (const unit of afoot) if (embarked < berths && !couldMarch(unit, id)) embarked += 1;
  force = plus(force, embarked * CARGO_HITS, embarked);
  if (force.count === 0) return NOTHING;
  for (const { at, type } of aircraft) {
    if (stepsBetween(at, id) * 2 <= UNITS[type].move + 1) force = plus(force, UNITS[type].attack);
  }
  return force;
}

const couldMarch = ({ at, type }: Readonly<Unit>, id: TerritoryId): boolean => stepsByLand(at, id) <= UNITS[type].move;

/** The Baltic is shut to the Allies until Denmark is theirs; the second of them may find it opened by the first. */
function couldLandFrom(state: Readonly<State>, power: Major, transport: Readonly<Unit>, id: TerritoryId): boolean {
  return seaBeside(id).some((zone) => {
    if (seaSteps(transport.at, zone) > TRANSPORT_REACH) return false;
    return (
      zone !== BALTIC || power === 'USA' || power === 'GER' || !isAxisHeld(state, 'DEN') || !isAxisHeld(state, 'NWG')
    );
  });
}

const BALTIC: ZoneId = 'S30';

/** What stands in a territory to defend it. */
export function garrisonOf(state: Readonly<State>, side: Side, id: TerritoryId): Force {
  let force = NOTHING;
  for (const unit of state.units) {
    if (unit.at === id && unit.inside === null && sideOf(unit.power) === side)
      force = plus(force, UNITS[unit.type].defence);
  }
  return force;
}

/** The chance that a territory falls before its side has moved again, with this garrison. */
export function chanceToLose(invasions: readonly Force[], garrison: Force): number {
  return 1 - invasions.reduce((stands, invasion) => stands * (1 - chanceToFall(invasion, garrison)), 1);
}

export const invasionsOf = (state: Readonly<State>, side: Side, id: TerritoryId): Force[] => invasions(state, side)(id);

/** The same for one territory after another. */
export function invasions(state: Readonly<State>, side: Side): (id: TerritoryId) => Force[] {
  const hosts = INVADERS[side]
    .filter((power) => power !== 'USA' || state.usaAtWar)
    .map((power) => hostOf(state, power));
  return (id) => hosts.map((host) => invasionOf(state, host, id));
}

const CAPITAL: Readonly<Partial<Record<TerritoryId, number>>> = { BLN: 60, SEN: 60, NEU: 60 };

/** What the loss of a territory would cost its side, boats in its pens included. */
const costOfLosing = (state: Readonly<State>, id: TerritoryId): number =>
  (CAPITAL[id] ?? worthOf(state, id)) +
  state.pens.filter((pen) => pen.at === id).reduce((sum, pen) => sum + 3 * boatsIn(state, pen.id).length, 0);

/** What a typical defender adds to a garrison. */
const DEFENDER_HITS = 2;

/** What one more defender would save, and what the loss of one would cost. */
export interface Relief {
  readonly joining: number;
  readonly leaving: number;
}

/** The chance that a territory falls as it is, and with so many defenders more or fewer. */
export function riskTo(state: Readonly<State>, side: Side, id: TerritoryId): (change: number) => number {
  return riskWith(invasionsOf(state, side, id), garrisonOf(state, side, id));
}

const riskWith =
  (invasions: readonly Force[], garrison: Force) =>
  (change: number): number =>
    chanceToLose(invasions, plus(garrison, change * DEFENDER_HITS, change));

export function reliefOf(
  state: Readonly<State>,
  side: Side,
  id: TerritoryId,
  coming: readonly Force[] = invasionsOf(state, side, id),
): Relief {
  const garrison = garrisonOf(state, side, id);
  const risk = riskWith(coming, garrison);
  const cost = costOfLosing(state, id);
  const now = risk(0);
  return { joining: cost * (now - risk(1)), leaving: garrison.count > 0 ? cost * (risk(-1) - now) : 0 };
}

/** Berlin is never weaker than this, for each point of power that either Ally could bring against it. */
export const BERLIN_MARGIN = 1.3;

export function berlinIsWeak(state: Readonly<State>, margin = BERLIN_MARGIN): boolean {
  const { defence, attack } = berlinsStrength(state);
  return defence < margin * attack;
}

/** What Berlin defends itself with, and the most that one Ally could bring. */
export const berlinsStrength = (state: Readonly<State>): Readonly<Record<'defence' | 'attack', number>> => ({
  defence: garrisonOf(state, 'axis', 'BLN').hits,
  attack: Math.max(...invasionsOf(state, 'axis', 'BLN').map((invasion) => invasion.hits)),
});

/** What the German army is worth, less what the Eastern Front will still take of it. */
export function armyLeft(state: Readonly<State>): number {
  const army = state.units.filter((unit) => unit.power === 'GER' && isLand(unit));
  const worth = army.reduce((sum, unit) => sum + UNITS[unit.type].cost, 0);
  return worth - (state.round < EASTERN_FRONT.round ? EASTERN_FRONT.cost : 0);
}
