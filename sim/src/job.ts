/** Jobs: a stretch of games, described by plain data. A job can run in a thread, in a queue or on another machine. */
import type { Metrics, OptionValue } from '@derby/kernel';

/** What is played, and by whom. */
export interface Setup {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** The player of every seat, by name. */
  readonly bots: Readonly<Record<string, string>>;
  /** By seat, figures of its counsel that are to be others than they are. */
  readonly figures?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Keyed: by what they fall for, so that two studies on one seed can be compared game by game. Otherwise those of a match. */
  readonly dice?: 'keyed';
  /** Whether it is noted what was chosen, how each turn stood, and where losses fell. */
  readonly details?: true;
}

/** So many games of one setup. */
export interface Study extends Setup {
  readonly edition: number;
  /** What the players were made of, where whoever runs the study knows. */
  readonly fingerprint?: string;
  readonly seed: string;
  readonly games: number;
}

/** Some games of a study: `count` of them, the first being number `first`. */
export interface Job extends Setup {
  readonly seed: string;
  readonly first: number;
  readonly count: number;
}

/** What is kept of a game. */
export interface GameResult {
  readonly grade: string;
  readonly rule: string;
  readonly winner: string;
  /** What it was worth to each seat, in the order of the game's seats. */
  readonly worth: readonly number[];
  /** Questions that were put to a seat. */
  readonly decisions: number;
  readonly metrics: Metrics;
  readonly seen?: Seen;
}

/** What was seen of a game while it was played. */
export interface Seen {
  /** In the order of the worths. */
  readonly seats: readonly string[];
  /** By seat, rule and kind of choice: how often it was open, and how often it was chosen. */
  readonly choices: Readonly<Record<string, readonly [offered: number, made: number]>>;
  /** The first choices of each seat, as records write them: `axis 1 buy tank`. */
  readonly opening: readonly string[];
  /** The game's numbers when a turn began. */
  readonly turns: Readonly<Record<number, Metrics>>;
  /** How much was lost where. */
  readonly losses: Readonly<Record<string, number>>;
}

/** A game that could not be played to its end, and what the rules said. */
export interface GameFault {
  readonly fault: string;
}

/** Every game has a seed of its own, made from the study's seed and the number of the game. */
export const seedOf = (seed: string, number: number): string => `${seed}/${number}`;

/** How many games a job holds: enough to be worth sending, few enough to spread and to interrupt. */
const MOST_IN_A_JOB = 10;
const JOBS_A_WORKER = 16;

/** The jobs of a study from a game on, made as they are taken. What they give does not depend on how they are cut. */
export function* jobsOf(study: Study, workers: number, from = 1): Generator<Job, void> {
  const count = Math.max(1, Math.min(MOST_IN_A_JOB, Math.floor(study.games / (workers * JOBS_A_WORKER))));
  const { edition: _, fingerprint: __, games, ...setup } = study;
  for (let first = from; first <= games; first += count) {
    yield { ...setup, first, count: Math.min(count, games - first + 1) };
  }
}
