/** Somebody who looks on while a game is played, and notes what a designer asks about. */
import type { Thinking } from '@derby/bots';
import { type Choice, type Lexicon, type Metrics, notation } from '@derby/kernel';
import type { AnyGame, AnyHeat } from '@derby/registry';
import type { Seen } from './job.ts';
import { turnOf } from './occasions.ts';
import { watched } from './watched.ts';

/** How many choices of each seat are its opening. */
const OPENING = 4;

/** What kind of choice it is: the verb, and what it is about where that is a word (`buy air-search`) and not a piece or a place (`send vii-1 AO`). */
const kindOf = ([verb, about]: Choice): string =>
  typeof about === 'string' && /^[a-z]+(-[a-z]+)*$/.test(about) ? `${verb} ${about}` : verb;

export class Lookout {
  /** The game to be played: it tells what is lost. */
  readonly game: AnyGame;
  readonly #choices: Record<string, [offered: number, made: number]> = {};
  readonly #opening: string[] = [];
  readonly #made: Record<string, number> = {};
  readonly #turns: Record<number, Metrics> = {};
  readonly #losses: Record<string, number> = {};

  constructor(game: AnyGame, heat: AnyHeat) {
    this.game = watched(game, (table) => [
      {
        told: (_rule, entry) => {
          const loss = heat.lossIn(entry, table.state);
          if (loss) this.#losses[loss[0]] = (this.#losses[loss[0]] ?? 0) + loss[1];
        },
      },
    ]);
  }

  get seen(): Seen {
    return {
      seats: this.game.seats,
      choices: this.#choices,
      opening: this.#opening,
      turns: this.#turns,
      losses: this.#losses,
    };
  }

  /** Told of every decision before it takes effect. */
  decided({ seat, question, open }: Thinking<Lexicon>, choice: Choice, state: object): void {
    for (const kind of new Set(open.map(kindOf))) this.#row(`${seat} ${question.rule} ${kind}`)[0] += 1;
    this.#row(`${seat} ${question.rule} ${kindOf(choice)}`)[1] += 1;
    const made = (this.#made[seat] ?? 0) + 1;
    this.#made[seat] = made;
    if (made <= OPENING) this.#opening.push(`${seat} ${made} ${notation(choice)}`);
    this.#turns[turnOf(state)] ??= this.game.metrics(state);
  }

  #row(key: string): [number, number] {
    this.#choices[key] ??= [0, 0];
    return this.#choices[key];
  }
}
