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

/** The past as plain data, from its beginning to the last checkpoint and the way from there: nothing need be played again. */
export interface KeptPast {
  readonly seats: readonly string[];
  /** For each choice why it cannot be taken back, or nothing. */
  readonly finalities: readonly (Finality | null)[];
  readonly answers: readonly Choice[];
  readonly answersBefore: readonly number[];
  readonly log: readonly LogEntry[];
  /** The numbers of those entries that brought something to light. */
  readonly revealed: readonly number[];
  readonly mark: {
    readonly at: number;
    readonly answered: number;
    readonly logged: number;
    readonly state: object;
    readonly cursor: number;
  };
}

/** A checkpoint is copied only where so many choices lie behind the last copy: to replay a few is cheaper than to copy. */
const CHOICES_PER_MARK = 8;
/** Rules may go a long way by themselves, past many checkpoints: one in so many is copied whatever the choices. */
const CHECKPOINTS_PER_MARK = 12;
/** The first few after a choice take the place of the copy that was made just before them. */
const FIRST_CHECKPOINTS = 4;
/** Of all that was made since, the stretch between two checkpoints is at most one part in so many. */
const FURTHER_APART = 8;
/** What lies further back than so many choices may be thinned out, though it could be taken back: nobody often does. */
const WITHIN_REACH = 512;

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
  /** Checkpoints, oldest first: the last one is where a fork begins, earlier ones are kept for undo and for looking back. */
  readonly #marks: Mark<G>[];
  readonly #choicesPerMark: number;
  /** Checkpoints since the last choice, and since the last copy. */
  #sinceChoice = 0;
  #sinceMark = 0;
  /** Whether there are checkpoints that were not looked at yet. */
  #isCrowded = false;

  constructor({ state, cursor }: Checkpoint<G>, choicesPerMark = CHOICES_PER_MARK) {
    this.origin = { state, cursor };
    this.#marks = [{ at: 0, answered: 0, logged: 0, state, cursor }];
    this.#choicesPerMark = choicesPerMark;
  }

  /** All of it as plain data. Nothing is copied: whoever gets it writes it down at once. */
  keep(): KeptPast {
    return {
      seats: this.steps.map(({ seat }) => seat),
      finalities: this.steps.map(({ finality }) => finality ?? null),
      answers: this.#answers,
      answersBefore: this.#answersBefore,
      log: this.log,
      revealed: this.log.flatMap((entry, i) => (this.revealed.has(entry) ? [i] : [])),
      mark: this.#lastMark(),
    };
  }

  /** Takes over what was kept. This past must lie at its beginning still. */
  takeOver({ seats, finalities, answers, answersBefore, log, revealed, mark }: KeptPast): void {
    seats.forEach((seat, i) => {
      const choice = answers[answersBefore[i] ?? -1] as G['choice'];
      const why = finalities[i];
      this.steps.push({ seat, choice, finality: why ? { why: why.why, rule: why.rule } : undefined });
    });
    for (const answer of answers) this.#answers.push(answer);
    for (const before of answersBefore) this.#answersBefore.push(before);
    for (const entry of log) this.log.push(entry as LogEntry<G>);
    for (const i of revealed) this.revealed.add(this.log[i] as LogEntry<G>);
    this.#marks.push(mark as Mark<G>);
  }

  /** How many choices lay behind each checkpoint that is kept. */
  get marks(): readonly number[] {
    return this.#marks.map(({ at }) => at);
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
    this.#sinceChoice = 0;
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

  /**
   * Keeps a copy of the state, unless one was kept a few choices ago. Dice since then change nothing: they fall again. What rules did
   * by themselves after a choice is not cheap to replay where it was much.
   */
  addMark({ state, cursor }: Checkpoint<G>): void {
    const at = this.steps.length;
    const behind = at - this.#lastMark().at;
    this.#sinceChoice += 1;
    this.#sinceMark += 1;
    const isNear = behind === 0 ? this.#sinceChoice > FIRST_CHECKPOINTS : behind < this.#choicesPerMark;
    if (isNear && this.#choicesPerMark > 1 && this.#sinceMark < CHECKPOINTS_PER_MARK) return;
    this.#sinceMark = 0;
    if (behind === 0) this.#marks.pop();
    this.#marks.push({
      at,
      answered: this.#answers.length,
      logged: this.log.length,
      state: copyOf(state),
      cursor,
    });
    this.#isCrowded = true;
  }

  /** Thins out the checkpoints that no undo is likely to need: the further back, the further apart they may lie. */
  forgetMarks(): void {
    if (!this.#isCrowded) return;
    this.#isCrowded = false;
    const made = this.steps.length;
    const needed = this.#markBefore(this.#undoableFrom());
    let kept = 1;
    for (let i = 1; i < this.#marks.length; i++) {
      const mark = this.#marks[i] as Mark<G>;
      const next = this.#marks[i + 1];
      const gap = (next?.at ?? made) - (this.#marks[kept - 1] as Mark<G>).at;
      if (i >= needed || !next || gap * FURTHER_APART > made - next.at) this.#marks[kept++] = mark;
    }
    this.#marks.length = kept;
  }

  /** The first of the choices within reach that whoever made the last may still take back. */
  #undoableFrom(): number {
    const last = this.steps.at(-1);
    let first = this.steps.length;
    const furthest = Math.max(0, first - WITHIN_REACH);
    while (first > furthest && this.steps[first - 1]?.seat === last?.seat && !this.steps[first - 1]?.finality)
      first -= 1;
    return first;
  }

  /** Only so many choices were ever made. */
  cut(made: number): void {
    while (this.#lastMark().at > made) this.#marks.pop();
    this.#answers.length = this.#answersBefore[made] ?? this.#answers.length;
    this.steps.length = made;
    this.#answersBefore.length = made;
    while ((this.log.at(-1)?.step ?? 0) > made) this.log.pop();
  }

  /** The past of a fork as it stood after so many choices: it begins at the checkpoint before. */
  fork(made = this.steps.length): Past<G> {
    const mark = this.#marks[this.#markBefore(made)] ?? this.#lastMark();
    const answered = this.#answersBefore[made] ?? this.#answers.length;
    const fork = new Past<G>(mark);
    for (const step of this.steps.slice(mark.at, made)) fork.steps.push(step);
    for (const answer of this.#answers.slice(mark.answered, answered)) fork.#answers.push(answer);
    for (const before of this.#answersBefore.slice(mark.at, made)) fork.#answersBefore.push(before - mark.answered);
    for (let i = mark.logged; i < this.log.length; i++) {
      const entry = this.log[i] as LogEntry<G>;
      if (entry.step > made) break;
      fork.log.push({ ...entry, step: entry.step - mark.at });
    }
    return fork;
  }

  /** The place of the last checkpoint that lies before so many choices. */
  #markBefore(made: number): number {
    let place = this.#marks.length - 1;
    while (place > 0 && (this.#marks[place]?.at ?? 0) > made) place -= 1;
    return place;
  }

  #lastMark(): Mark<G> {
    const mark = this.#marks.at(-1);
    if (!mark) throw new Error('A match without a checkpoint cannot be.');
    return mark;
  }
}
