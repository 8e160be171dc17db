/** The screen: who sits where, who of them has it before him, and the curtain that falls when it changes hands. */
import { SPECTATOR } from '@derby/kernel';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { personsOf, type Seating, type Sitting } from './seating.ts';

/** How the table stands, as far as everyone may know. */
export interface Standing {
  /** Whoever has to decide; nobody when it is over. */
  readonly asked: string | undefined;
  /** Whether what he is asked shows nothing secret, so that it may stand before everyone. */
  readonly isPublic: boolean;
  /** Whose each choice was. */
  readonly deciders: readonly { readonly seat: string }[];
}

export class Screen {
  readonly #standing: ReadonlySignal<Standing>;
  readonly #seating: Signal<Seating>;
  /** The person who has taken the screen, where several share it. */
  readonly #holder = signal<string | undefined>(undefined);
  readonly #hasCurtain = signal(true);
  /** In a replay: whose eyes the table is shown to, whoever sat there. */
  readonly seenBy = signal<string | undefined>(undefined);

  constructor(standing: ReadonlySignal<Standing>, seating: Seating) {
    this.#standing = standing;
    this.#seating = signal(seating);
  }

  /** Who sits where. */
  get seating(): Seating {
    return this.#seating.value;
  }

  readonly persons: ReadonlySignal<readonly string[]> = computed(() => personsOf(this.seating));

  /** The person whom the table concerns now: who is asked, or else who decided last. */
  readonly #due = computed(() => {
    const persons = this.persons.value;
    const { asked, deciders } = this.#standing.value;
    if (asked !== undefined && persons.includes(asked)) return asked;
    return deciders.findLast(({ seat }) => persons.includes(seat))?.seat ?? persons[0];
  });

  /** Whether a curtain parts the persons at this screen. */
  readonly isParted: ReadonlySignal<boolean> = computed(
    () => this.#hasCurtain.value && this.persons.value.length > 1 && this.#standing.value.asked !== undefined,
  );

  /** Whether the question lies before everyone at the screen, so that nothing else may be seen there than what all may see. */
  readonly isShared: ReadonlySignal<boolean> = computed(() => {
    const { asked, isPublic } = this.#standing.value;
    const isHere = asked !== undefined && this.persons.value.includes(asked);
    return this.isParted.value && isPublic && isHere && asked !== this.#holder.value && this.seenBy.value === undefined;
  });

  /** Whose eyes the table is shown to: a seat, or a spectator's where no person has the screen for himself. */
  readonly viewer: ReadonlySignal<string> = computed(() => {
    const holder = this.#holder.value;
    if (this.seenBy.value !== undefined) return this.seenBy.value;
    if (!this.isParted.value) return this.#due.value ?? SPECTATOR;
    if (this.isShared.value) return SPECTATOR;
    return holder !== undefined && this.persons.value.includes(holder) ? holder : SPECTATOR;
  });

  /** The seat that decides at this screen now, if it is asked. */
  readonly actor: ReadonlySignal<string> = computed(() =>
    this.isShared.value ? (this.#standing.value.asked ?? SPECTATOR) : this.viewer.value,
  );

  /** The person to whom the screen must be handed before anything can be shown. */
  readonly curtainFor: ReadonlySignal<string | undefined> = computed(() => {
    if (!this.isParted.value || this.isShared.value || this.seenBy.value !== undefined) return undefined;
    return this.#due.value === this.viewer.value ? undefined : this.#due.value;
  });

  /** Whose choice undo takes back: the viewer's, or where nothing parts them that of the person who decided last. */
  get undoer(): string {
    const last = this.#standing.value.deciders.at(-1)?.seat;
    const isTogether = !this.isParted.value || this.isShared.value;
    return last !== undefined && isTogether && this.persons.value.includes(last) ? last : this.viewer.value;
  }

  /** Another takes this seat from now on. Whoever has the screen keeps it. */
  sit(seat: string, sitting: Sitting): void {
    this.#keep(() => {
      this.#seating.value = { ...this.#seating.peek(), [seat]: sitting };
    });
  }

  /** All of them anew, as a record tells. */
  seat(seating: Seating): void {
    this.#seating.value = seating;
  }

  /** Whether a curtain falls when the screen goes from one person to another. Whoever has the screen keeps it. */
  set hasCurtain(hung: boolean) {
    if (hung === this.#hasCurtain.peek()) return;
    this.#keep(() => {
      this.#hasCurtain.value = hung;
    });
  }

  /** The person to whom the curtain opens has taken the screen. */
  open(): void {
    this.#holder.value = this.curtainFor.peek();
  }

  /** After every change. What has lain before everyone has been in nobody's hands: whoever is asked next takes the screen anew. */
  settle(): void {
    if (this.isShared.peek()) this.#holder.value = undefined;
  }

  #keep(change: () => void): void {
    batch(() => {
      this.#holder.value = this.viewer.peek();
      change();
    });
  }
}
