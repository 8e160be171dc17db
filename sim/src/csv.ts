/** Results as a table for spreadsheets: a head, and one line a game. */
import { type GameResult, type Study, seedOf } from './job.ts';

export const csvHead = (seats: readonly string[], metrics: readonly string[]): string =>
  line(['game', 'seed', 'grade', 'rule', 'winner', ...seats.map((seat) => `worth ${seat}`), 'decisions', ...metrics]);

export const csvLine = ({ seed }: Study, number: number, game: GameResult): string =>
  line([
    number,
    seedOf(seed, number),
    game.grade,
    game.rule,
    game.winner,
    ...game.worth,
    game.decisions,
    ...Object.values(game.metrics),
  ]);

const line = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`;

/** RFC 4180: quotes around what needs them. */
function cell(value: string | number): string {
  const words = String(value);
  return /[",\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
}
