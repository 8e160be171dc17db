/** The diary: what finished games came to, for whoever sat at the screen. Pure reckoning; where it comes from is the page's business. */
import type { Accounts } from '@derby/bots';
import type { OptionValue } from '@derby/kernel';

/** One finished game. */
export interface Entry {
  readonly id: string;
  readonly game: string;
  /** When it was last played, in milliseconds. */
  readonly when: number;
  readonly grade: string;
  /** The options that are not the usual ones, as `name=value`. */
  readonly options: readonly string[];
  /** The one seat that a person held; nothing where several did, or none. */
  readonly seat: string | undefined;
  readonly result: 'won' | 'lost' | 'drawn' | undefined;
  /** From 0, the worst, to 1, the best. */
  readonly worth: number | undefined;
  /** What a review said, where one was made. */
  readonly accounts: Accounts | undefined;
}

export const writeOptions = (options: Readonly<Record<string, OptionValue>>): readonly string[] =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .sort();

/** Games of one kind, summed up. */
export interface Group {
  readonly key: string;
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** The mean worth of those that have one. */
  readonly worth: number | undefined;
  readonly luck: number | undefined;
  readonly skill: number | undefined;
}

/** Every game belongs to each of its keys; groups come in the order in which they are first met. */
export function groupedBy(entries: readonly Entry[], keysOf: (entry: Entry) => readonly string[]): readonly Group[] {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) for (const key of keysOf(entry)) found.set(key, [...(found.get(key) ?? []), entry]);
  return [...found].map(([key, all]) => summed(key, all));
}

const summed = (key: string, all: readonly Entry[]): Group => ({
  key,
  games: all.length,
  won: count(all, 'won'),
  lost: count(all, 'lost'),
  drawn: count(all, 'drawn'),
  worth: mean(all.map(({ worth }) => worth)),
  luck: mean(all.map(({ accounts }) => accounts?.luck)),
  skill: mean(all.map(({ accounts }) => accounts?.skill)),
});

const count = (all: readonly Entry[], result: Entry['result']): number =>
  all.filter((entry) => entry.result === result).length;

function mean(figures: readonly (number | undefined)[]): number | undefined {
  const known = figures.filter((figure) => figure !== undefined);
  return known.length === 0 ? undefined : known.reduce((sum, figure) => sum + figure, 0) / known.length;
}

const ACCOUNTS = ['start', 'skill', 'others', 'luck', 'revealed'] as const;
const COLUMNS = ['date', 'game', 'seat', 'result', 'grade', 'worth', ...ACCOUNTS, 'options'];

/** A table for other programs, a line each. */
export const csvOf = (entries: readonly Entry[]): string =>
  [COLUMNS, ...entries.map(cellsOf)].map((cells) => `${cells.map(quoted).join(',')}\n`).join('');

const cellsOf = ({ when, game, seat, result, grade, worth, accounts, options }: Entry): string[] => [
  new Date(when).toISOString(),
  game,
  seat ?? '',
  result ?? '',
  grade,
  ...[worth, ...ACCOUNTS.map((one) => accounts?.[one])].map((figure) =>
    figure === undefined ? '' : figure.toFixed(4),
  ),
  options.join(' '),
];

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
