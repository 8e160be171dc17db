/** A game at the terminal table: the match, who plays which seat, and where it is kept. */
import type { Player } from '@derby/bots';
import { type GameRecord, recordOf, replay } from '@derby/kernel';
import { botChoice } from '../bots.ts';
import { Fault, NotKept } from '../faults.ts';
import { isKeepsake, newKeepsake, writeRecordFile } from '../files.ts';
import { type AnyMatch, type GameBox, startMatch } from '../gamebox.ts';
import type { Shell } from '../shell.ts';

export interface Seating {
  /** The seats that bots play; people play the others. */
  readonly bots: Readonly<Record<string, Player>>;
  /** Whoever gives hints. */
  readonly adviser: Player;
}

/** Lines of the log that are told again when a game is taken up. */
const RECENT = 8;

/** A match with what a record of it needs besides. */
interface Placed {
  readonly match: AnyMatch;
  readonly seed: string;
  /** Take-backs before it was taken up. */
  readonly takeBacks: number;
  /** Kept there after every choice. */
  readonly file: string;
}

export class Session {
  readonly box: GameBox;
  readonly seating: Seating;
  readonly shell: Shell;
  #placed: Placed;
  /** How many lines of the log have been shown. */
  read = 0;
  /** Whether the game as it stands is on the disk. */
  #isKept = true;

  private constructor(box: GameBox, seating: Seating, shell: Shell, placed: Placed) {
    this.box = box;
    this.seating = seating;
    this.shell = shell;
    this.#placed = placed;
  }

  /** A new game, which is kept from the first moment. */
  static begin(box: GameBox, seating: Seating, shell: Shell, seed: string, options: GameRecord['options']): Session {
    const match = startMatch(box.game, seed, options);
    const file = newKeepsake(box.game.id, seed, shell);
    const session = new Session(box, seating, shell, { match, seed, takeBacks: 0, file });
    session.keep();
    return session;
  }

  /** A game from a record. A file of the player's own is never written to; what follows is kept apart. */
  static resume(box: GameBox, seating: Seating, shell: Shell, record: GameRecord, file: string): Session {
    const session = new Session(box, seating, shell, placed(box, record, file, shell));
    session.read = Math.max(0, session.match.log(session.viewer).length - RECENT);
    return session;
  }

  get match(): AnyMatch {
    return this.#placed.match;
  }

  get seed(): string {
    return this.#placed.seed;
  }

  get file(): string {
    return this.#placed.file;
  }

  get takeBacks(): number {
    return this.#placed.takeBacks + this.match.takeBacks;
  }

  /** Whose eyes the table is seen with: the seat that is asked, if a person plays it. */
  get viewer(): string {
    const { seats } = this.box.game;
    const asked = this.match.question?.seat;
    if (asked !== undefined && !(asked in this.seating.bots)) return asked;
    return seats.find((seat) => !(seat in this.seating.bots)) ?? seats[0] ?? '';
  }

  get record(): GameRecord {
    const players = Object.fromEntries(Object.entries(this.seating.bots).map(([seat, bot]) => [seat, bot.name]));
    return { ...recordOf(this.match, { seed: this.seed, players }), takeBacks: this.takeBacks };
  }

  /** Goes on with another game in place of this one. */
  load(record: GameRecord, file: string): void {
    this.#placed = placed(this.box, record, file, this.shell);
    this.read = this.match.log(this.viewer).length;
  }

  /** Makes a choice, lets the bots answer, and keeps the game. */
  take(words: string): void {
    this.match.take(words);
    this.letBotsPlay();
    this.#keepOn();
  }

  letBotsPlay(): void {
    for (;;) {
      const seat = this.match.question?.seat;
      const bot = seat === undefined ? undefined : this.seating.bots[seat];
      if (!bot) return;
      this.match.take(botChoice(this.match, this.box, bot, this.seed));
    }
  }

  undo(): void {
    this.match.undo(this.viewer);
    this.#forget();
  }

  takeBack(): void {
    this.match.takeBack();
    this.#forget();
  }

  keep(file = this.file): void {
    writeRecordFile(file, this.record, this.shell);
    this.#isKept = true;
  }

  /** Before the player leaves: what could not be kept is tried once more. */
  keepAtLast(): void {
    if (!this.#isKept) this.#keepOn();
  }

  /** What was told of a choice that was taken back is forgotten, so that it can be told again. */
  #forget(): void {
    this.read = Math.min(this.read, this.match.log(this.viewer).length);
    this.#keepOn();
  }

  #keepOn(): void {
    this.#isKept = false;
    try {
      this.keep();
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      throw new NotKept(fault.exit, this.shell.text.play.notKept(fault.message));
    }
  }
}

const placed = (box: GameBox, record: GameRecord, file: string, shell: Shell): Placed => ({
  match: replay(box.game, record),
  seed: record.seed ?? '',
  takeBacks: record.takeBacks,
  file: isKeepsake(file, shell) ? file : newKeepsake(box.game.id, record.seed ?? '', shell),
});
