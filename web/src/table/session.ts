/** A session: one match at the screen, as signals. It is given the seats' tables, asks them everything, and knows no rules. */
import {
  type Choice,
  type Ending,
  type Finality,
  type GameRecord,
  type Hint,
  type LogEntry,
  notation,
  type Question,
  type Refusal,
  type SeatNow,
  type SeatTable,
  SPECTATOR,
  type TableFacts,
  type Tables,
  type UndoBar,
} from '@derby/kernel';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { Screen, type Standing } from '../seats/screen.ts';
import { type Seating, type Sitting, seatingOf } from '../seats/seating.ts';
import { Heard } from './heard.ts';
import { narrow, touch } from './selection.ts';
import { Undone } from './undone.ts';

/** So many choices can belong to one order that is being said. */
const RECENT = 3;
const EVERYBODY = 'everybody';

/** A position before the present one. */
interface Earlier {
  readonly step: number;
  readonly table: SeatTable;
  readonly view: object;
}

export class Session {
  readonly #tables: Signal<Tables>;
  /** Tables tell when they change: then everyone looks again. */
  readonly #tick = signal(0);
  #leave: () => void = () => undefined;
  readonly screen: Screen;
  readonly #undone = new Undone();
  readonly #heard = new Heard();
  /** What is being done here, until the table has changed. */
  #doing: (() => void) | undefined;
  readonly #earlier = signal<Earlier | undefined>(undefined);
  /** Told after every change, so that it can be kept. */
  onChange: (() => void) | undefined;
  /** Asked before every choice: a lesson lets only its own pass. */
  permits: ((choice: string) => boolean) | undefined;

  /** The number of choices after which somebody wants to see the position; nothing when it is the present. */
  readonly looking = signal<number | undefined>(undefined);
  readonly selected = signal<readonly string[]>([]);
  readonly hint = signal<Choice | undefined>(undefined);
  /** What a lesson speaks of, by the words of the board. */
  readonly mentioned = signal<readonly string[]>([]);
  /** What speaks for the hint, in sentences; missing where the staff was not asked, as in a lesson. */
  readonly why = signal<readonly string[] | undefined>(undefined);

  constructor(tables: Tables, seating: Seating = seatingOf(tables.facts.seats, {})) {
    this.#tables = signal(tables);
    this.screen = new Screen(this.#standing, seating);
    const persons = this.screen.persons.peek();
    for (const ears of persons.length > 1 ? [...persons, SPECTATOR] : persons)
      this.#heard.knows(ears, tables.at(ears).now.log.length);
    this.#attach(tables);
    effect(() => this.#lookBack());
  }

  get facts(): TableFacts {
    return this.#tables.value.facts;
  }

  #nowOf(viewer: string): SeatNow {
    this.#tick.value;
    return this.#tables.value.at(viewer).now;
  }

  /** What all may know, from the table of a seat that is held here. */
  readonly #standing: ReadonlySignal<Standing> = computed(() => {
    const persons = this.screen.persons.value;
    const { asked, steps } = this.#nowOf(persons[0] ?? SPECTATOR);
    const isHere = asked !== undefined && persons.includes(asked);
    return { asked, deciders: steps, isPublic: isHere && this.#nowOf(asked).question?.isPublic === true };
  });

  /** Whose eyes the table is shown to. */
  get seat(): string {
    return this.screen.viewer.value;
  }
  get seating(): Seating {
    return this.screen.seating;
  }
  get persons(): ReadonlySignal<readonly string[]> {
    return this.screen.persons;
  }
  get curtainFor(): ReadonlySignal<string | undefined> {
    return this.screen.curtainFor;
  }

  readonly #now = computed(() => this.#nowOf(this.screen.viewer.value));
  readonly #hand = computed(() => this.#nowOf(this.screen.actor.value));
  /** The choices made so far, as far as the viewer knows them. */
  readonly made: ReadonlySignal<SeatNow['steps']> = computed(() => this.#now.value.steps);
  readonly steps: ReadonlySignal<number> = computed(() => this.#now.value.steps.length);
  readonly ending: ReadonlySignal<Ending | undefined> = computed(() => this.#now.value.ending);
  readonly log: ReadonlySignal<readonly LogEntry[]> = computed(() => this.#now.value.log);
  readonly isPast = computed(() => this.looking.value !== undefined);
  readonly canRedo = computed(() => this.#undone.next !== undefined);
  readonly undoBar: ReadonlySignal<UndoBar | undefined> = computed(() => this.#nowOf(this.screen.undoer).undoBar);

  readonly #shown = computed(() => {
    const earlier = this.#earlier.value;
    return earlier && earlier.table === this.#tables.value.at(this.seat) ? earlier : undefined;
  });
  /** How many choices the position shown comes after; nothing when it is the present. */
  readonly shown: ReadonlySignal<number | undefined> = computed(() => this.#shown.value?.step);
  readonly view: ReadonlySignal<object> = computed(() => this.#shown.value?.view ?? this.#now.value.view);

  /** What is asked at this screen now. */
  readonly question: ReadonlySignal<Question | undefined> = computed(() =>
    this.isPast.value ? undefined : this.#hand.value.question,
  );
  /** The other seat that decides now, if one does. */
  readonly waitingFor: ReadonlySignal<string | undefined> = computed(() => {
    const { asked } = this.#now.value;
    return asked === this.screen.actor.value ? undefined : asked;
  });
  /** The viewer's own last choices, the newest at the end, back to where another decided. */
  readonly recent: ReadonlySignal<readonly Choice[]> = computed(() => {
    const { steps } = this.#now.value;
    const others = steps.findLastIndex(({ seat }) => seat !== this.seat);
    return steps.slice(Math.max(others + 1, steps.length - RECENT)).flatMap(({ choice }) => (choice ? [choice] : []));
  });
  /** Everything since the viewer's last choice, once another has decided. */
  readonly missed: ReadonlySignal<readonly LogEntry[]> = computed(() => {
    const { steps, log } = this.#now.value;
    const own = steps.findLastIndex(({ seat }) => seat === this.seat);
    return own === steps.length - 1 ? [] : log.filter(({ step }) => step > Math.max(own, 0));
  });
  readonly narrowed = computed(() => narrow(this.question.value?.offers ?? [], this.selected.value));

  /** Makes a choice: the offered one itself, or its notation. */
  take(choice: Choice | string): Promise<Refusal | undefined> {
    const words = typeof choice === 'string' ? choice : notation(choice);
    if (this.permits?.(words) === false) return Promise.resolve({ reason: 'barred' });
    const { table, at } = this.#seatOf(this.screen.actor.peek());
    return this.#do(
      () => table.take(choice, at),
      () => this.#undone.made(words),
    );
  }

  /** Somebody elsewhere has decided for his seat. Whoever looks at the past meanwhile is left there. */
  takeFor(seat: string, choice: string): Promise<Refusal | undefined> {
    const { table, at } = this.#seatOf(seat);
    return table.take(choice, at);
  }

  /** A word was touched. The choice that it makes is handed over to `make`, for one or for many. */
  touch(word: string, make: (choice: Choice) => void = (choice) => void this.take(choice)): void {
    const touched = touch(this.question.peek()?.offers ?? [], this.selected.peek(), word);
    if (touched.choice) make(touched.choice);
    else this.selected.value = touched.selected;
  }

  undo(): Promise<Refusal | undefined> {
    return this.#withdraw(this.screen.undoer, (table, at) => table.undo(at));
  }

  /** Across dice: only where one player sits alone. */
  takeBack(): Promise<Refusal | undefined> {
    return this.#withdraw(this.seat, (table, at) => table.takeBack(at));
  }

  get canTakeBack(): boolean {
    return this.#now.value.canTakeBack;
  }

  redo(): void {
    const { next } = this.#undone;
    if (next !== undefined) void this.take(next);
  }

  get canConcede(): boolean {
    return !this.ending.value && this.facts.seats.includes(this.screen.actor.value);
  }

  concede(): Promise<Refusal | undefined> {
    const { table, at } = this.#seatOf(this.screen.actor.peek());
    return this.#do(
      () => table.concede(at),
      () => this.#undone.forget(),
    );
  }

  /** Another takes this seat from now on. */
  sit(seat: string, sitting: Sitting): void {
    batch(() => {
      this.screen.sit(seat, sitting);
      this.#rest();
    });
    this.onChange?.();
  }

  openCurtain(): void {
    batch(() => {
      this.screen.open();
      this.#undone.forget();
      this.#rest();
    });
  }

  /** Which of these choices could not be taken back. */
  foresee(choices: readonly Choice[]): Promise<readonly (Finality | undefined)[]> {
    const { table, at } = this.#seatOf(this.screen.actor.peek());
    return table.foresee(choices, at);
  }

  /** What a player of this rank would choose. */
  async advice(rank: string): Promise<Hint> {
    const { table } = this.#seatOf(this.screen.actor.peek());
    if (!table.hint) throw new Error('Nobody gives hints at this table.');
    return table.hint(rank);
  }

  /** What the viewer saw after so many choices. */
  viewAfter(step: number): Promise<object> {
    return this.#tables.value.at(this.seat).lookBack(step);
  }

  /** The record as it stands: it is put together once for all who ask. */
  readonly #record = computed(() => {
    this.#tick.value;
    return this.#tables.value.record(this.facts.seats.length > 1 ? this.seating : {});
  });

  record(): Promise<GameRecord> {
    return this.#record.peek();
  }

  /** The lines of the log that whoever has the screen has not been told yet. From now on he has. */
  unheard(): readonly LogEntry[] {
    return this.#heard.tell(this.screen.isParted.peek() ? this.seat : EVERYBODY, this.log.peek());
  }

  /** Another tab has gone on with this game. */
  follow(tables: Tables, seating: Seating): void {
    batch(() => {
      this.#attach(tables);
      this.#tables.value = tables;
      this.screen.seat(seating);
      this.#undone.forget();
      this.#rest();
    });
  }

  #attach(tables: Tables): void {
    this.#leave();
    this.#leave = tables.at(this.screen.persons.peek()[0] ?? SPECTATOR).subscribe(() => this.#changed());
  }

  #seatOf(viewer: string): { readonly table: SeatTable; readonly at: number } {
    const table = this.#tables.value.at(viewer);
    return { table, at: table.now.at };
  }

  async #withdraw(
    seat: string,
    how: (table: SeatTable, at: number) => Promise<Refusal | undefined>,
  ): Promise<Refusal | undefined> {
    const { table, at } = this.#seatOf(seat);
    const last = table.now.steps.at(-1)?.choice;
    return this.#do(
      () => how(table, at),
      () => last && this.#undone.add(notation(last)),
    );
  }

  /** Does something at a table. What follows from it here follows with the change, whenever that comes. */
  async #do(deed: () => Promise<Refusal | undefined>, follows: () => void): Promise<Refusal | undefined> {
    this.#doing = follows;
    try {
      return await deed();
    } finally {
      if (this.#doing === follows) this.#doing = undefined;
    }
  }

  #changed(): void {
    const doing = this.#doing;
    this.#doing = undefined;
    const looking = this.looking.peek();
    batch(() => {
      if (doing) doing();
      else this.#undone.forget();
      this.#rest();
      if (!doing) this.looking.value = looking;
      this.screen.settle();
    });
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

  /** Fetches the position that somebody wants to see. */
  #lookBack(): void {
    const step = this.looking.value;
    const table = this.#tables.value.at(this.seat);
    if (step === undefined) {
      this.#earlier.value = undefined;
      return;
    }
    void table.lookBack(step).then((view) => {
      if (this.looking.peek() === step && this.seat === table.viewer) this.#earlier.value = { step, table, view };
    });
  }
}
