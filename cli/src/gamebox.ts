/** A game taken from the shelf: its rules, its words and its board. */
import { type AnyText, type GameRecord, type Lexicon, Match, type OptionValue, readOption } from '@derby/kernel';
import { type AnyAdvice, type AnyGame, type Entry, GAMES } from '@derby/registry';
import { type Board, boardOf } from './boards/index.ts';
import { EXIT, type ExitCode, Fault } from './faults.ts';
import { readRecordFile } from './files.ts';
import { rulesIn } from './rulebook.ts';
import type { Shell } from './shell.ts';
import type { CliText } from './text/index.ts';

export type AnyMatch = Match<Lexicon>;

export interface GameBox {
  readonly entry: Entry;
  readonly game: AnyGame;
  readonly advice: AnyAdvice;
  readonly text: AnyText;
  readonly board: Board | undefined;
  /** The title of every rule, in the reader's language. */
  readonly titles: Readonly<Record<string, string>>;
}

export async function gameBox(id: string, { language, text }: Shell, fault: ExitCode = EXIT.usage): Promise<GameBox> {
  const entry = GAMES.find((one) => one.id === id);
  if (!entry)
    throw new Fault(
      fault,
      text.unknownGame(
        id,
        GAMES.map((one) => one.id),
      ),
    );
  const [game, advice, words, board] = await Promise.all([
    entry.load(),
    entry.advice(),
    entry.text(language),
    boardOf(id),
  ]);
  const titles = Object.fromEntries(rulesIn(id, language).map((rule) => [rule.id, rule.title]));
  return { entry, game, advice, text: words, board, titles };
}

/** A record from a file, and the game it is of. */
export async function openRecord(file: string, shell: Shell): Promise<{ record: GameRecord; box: GameBox }> {
  const record = readRecordFile(file, shell);
  return { record, box: await gameBox(record.game, shell, EXIT.failed) };
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

export const startMatch = (game: AnyGame, seed: string, options: Readonly<Record<string, OptionValue>>): AnyMatch =>
  Match.start(game, { seed, options });
