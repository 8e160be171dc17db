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
  type UndoBar,
} from '@derby/kernel';
import type { AnyGame } from '@derby/registry';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { narrow, touch } from './selection.ts';

export type AnyMatch = Match<Lexicon>;

export class Session {
  readonly game: AnyGame;
  readonly seed: string;
  /** The seat of the person at this screen. */
  readonly seat: string;
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

  private constructor(game: AnyGame, match: AnyMatch, seed: string, takenBefore: number) {
    this.game = game;
    this.seed = seed;
    this.seat = game.seats[0] ?? '';
    this.#match.value = match;
    this.#takenBefore = takenBefore;
  }

  static start(game: AnyGame, seed: string, options: GameRecord['options']): Session {
    return new Session(game, Match.start(game, { seed, options }), seed, 0);
  }

  /** Takes up a record where it ends. A record that does not hold is a `BadRecord`. */
  static resume(game: AnyGame, record: GameRecord): Session {
    return new Session(game, replay(game, record), record.seed ?? '', record.takeBacks);
  }

  get match(): AnyMatch {
    this.#tick.value;
    const match = this.#match.value;
    if (!match) throw new Error('A session without a match cannot be.');
    return match;
  }

  readonly steps: ReadonlySignal<number> = computed(() => this.match.steps.length);
  readonly outcome = computed(() => this.match.outcome);
  readonly log: ReadonlySignal<readonly LogEntry[]> = computed(() => [...this.match.log(this.seat)]);
  readonly canRedo = computed(() => this.#undone.value.length > 0);
  readonly undoBar: ReadonlySignal<UndoBar | undefined> = computed(() => this.match.undoBar(this.seat));
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
  readonly narrowed = computed(() => narrow(this.question.value?.offers ?? [], this.selected.value));

  take(choice: Choice | string): void {
    const words = typeof choice === 'string' ? choice : notation(choice);
    if (this.permits?.(words) === false) return;
    this.match.take(words, this.seat);
    const [next, ...rest] = this.#undone.peek();
    this.#undone.value = next === words ? rest : [];
    this.#changed();
  }

  /** The staff decides for another seat. */
  takeFor(seat: string, choice: string): void {
    this.match.take(choice, seat);
    this.#undone.value = [];
    this.#changed();
  }

  touch(word: string): void {
    const touched = touch(this.question.peek()?.offers ?? [], this.selected.peek(), word);
    if (touched.choice) this.take(touched.choice);
    else this.selected.value = touched.selected;
  }

  undo(): void {
    this.#withdraw(() => this.match.undo(this.seat));
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

  concede(): void {
    this.match.take(`concede ${this.seat}`, this.seat);
    this.#undone.value = [];
    this.#changed();
  }

  record(): GameRecord {
    const record = recordOf(this.#match.peek() as AnyMatch, { seed: this.seed });
    return { ...record, takeBacks: record.takeBacks + this.#takenBefore };
  }

  /** Another tab has gone on with this game. */
  follow(record: GameRecord): void {
    this.#match.value = replay(this.game, record);
    this.#undone.value = [];
    this.#rest();
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
      this.looking.value = undefined;
      this.#tick.value += 1;
    });
  }
}
