/** Somebody is away: clocks that count days stand still for him meanwhile. So many days a year, and no more. */
import { type Clock, MOST_DAYS_AWAY } from '@derby/protocol';
import { A_DAY } from './clocks.ts';
import type { Matches } from './matches.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store/store.ts';

interface Desk {
  readonly store: Store;
  readonly matches: Matches;
  now(): number;
}

const A_YEAR = 365 * A_DAY;

/** Until when he is away then. */
export async function goAway({ store, matches, now }: Desk, person: string, days: number): Promise<number> {
  const time = now();
  const since = Math.max(time, (await store.people.find(person))?.away_until ?? 0);
  const until = since + days * A_DAY;
  const used = (await store.people.vacations(person, time - A_YEAR)).reduce(
    (sum, one) => sum + one.until - Math.max(one.since, time - A_YEAR),
    0,
  );
  if (used + until - since > MOST_DAYS_AWAY * A_DAY) throw new Refusal(409, 'too-long-away');
  await store.people.goAway({ person, since, until });
  for (const { id, clock, left, since: begun, due } of await store.matches.waitingFor(person)) {
    if (begun === null || due === null || (JSON.parse(clock ?? '{}') as Clock).kind !== 'days') continue;
    // What was left when he went is left when he comes back.
    const pause = until - since;
    await store.matches.setClock(id, { left, since: begun + pause, due: due + pause });
    await matches.reset(id);
  }
  return until;
}
