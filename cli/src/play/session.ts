/** A game at the terminal table: the seats' tables, who plays which seat, and where it is kept. */
import type { Player } from '@derby/bots';
import {
  type Choice,
  type GameRecord,
  type LogEntry,
  type Question,
  type Refusal,
  type SeatNow,
  type SeatTable,
  SPECTATOR,
  type Tables,
  type UndoBar,
} from '@derby/kernel';
import { EXIT, Fault, NotKept } from '../faults.ts';
import { writeRecordFile } from '../files.ts';
import { type GameBox, gameBox } from '../gamebox.ts';
import { isKeepsake, newKeepsake } from '../keepsakes.ts';
import type { Shell } from '../shell.ts';

export interface Seating {
  /** The seats that bots play; people play the others. */
  readonly bots: Readonly<Record<string, Player>>;
  /** Whoever gives hints. */
  readonly adviser: Player;
}

/** Lines of the log that are told again when a game is taken up. */
const RECENT = 8;
const EVERYBODY = 'everybody';

/** A game on the table, and what belongs to it. */
interface Placed {
  readonly box: GameBox;
  readonly tables: Tables;
  readonly seed: string;
  /** Kept there after every choice. */
  readonly file: string;
}

export class Session {
  readonly seating: Seating;
  readonly shell: Shell;
  #placed: Placed;
  /** How many lines of the log have been shown, to each who reads his own. */
  readonly #read = new Map<string, number>();
  /** The person who has taken the keyboard, where several share it. */
  #holder: string | undefined;
  /** Whether the game as it stands is on the disk. */
  #isKept = true;

  private constructor(seating: Seating, shell: Shell, placed: Placed) {
    this.seating = seating;
    this.shell = shell;
    this.#placed = placed;
  }

  /** A new game, which is kept from the first moment. */
  static async begin(
    box: GameBox,
    seating: Seating,
    shell: Shell,
    seed: string,
    options: GameRecord['options'],
  ): Promise<Session> {
    const tables = box.edition.start({ seed, options });
    const file = newKeepsake(box.game.id, seed, shell);
    const session = new Session(seating, shell, { box, tables, seed, file });
    await session.keep();
    return session;
  }

  /** A game from a record. A file of the player's own is never written to; what follows is kept apart. */
  static resume(box: GameBox, seating: Seating, shell: Shell, record: GameRecord, file: string): Session {
    const session = new Session(seating, shell, placed(box, record, file, shell));
    session.#readAllBut(RECENT);
    return session;
  }

  get box(): GameBox {
    return this.#placed.box;
  }

  get seed(): string {
    return this.#placed.seed;
  }

  get file(): string {
    return this.#placed.file;
  }

  get seats(): readonly string[] {
    return this.#placed.tables.facts.seats;
  }

  /** Whoever has to decide; nobody when the game is over. */
  get asked(): string | undefined {
    return this.#placed.tables.at(SPECTATOR).now.asked;
  }

  get #persons(): readonly string[] {
    return this.seats.filter((seat) => !(seat in this.seating.bots));
  }

  /** Several persons who must not see each other's table. */
  get #isParted(): boolean {
    return this.#persons.length > 1 && !this.#placed.tables.facts.isOpenToAll;
  }

  /** Whether the question shows nothing secret and lies before all of them. */
  get #isShared(): boolean {
    const { asked } = this;
    if (asked === undefined || asked === this.#holder || !this.#isParted) return false;
    return this.#placed.tables.at(asked).now.question?.isPublic === true;
  }

  /** The seat for which choices are typed: the one that is asked, if a person plays it. */
  get #typist(): string {
    const { asked } = this;
    if (asked !== undefined && !(asked in this.seating.bots)) return asked;
    return this.#persons[0] ?? this.seats[0] ?? SPECTATOR;
  }

  /** Whose eyes the table is seen with. */
  get viewer(): string {
    return this.#isShared ? SPECTATOR : this.#typist;
  }

  /** The person to whom the keyboard must be handed before anything can be shown. */
  get curtainFor(): string | undefined {
    const { asked } = this;
    const isNext = asked !== undefined && asked === this.#typist && asked !== this.#holder;
    return isNext && this.#isParted && !this.#isShared ? asked : undefined;
  }

  openCurtain(): void {
    this.#holder = this.curtainFor ?? this.#holder;
  }

  /** The table at which choices are made. */
  get table(): SeatTable {
    return this.#placed.tables.at(this.#typist);
  }

  /** What whoever looks at the terminal may know. */
  get now(): SeatNow {
    return this.#placed.tables.at(this.viewer).now;
  }

  get question(): Question | undefined {
    return this.table.now.question;
  }

  /** The lines of the log that whoever looks at the terminal has not read yet. From now on he has. */
  unread(): readonly LogEntry[] {
    const reader = this.#reader(this.viewer);
    const log = this.#logOf(reader);
    const from = Math.min(log.length, this.#read.get(reader) ?? 0);
    this.#read.set(reader, log.length);
    return log.slice(from);
  }

  /** Where nothing parts them, all read the same lines. */
  #reader(viewer: string): string {
    return this.#isParted ? viewer : EVERYBODY;
  }

  #logOf(reader: string): readonly LogEntry[] {
    return this.#placed.tables.at(reader === EVERYBODY ? this.viewer : reader).now.log;
  }

  #readAllBut(lines: number): void {
    for (const viewer of [...this.seats, SPECTATOR]) {
      const reader = this.#reader(viewer);
      this.#read.set(reader, Math.max(0, this.#logOf(reader).length - lines));
    }
  }

  record(): Promise<GameRecord> {
    const players = Object.fromEntries(Object.entries(this.seating.bots).map(([seat, bot]) => [seat, bot.name]));
    return this.#placed.tables.record(players);
  }

  /** Goes on with another game in place of this one, under the rules it was begun with. */
  async load(record: GameRecord, file: string): Promise<void> {
    const isSame = record.game === this.box.game.id;
    const box = isSame ? await gameBox(record.game, this.shell, EXIT.failed, record) : this.box;
    this.#placed = placed(box, record, file, this.shell);
    this.#readAllBut(0);
  }

  /** Makes a choice, lets the bots answer, and keeps the game; or says why not. */
  take(choice: Choice | string): Promise<Refusal | undefined> {
    return this.#goOn((table, at) => table.take(choice, at));
  }

  concede(): Promise<Refusal | undefined> {
    return this.#goOn((table, at) => table.concede(at));
  }

  async letBotsPlay(): Promise<void> {
    for (;;) {
      const { asked } = this;
      const bot = asked === undefined ? undefined : this.seating.bots[asked];
      if (asked === undefined || !bot) return;
      const table = this.#placed.tables.at(asked);
      const { at } = table.now;
      const staff = await this.box.staff();
      const record = await this.record();
      const { choice = '' } = await staff.consult(record, { rank: bot.name, seed: this.seed, why: false });
      const refusal = await table.take(choice, at);
      if (refusal) throw new Error(`${bot.name} chose "${choice}" for ${asked}: ${refusal.reason}.`);
    }
  }

  /** Where a question lies before all, whoever put it there may take that back. */
  get #undoing(): SeatTable {
    const last = this.now.steps.at(-1)?.seat;
    return this.#isShared && last !== undefined ? this.#placed.tables.at(last) : this.table;
  }

  get undoBar(): UndoBar | undefined {
    return this.#undoing.now.undoBar;
  }

  async undo(): Promise<void> {
    const table = this.#undoing;
    await table.undo(table.now.at);
    await this.#forget();
  }

  async takeBack(): Promise<void> {
    await this.table.takeBack(this.now.at);
    await this.#forget();
  }

  async keep(file = this.file): Promise<void> {
    writeRecordFile(file, await this.record(), this.shell);
    this.#isKept = true;
  }

  /** Before the player leaves: what could not be kept is tried once more. */
  async keepAtLast(): Promise<void> {
    if (!this.#isKept) await this.#keepOn();
  }

  async #goOn(deed: (table: SeatTable, at: number) => Promise<Refusal | undefined>): Promise<Refusal | undefined> {
    const refusal = await deed(this.table, this.table.now.at);
    if (refusal) return refusal;
    await this.letBotsPlay();
    // What lies before all is in nobody's hands.
    if (this.#isShared) this.#holder = undefined;
    await this.#keepOn();
    return undefined;
  }

  /** What was told of a choice that was taken back is forgotten, so that it can be told again. */
  async #forget(): Promise<void> {
    for (const [reader, read] of this.#read) this.#read.set(reader, Math.min(read, this.#logOf(reader).length));
    await this.#keepOn();
  }

  async #keepOn(): Promise<void> {
    this.#isKept = false;
    try {
      await this.keep();
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      throw new NotKept(fault.exit, this.shell.text.play.notKept(fault.message));
    }
  }
}

const placed = (box: GameBox, record: GameRecord, file: string, shell: Shell): Placed => ({
  box,
  tables: box.edition.resume(record),
  seed: record.seed ?? '',
  file: isKeepsake(file, shell) ? file : newKeepsake(box.game.id, record.seed ?? '', shell),
});
