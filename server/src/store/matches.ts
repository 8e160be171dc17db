/** Matches: what they were begun with, who sits where, and how their events leave them. */
import type { MatchStatus } from '@derby/protocol';
import type { Kysely } from 'kysely';
import type { EventRow } from './events.ts';
import type { Link, Work } from './link.ts';
import { MOST } from './lists.ts';
import type { Schema } from './schema.ts';

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly edition: number;
  /** The file of the rules that it is pinned to, named by its content. */
  readonly rules: string;
  /** As JSON. */
  readonly options: string;
  /** The key of the dice. It leaves the house when the match is over. */
  readonly seed: string;
  readonly creator: string;
  readonly watch_key: string;
  readonly is_listed: number;
  readonly hints: number;
  readonly created: number;
  /** What follows is how the events leave it, kept beside them so that lists need not play it through. */
  readonly touched: number;
  readonly status: MatchStatus;
  readonly asked: string | null;
  /** As JSON. */
  readonly result: string | null;
  /** How much time there is, as JSON; what the clocks show, since when the one of whoever is asked runs, and when it runs out. */
  readonly clock: string | null;
  readonly left: string | null;
  readonly since: number | null;
  readonly due: number | null;
  /** Whether its result has been counted. */
  readonly is_rated: number;
  /** Of an attempt at a challenge: until then the key of its dice stays here, whatever happens at the table. */
  readonly sealed_until: number | null;
  /** Whether it was begun elsewhere, with dice that whoever brought it can know. */
  readonly known_dice: number;
}

export interface SeatRow {
  readonly match: string;
  readonly seat: string;
  readonly holder: string | null;
  readonly rank: string | null;
  readonly key: string;
}

/** What the clocks show, since when, and until when. */
export type ClockStand = Pick<MatchRow, 'left' | 'since' | 'due'>;

export interface Seated extends MatchRow {
  readonly seats: readonly (SeatRow & Pick<PersonNames, 'name' | 'away_until'>)[];
}

interface PersonNames {
  readonly name: string | null;
  readonly away_until: number | null;
}

/** Whether it is for the staff to decide. */
export const isStaffAsked = (asked: string | null, seats: readonly Pick<SeatRow, 'seat' | 'rank'>[]): boolean =>
  seats.some(({ seat, rank }) => seat === asked && rank !== null);

/** What waits for whoever is free: the staff is to decide at a match, or an attempt at a challenge is to be gone over. */
export type MatchTask = 'staff' | 'review';

export const matchWork = (task: MatchTask, match: string): Work => ({
  task,
  payload: { match },
  key: `${task}:${match}`,
});

/** Rows of one statement: a database takes only so many values. */
const AT_ONCE = 500;

/** The matches, as they are kept. */
export class KeptMatches {
  readonly #db: Kysely<Schema>;
  readonly #link: Link;

  constructor(db: Kysely<Schema>, link: Link) {
    this.#db = db;
    this.#link = link;
  }

  /** `events` is what was done before it came here. */
  async add(match: MatchRow, seats: readonly SeatRow[], events: readonly EventRow[] = []): Promise<void> {
    await this.#db.transaction().execute(async (all) => {
      await all.insertInto('matches').values(match).execute();
      await all
        .insertInto('seats')
        .values([...seats])
        .execute();
      for (let i = 0; i < events.length; i += AT_ONCE)
        await all
          .insertInto('events')
          .values(events.slice(i, i + AT_ONCE))
          .execute();
      if (isStaffAsked(match.asked, seats)) await this.#link.enqueue(all, matchWork('staff', match.id));
    });
  }

  async find(id: string): Promise<Seated | undefined> {
    const row = await this.#db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const last = this.#link.waiting?.(id).at(-1);
    return (await this.#seated([last ? { ...row, ...last.standing } : row]))[0];
  }

  async setClock(id: string, clock: ClockStand): Promise<void> {
    await this.#db.transaction().execute(async (all) => {
      await all.updateTable('matches').set(clock).where('id', '=', id).execute();
      await this.#link.announce(all, { kind: 'clock', match: id });
    });
  }

  /** Matches in which somebody's time has run out. */
  async dueBy(now: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', 'playing')
      .where('due', '<=', now)
      .limit(MOST)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Matches on which this person has to decide while a clock runs. */
  async waitingFor(person: string): Promise<Seated[]> {
    return this.#seated(
      await this.#db
        .selectFrom('matches')
        .innerJoin('seats', 'seats.match', 'matches.id')
        .selectAll('matches')
        .where('status', '=', 'playing')
        .where('due', 'is not', null)
        .whereRef('seats.seat', '=', 'matches.asked')
        .where('seats.holder', '=', person)
        .execute(),
    );
  }

  /** Marks a match that cannot go on. */
  async stop(id: string, touched: number): Promise<void> {
    const standing = { touched, status: 'stopped' as const, asked: null, result: null, since: null, due: null };
    await this.#db.transaction().execute(async (all) => {
      await all.updateTable('matches').set(standing).where('id', '=', id).execute();
      await this.#link.announce(all, { kind: 'stopped', match: id });
    });
  }

  /** Whether the seat was free and is theirs now. */
  takeSeat(match: string, seat: string, holder: string): Promise<boolean> {
    return this.#db.transaction().execute(async (all) => {
      const { numUpdatedRows } = await all
        .updateTable('seats')
        .set({ holder })
        .where('match', '=', match)
        .where('seat', '=', seat)
        .where('holder', 'is', null)
        .where('rank', 'is', null)
        .executeTakeFirst();
      await this.#link.announce(all, { kind: 'seats', match });
      return numUpdatedRows === 1n;
    });
  }

  /** Where anyone may sit down, the newest first. */
  async lobby(): Promise<Seated[]> {
    return this.#seated(
      await this.#db
        .selectFrom('matches')
        .selectAll()
        .where('is_listed', '=', 1)
        .where('status', '=', 'playing')
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('seats')
              .select('seats.seat')
              .whereRef('seats.match', '=', 'matches.id')
              .where('seats.holder', 'is', null)
              .where('seats.rank', 'is', null),
          ),
        )
        .orderBy('touched', 'desc')
        .limit(MOST)
        .execute(),
    );
  }

  /** Where this person sits, or has laid the table, the last touched first. */
  async of(person: string): Promise<Seated[]> {
    return this.#seated(
      await this.#db
        .selectFrom('matches')
        .selectAll()
        .where(({ or, eb, exists, selectFrom }) =>
          or([
            eb('creator', '=', person),
            exists(
              selectFrom('seats')
                .select('seats.seat')
                .whereRef('seats.match', '=', 'matches.id')
                .where('seats.holder', '=', person),
            ),
          ]),
        )
        .orderBy('touched', 'desc')
        .limit(MOST)
        .execute(),
    );
  }

  /** Matches in which a player of the staff has to decide. */
  async awaitingStaff(): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .innerJoin('seats', 'seats.match', 'matches.id')
      .select('matches.id')
      .where('status', '=', 'playing')
      .whereRef('seats.seat', '=', 'matches.asked')
      .where('seats.rank', 'is not', null)
      .execute();
    return rows.map(({ id }) => id);
  }

  async #seated(rows: readonly MatchRow[]): Promise<Seated[]> {
    if (rows.length === 0) return [];
    const seats = await this.#db
      .selectFrom('seats')
      .leftJoin('people', 'people.id', 'seats.holder')
      .select([
        'seats.match',
        'seats.seat',
        'seats.holder',
        'seats.rank',
        'seats.key',
        'people.name',
        'people.away_until',
      ])
      .where(
        'seats.match',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('seats.seat')
      .execute();
    return rows.map((row) => ({ ...row, seats: seats.filter(({ match }) => match === row.id) }));
  }
}
