/** What has been said at this desk: under which rule each choice was asked for, and what the table looked like before the last. */
import type { Choice } from '@derby/kernel';
import { effect } from '@preact/signals';
import { type Asked, keepSaid } from './said-kept.ts';
import type { Session } from './session.ts';

/** A choice of one's own, and the moment it was made in. */
export interface Moment {
  readonly choice: Choice;
  readonly rule: string;
  readonly view: object;
}

const sessions = new WeakMap<Session, Said>();

export class Said {
  readonly #session: Session;
  /** By the number of choices before it. */
  readonly #rules = new Map<number, string>();
  #asked: Asked | undefined;
  #before: Asked | undefined;

  private constructor(session: Session) {
    this.#session = session;
    this.#takeUp();
    effect(() => {
      const question = session.question.value;
      const step = session.steps.value;
      if (!question || this.#asked?.step === step) return;
      this.#before = this.#asked;
      this.#asked = { step, rule: question.rule, view: session.view.peek() };
      this.#rules.set(step, question.rule);
    });
  }

  /** What was said before the page was loaded again; nothing of it where the game has gone back since. */
  #takeUp(): void {
    const kept = keepSaid(this.#session.seat, () => {
      const asked = this.#asked;
      return asked && { rules: [...this.#rules], asked, before: this.#before };
    });
    if (!kept || kept.asked.step > this.#session.steps.peek()) return;
    for (const [step, rule] of kept.rules) this.#rules.set(step, rule);
    this.#asked = kept.asked;
    this.#before = kept.before;
  }

  /** The same one for a session, from when it is first asked for. */
  static at(session: Session): Said {
    const found = sessions.get(session) ?? new Said(session);
    sessions.set(session, found);
    return found;
  }

  /** The last choice, if it was made here and nobody else has decided since. */
  get last(): Moment | undefined {
    const made = this.#session.made.peek();
    const before = this.#before;
    const step = made[made.length - 1];
    if (!step?.choice || before?.step !== made.length - 1 || step.seat !== this.#session.seat) return undefined;
    return { choice: step.choice, rule: before.rule, view: before.view };
  }

  /** What was said when this was last asked after something else: from there until it was asked again, or another decided. */
  lastTime(rule: string): readonly Choice[] {
    const made = this.#session.made.peek();
    const isBegin = (step: number): boolean => this.#rules.get(step) === rule && this.#rules.get(step - 1) !== rule;
    let from = made.length - 1;
    // In the middle of a phase there is no last time to go by.
    if (!isBegin(made.length)) return [];
    while (from >= 0 && !isBegin(from)) from -= 1;
    if (from < 0) return [];
    const said: Choice[] = [];
    for (let step = from; step < made.length; step++) {
      const choice = made[step]?.choice;
      if (!choice || made[step]?.seat !== this.#session.seat || (step > from && isBegin(step))) break;
      said.push(choice);
    }
    return said;
  }
}
