/** A session: one match at the table, as signals. It asks the rules everything and knows none of them. */
import {
  type Choice,
  type GameRecord,
  type Lexicon,
  type LogEntry,
  Match,
  notation,
  recordOf,
  replay,
  SPECTATOR,
  type UndoBar,
} from '@derby/kernel';
import type { AnyGame } from '@derby/registry';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { personsOf, type Seating, type Sitting, seatingOf } from '../seats/seating.ts';
import { narrow, touch } from './selection.ts';

export type AnyMatch = Match<Lexicon>;

/** So many choices can belong to one order that is being said. */
const RECENT = 3;
const EVERYBODY = 'everybody';

export class Session {
  readonly game: AnyGame;
  readonly seed: string;
  readonly #seating = signal<Seating>({});
  /** The person who has taken the screen, where several share it. */
  readonly #holder = signal<string | undefined>(undefined);
  readonly #hasCurtain = signal(true);
  /** In a replay: whose eyes the table is shown to, whoever sat there. */
  readonly seenBy = signal<string | undefined>(undefined);
  /** How many lines of the log have been told, to each person or, where no curtain parts them, to all. */
  readonly #heard = new Map<string, number>();
  readonly #match = signal<AnyMatch | undefined>(undefined, { name: 'match' });
  /** A match changes in place: the tick tells everyone to look again. */
  readonly #tick = signal(0);
  readonly #undone = signal<readonly string[]>([]);
  readonly #takenBefore: number;
  /** Told after every change, so that it can be kept. */
  onChange: (() => void) | undefined;
  /** Asked before every choice: a lesson lets only its own pass. */
  permits: ((choice: string) => boolean) | undefined;

  /** How many choices the position shown comes after; nothing when it is the present. */
  readonly looking = signal<number | undefined>(undefined);
  readonly selected = signal<readonly string[]>([]);
  readonly hint = signal<Choice | undefined>(undefined);
  /** What speaks for the hint, in sentences; missing where the staff was not asked, as in a lesson. */
  readonly why = signal<readonly string[] | undefined>(undefined);

  private constructor(game: AnyGame, match: AnyMatch, seed: string, takenBefore: number, seating: Seating) {
    this.game = game;
    this.seed = seed;
    this.#match.value = match;
    this.#takenBefore = takenBefore;
    this.#seating.value = seating;
    for (const seat of game.seats) this.#heard.set(seat, match.log(seat).length);
  }

  static start(
    game: AnyGame,
    seed: string,
    options: GameRecord['options'],
    seating: Seating = seatingOf(game.seats, {}),
  ): Session {
    return new Session(game, Match.start(game, { seed, options }), seed, 0, seating);
  }

  /** Takes up a record where it ends. A record that does not hold is a `BadRecord`. */
  static resume(game: AnyGame, record: GameRecord, seating: Seating = seatingOf(game.seats, record.players)): Session {
    return new Session(game, replay(game, record), record.seed ?? '', record.takeBacks, seating);
  }

  get match(): AnyMatch {
    this.#tick.value;
    const match = this.#match.value;
    if (!match) throw new Error('A session without a match cannot be.');
    return match;
  }

  /** Who sits where. */
  get seating(): Seating {
    return this.#seating.value;
  }

  readonly persons: ReadonlySignal<readonly string[]> = computed(() => personsOf(this.seating));
  /** The person whom the table concerns now: who is asked, or else who decided last. */
  readonly #due = computed(() => {
    const persons = this.persons.value;
    const { question, steps } = this.match;
    if (question && persons.includes(question.seat)) return question.seat;
    return steps.findLast(({ seat }) => persons.includes(seat))?.seat ?? persons[0];
  });
  readonly #isParted = computed(() => this.#hasCurtain.value && this.persons.value.length > 1 && !this.match.outcome);
  readonly #viewer = computed(() => {
    const holder = this.#holder.value;
    if (this.seenBy.value !== undefined) return this.seenBy.value;
    if (!this.#isParted.value) return this.#due.value ?? SPECTATOR;
    return holder !== undefined && this.persons.value.includes(holder) ? holder : SPECTATOR;
  });
  /** Whose eyes the table is shown to: a seat, or a spectator's where no person has the screen. */
  get seat(): string {
    return this.#viewer.value;
  }
  /** The person to whom the screen must be handed before anything can be shown. */
  readonly curtainFor = computed(() =>
    this.#isParted.value && this.seenBy.value === undefined && this.#due.value !== this.seat
      ? this.#due.value
      : undefined,
  );

  readonly steps: ReadonlySignal<number> = computed(() => this.match.steps.length);
  readonly outcome = computed(() => this.match.outcome);
  readonly log: ReadonlySignal<readonly LogEntry[]> = computed(() => [...this.match.log(this.seat)]);
  readonly canRedo = computed(() => this.#undone.value.length > 0);
  readonly undoBar: ReadonlySignal<UndoBar | undefined> = computed(() => this.match.undoBar(this.#undoer));
  readonly isPast = computed(() => this.looking.value !== undefined);

  /** The match as it stood at the moment that is looked at. */
  readonly #shown = computed<AnyMatch>(() => {
    const step = this.looking.value;
    return step === undefined ? this.match : replay(this.game, this.record(), step);
  });
  readonly view = computed(() => {
    this.#tick.value;
    return this.#shown.value.view(this.seat);
  });
  /** What this seat is asked now. */
  readonly question = computed(() => {
    const question = this.match.question;
    return question?.seat === this.seat && !this.isPast.value ? question : undefined;
  });
  /** The other seat that decides now, if one does. */
  readonly waitingFor = computed(() => {
    const seat = this.match.question?.seat;
    return seat === this.seat ? undefined : seat;
  });
  /** This seat's own last choices, the newest at the end, back to where another decided. */
  readonly recent: ReadonlySignal<readonly Choice[]> = computed(() => {
    const { steps } = this.match;
    const others = steps.findLastIndex(({ seat }) => seat !== this.seat);
    return steps.slice(Math.max(others + 1, steps.length - RECENT)).map(({ choice }) => choice);
  });
  readonly narrowed = computed(() => narrow(this.question.value?.offers ?? [], this.selected.value));

  take(choice: Choice | string): void {
    const words = typeof choice === 'string' ? choice : notation(choice);
    if (this.permits?.(words) === false) return;
    this.match.take(words, this.seat);
    const [next, ...rest] = this.#undone.peek();
    this.#undone.value = next === words ? rest : [];
    this.#changed();
  }

  /** Somebody elsewhere has decided for his seat. Whoever looks at the past meanwhile is left there. */
  takeFor(seat: string, choice: string): void {
    this.match.take(choice, seat);
    const looking = this.looking.peek();
    batch(() => {
      this.#undone.value = [];
      this.#rest();
      this.looking.value = looking;
    });
    this.onChange?.();
  }

  /** Another takes this seat from now on. Whoever has the screen keeps it. */
  sit(seat: string, sitting: Sitting): void {
    batch(() => {
      this.#holder.value = this.seat;
      this.#seating.value = { ...this.#seating.peek(), [seat]: sitting };
      this.#rest();
    });
    this.onChange?.();
  }

  /** Whether a curtain falls when the screen goes from one person to another. Whoever has the screen keeps it. */
  set hasCurtain(hung: boolean) {
    if (hung === this.#hasCurtain.peek()) return;
    batch(() => {
      this.#holder.value = this.seat;
      this.#hasCurtain.value = hung;
    });
  }

  /** The person to whom the curtain opens has taken the screen. */
  openCurtain(): void {
    const person = this.curtainFor.peek();
    batch(() => {
      this.#holder.value = person;
      this.#undone.value = [];
      this.#rest();
    });
  }

  touch(word: string): void {
    const touched = touch(this.question.peek()?.offers ?? [], this.selected.peek(), word);
    if (touched.choice) this.take(touched.choice);
    else this.selected.value = touched.selected;
  }

  /** Whose choice undo takes back: the viewer's, or where no curtain parts them that of the person who decided last. */
  get #undoer(): string {
    const last = this.match.steps.at(-1)?.seat;
    const isShared = last !== undefined && !this.#isParted.value && this.persons.value.includes(last);
    return isShared ? last : this.seat;
  }

  undo(): void {
    this.#withdraw(() => this.match.undo(this.#undoer));
  }

  /** Across dice: only where one player sits alone. */
  takeBack(): void {
    this.#withdraw(() => this.match.takeBack());
  }

  get canTakeBack(): boolean {
    return this.game.seats.length === 1 && this.match.steps.length > 0;
  }

  redo(): void {
    const [next] = this.#undone.peek();
    if (next !== undefined) this.take(next);
  }

  get canConcede(): boolean {
    return !this.match.outcome && this.game.seats.includes(this.seat);
  }

  concede(): void {
    this.match.take(`concede ${this.seat}`, this.seat);
    this.#undone.value = [];
    this.#changed();
  }

  /** The record as it stands: its fingerprint is taken once for all who ask. */
  readonly #record = computed<GameRecord>(() => {
    const players = this.game.seats.length > 1 ? this.seating : {};
    const record = recordOf(this.match, { seed: this.seed, players });
    return { ...record, takeBacks: record.takeBacks + this.#takenBefore };
  });

  record(): GameRecord {
    return this.#record.peek();
  }

  /** The lines of the log that whoever has the screen has not been told yet. From now on he has. */
  unheard(): readonly LogEntry[] {
    const entries = this.log.peek();
    const ears = this.#isParted.peek() ? this.seat : EVERYBODY;
    const from = Math.min(entries.length, this.#heard.get(ears) ?? entries.length);
    this.#heard.set(ears, entries.length);
    return entries.slice(from);
  }

  /** Another tab has gone on with this game. */
  follow(record: GameRecord): void {
    batch(() => {
      this.#match.value = replay(this.game, record);
      this.#seating.value = seatingOf(this.game.seats, record.players);
      this.#undone.value = [];
      this.#rest();
    });
  }

  #withdraw(how: () => void): void {
    const last = this.match.steps.at(-1);
    how();
    if (last) this.#undone.value = [notation(last.choice), ...this.#undone.peek()];
    this.#changed();
  }

  #changed(): void {
    this.#rest();
    this.onChange?.();
  }

  #rest(): void {
    batch(() => {
      this.selected.value = [];
      this.hint.value = undefined;
      this.why.value = undefined;
      this.looking.value = undefined;
      this.#tick.value += 1;
    });
  }
}
