/** What the desk around a session remembers: which pane is open, what is pointed at, how final each choice is. */
import { type Finality, notation, openOf } from '@derby/kernel';
import { computed, effect, signal } from '@preact/signals';
import { bookOf } from '../app/books.ts';
import type { Pointed } from '../boards/board.ts';
import type { Session } from './session.ts';

export const PANES = ['orders', 'log', 'rules'] as const;
export type Pane = (typeof PANES)[number];

export class DeskState {
  readonly session: Session;
  /** The pane that a narrow screen shows; a wide one shows the orders always, and the log or the rules below. */
  readonly pane = signal<Pane>('orders');
  readonly lower = signal<'log' | 'rules'>('log');
  readonly rule = signal<string | undefined>(undefined);
  readonly pointed = signal<Pointed | undefined>(undefined);
  /** Stays until the next choice: it was clicked, not merely passed over. */
  readonly held = signal<Pointed | undefined>(undefined);
  readonly finality = signal<ReadonlyMap<string, Finality>>(new Map());
  readonly explained = computed(() => this.pointed.value ?? this.held.value);

  constructor(session: Session) {
    this.session = session;
  }

  /** The title of a rule, in the reader's language as soon as the rulebook is there. */
  title(rule: string): string {
    const { id, rules } = this.session.game;
    return bookOf(id)?.byId.get(rule)?.title ?? (rules as Readonly<Record<string, string>>)[rule] ?? '';
  }

  cite(rule: string): void {
    this.rule.value = rule;
    this.lower.value = 'rules';
    this.pane.value = 'rules';
  }

  show(pane: Pane): void {
    this.pane.value = pane;
    if (pane !== 'orders') this.lower.value = pane;
  }

  /** Foresees, once the question is on the screen, which choices could not be taken back. */
  watch(): () => void {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      const question = this.session.question.value;
      this.held.value = undefined;
      clearTimeout(waiting);
      if (question) waiting = setTimeout(() => this.#foresee(question.offers), 0);
    });
    return () => {
      clearTimeout(waiting);
      stop();
    };
  }

  #foresee(offers: Parameters<typeof openOf>[0]): void {
    const found = new Map<string, Finality>();
    for (const { choice } of openOf(offers)) {
      const finality = this.session.match.foresee(choice);
      if (finality) found.set(notation(choice), finality);
    }
    this.finality.value = found;
  }
}
