/** XXI-2.1.1, XXI-2.1.2  Flotillas: their ratings, and what a hit does to them. */
import type { FlotillaId, TwentyOneId } from './data/counters.ts';
import { MODELS, type Model, type Ratings, TYPE_VII } from './data/tracks.ts';
import type { Table } from './state.ts';
import type { Known } from './view.ts';

export const isTwentyOne = (id: FlotillaId): id is TwentyOneId => id.startsWith('xxi-');

/** XXI-8.5  The latest model built; every Type XXI has its ratings (XXI-2.1.2a). */
export const modelInForce = (state: Readonly<Known>): Model | undefined => inForce(state)?.model;

const inForce = (state: Readonly<Known>) => MODELS[Math.min(state.commands.length, MODELS.length) - 1];

/** XXI-2.1.1b, XXI-2.1.2a  Depleted or not, a flotilla keeps its ratings. */
export const ratingsOf = (state: Readonly<Known>, id: FlotillaId): Ratings =>
  (isTwentyOne(id) ? inForce(state)?.ratings : undefined) ?? TYPE_VII;

export const isDepleted = (state: Readonly<Known>, id: FlotillaId): boolean => state.depleted.includes(id);

/** XXI-9.4b  A hit depletes a full-strength flotilla and eliminates a depleted one. Returns whether it is still afloat. */
export function hit(t: Table, flotilla: FlotillaId): boolean {
  const { state } = t;
  if (!isDepleted(state, flotilla)) {
    state.depleted.push(flotilla); // XXI-2.1.1c, XXI-2.1.2b
    t.log('XXI-9.4b', { what: 'flotilla-depleted', flotilla });
    return true;
  }
  state.depleted = state.depleted.filter((id) => id !== flotilla);
  eliminate(t, flotilla);
  return false;
}

/** XXI-2.1.1d, XXI-2.1.2b  To the Scrap Pile, never to return; with more XXIs, a Type XXI to the Prototype Pen (XXI-16.1.5). */
function eliminate(t: Table, flotilla: FlotillaId): void {
  const { state } = t;
  if (isTwentyOne(flotilla) && state.options.moreXXI) state.pen.push(flotilla);
  else state.scrap.push(flotilla); // XXI-2.4.3, XXI-2.4.5
  if (isTwentyOne(flotilla)) state.tally.twentyOnesLost += 1;
  else state.tally.sevensLost += 1;
  state.mission = null;
  t.log('XXI-9.4b', { what: 'flotilla-eliminated', flotilla });
}
