/** Facts about Drumbeat that hold after every decision. */

import { model } from '../src/data/aircraft.ts';
import { convoyData, MOST_CONVOYS, MOST_ESCORTS } from '../src/data/convoys.ts';
import { DAMAGE_BOXES, FUEL_BOXES, SUPPLY_BOXES, TORPEDO_BOXES } from '../src/data/submarines.ts';
import { warship } from '../src/data/warships.ts';
import { AREA_IDS, areaOfBase, isCoastal, shore } from '../src/geography.ts';
import { isOnGrid } from '../src/grid.ts';
import { byName } from '../src/ids.ts';
import type { Contact, Convoy, Piece, Plane, State, Submarine, Warship } from '../src/state.ts';
import { areaOf, isConvoy, isInPlay, isSub, sideOfPlane, stackOf } from '../src/units.ts';
import { balance, lastTurn } from '../src/victory.ts';

type Fact = (state: Readonly<State>) => boolean;
const everySub =
  (holds: (sub: Submarine, state: State) => boolean): Fact =>
  (state) =>
    state.subs.every((sub) => holds(sub, state as State));
const everyShip =
  (holds: (ship: Warship, state: State) => boolean): Fact =>
  (state) =>
    state.ships.every((ship) => holds(ship, state as State));
const everyConvoy =
  (holds: (convoy: Convoy, state: State) => boolean): Fact =>
  (state) =>
    state.convoys.every((convoy) => holds(convoy, state as State));
const everyPlane =
  (holds: (plane: Plane, state: State) => boolean): Fact =>
  (state) =>
    state.planes.every((plane) => holds(plane, state as State));
const inContact =
  (holds: (contact: Contact, state: State) => boolean): Fact =>
  (state) =>
    !state.contact || holds(state.contact as Contact, state as State);
const everyPiece = (holds: (piece: Piece, state: State) => boolean): Fact =>
  inContact((contact, state) => contact.pieces.every((piece) => holds(piece, state)));

const isWithin = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;
const inOrder = (list: readonly { readonly id: string }[]): boolean =>
  list.every((one, i) => i === 0 || byName(list[i - 1]!.id, one.id) < 0);
const alliedArea = (state: State, id: string): string | undefined =>
  state.ships.find((one) => one.id === id)?.area ?? state.convoys.find((one) => one.id === id)?.area;

export const INVARIANTS: Readonly<Record<string, Fact>> = {
  'submarines are in order of ids, none twice': ({ subs }) => inOrder(subs),
  'warships are in order of ids, none twice': ({ ships }) => inOrder(ships),
  'convoys are in order of ids, none twice': ({ convoys }) => inOrder(convoys),
  'air units are in order of ids, none twice': ({ planes }) => inOrder(planes),
  'the turn is one of the scenario': (state) => state.turn >= 1 && state.turn <= lastTurn(state),
  'no more than ten convoys are in play': ({ convoys }) => convoys.length <= MOST_CONVOYS,
  'new convoys are numbered above all others': everyConvoy(({ id }, state) => Number(id.slice(2)) < state.nextConvoy),
  'a convoy in play has ships left, and never more than it sailed with': everyConvoy(
    ({ steps, type }) => steps >= 1 && steps <= convoyData(type).steps,
  ),
  'boxes of submarines are within their rows': everySub(
    (sub) =>
      isWithin(sub.torpedoes, TORPEDO_BOXES) &&
      isWithin(sub.fuel, FUEL_BOXES) &&
      isWithin(sub.damage, DAMAGE_BOXES) &&
      isWithin(sub.supply, SUPPLY_BOXES),
  ),
  'damage is kept only with its variant': everySub((sub, { options }) => options.v21_5_damage || sub.damage === 0),
  'nobody at sea has five damage points': everySub((sub) => areaOf(sub) === null || sub.damage < DAMAGE_BOXES),
  'three damage points keep a submarine up': everySub(
    (sub) => areaOf(sub) === null || sub.damage < 3 || sub.status === 'surfaced',
  ),
  'only the Milch Cow carries supply, and no torpedoes': everySub((sub) =>
    sub.id === 'MilchCow' ? sub.torpedoes === 0 : sub.supply === 0,
  ),
  'a submarine off the map is not Detected': everySub((sub) => areaOf(sub) !== null || !sub.detected),
  'no true place is unseen': everySub((sub) => sub.place !== 'unseen'),
  'a submarine waits at home for a later turn': everySub(
    (sub, { turn, phase }) =>
      sub.place !== 'home' || sub.back > turn || (sub.back === turn && ['event', 'due', 'arrivals'].includes(phase)),
  ),
  'a submarine was last seen no later than now': everySub((sub, { turn }) => sub.seenOn <= turn),
  'boats of the North Atlantic come only with their variant': everySub(
    (sub, { options }) =>
      options.v21_1_northAtlantic || !['U-87', 'U-84', 'U-135', 'U-353', 'U-552', 'U-553'].includes(sub.id),
  ),
  'nobody is both struck off and in play': (state) => state.struckOff.every((id) => !isInPlay(state.subs, id)),
  'Barbarigo has a mode exactly when it has come': (state) =>
    (state.barbarigo.mode !== null) === isInPlay(state.subs, 'Barbarigo'),
  'Barbarigo with frogmen has no torpedoes': everySub(
    (sub, { barbarigo }) => sub.id !== 'Barbarigo' || barbarigo.mode !== 'frogman' || sub.torpedoes === 0,
  ),
  'Barbarigo makes at most two attacks': ({ barbarigo }) => barbarigo.attacks <= 2,
  'small craft are in coastal areas': everyShip(({ id, area }) => !warship(id).coastalOnly || isCoastal(area)),
  'a stacked warship is where its convoy is': everyShip(
    (ship, state) =>
      ship.convoy === null || state.convoys.some((one) => one.id === ship.convoy && one.area === ship.area),
  ),
  'a stack holds at most three warships': everyConvoy(
    (convoy, state) => stackOf(state, convoy.id).length <= MOST_ESCORTS,
  ),
  'a stack is Detected as one': everyConvoy(
    (convoy, state) => !convoy.detected || stackOf(state, convoy.id).every((ship) => ship.detected),
  ),
  'nobody is in play and lost': (state) =>
    state.lost.every((id) => ![state.ships, state.convoys, state.planes].some((list) => isInPlay(list, id))),
  'damage levels are from 0 to 3': ({ damage }) => Object.values(damage).every((level) => isWithin(level, 3)),
  'the Azores are out of it without their bombers': ({ options, damage, planes }) =>
    options.amerikaBombers ||
    (damage.pontadelgada + damage.lajes + damage.rabodepeixe === 0 &&
      planes.every((plane) => sideOfPlane(plane.id) === 'allies' || plane.base === 'home')),
  'air units are based on their own side': everyPlane(
    ({ id, base }) => base === 'home' || shore(base).side === sideOfPlane(id),
  ),
  'what is Ready or on the track is not in flight': everyPlane(
    ({ state, at }) => (state !== 'ready' && state !== 'track') || at === null,
  ),
  'CAP is flown by fighters over their own base': everyPlane(
    ({ id, state, base, at }) =>
      state !== 'cap' || (model(id).kind === 'fighter' && base !== 'home' && at === areaOfBase(base)),
  ),
  'patrols are in range of their base': everyPlane(({ state, at }) => state !== 'patrol' || at !== null),
  'only the Axis waits on the track': everyPlane(({ id, state, slot }) =>
    state === 'track' ? slot > 0 && sideOfPlane(id) === 'axis' : slot === 0,
  ),
  'every area is on the map': (state) =>
    [...state.ships, ...state.convoys].every((unit) => AREA_IDS.includes(unit.area)),
  'the parts of the score are whole and never negative': ({ score }) =>
    Object.values(score).every((part) => Number.isInteger(part) && part >= 0),
  'fifteen for every submarine sunk, twenty-five for the Milch Cow': ({ subs, score }) =>
    score.submarines ===
    subs.reduce((sum, sub) => sum + (sub.place === 'sunk' ? (sub.id === 'MilchCow' ? 25 : 15) : 0), 0),
  'the balance is the sum of its parts': (state) => Number.isInteger(balance(state)),
  'a sortie is under way only in 5.3': ({ sortie, phase }) => !sortie || phase === 'air',
  'an activation or a contact is under way only in 5.4': ({ activation, contact, phase }) =>
    (!activation && !contact) || phase === 'naval',
  'a contact interrupts an activation': ({ activation, contact }) => !contact || activation !== null,
  'pieces stand on the grid': everyPiece(isOnGrid),
  'no unit is on the grid twice': inContact(
    ({ pieces }) => new Set(pieces.map((piece) => piece.unit)).size === pieces.length,
  ),
  'everybody on the grid is in the area of the contact': inContact(({ pieces, area }, state) =>
    pieces.every(({ unit }) =>
      isSub(unit) ? state.subs.some((sub) => sub.id === unit && sub.place === area) : alliedArea(state, unit) === area,
    ),
  ),
  'no warship of a stack is a piece of its own': everyPiece(
    ({ unit }, state) => isSub(unit) || isConvoy(unit) || state.ships.some((one) => one.id === unit && !one.convoy),
  ),
  'nobody is on the grid and in a box': inContact(
    ({ pieces, boxes, level }) =>
      level === 'tsl' || boxes.every((box) => box.every((unit) => !pieces.some((piece) => piece.unit === unit))),
  ),
  'boxes hold both sides': inContact(({ boxes }) =>
    boxes.every((box) => box.some((unit) => isSub(unit)) && box.some((unit) => !isSub(unit))),
  ),
  'no grid goes beyond the cap of rounds': inContact(({ round }, { options }) => round <= options.roundCap),
  'only convoys have a course': everyPiece(({ unit, course }) => course === null || isConvoy(unit)),
  'everybody on an OSL grid has met somebody this turn': inContact(
    ({ pieces, level }, state) =>
      level === 'tsl' ||
      pieces.every(({ unit }) => (isConvoy(unit) ? state.convoys.some((one) => one.id === unit && one.met) : true)),
  ),
  'containers belong to this turn': ({ containers, phase }) =>
    containers.length === 0 ||
    ['naval', 'frogmen', 'bombardment', 'second-move', 'overhead', 'return', 'turn-end'].includes(phase),
  'at most two submarines refit in a turn': ({ refits }) => isWithin(refits, 2),
};

/** No game of random choices takes more; the longest of some thousands took about half of it. */
export const MAX_DECISIONS = 40_000;
