/** XXI-9  Battle Phase: flotillas sail one after the other, each down one path. */
import type { Play } from '@derby/kernel';
import type { List } from './choices.ts';
import { type ConvoyId, convoyValue, type FlotillaId } from './data/counters.ts';
import { AREAS, type Area, PATHS, type PathBox, type Ratings } from './data/tracks.ts';
import { reaches, roll, type Test } from './dice.ts';
import { hit, isDepleted, isTwentyOne, modelInForce, ratingsOf } from './flotillas.ts';
import type { Log } from './log.ts';
import { inOrder, type Mission, type State, type Station, type Table } from './state.ts';
import type { Known } from './view.ts';

const goOnOrAbort = (list: List<'go-on' | 'abort'>): void => list.openAll([['go-on'], ['abort']]);
const returnOrGoOn = (list: List<'return' | 'go-on'>): void => list.openAll([['return'], ['go-on']]);
const attackOrGoHome = (list: List<'attack-again' | 'go-home'>): void => list.openAll([['attack-again'], ['go-home']]);

/** XXI-9.0, XXI-9.10  A mission in progress is finished first; then the player sends the next or ends the phase. */
export function* battle(t: Table): Play<void> {
  for (;;) {
    yield* t.checkpoint();
    if (t.state.mission) yield* voyage(t, t.state.mission);
    else {
      const order = yield* t.confirm('player', 'XXI-9.0', missions);
      if (order[0] === 'end-missions') return endMissions(t.state);
      send(t, order[1], order[2]);
    }
  }
}

function missions(list: List<'send' | 'end-missions'>, state: Readonly<Known>): void {
  for (const flotilla of inOrder(state.valentin))
    for (const area of AREAS) list.offer(['send', flotilla, area], sailingBar(state, flotilla, area));
  list.open(['end-missions']);
}

/** XXI-9.1a, XXI-9.1b, XXI-9.9c  At full strength, once a turn, and only where there is a convoy. */
function sailingBar(state: Readonly<Known>, flotilla: FlotillaId, area: Area) {
  if (state.sailed.includes(flotilla)) return 'XXI-9.9c';
  if (isDepleted(state, flotilla)) return 'XXI-9.1a';
  return state.convoys[area].length === 0 && 'XXI-9.1b';
}

function send(t: Table, flotilla: FlotillaId, path: Area): void {
  t.state.valentin = t.state.valentin.filter((id) => id !== flotilla);
  t.state.sailed.push(flotilla);
  t.state.mission = { flotilla, path, station: 1, tested: false };
  t.log('XXI-9.1b', { what: 'flotilla-sails', flotilla, path });
}

function endMissions(state: State): void {
  state.sailed = [];
}

/** XXI-9.1c  The boxes of the path in order, then the area (never from one to the other, XXI-9.9b), then home. */
function* voyage(t: Table, { station }: Mission): Play<void> {
  if (station === 'home') tripHome(t);
  else if (station === 'area') yield* convoyAttack(t);
  else yield* encounter(t, station);
}

/** XXI-2.4.10  One of the four boxes of a path. */
export type Step = 1 | 2 | 3 | 4;

export const boxAt = (path: Area, step: Step): PathBox => PATHS[path].boxes[step - 1] ?? PATHS[path].boxes[0];

/** XXI-9.1c  What lies beyond a box: the next one, or the area. */
export const beyond = (step: Step): Station => (step === 4 ? 'area' : ((step + 1) as Step));

/** Where a mission goes if it goes on. */
export const ahead = ({ station, tested }: Readonly<Mission>): Station =>
  tested && typeof station === 'number' ? beyond(station) : station;

/** XXI-9.2a  A test of engine or silence to enter the box. */
export const boxTest = (ratings: Ratings, { test, need }: PathBox): Test => ({ dice: ratings[test], need });

function* encounter(t: Table, step: Step): Play<void> {
  const mission = underWay(t);
  const { flotilla, path } = mission;
  const box = boxAt(path, step);
  const dice = roll(t, boxTest(ratingsOf(t.state, flotilla), box).dice);
  const passed = reaches(dice, box.need);
  mission.tested = true;
  t.log(passed ? 'XXI-9.2b' : 'XXI-9.2c', {
    what: 'box-tested',
    flotilla,
    box: box.name,
    test: box.test,
    dice,
    need: box.need,
    passed,
  });
  if (passed) yield* passedBox(t, step);
  else yield* failedBox(t, step, depthCharges(t, box.name, box.charges));
}

/** XXI-9.2b  After the fourth box the area lies open; before it the player may still turn back, unless the option forbids it. */
export const mustGoOn = ({ options }: Readonly<Known>, step: Step): boolean => step === 4 || options.noTurningBack;

function* passedBox(t: Table, step: Step): Play<void> {
  if (mustGoOn(t.state, step)) return sailOn(t, step, 'XXI-9.2b');
  const [order] = yield* t.choose('player', 'XXI-9.2b', goOnOrAbort);
  if (order === 'go-on') sailOn(t, step, 'XXI-9.2b');
  else turnBack(t);
}

/** XXI-9.5  Found, but afloat: on into the box, or home. After a hit in the Open Ocean XXI-9.3 holds instead. */
function* failedBox(t: Table, step: Step, struck: Struck): Play<void> {
  if (struck === 'eliminated') return;
  if (struck === 'hit' && isOpenOcean(underWay(t).path, step)) return yield* openOcean(t);
  const [order] = yield* t.choose('player', 'XXI-9.5', goOnOrAbort);
  if (order === 'go-on') sailOn(t, step, 'XXI-9.5');
  else turnBack(t);
}

export const isOpenOcean = (path: Area, step: Step): boolean => path === 'AO' && step === 1;

/** XXI-9.3  Hit in the Open Ocean: straight back to Valentin without a test, or on as it is. */
function* openOcean(t: Table): Play<void> {
  const [order] = yield* t.choose('player', 'XXI-9.3', returnOrGoOn);
  if (order === 'return') arrive(t, 'XXI-9.3');
  else sailOn(t, 1, 'XXI-9.3');
}

function sailOn(t: Table, step: Step, rule: 'XXI-9.2b' | 'XXI-9.3' | 'XXI-9.5'): void {
  const mission = underWay(t);
  mission.station = beyond(step);
  mission.tested = false;
  if (step === 4) t.log(rule, { what: 'flotilla-in-area', flotilla: mission.flotilla, path: mission.path });
}

function turnBack(t: Table): void {
  const mission = underWay(t);
  mission.station = 'home';
  mission.tested = false;
  t.log('XXI-9.6a', { what: 'flotilla-turns-back', flotilla: mission.flotilla });
}

type Struck = 'missed' | 'hit' | 'eliminated';

export const chargesTest = ({ defense }: Ratings, charges: number): Test => ({ dice: charges, need: defense });

/** XXI-9.4a, XXI-9.4c  The highest die against the defense; one attack is one hit at most. */
function depthCharges(t: Table, by: Extract<Log, { what: 'depth-charges' }>['by'], count: number): Struck {
  const { flotilla } = underWay(t);
  const { need } = chargesTest(ratingsOf(t.state, flotilla), count);
  const dice = roll(t, count);
  const struck = reaches(dice, need);
  t.log(by === 'escorts' ? 'XXI-9.8' : 'XXI-9.4a', { what: 'depth-charges', flotilla, by, dice, need, hit: struck });
  if (!struck) return 'missed';
  return hit(t, flotilla) ? 'hit' : 'eliminated';
}

/** XXI-9.7a … 9.9a  The first attack is not a choice; after each one the escorts answer. */
function* convoyAttack(t: Table): Play<void> {
  const { path } = underWay(t);
  const [, convoy] = yield* t.choose('player', 'XXI-9.7a', targets(path));
  attack(t, convoy);
  if (depthCharges(t, 'escorts', escortDice(t.state, path)) === 'eliminated') return;
  if (t.state.convoys[path].length === 0) return turnBack(t); // XXI-9.9a
  const [order] = yield* t.choose('player', 'XXI-9.9a', attackOrGoHome);
  if (order === 'go-home') turnBack(t);
}

const targets =
  (path: Area) =>
  (list: List<'attack'>, state: Readonly<Known>): void => {
    for (const convoy of inOrder(state.convoys[path])) list.open(['attack', convoy]);
  };

/** XXI-9.7a, XXI-9.7b  The highest die against the convoy's value. */
export const attackTest = (ratings: Ratings, convoy: ConvoyId): Test => ({
  dice: ratings.attack,
  need: convoyValue(convoy),
});

function attack(t: Table, convoy: ConvoyId): void {
  const { flotilla, path } = underWay(t);
  const { dice: count, need } = attackTest(ratingsOf(t.state, flotilla), convoy);
  const dice = roll(t, count);
  const sunk = reaches(dice, need);
  t.log(sunk ? 'XXI-9.7a' : 'XXI-9.7b', { what: 'convoy-attacked', flotilla, convoy, dice, need, sunk });
  if (!sunk) return;
  t.state.convoys[path] = t.state.convoys[path].filter((id) => id !== convoy);
  t.state.scrap.push(convoy);
  t.state.sunk += 1;
  t.state.tally.sunkBy[(isTwentyOne(flotilla) && modelInForce(t.state)) || 'VII'] += 1;
}

/** XXI-9.8  Two dice in the Atlantic, three in the Western Approaches; one more if reinforced (XXI-16.2.1). */
export const escortDice = (state: Readonly<Known>, path: Area): number =>
  PATHS[path].escortDice + (state.options.reinforcedEscorts ? 1 : 0);

export const homeTest = ({ engine }: Ratings, path: Area): Test => ({ dice: engine, need: PATHS[path].homeNeed });

/** XXI-9.6a, XXI-9.6b, XXI-9.6c  An engine test; a failure is a hit, and whoever is still afloat stays on the way and tests again. */
function tripHome(t: Table): void {
  const { flotilla, path } = underWay(t);
  const { dice: count, need } = homeTest(ratingsOf(t.state, flotilla), path);
  const dice = roll(t, count);
  const passed = reaches(dice, need);
  t.log(passed ? 'XXI-9.6a' : 'XXI-9.6b', { what: 'trip-home', flotilla, path, dice, need, passed });
  const afloat = passed || hit(t, flotilla);
  if (afloat && (passed || t.state.options.tripHomeSingleTest)) arrive(t, 'XXI-9.6a');
}

/** XXI-9.9c  Back in Valentin, with the face it has, for the rest of the turn. */
function arrive(t: Table, rule: 'XXI-9.3' | 'XXI-9.6a'): void {
  const { flotilla } = underWay(t);
  t.state.valentin.push(flotilla);
  t.state.mission = null;
  t.log(rule, { what: 'flotilla-home', flotilla });
}

function underWay(t: Table): Mission {
  const { mission } = t.state;
  if (!mission) throw new Error('No flotilla is at sea.');
  return mission;
}
