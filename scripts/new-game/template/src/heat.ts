/** Where the boat is caught: for whoever counts many games. */
import type { Heat } from '@derby/kernel';
import type { NewGame } from './state.ts';

export const heat: Heat<NewGame> = {
  frame: [500, 100],
  places: { 1: [100, 50], 2: [200, 50], 3: [300, 50], 4: [400, 50] },
  lossIn: (entry) => (entry.what === 'searched' && entry.found ? [String(entry.cove), 1] : undefined),
};
