/** How strong everybody is, and which results were counted. */
import type { Kysely } from 'kysely';
import { MOST } from './lists.ts';
import type { Schema } from './schema.ts';

/** How strong somebody is at a game: a person, or a rank of the staff, who goes by `rank:…`. */
export interface RatingRow {
  readonly player: string;
  readonly game: string;
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly played: number;
}

/** The ratings, as they are kept. */
export class KeptRatings {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  of(player: string, game: string): Promise<RatingRow | undefined> {
    const query = this.#db.selectFrom('ratings').selectAll().where('player', '=', player).where('game', '=', game);
    return query.executeTakeFirst();
  }

  /** The strongest first. */
  table(game: string): Promise<(RatingRow & { readonly name: string | null })[]> {
    return this.#db
      .selectFrom('ratings')
      .leftJoin('people', 'people.id', 'ratings.player')
      .selectAll('ratings')
      .select('people.name')
      .where('game', '=', game)
      .orderBy('rating', 'desc')
      .limit(MOST)
      .execute();
  }

  /** Matches that are over and were not counted. */
  async uncounted(): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', 'over')
      .where('is_rated', '=', 0)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** A match has been counted, and these ratings came of it. */
  async rate(match: string, ratings: readonly RatingRow[]): Promise<void> {
    await this.#db.transaction().execute(async (all) => {
      const { numUpdatedRows: counted } = await all
        .updateTable('matches')
        .set({ is_rated: 1 })
        .where('id', '=', match)
        .where('is_rated', '=', 0)
        .executeTakeFirst();
      if (counted !== 1n) return;
      for (const row of ratings) {
        const { player: _player, game: _game, ...strength } = row;
        await all
          .insertInto('ratings')
          .values(row)
          .onConflict((conflict) => conflict.columns(['player', 'game']).doUpdateSet(strength))
          .execute();
      }
    });
  }
}
