/** All counters on the map. */
import type { State } from '@derby/paukenschlag/state';
import { Counters } from '../kit/counters.tsx';
import type { Hands } from '../kit/hands.ts';
import { Face, lookOf, type UnitId } from './faces.tsx';
import { unitLabel } from './labels.ts';
import { COUNTER } from './layout.ts';
import type { Laid } from './seats.ts';
import type { Words } from './words.ts';

interface ForcesProps {
  readonly hands: Hands;
  readonly view: State;
  readonly words: Words;
  readonly laid: Laid;
}

export const Forces = ({ hands, view, words, laid: { order, seats } }: ForcesProps) => (
  <Counters<UnitId>
    board={hands}
    order={order}
    seats={seats}
    state={(id) => unitLabel(view, id, words)}
    face={(id) => <Face {...lookOf(view, id)} />}
    size={() => [COUNTER.width, COUNTER.height]}
    label={(id, count) => (count > 1 ? `${unitLabel(view, id, words)} (${count})` : unitLabel(view, id, words))}
  />
);
