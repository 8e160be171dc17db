/** XXI-2.4.6  Who may see what: everyone everything, but the order of the draw pile. */
import type { Dice } from '@derby/kernel';
import { COUNTERS, type CounterId, rankOf } from './data/counters.ts';
import { setAside } from './setup.ts';
import { resourcesOnMap, type State } from './state.ts';

/** What lies open: all but the order of the draw pile; the tally is the simulator's. A view and a state both hold it. */
export type Known = Omit<State, 'drawPile' | 'tally'>;

/** What everyone sees. */
export interface View extends Known {
  /** How many counters are left in the draw pile; see `remaining` for which. */
  left: number;
}

/** Of the draw pile only the number is shown: its contents follow from what lies open, its order is nobody's to know. */
export function view(state: Readonly<State>): View {
  return {
    turn: state.turn,
    phase: state.phase,
    options: state.options,
    scrap: [...state.scrap],
    turnTrack: [...state.turnTrack],
    allocation: [...state.allocation],
    spaces: [...state.spaces],
    squares: { '8': [...state.squares['8']], '12': [...state.squares['12']], '18': [...state.squares['18']] },
    devastation: { ...state.devastation },
    flak: { ...state.flak },
    points: state.points,
    moved: [...state.moved],
    rushing: state.rushing,
    convoys: { AO: [...state.convoys.AO], WA: [...state.convoys.WA] },
    sunk: state.sunk,
    pen: [...state.pen],
    valentin: [...state.valentin],
    depleted: [...state.depleted],
    sailed: [...state.sailed],
    mission: state.mission && { ...state.mission },
    armies: [...state.armies],
    front: state.front,
    commands: [...state.commands],
    repairs: state.repairs,
    ending: state.ending,
    left: state.drawPile.length,
  };
}

/** What is left in the draw pile, worked out as a player would: all that does not lie open, in countersheet order. */
export function remaining(view: Readonly<View>): CounterId[] {
  const open = new Set([...lyingOpen(view), ...setAside(view.options)]);
  return COUNTERS.filter((id) => !open.has(id));
}

const lyingOpen = (known: Readonly<Known>): (CounterId | null | undefined)[] => [
  ...known.scrap,
  ...known.turnTrack,
  ...known.allocation,
  ...resourcesOnMap(known),
  ...Object.values(known.squares).flat(),
  ...Object.values(known.devastation),
  ...Object.values(known.flak),
  ...Object.values(known.convoys).flat(),
  ...known.pen,
  ...known.valentin,
  known.mission?.flotilla,
  ...known.armies,
  ...known.commands,
];

/** The counters of a pile in the order of the countersheet, found without sorting: worlds are imagined often. */
function inPile(pile: readonly CounterId[]): CounterId[] {
  const isThere = new Uint8Array(COUNTERS.length);
  for (const id of pile) isThere[rankOf(id)] = 1;
  return COUNTERS.filter((_, rank) => isThere[rank] === 1);
}

/**
 * Another order of the draw pile, which is all that is hidden. It is put in order first: what comes out depends on the dice
 * alone and not on the order nobody knows.
 */
export function resample(state: State, dice: Dice): void {
  state.drawPile = inPile(state.drawPile);
  dice.shuffle(state.drawPile);
}
