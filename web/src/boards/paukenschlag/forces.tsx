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

/** Of a pile only the top can be touched; for the others there is the roster. */
function onTop(hands: Hands, { seats }: Laid): Hands {
  const isBuried = (word: string): boolean => (seats.get(word as UnitId)?.depth ?? 0) > 0;
  const above = (words: ReadonlySet<string>): ReadonlySet<string> =>
    new Set([...words].filter((word) => !isBuried(word)));
  const { question, barred, hinted, touch, pick, point, hold, title } = hands;
  return {
    ...{ question, barred, hinted, touch, pick, point, hold, title },
    lit: above(hands.lit),
    selected: above(hands.selected),
  };
}

export const Forces = ({ hands, view, words, laid }: ForcesProps) => (
  <Counters<UnitId>
    board={onTop(hands, laid)}
    order={laid.order}
    seats={laid.seats}
    state={(id) => unitLabel(view, id, words)}
    face={(id) => <Face {...lookOf(view, id)} />}
    size={() => [COUNTER.width, COUNTER.height]}
    label={(id, count) => (count > 1 ? `${unitLabel(view, id, words)} (${count})` : unitLabel(view, id, words))}
  />
);
