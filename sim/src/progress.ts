/** How far a run has come: totals of the games from the first on, and what was finished ahead of a game still under way. */
import type { GameFault, GameResult, Study } from './job.ts';
import {
  type Differences,
  fold,
  foldPair,
  foldTrend,
  noDifferences,
  noTotals,
  type Totals,
  type Trend,
} from './totals.ts';

/** One study, or several that are played on the same seeds: the others are held against the first. */
export interface Progress {
  studies: readonly Study[];
  /** The games from the first to this one are counted: an unbroken row, so that long games are not passed over. */
  row: number;
  /** For each study. */
  readonly totals: readonly Totals[];
  /** The second study less the first, the third less the first … */
  readonly differences: readonly Differences[];
  /** What a number is worth by which the studies differ. */
  readonly trends: readonly Trend[];
  /** How exact a sweep is to be: its games are raised until then. */
  readonly aim?: Aim;
  /** Of a tournament: who takes part. */
  readonly players?: readonly string[];
  /** By number, what was finished before all of the row was: the game of each study, if it is there. */
  readonly ahead: Map<number, Ended[]>;
  /** The games that could not be played to their end; the twin of such a game is not counted either. */
  readonly faults: NumberedFault[];
}

/** So wide an interval at most, and so many games. */
export interface Aim {
  readonly width: number;
  readonly most: number;
}

export type Ended = GameResult | GameFault | null;

export interface NumberedFault extends GameFault {
  /** Of which study. */
  readonly side: number;
  readonly number: number;
}

/** Told of every game, or pair of games, as it is counted: in the order of their numbers. */
export type Heard = (number: number, games: readonly GameResult[]) => void;

export const begin = (...studies: readonly Study[]): Progress => ({
  studies,
  row: 0,
  totals: studies.map((study) => noTotals(study)),
  differences: studies.slice(1).map(noDifferences),
  trends: [],
  ahead: new Map(),
  faults: [],
});

/** Plans more games; what has been played stays. */
export function extend(progress: Progress, games: number): Progress {
  progress.studies = progress.studies.map((study) => ({ ...study, games }));
  return progress;
}

/** How many games each study is to have. */
export const lengthOf = ({ studies }: Progress): number => studies[0]?.games ?? 0;

export const isFinished = (progress: Progress): boolean => progress.row === lengthOf(progress);

/** The games of all studies that are played. */
export function playedOf({ row, studies, ahead }: Progress): number {
  const waiting = [...ahead.values()].flat().filter((game) => game !== null);
  return row * studies.length + waiting.length;
}

export const isPlayed = ({ row, ahead }: Progress, side: number, number: number): boolean =>
  number <= row || (ahead.get(number)?.[side] ?? null) !== null;

/** The number of the last game that is counted. */
export function lastCounted({ row, faults }: Progress): number {
  const faulty = new Set(faults.map(({ number }) => number));
  let last = row;
  while (faulty.has(last)) last -= 1;
  return last;
}

/** Takes in a game; it is counted once all before it are. */
export function note(
  progress: Progress,
  side: number,
  number: number,
  game: GameResult | GameFault,
  heard?: Heard,
): void {
  const { ahead, studies } = progress;
  const games = ahead.get(number) ?? studies.map(() => null);
  games[side] = game;
  ahead.set(number, games);
  for (let next = nextRow(progress); next; next = nextRow(progress)) {
    progress.row += 1;
    ahead.delete(progress.row);
    countRow(progress, next, heard);
  }
}

function nextRow({ ahead, row }: Progress): (GameResult | GameFault)[] | undefined {
  const games = ahead.get(row + 1);
  return games?.every((game) => game !== null) ? games : undefined;
}

function countRow(progress: Progress, games: readonly (GameResult | GameFault)[], heard?: Heard): void {
  const { row, totals, differences, trends, faults } = progress;
  const results = games.filter((game): game is GameResult => !('fault' in game));
  if (results.length < games.length) {
    faults.push(...games.flatMap((game, side) => ('fault' in game ? { side, number: row, fault: game.fault } : [])));
    return;
  }
  for (const [side, result] of results.entries()) fold(totals[side] as Totals, result);
  const [first, ...others] = results as [GameResult, ...GameResult[]];
  for (const [i, other] of others.entries()) foldPair(differences[i] as Differences, first, other);
  for (const trend of trends) foldTrend(trend, results);
  heard?.(row, results);
}
