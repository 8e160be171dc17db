/**
 * Challenges: one seed and one set of options for everybody, for a week. A person has one attempt, the first that he begins; its dice stay
 * sealed, like everybody's, until the week is over.
 */
import { sha256Of } from '@derby/kernel';
import type { ChallengeAccounts, ChallengeLine, ResultLine } from '@derby/protocol';
import type { Logger } from 'pino';
import { newMatchId, randomSeed } from '../identity.ts';
import { type Laying, lay } from '../laying.ts';
import { Refusal } from '../refusal.ts';
import type { AttemptRow, ChallengeRow } from '../store/challenges.ts';
import { matchWork } from '../store/matches.ts';
import type { Threads } from '../threads.ts';

interface Room extends Laying {
  readonly reviews: Threads;
  readonly log: Logger;
  /** In milliseconds: what one review may take. */
  readonly limit: number;
}

const A_DAY = 24 * 60 * 60 * 1000;
const A_WEEK = 7 * A_DAY;
/** The first day of 1970 was a Thursday: weeks begin with Monday. */
const TO_MONDAY = 3 * A_DAY;
/** So long those that are over are shown. */
const SHOWN = 4 * A_WEEK;
/** The staff that is played against, from week to week. */
const RANKS = ['watch-officer', 'commander', 'admiral'];
/** In milliseconds: what a review is given beyond its own limit before its thread is given up. */
const GRACE = 30_000;

const weekOf = (time: number): number => Math.floor((time + TO_MONDAY) / A_WEEK);

interface Reviewed {
  readonly worth: number;
  readonly accounts?: ChallengeAccounts;
}

export class Challenges {
  readonly #room: Room;
  #week = -1;

  constructor(room: Room) {
    this.#room = room;
  }

  /** Those of this week and of the last, as whoever asks may see them. */
  async list(me: string | undefined): Promise<ChallengeLine[]> {
    const { store, now } = this.#room;
    await this.#open();
    const rows = await store.challenges.since(now() - SHOWN);
    return Promise.all(rows.map((row) => this.#lineOf(row, me)));
  }

  /** The match of a person's attempt: the one he has, or a new one. */
  async attempt(id: string, person: string): Promise<string> {
    const { store, now } = this.#room;
    const challenge = await store.challenges.find(id);
    if (!challenge) throw new Refusal(404, 'no-challenge');
    const known = await store.challenges.attempt(id, person);
    if (known) return this.#lay(challenge, known);
    if (now() >= challenge.ends) throw new Refusal(409, 'over');
    const account = await store.accounts.of(person);
    if (!account) throw new Refusal(403, 'account-wanted');
    const begun = {
      challenge: id,
      person,
      match: newMatchId(),
      begun: now(),
      is_ranked: Number(account.created <= challenge.begins),
      finished: null,
      grade: null,
      worth: null,
      accounts: null,
    };
    await store.challenges.begin(begun);
    // Whoever asks twice at once has one attempt all the same.
    return this.#lay(challenge, (await store.challenges.attempt(id, person)) ?? begun);
  }

  /** A match that is over: where it was an attempt, and in time, it is gone over and written down. */
  async count(match: string): Promise<void> {
    const { store, now, log } = this.#room;
    const attempt = await store.challenges.attemptBy(match);
    const challenge = attempt && (await store.challenges.find(attempt.challenge));
    if (!challenge || attempt.finished !== null) return;
    const over = await store.matches.find(match);
    const { grade } = JSON.parse(over?.result ?? '{}') as { grade?: string };
    const finished = over?.touched ?? now();
    if (grade === undefined || finished >= challenge.ends) return;
    const seat = over?.seats.find(({ holder }) => holder === attempt.person)?.seat ?? '';
    try {
      const { worth, accounts } = await this.#review(challenge, match, seat);
      const kept = accounts ? JSON.stringify(accounts) : null;
      await store.challenges.finish(match, { finished, grade, worth, accounts: kept });
    } catch (fault) {
      log.error({ match, fault }, 'an attempt was not gone over');
    }
  }

  /** What was not written down because the house was closed too early. */
  async catchUp(): Promise<void> {
    const { store } = this.#room;
    for (const match of await store.challenges.uncounted())
      await (store.link.isShared ? store.enqueue(matchWork('review', match)) : this.count(match));
  }

  /** The table of an attempt; it is laid where it is not, also where the house was closed before it was. */
  async #lay(
    { game, seed, rules, ends, options, seats }: ChallengeRow,
    { match, person }: AttemptRow,
  ): Promise<string> {
    const isThere = async () => (await this.#room.store.matches.find(match)) !== undefined;
    if (await isThere()) return match;
    const asked = { game, options: JSON.parse(options), seats: JSON.parse(seats), isListed: false, hints: false };
    try {
      return await lay(this.#room, asked, person, { id: match, seed, rules, sealedUntil: ends });
    } catch (fault) {
      if (await isThere()) return match;
      throw fault;
    }
  }

  async #review({ rules, is_calibrated }: ChallengeRow, match: string, seat: string): Promise<Reviewed> {
    const { matches, reviews, limit, rules: shelf } = this.#room;
    const record = await matches.whole(match);
    const request = {
      op: 'review',
      rules: await shelf.fileOf(rules),
      record,
      seat,
      isResultAlone: is_calibrated === 0,
      limit,
    };
    return (await reviews.pick().ask(request as never, limit + GRACE)) as Reviewed;
  }

  /** Opens what this week has, where nobody has yet. */
  async #open(): Promise<void> {
    const { store, rules, matches, now } = this.#room;
    const week = weekOf(now());
    if (week === this.#week) return;
    const begins = week * A_WEEK - TO_MONDAY;
    const there = new Set((await store.challenges.since(now())).map(({ game }) => game));
    for (const game of rules.games.filter((one) => !there.has(one))) {
      const pinned = rules.today(game) ?? '';
      const seed = randomSeed();
      const { edition, facts, isCalibrated } = await matches.attempt(pinned, { seed, options: {} });
      await store.challenges.add({
        id: newMatchId(),
        game,
        edition,
        rules: pinned,
        options: '{}',
        seats: JSON.stringify(seatsIn(week, facts.seats)),
        seed,
        begins,
        ends: begins + A_WEEK,
        is_calibrated: Number(isCalibrated),
      });
    }
    this.#week = week;
  }

  async #lineOf(row: ChallengeRow, me: string | undefined): Promise<ChallengeLine> {
    const { store, now } = this.#room;
    const { id, game, edition, begins, ends, seed } = row;
    const attempts = await store.challenges.attempts(id);
    const own = attempts.find(({ person }) => person === me);
    const isPast = now() >= ends;
    const status = own && (await store.matches.find(own.match))?.status;
    return {
      id,
      game,
      edition,
      options: JSON.parse(row.options),
      seats: JSON.parse(row.seats),
      begins,
      ends,
      seedHash: sha256Of(seed),
      ...(isPast && { seed }),
      isCalibrated: row.is_calibrated === 1,
      entrants: attempts.length,
      ...(own && { own: { match: own.match, isOver: status !== 'playing' } }),
      // Whoever has yet to play would learn from the others what the dice will bring.
      ...((isPast || own?.finished) && { results: resultsOf(attempts, me, isPast) }),
    };
  }
}

/** From week to week another seat, against another rank. */
export function seatsIn(week: number, seats: readonly string[]): Record<string, string> {
  const own = week % seats.length;
  const rank = RANKS[Math.floor(week / seats.length) % RANKS.length] ?? 'commander';
  return Object.fromEntries(seats.map((seat, i) => [seat, i === own ? 'me' : rank]));
}

/** Those who count first; the better result, then the better decisions, then whoever was first. */
export function resultsOf(
  attempts: readonly (AttemptRow & { readonly name: string })[],
  me: string | undefined,
  isPast: boolean,
): ResultLine[] {
  const done = attempts.flatMap((one) => {
    const { finished, grade, worth } = one;
    if (finished === null || grade === null || worth === null) return [];
    const accounts = one.accounts === null ? undefined : (JSON.parse(one.accounts) as ChallengeAccounts);
    return [{ ...one, finished, grade, worth, accounts }];
  });
  done.sort(
    (a, b) =>
      b.is_ranked - a.is_ranked ||
      b.worth - a.worth ||
      (b.accounts?.skill ?? 0) - (a.accounts?.skill ?? 0) ||
      a.finished - b.finished,
  );
  return done.map(({ name, person, is_ranked, grade, worth, accounts, match }) => ({
    name,
    isMe: person === me,
    isRanked: is_ranked === 1,
    grade,
    worth,
    ...(accounts && { accounts }),
    ...(isPast && { match }),
  }));
}
