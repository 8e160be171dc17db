/** Small positions for tests: an empty ocean, and units put where they are wanted. */
import { type Listing, notation, offersIn, optionsFor } from '@derby/kernel';
import { type Played, run, type Script } from '@derby/kernel/testing';
import type { Choice } from '../src/choices.ts';
import { playContact } from '../src/contact.ts';
import type { PlaneId } from '../src/data/aircraft.ts';
import type { ConvoyType } from '../src/data/convoys.ts';
import { convoyData } from '../src/data/convoys.ts';
import type { AreaId, BaseId, Destination } from '../src/data/map.ts';
import type { Side } from '../src/data/sides.ts';
import type { SubId } from '../src/data/submarines.ts';
import type { ShipId } from '../src/data/warships.ts';
import { paukenschlag } from '../src/game.ts';
import { insert } from '../src/ids.ts';
import type { Settings } from '../src/options.ts';
import type { Rule } from '../src/rules.ts';
import { newPlane, newShip, newSubmarine, setup } from '../src/setup.ts';
import type {
  Contact,
  Convoy,
  ConvoyId,
  Course,
  Drumbeat,
  NavalUnit,
  Piece,
  Plane,
  State,
  Submarine,
  Table,
  Warship,
} from '../src/state.ts';
import { convoyOf, planeOf, shipOf, subOf } from '../src/units.ts';

/** A scenario as it is laid out. */
export const scenario = (options: Partial<Settings> = {}): State => setup(optionsFor(paukenschlag, options));

/** Turn 3 of an empty ocean with no event: bases stand, nothing is at sea and nothing flies. */
export function bare(options: Partial<Settings> = {}, over: Partial<State> = {}): State {
  const state = scenario(options);
  Object.assign(state, { subs: [], ships: [], convoys: [], planes: [], event: 'none', turn: 3, phase: 'naval' }, over);
  return state;
}

export function sub(state: State, id: SubId, place: Submarine['place'], over: Partial<Submarine> = {}): Submarine {
  insert(state.subs, newSubmarine(id, { place, ...over }));
  return subOf(state, id);
}

export function ship(state: State, id: ShipId, area: AreaId, over: Partial<Warship> = {}): Warship {
  insert(state.ships, Object.assign(newShip(id, area), over));
  return shipOf(state, id);
}

export function convoy(
  state: State,
  id: ConvoyId,
  type: ConvoyType,
  area: AreaId,
  to: Destination,
  over: Partial<Convoy> = {},
): Convoy {
  const made: Convoy = {
    ...{ id, type, to, area, steps: convoyData(type).steps, detected: false, activated: false },
    ...{ met: false, lagged: false, gained: false },
    ...over,
  };
  insert(state.convoys, made);
  state.nextConvoy = Math.max(state.nextConvoy, Number(id.slice(2)) + 1);
  return convoyOf(state, id);
}

export function plane(state: State, id: PlaneId, base: BaseId | 'home', over: Partial<Plane> = {}): Plane {
  insert(state.planes, Object.assign(newPlane(id, base), over));
  return planeOf(state, id);
}

/** A unit on a grid: where it stands, its course, and whatever else matters. */
export type Placed = readonly [unit: NavalUnit, column: number, row: number, over?: Partial<Piece>];

/** A contact in the midst of round 1 on the TSL grid, everybody by hand, this side to act. */
export function grid(
  state: State,
  area: AreaId,
  turn: Side,
  placed: readonly Placed[],
  over: Partial<Contact> = {},
): Contact {
  const pieces = placed.map(
    ([unit, column, row, more]): Piece => ({
      ...{ unit, column, row, course: null as Course | null, activated: false, fired: 0, gunned: false },
      ...more,
    }),
  );
  const contact: Contact = {
    ...{ area, unit: pieces[0]!.unit, side: turn, step: 'play', level: 'tsl', toPlace: [], boxes: [[]], box: 0 },
    ...{ manner: { axis: 'hand', allies: 'hand' }, listened: [], round: 1, turn },
    ...{ finished: { axis: false, allies: false }, stirred: false, pieces, acting: null },
    ...over,
  };
  state.contact = contact;
  return contact;
}

export const play = (state: State, procedure: (t: Table) => unknown, script: Script = {}): Played<Drumbeat> =>
  run<Drumbeat>(state, procedure, script);

/** Plays the contact in the state to its end. */
export const playOn = (state: State, script: Script): Played<Drumbeat> => play(state, playContact, script);

/** What a list opens, in notation, and what it bars. */
export function listed(
  state: State,
  fill: (list: Listing<Choice, Rule>, state: State) => void,
): { open: string[]; barred: Record<string, string> } {
  const offers = offersIn<Choice, Rule, State>(fill, state);
  return {
    open: offers.filter((one) => !one.barredBy).map((one) => notation(one.choice)),
    barred: Object.fromEntries(offers.flatMap((one) => (one.barredBy ? [[notation(one.choice), one.barredBy]] : []))),
  };
}

/** Runs a procedure until the script is out of answers, and gives back the state there: for questions in the midst of things. */
export function until(
  state: State,
  procedure: (t: Table) => unknown,
  script: Script = {},
): { state: State; open: string[] } {
  let open: string[] = [];
  try {
    play(state, procedure, script);
  } catch (fault) {
    const found = /Open: (.*)\.$/s.exec((fault as Error).message);
    if (!found || !(fault as Error).message.startsWith('The script has no answer')) throw fault;
    open = found[1]!.split(', ');
  }
  return { state, open };
}
