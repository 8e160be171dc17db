/** A game taken from the shelf: its rules, its words and its board. */
import { olderStaff, type Staff, staffOf } from '@derby/bots';
import {
  type AnyText,
  type Edition,
  explainUnknown,
  type GameRecord,
  type Language,
  type OptionValue,
  optionsFor,
  readOption,
} from '@derby/kernel';
import { type AnyGame, type Entry, entryOf, UnknownGame } from '@derby/registry';
import { type Begun, editionOf, editionOfToday, keptStaff } from '@derby/registry/editions';
import { type Board, boardOf, type Digest, digestOf } from './boards/index.ts';
import { EXIT, type ExitCode, Fault } from './faults.ts';
import { readRecordFile } from './files.ts';
import { rulesIn } from './rulebook.ts';
import type { Shell } from './shell.ts';

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
  { language }: Shell,
  fault: ExitCode = EXIT.usage,
  begun?: Begun,
): Promise<GameBox> {
  const entry = entryNamed(id, language, fault);
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

function entryNamed(id: string, language: Language, fault: ExitCode): Entry {
  try {
    return entryOf(id);
  } catch (unknown) {
    if (!(unknown instanceof UnknownGame)) throw unknown;
    throw new Fault(fault, explainUnknown(language, unknown));
  }
}

/** The staff of a record's own time, where its rules are not those of the day. */
async function staffFor(entry: Entry, begun: Begun | undefined): Promise<Staff> {
  const kept = begun && ((await keptStaff(begun)) as Staff | undefined);
  return kept ? olderStaff(kept) : staffOf({ game: await entry.load(), advice: await entry.advice() });
}

/** A record from a file, and the game it is of. */
export async function openRecord(file: string, shell: Shell): Promise<{ record: GameRecord; box: GameBox }> {
  const record = readRecordFile(file, shell);
  return { record, box: await gameBox(record.game, shell, EXIT.failed, record) };
}

/** `heavyAA,convoySix` and `length=short`: the options asked for, each checked against the game. */
export function optionsAsked(game: AnyGame, lists: readonly string[]): Record<string, OptionValue> {
  const words = lists.flatMap((list) => list.split(',')).filter((word) => word !== '');
  const asked = Object.fromEntries(words.map(readOption));
  optionsFor(game, asked);
  return asked;
}

/** The name of a seat, as a person would say it. */
export const seatName = (text: AnyText, seat: string): string => text.seats[seat] ?? seat;
