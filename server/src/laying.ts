/** Laying a table: what is asked for is tried by the rules, and then kept. */
import type { GameRecord } from '@derby/kernel';
import type { NewMatch } from '@derby/protocol';
import { setClocks } from './clocks.ts';
import { deedsOf } from './host/course.ts';
import { newKey, newMatchId, randomSeed } from './identity.ts';
import type { Matches } from './matches.ts';
import type { Rates } from './rates.ts';
import { Refusal } from './refusal.ts';
import type { RulesShelf } from './rules-shelf.ts';
import type { Store } from './store/store.ts';
import { HostFault } from './threads.ts';

export interface Laying {
  readonly store: Store;
  readonly matches: Matches;
  readonly rules: RulesShelf;
  readonly ranks: readonly string[];
  /** For what is laid down for good, by person. */
  readonly creations: Rates;
  /** In milliseconds since 1970. */
  now(): number;
}

/** What a table has from elsewhere: an attempt from its challenge, a game that goes on from its record. */
interface Given {
  readonly id?: string;
  readonly seed: string;
  readonly rules: string;
  readonly sealedUntil?: number;
  readonly record?: GameRecord;
}

export async function lay(table: Laying, asked: NewMatch, creator: string, given?: Given): Promise<string> {
  const { store, rules, ranks, matches, creations, now: time } = table;
  const { game, options, clock } = asked;
  const pinned = given?.rules ?? rules.today(game);
  if (pinned === undefined) throw new Refusal(404, 'no-game');
  if (!creations.take(creator)) throw new Refusal(429, 'too-many');
  const seed = given?.seed ?? randomSeed();
  const record = given?.record;
  const { edition, facts, asked: first, deciders } = await attempted(matches, pinned, { seed, options, record });
  if (first === undefined) throw new Refusal(409, 'over');
  const places = facts.seats.map((seat) => ({ seat, by: asked.seats[seat] ?? 'open' }));
  if (Object.keys(asked.seats).some((seat) => !facts.seats.includes(seat))) throw new Refusal(400, 'no-seat');
  if (places.some(({ by }) => by !== 'me' && by !== 'open' && !ranks.includes(by))) throw new Refusal(400, 'no-rank');
  if (!places.some(({ by }) => by === 'me' || by === 'open')) throw new Refusal(400, 'no-person');
  const id = given?.id ?? newMatchId();
  const now = time();
  const isTimed = clock !== undefined && facts.seats.length > 1;
  const clocks = isTimed ? setClocks(clock, facts.seats) : undefined;
  await store.matches.add(
    {
      id,
      game,
      edition,
      rules: pinned,
      options: JSON.stringify(options),
      seed,
      creator,
      watch_key: newKey(),
      is_listed: Number(asked.isListed),
      hints: Number(asked.hints),
      created: now,
      touched: now,
      status: 'playing',
      asked: first,
      result: null,
      clock: isTimed ? JSON.stringify(clock) : null,
      left: clocks ? JSON.stringify(clocks.left) : null,
      since: null,
      due: null,
      // Where dice are known, from others' attempts or from before, a result tells nothing of strength.
      is_rated: Number(given !== undefined),
      sealed_until: given?.sealedUntil ?? null,
      known_dice: Number(record !== undefined),
    },
    places.map(({ seat, by }) => ({
      match: id,
      seat,
      holder: by === 'me' ? creator : null,
      rank: by === 'me' || by === 'open' ? null : by,
      key: newKey(),
    })),
    record && deedsOf(record, deciders).map((deed, seq) => ({ match: id, seq, deed: JSON.stringify(deed), made: now })),
  );
  // Where nobody is waited for, the clocks begin to run.
  if (clocks) await matches.reseat(id);
  else void matches.wake(id).catch(() => undefined);
  return id;
}

async function attempted(matches: Matches, rules: string, setting: Parameters<Matches['attempt']>[1]) {
  try {
    return await matches.attempt(rules, setting);
  } catch (fault) {
    if (fault instanceof HostFault && fault.kind === 'UnknownOption') throw new Refusal(400, 'bad-options');
    if (fault instanceof HostFault && fault.kind === 'BadRecord') throw new Refusal(400, 'bad-record');
    throw fault;
  }
}
