/** A game taken from the shelf: its rules, its words and its board. */
import { type Staff, staffOf } from '@derby/bots';
import { type AnyText, type Edition, type GameRecord, type OptionValue, readOption } from '@derby/kernel';
import { type AnyGame, type Entry, GAMES } from '@derby/registry';
import { type Begun, editionOf, editionOfToday, keptStaff } from '@derby/registry/editions';
import { type Board, boardOf, type Digest, digestOf } from './boards/index.ts';
import { EXIT, type ExitCode, Fault } from './faults.ts';
import { readRecordFile } from './files.ts';
import { rulesIn } from './rulebook.ts';
import type { Shell } from './shell.ts';
import type { CliText } from './text/index.ts';

export interface GameBox {
  readonly entry: Entry;
  /** The rules of the day. */
  readonly game: AnyGame;
  /** The rules that are played by: those of the day, or those that a record was begun with. */
  readonly edition: Edition;
  /** Whoever plays and judges by them. */
  readonly staff: () => Promise<Staff>;
  readonly text: AnyText;
  readonly board: Board | undefined;
  /** Sums up what is told at the table, for a game in which much happens by itself. */
  readonly digest: Digest | undefined;
  /** The title of every rule, in the reader's language. */
  readonly titles: Readonly<Record<string, string>>;
}

export async function gameBox(
  id: string,
  { language, text }: Shell,
  fault: ExitCode = EXIT.usage,
  begun?: Begun,
): Promise<GameBox> {
  const entry = GAMES.find((one) => one.id === id);
  if (!entry)
    throw new Fault(
      fault,
      text.unknownGame(
        id,
        GAMES.map((one) => one.id),
      ),
    );
  const edition = await (begun ? editionOf(begun) : editionOfToday(id));
  const [game, words, board, digest] = await Promise.all([
    entry.load(),
    edition.text(language),
    boardOf(id),
    digestOf(id),
  ]);
  const titles = Object.fromEntries(rulesIn(id, language).map((rule) => [rule.id, rule.title]));
  let hired: Promise<Staff> | undefined;
  const staff = () => {
    hired ??= staffFor(entry, begun);
    return hired;
  };
  return { entry, game, edition, staff, text: words, board, digest, titles };
}

/** The staff of a record's own time, where its rules are not those of the day. */
async function staffFor(entry: Entry, begun: Begun | undefined): Promise<Staff> {
  const kept = begun && ((await keptStaff(begun)) as Staff | undefined);
  return kept ?? staffOf({ game: await entry.load(), advice: await entry.advice() });
}

/** A record from a file, and the game it is of. */
export async function openRecord(file: string, shell: Shell): Promise<{ record: GameRecord; box: GameBox }> {
  const record = readRecordFile(file, shell);
  return { record, box: await gameBox(record.game, shell, EXIT.failed, record) };
}

/** `heavyAA,convoySix` and `length=short`: the options asked for, each checked against the game. */
export function optionsAsked(game: AnyGame, lists: readonly string[], text: CliText): Record<string, OptionValue> {
  const words = lists.flatMap((list) => list.split(',')).filter((word) => word !== '');
  const asked = words.map(readOption);
  for (const [id, value] of asked) {
    const spec = game.options.find((one) => one.id === id);
    if (!spec)
      throw new Fault(
        EXIT.usage,
        text.unknownGameOption(
          game.id,
          id,
          game.options.map((one) => one.id),
        ),
      );
    if (!spec.values.includes(value))
      throw new Fault(EXIT.usage, text.badGameOption(id, String(value), spec.values.map(String)));
  }
  return Object.fromEntries(asked);
}

/** The name of a seat, as a person would say it. */
export const seatName = (text: AnyText, seat: string): string => text.seats[seat] ?? seat;
