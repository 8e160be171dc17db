/** The engine: runs a game's rules from question to question. Matches and imagined worlds are built on it. */
import { type Choice, CONCEDE, type Offer, type Offers } from './choice.ts';
import type { Dice } from './dice.ts';
import { type Asking, CHECKPOINT, type GameModule, type Lexicon, type Play, type PUBLIC, type Table } from './game.ts';
import { isHouseEnd } from './house-ends.ts';
import { type Noted, OpenList, type Written } from './open-list.ts';

/** Why a step cannot be taken back: chance has spoken, or something hidden came to light. */
export interface Finality {
  readonly why: 'dice' | 'revealed';
  /** The rule under which it happened, once the log has named it. */
  rule: string | undefined;
}

/** What a match wants to be told while the rules run. An imagined world has no witness. */
interface Witness<G extends Lexicon> {
  checkpoint(): void;
  /** A question with a single open offer was answered by it. */
  answered(choice: Choice): void;
  log(rule: G['rule'], entry: G['log'], to: readonly G['seat'][] | undefined, isRevealed: boolean): void;
}

/** The rules asked a seat and left it no open offer. That is a fault in the rules, never in the player. */
export class DeadEnd extends Error {
  override readonly name = 'DeadEnd';
  constructor(asking: Asking) {
    super(`${asking.rule} asks ${asking.seat} and leaves nothing open to choose.`);
  }
}

const NO_CHOICES: readonly Choice[] = [];
const NO_OFFERS: readonly Offer[] = [];
const ON = { done: true, value: undefined } as const;
const STOP = { done: false, value: CHECKPOINT } as const;

/** A question on its way up: yields itself once, then returns the answer. Cheaper than a generator of its own. */
class Ask<C extends Choice> implements Asking {
  readonly seat: string;
  readonly rule: string;
  readonly offers: Offers;
  readonly always: boolean;
  readonly isPublic: boolean;
  #asked = false;

  constructor(seat: string, rule: string, offers: Offers, always: boolean, isPublic: boolean) {
    this.seat = seat;
    this.rule = rule;
    this.offers = offers;
    this.always = always;
    this.isPublic = isPublic;
  }

  [Symbol.iterator](): Play<C> {
    return this;
  }

  next(answer?: Choice): IteratorResult<Asking, C> {
    if (this.#asked) return { done: true, value: answer as C };
    this.#asked = true;
    return { done: false, value: this };
  }
}

/** A checkpoint on its way up. A table has one for all of them: nothing else runs between the two halves of it. */
class Pause {
  #paused = false;

  [Symbol.iterator](): Play<void> {
    this.#paused = false;
    return this;
  }

  next(): IteratorResult<typeof CHECKPOINT, void> {
    if (this.#paused) return ON;
    this.#paused = true;
    return STOP;
  }
}

/** Lays an item on top of a pile, and the top in its place. */
function bringUp(pile: unknown[], place: number): void {
  [pile[place], pile[pile.length - 1]] = [pile[pile.length - 1], pile[place]];
}

/** The table that procedures see. */
class LiveTable<G extends Lexicon> implements Table<G> {
  state: G['state'];
  dice: Dice;
  finality: Finality | undefined;
  witness: Witness<G> | undefined;
  /** Whether any item of a face-down pile may be the next. */
  drawsAnew = false;
  readonly #pause = new Pause();

  constructor(state: G['state'], dice: Dice, witness: Witness<G> | undefined) {
    this.state = state;
    this.dice = dice;
    this.witness = witness;
  }

  choose<C extends Choice>(seat: string, rule: string, offers: Offers<C, never>, mark?: typeof PUBLIC): Play<C> {
    return new Ask<C>(seat, rule, offers as Offers, false, mark !== undefined);
  }

  confirm<C extends Choice>(seat: string, rule: string, offers: Offers<C, never>, mark?: typeof PUBLIC): Play<C> {
    return new Ask<C>(seat, rule, offers as Offers, true, mark !== undefined);
  }

  checkpoint(): Play<void> {
    return this.#pause;
  }

  die(sides: number): number {
    this.#final('dice');
    return this.dice.below(sides) + 1;
  }

  d6(): number {
    return this.die(6);
  }

  d10(): number {
    return this.die(10);
  }

  shuffle(pile: unknown[]): void {
    this.#final('dice');
    this.dice.shuffle(pile);
  }

  draw<T>(pile: T[]): T | undefined {
    this.#final('revealed');
    if (this.drawsAnew && pile.length > 1) bringUp(pile, this.dice.below(pile.length));
    return pile.pop();
  }

  log(rule: G['rule'], entry: G['log'], to?: readonly G['seat'][]): void {
    this.#tell(rule, entry, to, false);
  }

  reveal(rule: G['rule'], entry: G['log'], to?: readonly G['seat'][]): void {
    this.#final('revealed');
    this.#tell(rule, entry, to, true);
  }

  #tell(rule: G['rule'], entry: G['log'], to: readonly G['seat'][] | undefined, isRevealed: boolean): void {
    if (this.finality && this.finality.rule === undefined) this.finality.rule = rule;
    this.witness?.log(rule, entry, to, isRevealed);
  }

  #final(why: Finality['why']): void {
    this.finality ??= { why, rule: undefined };
  }
}

/** The part of a game that the engine runs. */
export type Rules<G extends Lexicon> = Pick<GameModule<G>, 'play' | 'concede'>;

export class Engine<G extends Lexicon> {
  readonly #rules: Rules<G>;
  readonly #table: LiveTable<G>;
  #play: Play<void>;
  /** The question that waits for an answer; none when the game is over. */
  asking: Asking | undefined;
  readonly #list: OpenList;
  /** Whether the list is that of the waiting question: a replay hardly ever needs it. */
  #isListed = false;
  /** What is open and all that is offered, once somebody has read it. */
  #open: readonly Choice[] | undefined;
  #offers: readonly Offer[] | undefined;
  /** By seat, what it was last offered; nothing in an imagined world. */
  #written: Map<string, Written> | undefined;

  constructor(rules: Rules<G>, state: G['state'], dice: Dice, witness?: Witness<G>) {
    this.#rules = rules;
    this.#table = new LiveTable(state, dice, witness);
    this.#play = rules.play(this.#table);
    this.#list = new OpenList(witness ? 'all' : 'open'); // nobody reads in an imagined world what is barred
  }

  get state(): G['state'] {
    return this.#table.state;
  }

  /** Everything offered by the waiting question, the barred included unless this is an imagined world. */
  get offers(): readonly Offer<G['choice'], G['rule']>[] {
    this.#offers ??= this.#offered();
    return this.#offers as readonly Offer<G['choice'], G['rule']>[];
  }

  /** What the waiting question leaves open. */
  get open(): readonly G['choice'][] {
    this.#open ??= this.#listed()?.all() ?? NO_CHOICES;
    return this.#open;
  }

  #offered(): readonly Offer[] {
    const list = this.#listed();
    if (!list || !this.asking) return NO_OFFERS;
    const { seat } = this.asking;
    this.#written ??= new Map();
    const written = list.written(this.#written.get(seat));
    this.#written.set(seat, written);
    return written.offers;
  }

  /** What the waiting question lists, for whoever compares it with another. */
  get noted(): Noted | undefined {
    return this.#listed()?.noted();
  }

  /** What is open, in the list that was had of it before, if that is still the one: none is then made anew. */
  openAs(before: readonly G['choice'][] | undefined): readonly G['choice'][] {
    return before && this.#listed()?.isOf(before) ? before : this.open;
  }

  /** Any open choice, each as likely as the others. */
  any(dice: Dice): G['choice'] {
    const list = this.#listed();
    const choice = list?.at(list.count === 1 ? 0 : dice.below(list.count));
    if (!choice) throw new Error('Nothing is asked any more.');
    return choice;
  }

  /** The open choice with these words. */
  find(words: readonly string[]): G['choice'] | undefined {
    return this.asking && this.#list.find(this.asking.offers, this.#table.state as never, words);
  }

  /** Whether this very choice, not one that reads like it, was listed as open. */
  hasListed(choice: Choice): boolean {
    return this.#isListed && this.#list.has(choice);
  }

  /** Whether the last answer led to something that cannot be taken back. */
  get finality(): Finality | undefined {
    return this.#table.finality;
  }

  set dice(dice: Dice) {
    this.#table.dice = dice;
  }

  /** From here on these dice fall, and by them too is drawn from face-down piles, whose order nobody knows. */
  leaveToChance(dice: Dice): void {
    this.#table.dice = dice;
    this.#table.drawsAnew = true;
  }

  /** Runs to the first question. */
  start(): void {
    this.#table.finality = undefined;
    this.#run(undefined);
  }

  /** Answers the waiting question and runs to the next. The choice must be one of the open ones. */
  answer(choice: Choice): void {
    this.#table.finality = undefined;
    this.#run(choice);
  }

  /** Answers, and goes on only until it is known whether that could be taken back: the world is of no other use afterwards. */
  finalityOf(choice: Choice): Finality | undefined {
    this.#table.finality = undefined;
    this.#proceed(choice);
    if (!this.finality) this.#runOn();
    return this.finality;
  }

  /**
   * Instead of `start`: goes through answers that were given before, those included that gave themselves. No offers are
   * listed on the way, and the witness, who has seen it all, is told nothing.
   */
  retrace(answers: readonly Choice[]): void {
    const { witness } = this.#table;
    this.#table.witness = undefined;
    this.#proceed(undefined);
    for (const answer of answers) {
      if (answer[0] === CONCEDE) this.concede(String(answer[1]));
      else if (isHouseEnd(answer)) this.end();
      else this.#proceed(answer);
    }
    this.#table.witness = witness;
  }

  /** The waiting question, put once more to the state as it is now. */
  askAgain(): void {
    this.#forget();
  }

  concede(seat: G['seat']): void {
    this.#table.finality = { why: 'revealed', rule: undefined };
    this.#rules.concede(this.#table, seat);
    this.#over();
  }

  /** Nothing more is asked, whatever the rules would. */
  end(): void {
    this.#table.finality = { why: 'revealed', rule: undefined };
    this.#over();
  }

  /** Takes another object for the same state: procedures hold no part of it across a question. */
  swapState(state: G['state']): void {
    this.#table.state = state;
  }

  #run(answer: Choice | undefined): void {
    this.#proceed(answer);
    this.#runOn();
  }

  /** Past every question with a single open offer, which is taken. */
  #runOn(): void {
    while (this.asking && !this.asking.always) {
      if (this.#listed()?.count !== 1) return;
      const choice = this.#list.at(0) as Choice;
      this.#table.witness?.answered(choice);
      this.#proceed(choice);
    }
  }

  /** Runs to the next question, whatever it offers. */
  #proceed(answer: Choice | undefined): void {
    for (;;) {
      // The first call to next() starts the generator, whose argument is then ignored.
      const step = this.#play.next(answer as Choice);
      if (step.done) {
        this.#over();
        return;
      }
      if (step.value !== CHECKPOINT) {
        this.asking = step.value;
        this.#forget();
        return;
      }
      this.#table.witness?.checkpoint();
    }
  }

  /** What the waiting question leaves open. */
  #listed(): OpenList | undefined {
    if (!this.asking || this.#isListed) return this.asking && this.#list;
    this.#list.fill(this.asking.offers, this.#table.state as never);
    if (this.#list.count === 0) throw new DeadEnd(this.asking);
    this.#isListed = true;
    return this.#list;
  }

  #forget(): void {
    this.#isListed = false;
    this.#open = undefined;
    this.#offers = undefined;
  }

  #over(): void {
    this.asking = undefined;
    this.#forget();
  }
}
