/** A guided first patrol of Flotilla Leader: two boats, one convoy, and home again. */
import type { Tutorial } from '../../tutorial/tutorial.ts';
import { battle } from './tutorial-battle.ts';
import { home } from './tutorial-home.ts';
import { toSea } from './tutorial-sea.ts';

const tutorial: Tutorial = {
  // Found by looking: an Event with a die, a convoy with two escorts, a second boat that comes up, and a promotion.
  seed: 'first patrol 33074',
  steps: [...toSea, ...battle, ...home],
};

export default tutorial;
