/** NEW-1.2  Where every game begins. */
import type { Options } from '@derby/kernel';
import type { NewGame, State } from './state.ts';

const NIGHTS = 4;
const MANY_NIGHTS = 6;

export const setup = (options: Options<NewGame>): State => ({
  nights: options.longGame ? MANY_NIGHTS : NIGHTS,
  night: 1,
  phase: 'row',
  empty: null,
  winner: null,
  cove: 0,
});
