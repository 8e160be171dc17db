/** The past of a match: its choices, its log, and the checkpoints from which it can be gone through again. */
import type { Choice } from './choice.ts';
import { copyOf } from './copy.ts';
import type { Finality } from './engine.ts';
import type { Lexicon } from './game.ts';
import type { Moment } from './world.ts';

/** One thing that happened. `step` counts the choices made before it. */
export interface LogEntry<G extends Lexicon = Lexicon> {
  readonly step: number;
  readonly rule: G['rule'];
  readonly entry: G['log'];
  /** The only seats that may read it; everyone where it is missing. */
  readonly to?: readonly G['seat'][];
}

/** A choice that was made. */
export interface Step<G extends Lexicon = Lexicon> {
  readonly seat: G['seat'];
  readonly choice: G['choice'];
  /** Set where it cannot be taken back. */
  finality: Finality | undefined;
}

/** A state that lies at a checkpoint, and how much of the dice had been used. Nobody changes it any more. */
export interface Checkpoint<G extends Lexicon> {
  readonly state: Readonly<G['state']>;
  readonly cursor: number;
}

/** A checkpoint that was kept, and how many choices, answers and log entries lie behind it. */
interface Mark<G extends Lexicon> extends Checkpoint<G> {
  readonly at: number;
  readonly answered: number;
  readonly logged: number;
}

/** A checkpoint is copied only where so many choices lie behind the last copy: to replay a few is cheaper than to copy. */
const CHOICES_PER_MARK = 8;

export class Past<G extends Lexicon> {
  /** Where the match began: the setup, or the position it was restored from. */
  readonly origin: Checkpoint<G>;
  readonly steps: Step<G>[] = [];
  readonly log: LogEntry<G>[] = [];
  /** The entries that brought something hidden to light. */
  readonly revealed = new WeakSet<LogEntry<G>>();
  /** Everything the rules were answered, by a seat or by a single open offer: going through it again needs no offers. */
  readonly #answers: Choice[] = [];
  /** How many answers lie behind each step. */
  readonly #answersBefore: number[] = [];
  /** Checkpoints, oldest first: the last one is where a fork begins, earlier ones are kept for undo. */
  readonly #marks: Mark<G>[];
  readonly #choicesPerMark: number;

  constructor({ state, cursor }: Checkpoint<G>, choicesPerMark = CHOICES_PER_MARK) {
    this.origin = { state, cursor };
    this.#marks = [{ at: 0, answered: 0, logged: 0, state, cursor }];
    this.#choicesPerMark = choicesPerMark;
  }

  /** Where going through it again begins. */
  get lastMark(): Checkpoint<G> {
    return this.#lastMark();
  }

  /** Where a fork, a save or an imagined world begins, and the way from there. */
  get moment(): Moment<G> {
    const { at, answered, state, cursor } = this.#lastMark();
    return {
      state,
      cursor,
      since: this.steps.slice(at).map(({ choice }) => choice),
      answers: this.#answers.slice(answered),
    };
  }

  /** A choice is about to be made. */
  addStep(seat: G['seat'], choice: G['choice']): Step<G> {
    const step: Step<G> = { seat, choice, finality: undefined };
    this.steps.push(step);
    this.#answersBefore.push(this.#answers.length);
    this.#answers.push(choice);
    return step;
  }

  /** A question with a single open offer was answered by itself. */
  addAnswer(choice: Choice): void {
    this.#answers.push(choice);
  }

  addEntry(rule: G['rule'], entry: G['log'], to: readonly G['seat'][] | undefined, isRevealed: boolean): void {
    const step = this.steps.length;
    const told = to ? { step, rule, entry, to } : { step, rule, entry };
    this.log.push(told);
    if (isRevealed) this.revealed.add(told);
  }

  /** Keeps a copy of the state, unless one was kept a few choices ago. Dice since then change nothing: they fall again. */
  addMark({ state, cursor }: Checkpoint<G>): void {
    const at = this.steps.length;
    const behind = at - this.#lastMark().at;
    if (behind > 0 && behind < this.#choicesPerMark) return;
    if (behind === 0) this.#marks.pop();
    this.#marks.push({
      at,
      answered: this.#answers.length,
      logged: this.log.length,
      state: copyOf(state),
      cursor,
    });
  }

  /** Forgets the checkpoints that no undo could need, all but the latest. */
  forgetMarks(): void {
    if (this.#marks.length < 2) return;
    const last = this.steps.at(-1);
    let oldest = this.steps.length;
    while (oldest > 0 && this.steps[oldest - 1]?.seat === last?.seat && !this.steps[oldest - 1]?.finality) oldest -= 1;
    while (this.#marks.length > 1 && (this.#marks[1]?.at ?? oldest) <= oldest) this.#marks.shift();
  }

  /** Only so many choices were ever made. */
  cut(made: number): void {
    while (this.#lastMark().at > made) this.#marks.pop();
    this.#answers.length = this.#answersBefore[made] ?? this.#answers.length;
    this.steps.length = made;
    this.#answersBefore.length = made;
    while ((this.log.at(-1)?.step ?? 0) > made) this.log.pop();
  }

  /** The same when nothing had happened yet. */
  beginning(): Past<G> {
    return new Past(this.origin, this.#choicesPerMark);
  }

  /** The past of a fork: it begins at the last checkpoint. */
  fork(): Past<G> {
    const mark = this.#lastMark();
    const fork = new Past<G>(mark);
    fork.steps.push(...this.steps.slice(mark.at));
    fork.log.push(...this.log.slice(mark.logged).map((entry) => ({ ...entry, step: entry.step - mark.at })));
    fork.#answers.push(...this.#answers.slice(mark.answered));
    fork.#answersBefore.push(...this.#answersBefore.slice(mark.at).map((before) => before - mark.answered));
    return fork;
  }

  #lastMark(): Mark<G> {
    const mark = this.#marks.at(-1);
    if (!mark) throw new Error('A match without a checkpoint cannot be.');
    return mark;
  }
}
