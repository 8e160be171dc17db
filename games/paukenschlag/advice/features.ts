/** What a patrol season is judged by, from what both sides know: each figure of the size of one. */
import { type Feature, namesOf, readAll } from '@derby/kernel/value';
import { AIRCRAFT, model, TURNS_ON_TRACK } from '../src/data/aircraft.ts';
import { EVENTS, type EventId } from '../src/data/events.ts';
import type { AreaId } from '../src/data/map.ts';
import { SCENARIOS, type ScenarioId } from '../src/data/scenarios.ts';
import { MILCH_COW } from '../src/data/submarines.ts';
import { warship } from '../src/data/warships.ts';
import { areaOfDestination, basesOf, portsOf, seaDistance } from '../src/geography.ts';
import { newSubmarine } from '../src/setup.ts';
import { isSeen } from '../src/sight.ts';
import type { Convoy, Plane, State, Submarine } from '../src/state.ts';
import { areaOf, isEscorted, isInPlay, stackOf } from '../src/units.ts';
import { balance, lastTurn, lengthOf, threshold } from '../src/victory.ts';
import { convoyWorth, threatAt, valueAt } from './judgement.ts';
import { leaningOf } from './prospect.ts';

type Known = Readonly<State>;

/** What several features ask, reckoned once. */
interface Picture {
  readonly known: Known;
  /** Turns to play, this one included. */
  readonly left: number;
  /** Points above the threshold, and below. */
  readonly margin: number;
  readonly boats: readonly Boat[];
}

/** A submarine on the map as both sides know it: of one that hides what was last seen of it, and no area (PK-18.3). */
interface Boat extends Pick<Submarine, 'id' | 'activated' | 'detected' | 'status' | 'torpedoes' | 'fuel' | 'supply'> {
  readonly area: AreaId | null;
}

function pictureOf(known: Known): Picture {
  const left = lastTurn(known) - known.turn + 1;
  return { known, left, margin: balance(known) - threshold(known.options), boats: known.subs.flatMap(boatOf(known)) };
}

const boatOf =
  (known: Known) =>
  (sub: Readonly<Submarine>): Boat[] => {
    if (sub.place === 'home' || sub.place === 'out' || sub.place === 'sunk') return [];
    if (isSeen(known, sub)) return [{ ...sub, area: areaOf(sub) }];
    return [{ ...newSubmarine(sub.id, sub.seenAs ?? {}), area: null }];
  };

const sumOf = <T>(list: readonly T[], figure: (one: T) => number): number =>
  list.reduce((sum, one) => sum + figure(one), 0);
const within = (figure: number, most: number): number => Math.max(-most, Math.min(most, figure));

const isArmed = ({ id, torpedoes }: Boat): boolean => torpedoes > 0 && id !== MILCH_COW;

/** The best that this boat could go for at once, and with another turn's way. */
function preyOf(known: Known, area: AreaId, reach: number): number {
  const near = known.convoys.filter((convoy) => seaDistance(area, convoy.area) <= reach);
  return near.reduce((most, convoy) => Math.max(most, valueAt(known, convoy.area)), 0);
}

/** PK-5.4.1  Boats that have their activation before them, on this turn. */
const toAct = ({ known, boats }: Picture): readonly Boat[] =>
  known.phase === 'air' || known.phase === 'naval' ? boats.filter(({ activated }) => !activated) : [];

const prey = ({ known }: Picture, boats: readonly Boat[], reach: number): number =>
  sumOf(boats, (boat) => (boat.area && isArmed(boat) ? preyOf(known, boat.area, reach) : 0));

const wayOf = ({ area, to }: Readonly<Convoy>): number => seaDistance(area, areaOfDestination(to));
/** A convoy covers about an area a turn: steps that can be in port before the end. */
const arrivingIn = ({ known: { convoys } }: Picture, turns: number): number =>
  sumOf(convoys, (convoy) => (wayOf(convoy) < turns ? convoy.steps : 0));

/** PK-13  Boat turns still to come from submarines that are on their way. */
const boatTurnsDue = ({ known, left }: Picture): number => {
  const end = known.turn + left;
  const scheduled = SCENARIOS[known.options.scenario].submarinesDue.filter(({ id }) => !isInPlay(known.subs, id));
  const returning = known.subs.filter(({ place, back }) => place === 'home' && back >= known.turn);
  return (
    sumOf(scheduled, ({ turn }) => Math.max(0, end - turn)) + sumOf(returning, ({ back }) => Math.max(0, end - back))
  );
};

const planesOf = ({ known }: Picture, side: 'axis' | 'allies', kinds: readonly string[]): readonly Plane[] =>
  known.planes.filter(({ id }) => AIRCRAFT[id].side === side && kinds.includes(model(id).kind));

/** PK-12.6  Bombers that can still fly, each as often as it comes off the track before the end. */
const bombsToCome = (picture: Picture): number =>
  sumOf(planesOf(picture, 'axis', ['bomber']), ({ id, slot }) => {
    const waits = Math.max(0, slot - picture.known.turn);
    return (model(id).bomb * Math.max(0, picture.left - waits)) / (1 + TURNS_ON_TRACK);
  });

const happened = (event: EventId): Feature<Picture> => [event, ({ known }) => (known.event === event ? 1 : 0)];

const SCENARIO_IDS = Object.keys(SCENARIOS) as ScenarioId[];

const isSetting = ({ options }: Known, scenario: ScenarioId, short: boolean): boolean =>
  options.scenario === scenario && options.shortGame === short;

/** Each scenario has its own pace, and at the opening there is little to judge by but which one it is. */
const ofScenario = (scenario: ScenarioId): Feature<Picture>[] =>
  [false, true].flatMap((short): Feature<Picture>[] => {
    const name = `${scenario} ${short ? 'short' : 'full'}`;
    return [
      [`opening ${name}`, ({ known }) => (known.turn === 1 && isSetting(known, scenario, short) ? 1 : 0)],
      [`left in ${name}`, ({ known, left }) => (isSetting(known, scenario, short) ? left / 12 : 0)],
    ];
  });

const FEATURES: readonly Feature<Picture>[] = [
  ['outlook', ({ known }) => within(leaningOf(known), 4) / 2],
  ['margin', ({ margin }) => within(margin, 200) / 100],
  ['margin and time', ({ margin, left }) => within(margin / (20 * Math.sqrt(left)), 4) / 2],
  ['beyond decisive', ({ margin, known }) => within(margin / lengthOf(known.options).decisiveMargin, 3) / 2],
  ['last margin', (picture) => (picture.left === 1 ? within(picture.margin - arrivingIn(picture, 1), 60) / 30 : 0)],
  ['turns left', ({ left }) => left / 12],
  ['last turn', ({ left }) => (left === 1 ? 1 : 0)],
  ['second scenario', ({ known }) => (known.options.scenario === '17.2' ? 1 : 0)],
  ['short game', ({ known }) => (known.options.shortGame ? 1 : 0)],
  ['at sea', ({ known }) => (known.phase === 'naval' ? 1 : 0)],
  ['boats', ({ boats }) => boats.length / 10],
  ['armed boats', ({ boats }) => boats.filter(isArmed).length / 10],
  ['torpedoes', ({ boats }) => sumOf(boats, ({ torpedoes }) => torpedoes) / 40],
  ['fuel', ({ boats }) => sumOf(boats, ({ fuel }) => fuel) / 60],
  ['boats left to hunt', ({ boats, left }) => (boats.filter(isArmed).length * left) / 80],
  ['detected', ({ boats }) => boats.filter(({ detected }) => detected).length / 4],
  ['submerged', ({ boats }) => boats.filter(({ status }) => status === 'submerged').length / 6],
  ['boats to come', (picture) => boatTurnsDue(picture) / 50],
  ['milch cow', ({ boats }) => sumOf(boats, ({ id, supply }) => (id === MILCH_COW ? supply : 0)) / 24],
  ['danger', ({ known, boats }) => sumOf(boats, ({ area }) => (area ? Math.min(6, threatAt(known, area)) : 0)) / 20],
  ['prey here', (picture) => prey(picture, picture.boats, 0) / 100],
  ['prey beside', (picture) => prey(picture, picture.boats, 1) / 200],
  ['prey near', (picture) => prey(picture, picture.boats, 2) / 300],
  ['boats to act', (picture) => toAct(picture).filter(isArmed).length / 10],
  ['prey of boats to act', (picture) => prey(picture, toAct(picture), 1) / 200],
  ['convoys to act', ({ known }) => known.convoys.filter(({ activated }) => !activated).length / 10],
  ['convoys', ({ known }) => known.convoys.length / 10],
  ['tons at sea', ({ known }) => sumOf(known.convoys, (convoy) => convoyWorth(known, convoy)) / 150],
  ['escorted', ({ known }) => known.convoys.filter((convoy) => isEscorted(known, convoy)).length / 6],
  ['guarded', ({ known }) => known.convoys.filter(({ id }) => stackOf(known, id).length > 0).length / 6],
  ['arriving now', (picture) => arrivingIn(picture, 1) / 15],
  ['arriving soon', (picture) => arrivingIn(picture, Math.min(3, picture.left)) / 20],
  ['arriving in time', (picture) => arrivingIn(picture, picture.left) / 30],
  ['warships', ({ known }) => sumOf(known.ships, ({ id }) => warship(id).asw) / 25],
  ['hunters', ({ known }) => sumOf(known.ships, ({ id, convoy }) => (convoy ? 0 : warship(id).asw)) / 20],
  [
    'patrols',
    (picture) => sumOf(planesOf(picture, 'allies', ['patrol', 'blimp', 'bomber']), ({ id }) => model(id).asw) / 25,
  ],
  ['fighters', (picture) => planesOf(picture, 'allies', ['fighter']).length / 4],
  ['bombers', (picture) => planesOf(picture, 'axis', ['bomber']).length / 4],
  ['bombs to come', (picture) => bombsToCome(picture) / 40],
  ['azores fighters', (picture) => planesOf(picture, 'axis', ['fighter']).length / 3],
  ['refit port', ({ known }) => known.damage.pontadelgada / 3],
  ['azores bases', ({ known }) => sumOf(basesOf('axis'), (base) => known.damage[base]) / 4],
  ['allied bases', ({ known }) => sumOf(basesOf('allies'), (base) => known.damage[base]) / 10],
  ['allied ports', ({ known }) => sumOf(portsOf('allies'), (port) => known.damage[port]) / 10],
  ...SCENARIO_IDS.flatMap(ofScenario),
  ...EVENTS.filter((event) => event !== 'none').map(happened),
];

export const FEATURE_NAMES = namesOf(FEATURES);
export const featuresOf = (known: Known): number[] => readAll(FEATURES, pictureOf(known));
