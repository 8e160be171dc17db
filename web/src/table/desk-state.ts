/** What the desk around a session remembers: which pane is open, what is pointed at, how final each choice is. */
import { type Choice, type Finality, notation, type Offer, openOf } from '@derby/kernel';
import { computed, effect, signal } from '@preact/signals';
import { bookOf } from '../app/books.ts';
import type { Many, Pointed } from '../boards/board.ts';
import type { Drags } from '../chart/drag.ts';
import { afterFrame } from '../parts/after-frame.ts';
import type { Breadth } from './many.ts';
import type { Session } from './session.ts';

export const PANES = ['orders', 'log', 'rules'] as const;
export type Pane = (typeof PANES)[number];

let desks = 0;

export class DeskState {
  readonly session: Session;
  /** No other desk has it: what is drawn of this one is never taken for a part of another. */
  readonly key: number;
  /** The pane that a narrow screen shows; a wide one shows the orders always, and the log or the rules below. */
  readonly pane = signal<Pane>('orders');
  readonly lower = signal<'log' | 'rules'>('log');
  readonly rule = signal<string | undefined>(undefined);
  /** How often a rule has been asked for. */
  readonly citations = signal(0);
  #cameFrom: Element | undefined;
  readonly pointed = signal<Pointed | undefined>(undefined);
  /** Stays until the next choice: it was clicked, not merely passed over. */
  readonly held = signal<Pointed | undefined>(undefined);
  /** For whom an order on the board is given. */
  readonly breadth = signal<Breadth>('one');
  /** What the others have just moved: it is brought into sight. */
  readonly followed = signal<ReadonlySet<string>>(new Set());
  /** How the board tells its words apart. */
  many: Many | undefined;
  readonly finality = signal<ReadonlyMap<string, Finality>>(new Map());
  readonly explained = computed(() => this.pointed.value ?? this.held.value);

  /** What a board may do. They are the same functions for ever, so that a board need not be drawn again for them. */
  readonly hands = {
    touch: (word: string): void => this.session.touch(word, (choice) => this.order(choice)),
    pick: (choice: Choice): void => this.order(choice),
    point: (at: Pointed | undefined): void => {
      this.pointed.value = at;
    },
    hold: (at: Pointed): void => {
      this.held.value = at;
    },
    cite: (rule: string): void => this.cite(rule),
    title: (rule: string): string => this.title(rule),
  };

  /** What a hand that drags may do; it comes when the board is drawn. */
  readonly drags = async (): Promise<Drags> => (await import('./many-drags.ts')).dragsOf(this);

  constructor(session: Session) {
    desks += 1;
    this.key = desks;
    this.session = session;
  }

  /** Makes a choice, or the like choices of all that the order is for. */
  order(choice: Choice): void {
    const breadth = this.breadth.peek();
    if (breadth === 'one') void this.session.take(choice);
    else void import('./many.ts').then(({ giveLike }) => giveLike(this, choice, breadth));
  }

  /** The title of a rule, in the reader's language as soon as the rulebook is there. */
  title(rule: string): string {
    const { game, rules } = this.session.facts;
    return bookOf(game, afterFrame)?.byId.get(rule)?.title ?? rules[rule] ?? '';
  }

  /** Opens the rulebook at a rule and remembers where the reader came from. */
  cite(rule: string): void {
    const from = document.activeElement;
    if (from instanceof Element && !from.closest('.pane-rules-box')) this.#cameFrom = from;
    this.rule.value = rule;
    this.citations.value += 1;
    this.lower.value = 'rules';
    this.pane.value = 'rules';
  }

  /** Back from the rulebook to where the reader came from. */
  leaveRules(): void {
    this.lower.value = 'log';
    this.pane.value = 'orders';
    const back = this.#cameFrom?.isConnected ? this.#cameFrom : document.getElementById('question');
    if (back instanceof HTMLElement || back instanceof SVGElement) setTimeout(() => back.focus());
  }

  show(pane: Pane): void {
    this.pane.value = pane;
    if (pane !== 'orders') this.lower.value = pane;
  }

  /** As it lay at the beginning: another sits down at it. */
  tidy(): void {
    this.show('orders');
    this.lower.value = 'log';
    this.rule.value = undefined;
    this.finality.value = new Map();
  }

  /** Foresees, once the question is on the screen, which choices could not be taken back. */
  watch(): () => void {
    let callOff: (() => void) | undefined;
    const stop = effect(() => {
      const question = this.session.question.value;
      this.held.value = undefined;
      this.pointed.value = undefined;
      callOff?.();
      if (!question) return;
      const left = new Set(openOf(question.offers));
      const found = new Map<string, Finality>();
      let few = FEW;
      const foreseeSome = async () => {
        const choices = this.#nextInSight(left, few);
        const begun = performance.now();
        const foreseen = this.session.foresee(choices);
        // A table across a wire answers later and keeps nobody busy.
        few = performance.now() - begun > SLICE ? Math.max(1, few >> 1) : few * 2;
        const finalities = await foreseen;
        choices.forEach((choice, at) => {
          const finality = finalities[at];
          if (finality) found.set(notation(choice), finality);
        });
      };
      const go = async () => {
        const begun = performance.now();
        // Each time it is shown costs a frame: not before the time that is free between two of them is used up.
        do {
          await foreseeSome();
          if (this.session.question.peek() !== question) return;
        } while (left.size > 0 && performance.now() - begun < SLICE);
        this.finality.value = new Map(found);
        if (left.size > 0) callOff = afterFrame(go);
      };
      callOff = afterFrame(go);
    });
    return () => {
      callOff?.();
      stop();
    };
  }

  /** A few of those that are left: first what is on the screen. */
  #nextInSight(left: Set<Offer>, few: number): readonly Choice[] {
    const narrowed = this.session.narrowed.peek().open;
    const next = inSight([...narrowed, ...left])
      .filter((offer) => left.has(offer))
      .slice(0, few);
    for (const offer of next) left.delete(offer);
    return next.map(({ choice }) => choice);
  }
}

/** What needs no object always stands on the screen, and ends a phase: it is taken most often. Each offer stands there once. */
const inSight = (offers: readonly Offer[]): readonly Offer[] => [
  ...new Set([...offers.filter(isPlain), ...offers.filter((offer) => !isPlain(offer))]),
];

const isPlain = ({ choice }: Offer): boolean => choice.length === 1;

/** So many choices are foreseen before it is known how long one takes. */
const FEW = 2;
/** How long the page may be kept busy between two frames, in milliseconds. */
const SLICE = 5;
