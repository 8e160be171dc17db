/** A game at the terminal table: the seats' tables, who plays which seat, and where it is kept. */
import type { Player } from '@derby/bots';
import type { Tables } from '@derby/kernel';
import { type Choice, type GameRecord, type Refusal, type SeatNow, type SeatTable, SPECTATOR } from '@derby/kernel';
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
  /** How many lines of the log have been shown. */
  read = 0;
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
    session.read = Math.max(0, session.now.log.length - RECENT);
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

  /** Whose eyes the table is seen with: the seat that is asked, if a person plays it. */
  get viewer(): string {
    const { asked, seats } = this;
    if (asked !== undefined && !(asked in this.seating.bots)) return asked;
    return seats.find((seat) => !(seat in this.seating.bots)) ?? seats[0] ?? SPECTATOR;
  }

  /** The table of whoever looks at the terminal. */
  get table(): SeatTable {
    return this.#placed.tables.at(this.viewer);
  }

  get now(): SeatNow {
    return this.table.now;
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
    this.read = this.now.log.length;
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
      const { at, steps } = table.now;
      const staff = await this.box.staff();
      const seed = `${this.seed} ${steps.length}`;
      const { choice = '' } = await staff.consult(await this.record(), { rank: bot.name, seed, why: false });
      const refusal = await table.take(choice, at);
      if (refusal) throw new Error(`${bot.name} chose "${choice}" for ${asked}: ${refusal.reason}.`);
    }
  }

  async undo(): Promise<void> {
    await this.table.undo(this.now.at);
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
    const refusal = await deed(this.table, this.now.at);
    if (refusal) return refusal;
    await this.letBotsPlay();
    await this.#keepOn();
    return undefined;
  }

  /** What was told of a choice that was taken back is forgotten, so that it can be told again. */
  async #forget(): Promise<void> {
    this.read = Math.min(this.read, this.now.log.length);
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
