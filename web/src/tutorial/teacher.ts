/** The teacher: goes through the lessons, and lets pass only what a lesson asks for. */
import { notation, openOf, SPECTATOR, type Tables } from '@derby/kernel';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Session } from '../table/session.ts';
import { choicesOf, type Lesson, type Tutorial } from './tutorial.ts';

export class Teacher {
  readonly session: Session;
  readonly steps: readonly Lesson[];
  readonly at = signal(0);
  /** The staff is making choices. */
  #busy = false;
  readonly lesson: ReadonlySignal<Lesson | undefined> = computed(() => this.steps[this.at.value]);
  /** Lays the table of the lesson as it was at its beginning. */
  readonly #anew: () => Tables;

  /** `refuse` tells the pupil that something else is asked for. */
  constructor(session: Session, { steps }: Pick<Tutorial, 'steps'>, anew: () => Tables, refuse: () => void) {
    this.session = session;
    this.steps = steps;
    this.#anew = anew;
    session.permits = (choice) => {
      const wanted = this.lesson.peek();
      if (!wanted || this.#busy || wanted.choose === choice) return true;
      refuse();
      return false;
    };
    session.onChange = () => {
      if (!this.#busy) this.#advance();
    };
    this.#point();
  }

  /** On to the next lesson; the staff sees to the routine in between. */
  async next(): Promise<void> {
    this.#busy = true;
    for (const choice of this.lesson.peek()?.meanwhile ?? []) await this.session.take(choice);
    this.#busy = false;
    this.#advance();
  }

  /** Back to the lesson before: its dice are known, so everything up to it is done again. */
  async back(to = this.at.peek() - 1): Promise<void> {
    if (to < 0 || this.#busy) return;
    this.#busy = true;
    const tables = this.#anew();
    for (const choice of this.steps.slice(0, to).flatMap(choicesOf)) {
      const table = tables.at(tables.at(SPECTATOR).now.asked ?? SPECTATOR);
      await table.take(choice, table.now.at);
    }
    this.session.follow(tables, this.session.seating);
    this.#busy = false;
    this.at.value = to;
    this.#point();
  }

  #advance(): void {
    this.at.value += 1;
    this.#point();
  }

  /** Does what the lesson asks for. */
  show(): void {
    const choice = this.lesson.peek()?.choose;
    if (choice !== undefined) void this.session.take(choice);
  }

  /** The choice asked for is marked as a hint would be, and what is spoken of with it. */
  #point(): void {
    this.session.mentioned.value = this.lesson.peek()?.shows ?? [];
    const wanted = this.lesson.peek()?.choose;
    const offers = openOf(this.session.question.peek()?.offers ?? []);
    this.session.hint.value = offers.find((offer) => notation(offer.choice) === wanted)?.choice;
  }
}
