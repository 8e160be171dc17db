/** The teacher: goes through the lessons, and lets pass only what a lesson asks for. */
import { notation, openOf } from '@derby/kernel';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Session } from '../table/session.ts';
import type { Lesson, Tutorial } from './tutorial.ts';

export class Teacher {
  readonly session: Session;
  readonly steps: readonly Lesson[];
  readonly at = signal(0);
  /** The staff is making choices. */
  #busy = false;
  readonly lesson: ReadonlySignal<Lesson | undefined> = computed(() => this.steps[this.at.value]);
  readonly done = computed(() => this.at.value >= this.steps.length);

  /** `refuse` tells the pupil that something else is asked for. */
  constructor(session: Session, { steps }: Tutorial, refuse: () => void) {
    this.session = session;
    this.steps = steps;
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

  #advance(): void {
    this.at.value += 1;
    this.#point();
  }

  /** Does what the lesson asks for. */
  show(): void {
    const choice = this.lesson.peek()?.choose;
    if (choice !== undefined) void this.session.take(choice);
  }

  /** The choice asked for is marked as a hint would be. */
  #point(): void {
    const wanted = this.lesson.peek()?.choose;
    const offers = openOf(this.session.question.peek()?.offers ?? []);
    this.session.hint.value = offers.find((offer) => notation(offer.choice) === wanted)?.choice;
  }
}
