/**
 * Ratings: what matches for two tell of the strength of their players, ranks of the staff included. A match counts once, when it has a winner or
 * is drawn; not where advice was agreed on, nor where somebody played against himself.
 */
import { after, type Strength, UNKNOWN } from './glicko.ts';
import type { Seated } from './store/matches.ts';
import type { RatingRow } from './store/ratings.ts';
import type { Store } from './store/store.ts';

/** How a rank of the staff is known among the players. */
export const RANK = 'rank:';

export class Ratings {
  readonly #store: Store;
  /** One after the other: two matches of one player must not overlook each other. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Counts a match that is over, if it was not counted before. */
  count(id: string): Promise<void> {
    const counting = this.#last.then(() => this.#count(id));
    this.#last = counting.catch(() => undefined);
    return counting;
  }

  /** What was not counted because the house was closed too early. */
  async catchUp(): Promise<void> {
    for (const id of await this.#store.ratings.uncounted()) await this.count(id);
  }

  async #count(id: string): Promise<void> {
    const match = await this.#store.matches.find(id);
    if (match?.status !== 'over' || match.is_rated === 1) return;
    await this.#store.ratings.rate(id, await this.#resultOf(match));
  }

  /** The ratings afterwards; none where the match does not count. */
  async #resultOf(match: Seated): Promise<RatingRow[]> {
    const { game, seats, hints, result } = match;
    const { winner } = JSON.parse(result ?? '{}') as { winner?: string };
    const [one, other] = seats.map((seat) => ({ seat: seat.seat, player: playerOf(seat) }));
    const isDecided = winner === 'draw' || seats.some(({ seat }) => seat === winner);
    if (!one?.player || !other?.player || seats.length !== 2 || hints === 1 || !isDecided) return [];
    if (one.player === other.player) return [];
    const [own, theirs] = await Promise.all([
      this.#store.ratings.of(one.player, game),
      this.#store.ratings.of(other.player, game),
    ]);
    const score = winner === 'draw' ? 0.5 : Number(winner === one.seat);
    const line = (player: string, before: RatingRow | undefined, strength: Strength): RatingRow => ({
      player,
      game,
      ...strength,
      played: (before?.played ?? 0) + 1,
    });
    return [
      line(one.player, own, after(own ?? UNKNOWN, [{ other: theirs ?? UNKNOWN, score }])),
      line(other.player, theirs, after(theirs ?? UNKNOWN, [{ other: own ?? UNKNOWN, score: 1 - score }])),
    ];
  }
}

const playerOf = ({ holder, rank }: Seated['seats'][number]): string | null =>
  rank === null ? holder : `${RANK}${rank}`;
