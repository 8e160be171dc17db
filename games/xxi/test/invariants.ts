/** Facts about XXI that hold after every decision. */

import {
  BLANKS,
  COMMANDS,
  COUNTERS,
  type CounterId,
  isFlotilla,
  isResource,
  kindOf,
  MARKERS_OUTSIDE_PLAY,
} from '../src/data/counters.ts';
import { HUBS, SPACES, type Space, SQUARES, YARDS } from '../src/data/map.ts';
import { LAST_BOX, MOST_POINTS, OVERLORD_DELAYED, OVERLORD_TURN, TURNS } from '../src/data/tracks.ts';
import { setAside } from '../src/setup.ts';
import { type Phase, resourcesOnMap, type State } from '../src/state.ts';

/** Every counter in play, wherever it lies. */
const everywhere = (state: Readonly<State>): CounterId[] => [
  ...state.drawPile,
  ...state.scrap,
  ...state.turnTrack.filter((id): id is CounterId => id !== null),
  ...state.allocation,
  ...(resourcesOnMap(state) as CounterId[]),
  ...Object.values(state.squares).flat(),
  ...Object.values(state.devastation),
  ...Object.values(state.flak),
  ...state.convoys.AO,
  ...state.convoys.WA,
  ...state.pen,
  ...state.valentin,
  ...(state.mission ? [state.mission.flotilla] : []),
  ...state.armies,
  ...state.commands,
];

const aside = (state: Readonly<State>): CounterId[] => setAside(state.options);

const onMap = (state: Readonly<State>): Space[] => state.spaces.filter((space) => space !== null);

const isBetween = (low: number, value: number, high: number): boolean => value >= low && value <= high;

/** From the draw to the yards: nothing has sailed or sunk this month. */
const BEFORE_BATTLE: readonly Phase[] = ['draw', 'allocation', 'bombing', 'transport', 'movement', 'construction'];

/** No game of random choices takes more decisions. */
export const MAX_DECISIONS = 1000;

export const INVARIANTS: Readonly<Record<string, (state: Readonly<State>) => boolean>> = {
  'no counter is in two places': (state) => new Set(everywhere(state)).size === everywhere(state).length,
  'there are 88 counters in all': (state) =>
    everywhere(state).length + aside(state).length + MARKERS_OUTSIDE_PLAY + BLANKS === 88,
  'nothing is in play that its option has not brought in': (state) =>
    aside(state).every((id) => !everywhere(state).includes(id)),
  'every counter is of the countersheet': (state) => everywhere(state).every((id) => COUNTERS.includes(id)),
  'U-boats are never in the draw pile or the allocation box': (state) =>
    ![...state.drawPile, ...state.allocation].some(isFlotilla),
  'only resources stand on spaces and in squares': (state) =>
    [...(resourcesOnMap(state) as CounterId[]), ...Object.values(state.squares).flat()].every(isResource),
  'resources stand on spaces of the map': (state) => onMap(state).every((space) => SPACES.includes(space)),
  'a devastation marker lies on a hub, and only one': (state) =>
    Object.entries(state.devastation).every(
      ([hub, id]) => HUBS.some((one) => one === hub) && kindOf(id) === 'devastation',
    ),
  'at most eight hubs are devastated': (state) => Object.keys(state.devastation).length <= 8,
  'no resource shares a space with a devastation marker': (state) =>
    onMap(state).every((space) => !(space in state.devastation)),
  'a devastated yard has empty squares': (state) =>
    YARDS.every((yard) => !state.devastation[yard] || state.squares[yard].length === 0),
  'no display holds more than its squares': (state) =>
    YARDS.every((yard) => state.squares[yard].length <= SQUARES[yard]),
  'heavy AA and devastation never share a hub': (state) =>
    Object.keys(state.flak).every((hub) => !(hub in state.devastation)),
  'at most five flotillas are built': (state) => state.commands.length <= (state.options.moreXXI ? COMMANDS.length : 5),
  'every build has its command on the track': (state) => state.commands.length === state.tally.built.length,
  'flotillas built, lost and waiting add up': (state) => {
    const lost = state.options.moreXXI ? 0 : state.tally.twentyOnesLost;
    const afloat = [...state.valentin, ...(state.mission ? [state.mission.flotilla] : [])].filter(
      (id) => kindOf(id) === 'twenty-one',
    ).length;
    return afloat + lost + state.pen.length === 5;
  },
  'the front stands on the track': (state) => isBetween(0, state.front, LAST_BOX),
  'transport points fit the display': (state) => isBetween(0, state.points, MOST_POINTS),
  'the turn stands on the turn track': (state) => isBetween(1, state.turn, TURNS),
  'one box is marked for every turn played': (state) =>
    state.turnTrack.length ===
    state.turn -
      (state.ending && state.ending !== 'conceded'
        ? 0
        : state.phase === 'end' && state.turnTrack.length === state.turn
          ? 0
          : 1),
  'depleted flotillas are afloat': (state) =>
    state.depleted.every((id) => state.valentin.includes(id) || state.mission?.flotilla === id),
  'flotillas in Valentin are at full strength when a turn begins': (state) =>
    !BEFORE_BATTLE.includes(state.phase) || state.depleted.length === 0,
  'the Atlantic is empty once its convoys have arrived': (state) =>
    state.phase !== 'end' || state.convoys.AO.length === 0,
  'no month begins with six convoys in the Western Approaches once Overlord is due': (state) =>
    !BEFORE_BATTLE.includes(state.phase) ||
    state.convoys.WA.length < 6 ||
    state.turn <= (state.options.delayedOverlord ? OVERLORD_DELAYED : OVERLORD_TURN),
  'sinkings by flotilla add up to the convoys sunk': (state) =>
    Object.values(state.tally.sunkBy).reduce((sum, count) => sum + count, 0) === state.sunk,
  'a mission is at sea only in the Battle Phase': (state) => state.mission === null || state.phase === 'battle',
  'nothing is rushed between questions of other rules': (state) => state.rushing === null || state.phase === 'movement',
  'moved resources are only remembered in the Movement Phase': (state) =>
    state.phase === 'movement' || state.moved.every((from) => from === null),
};
