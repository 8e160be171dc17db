/** Facts that hold after every decision. */
import { COVES, type State } from '../src/state.ts';

/** No game of random choices takes more decisions. */
export const MAX_DECISIONS = 12;

export const INVARIANTS: Readonly<Record<string, (state: Readonly<State>) => boolean>> = {
  'the hider lies in a cove once he has rowed': ({ cove, phase, night }) =>
    COVES.some((one) => one === cove) || (cove === 0 && night === 1 && phase === 'row'),
  'he does not lie where a search found nobody': ({ cove, empty }) => cove !== empty,
  'the nights are counted': ({ night, nights }) => night >= 1 && night <= nights + 1,
};
