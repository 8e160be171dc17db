/** What the simulator says. */
import type { BadState, ReportWords } from '@derby/sim';

/** How far two sides are apart. */
interface Apart {
  /** To whom. */
  readonly seat: string;
  readonly mean: string;
  readonly range: string;
  readonly pairs: number;
}

export interface SimText {
  readonly lead: (title: string, finished: string, games: string, seed: string) => string;
  readonly compareLead: (title: string, pairs: string, seed: string) => string;
  readonly options: (list: string) => string;
  readonly unknownMetric: (word: string, known: readonly string[]) => string;
  readonly resumeAlone: string;
  readonly otherCommand: (command: string) => string;
  readonly nothingToVary: string;
  readonly noFigure: (word: string, known: readonly string[]) => string;
  readonly noCounsel: (bot: string, known: readonly string[]) => string;
  readonly tournament: {
    readonly title: (game: string) => string;
    readonly lead: (title: string, seeds: string, planned: string, seed: string) => string;
    readonly tooFew: string;
    readonly twice: (player: string) => string;
    readonly standings: string;
    readonly player: string;
    readonly elo: string;
    readonly score: string;
    readonly as: (seat: string) => string;
    readonly scores: string;
    readonly how: (isAlone: boolean) => string;
  };
  /** What was seen in detail. */
  readonly seen: Readonly<
    Record<
      | 'openings'
      | 'number'
      | 'choice'
      | 'choices'
      | 'never'
      | 'rule'
      | 'offered'
      | 'made'
      | 'curves'
      | 'losses'
      | 'place',
      string
    >
  >;
  readonly sweepLead: (title: string, games: string, changes: number, seed: string) => string;
  readonly sweep: {
    readonly title: (game: string) => string;
    readonly change: string;
    readonly difference: string;
    readonly chance: string;
    readonly pairing: string;
    readonly perUnit: string;
    readonly effects: (seat: string) => string;
    readonly slopes: string;
    /** So many changes of so many are told from chance. */
    readonly told: (told: number, all: number) => string;
    /** The widest interval, and the one that was aimed at. */
    readonly width: (widest: string, aim: string, games: string, isReached: boolean) => string;
  };
  readonly nobody: string;
  readonly fewerGames: (asked: number, planned: number) => string;
  /** Two forms would be mixed on the standard output. */
  readonly oneOutput: (forms: readonly string[]) => string;
  readonly otherBots: (then: string, now: string) => string;
  readonly madeWith: (version: string, edition: number, fingerprint: string) => string;
  readonly otherEdition: (then: number, now: number) => string;
  readonly badState: (file: string, why: BadState['what']) => string;
  /** The games played before are not in the file. */
  readonly csvNotBegun: (file: string, games: number) => string;
  readonly faulty: (count: number, command: string) => string;
  readonly interrupted: (command: string) => string;
  readonly difference: (better: string, other: string, worth: Apart) => string;
  readonly noDifference: (names: readonly [string, string], worth: Apart) => string;
  /** How far games on the same seed go together, and how many times as many would be needed without that. */
  readonly pairing: (correlation: string, times: string | undefined) => string;
  readonly report: Omit<ReportWords, 'language' | 'grades' | 'metrics' | 'seats' | 'names' | 'number' | 'percent'>;
}
