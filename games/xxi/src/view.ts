/** XXI-2.4.6  Who may see what: everyone everything, but the order of the draw pile. */
import { copyOf, type Dice } from '@derby/kernel';
import { inOrder, type State, type View } from './state.ts';

/** The draw pile is shown as a set: its contents follow from what lies open, its order is nobody's to know. */
export function view(state: Readonly<State>): View {
  return {
    turn: state.turn,
    phase: state.phase,
    options: { ...state.options },
    scrap: [...state.scrap],
    turnTrack: [...state.turnTrack],
    allocation: [...state.allocation],
    spaces: { ...state.spaces },
    squares: copyOf(state.squares),
    devastation: { ...state.devastation },
    flak: { ...state.flak },
    points: state.points,
    moved: { ...state.moved },
    rushing: state.rushing,
    convoys: copyOf(state.convoys),
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
    tally: copyOf(state.tally),
    remaining: inOrder(state.drawPile),
  };
}

/** Another order of the draw pile, which is all that is hidden. */
export function resample(state: State, dice: Dice): void {
  dice.shuffle(state.drawPile);
}
