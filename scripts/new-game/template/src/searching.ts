/** NEW-2.2  Searching: something hidden comes to light, so the step is final. */
import type { Play } from '@derby/kernel';
import type { List } from './choices.ts';
import { COVES, type Table } from './state.ts';

export function* search(t: Table): Play<void> {
  const [, cove] = yield* t.choose('seeker', 'NEW-2.2', (list: List<'search'>) => {
    for (const one of COVES) list.open(['search', one]);
  });
  const found = cove === t.state.cove;
  if (found) t.state.winner = 'seeker';
  else t.state.empty = cove;
  t.reveal('NEW-2.2', { what: 'searched', cove, found });
}
