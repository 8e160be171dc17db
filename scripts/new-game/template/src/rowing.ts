/** NEW-2.1  Rowing: the hider goes where he likes, and only he is told where. */
import type { Play } from '@derby/kernel';
import type { List } from './choices.ts';
import { COVES, type Table } from './state.ts';

export function* row(t: Table): Play<void> {
  const [, cove] = yield* t.choose('hider', 'NEW-2.1', (list: List<'row'>) => {
    for (const one of COVES) list.open(['row', one]);
  });
  t.state.cove = cove;
  t.state.empty = null;
  t.log('NEW-2.1', { what: 'hidden', cove }, ['hider']);
  t.log('NEW-2.1', { what: 'oars' }); // whether he went or stayed: a line that is missing would tell
}
