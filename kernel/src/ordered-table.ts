/** A table at which every question is answered beforehand: rules run on under fixed orders, unwatched, for whoever reckons odds. */
import type { Choice } from './choice.ts';
import type { Dice } from './dice.ts';
import type { Lexicon, Play, Table } from './game.ts';

/** What is answered under each rule. */
export type Orders<G extends Lexicon> = (rule: G['asks']) => G['choice'];

export class OrderedTable<G extends Lexicon> implements Table<G> {
  readonly state: G['state'];
  readonly #dice: Dice;
  readonly #orders: Orders<G>;

  constructor(state: G['state'], dice: Dice, orders: Orders<G>) {
    this.state = state;
    this.#dice = dice;
    this.#orders = orders;
  }

  /** Runs a procedure to its end. */
  run(procedure: (t: Table<G>) => Play<void>): void {
    if (!procedure(this).next().done) throw new Error('Under fixed orders nobody is asked.');
  }

  *choose<C extends Choice>(_seat: G['seat'], rule: G['asks']): Play<C> {
    return this.#orders(rule) as Choice as C;
  }

  confirm<C extends Choice>(seat: G['seat'], rule: G['asks']): Play<C> {
    return this.choose<C>(seat, rule);
  }

  /** The game is not taken up again from here. */
  *checkpoint(): Play<void> {}

  die(sides: number): number {
    return this.#dice.below(sides) + 1;
  }

  d6(): number {
    return this.die(6);
  }

  d10(): number {
    return this.die(10);
  }

  shuffle(pile: unknown[]): void {
    this.#dice.shuffle(pile);
  }

  draw<T>(pile: T[]): T | undefined {
    return pile.pop();
  }

  log(): void {}
  reveal(): void {}
}
