/** A game at the terminal table: the match, who plays which seat, and where it is kept. */
import type { Player } from '@derby/bots';
import { type GameRecord, recordOf, replay } from '@derby/kernel';
import { botChoice } from '../bots.ts';
import { keepsake, writeRecordFile } from '../files.ts';
import { type AnyMatch, type GameBox, startMatch } from '../gamebox.ts';
import type { Shell } from '../shell.ts';

export interface Seating {
  /** The seats that bots play; people play the others. */
  readonly bots: Readonly<Record<string, Player>>;
  /** Whoever gives hints. */
  readonly adviser: Player;
}

export class Session {
  readonly box: GameBox;
  readonly seating: Seating;
  readonly shell: Shell;
  match: AnyMatch;
  seed: string;
  /** Kept there after every choice. */
  file: string;
  /** How many lines of the log have been shown. */
  read = 0;

  private constructor(box: GameBox, seating: Seating, shell: Shell, match: AnyMatch, seed: string) {
    this.box = box;
    this.seating = seating;
    this.shell = shell;
    this.match = match;
    this.seed = seed;
    this.file = keepsake(box.game.id, seed, shell);
  }

  static begin(box: GameBox, seating: Seating, shell: Shell, seed: string, options: GameRecord['options']): Session {
    return new Session(box, seating, shell, startMatch(box.game, seed, options), seed);
  }

  static resume(box: GameBox, seating: Seating, shell: Shell, record: GameRecord): Session {
    const session = new Session(box, seating, shell, replay(box.game, record), record.seed ?? '');
    session.read = Math.max(0, session.match.log(session.viewer).length - RECENT);
    return session;
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
    return recordOf(this.match, { seed: this.seed, players });
  }

  /** Makes a choice, lets the bots answer, and keeps the game. */
  take(words: string): void {
    this.match.take(words);
    this.letBotsPlay();
  }

  letBotsPlay(): void {
    for (;;) {
      const seat = this.match.question?.seat;
      const bot = seat === undefined ? undefined : this.seating.bots[seat];
      if (!bot) break;
      this.match.take(botChoice(this.match, bot, this.seed));
    }
    this.keep();
  }

  undo(): void {
    this.match.undo(this.viewer);
    this.forget();
  }

  takeBack(): void {
    this.match.takeBack();
    this.forget();
  }

  keep(file = this.file): void {
    writeRecordFile(file, this.record, this.shell);
  }

  /** What was told of a choice that was taken back need not be told again. */
  forget(): void {
    this.read = Math.min(this.read, this.match.log(this.viewer).length);
    this.keep();
  }
}

/** Lines of the log that are told again when a game is taken up. */
const RECENT = 8;
