/** Foresight: which choices of one question could not be taken back. A world is imagined once, whatever the number of choices. */
import { type Choice, notation } from './choice.ts';
import { copyOf } from './copy.ts';
import { FastDice, type MatchDice } from './dice.ts';
import { Engine, type Finality } from './engine.ts';
import type { GameModule, Lexicon } from './game.ts';
import { imagine, type Moment } from './world.ts';

export class Foresight<G extends Lexicon> {
  readonly #game: GameModule<G>;
  readonly #moment: Moment<G>;
  readonly #past: MatchDice;
  readonly #seed: string;
  /** The position as the seat imagines it: everything it cannot know is drawn anew. */
  readonly #imagined: G['state'];
  /** What is open there, by its notation. */
  readonly #open: ReadonlyMap<string, Choice>;

  /** `past` are the match's own dice, which only fall again as they fell; from the question on there are others, of this seed. */
  constructor(game: GameModule<G>, moment: Moment<G>, past: MatchDice, seat: G['seat'], seed: string) {
    this.#game = game;
    this.#moment = moment;
    this.#past = past;
    this.#seed = seed;
    const world = imagine(game, moment, past.fork(), seat, new FastDice(seed));
    this.#imagined = world.state;
    this.#open = new Map(world.open.map((choice) => [notation(choice), choice]));
  }

  /** Whether this choice could be taken back once made, as far as the seat can foresee: the answer tells nothing hidden. */
  of(said: Choice | string): Finality | undefined {
    const choice = this.#open.get(typeof said === 'string' ? said : notation(said));
    return choice && this.#atTheQuestion().finalityOf(choice);
  }

  /** The rules, brought to the question once more, and there given the imagined position. */
  #atTheQuestion(): Engine<G> {
    const past = this.#past.fork();
    past.cursor = this.#moment.cursor;
    const world = new Engine(this.#game, copyOf(this.#moment.state) as G['state'], past);
    world.retrace(this.#moment.answers);
    world.swapState(copyOf(this.#imagined));
    world.dice = new FastDice(this.#seed);
    return world;
  }
}
