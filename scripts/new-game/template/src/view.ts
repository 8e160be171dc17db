/** Who may see what. A view is built from nothing; what is redrawn depends on what the viewer knows alone. */
import type { Dice, Viewer } from '@derby/kernel';
import { COVES, type NewGame, type State } from './state.ts';

/** What everybody sees. */
export type Known = Omit<State, 'cove'>;
export interface View extends Known {
  /** Null for whoever may not know. */
  readonly cove: number | null;
}

export function view({ nights, night, phase, empty, winner, cove }: Readonly<State>, viewer: Viewer<NewGame>): View {
  const knows = viewer === 'hider' || winner === 'seeker';
  return { nights, night, phase, empty, winner, cove: knows ? cove : null };
}

/** Puts the hider anywhere he may be, for all this viewer knows. */
export function resample(state: State, viewer: Viewer<NewGame>, dice: Dice): void {
  if (viewer === 'hider' || state.winner === 'seeker' || state.cove === 0) return;
  const left = COVES.filter((cove) => cove !== state.empty);
  state.cove = left[dice.below(left.length)] ?? 0;
}
