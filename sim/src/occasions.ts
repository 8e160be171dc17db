/** What dice fall for, and what is thought about: the turn, the phase, and the rule at hand. */
import type { Watcher } from './watched.ts';

/** The fields by which every game's state says when it is. */
const WHEN = ['round', 'turn', 'phase'] as const;

/** The turn and the phase. */
export const momentOf = (state: object): string =>
  WHEN.map((field) => (state as Partial<Record<string, unknown>>)[field] ?? '').join(' ');

/**
 * The rule last asked or told under since the phase began. In a new phase there is none at first: what the last one ended with has nothing
 * to do with it, and would part games that differed there.
 */
export class Occasions implements Watcher {
  readonly #state: () => object;
  #moment = '';
  #rule = '';

  constructor(state: () => object) {
    this.#state = state;
  }

  asked(rule: string): void {
    this.#under(rule);
  }

  told(rule: string): void {
    this.#under(rule);
  }

  get now(): string {
    this.#keepUp();
    return `${this.#moment} ${this.#rule}`;
  }

  #under(rule: string): void {
    this.#keepUp();
    this.#rule = rule;
  }

  #keepUp(): void {
    const moment = momentOf(this.#state());
    if (moment !== this.#moment) this.#rule = '';
    this.#moment = moment;
  }
}

/** Numbers what comes up more than once: the third time under this rule in this phase is the third in every game. */
export class Times {
  readonly #times = new Map<string, number>();

  next(occasion: string): string {
    const time = (this.#times.get(occasion) ?? 0) + 1;
    this.#times.set(occasion, time);
    return `${occasion} ${time}`;
  }
}

/** The number of the turn: of the round, where turns are those of its powers. */
export function turnOf(state: object): number {
  const { round, turn } = state as { readonly round?: unknown; readonly turn?: unknown };
  return Number(round ?? turn ?? 0);
}
