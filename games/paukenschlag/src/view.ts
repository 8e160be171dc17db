/** PK-18.3  Who may see what. A view is laid out afresh and has the shape of the state; what is secret is blank in it. */
import { copyOf, type Dice, type Viewer } from '@derby/kernel';
import { imagine } from './imagination.ts';
import { isSeen } from './sight.ts';
import type { Container, Drumbeat, Plane, State, Submarine } from './state.ts';

/**
 * What a seat is shown. It has the fields of the state, so that rules and advice can read either; blank are:
 * an unseen submarine (`place` is 'unseen', everything but `id`, `seenAt` and `seenOn` is at its standard value),
 * Barbarigo's mode while unknown (`mode` null, its torpedo boxes 4), what was left out of somebody else's container,
 * the support of a floatplane, refits, and the activation of an unseen submarine.
 */
export type View = State;

/** What a view and a state have in common: all of it, as long as nobody asks for an unseen submarine. */
export type Known = State;
