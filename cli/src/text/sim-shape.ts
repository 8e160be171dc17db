/** What the simulator says. */
import type { BadState, ReportWords } from '@derby/sim';

export interface SimText {
  readonly lead: (title: string, finished: string, games: string, seed: string) => string;
  readonly compareLead: (title: string, pairs: string, seed: string) => string;
  readonly options: (list: string) => string;
  readonly unknownMetric: (word: string, known: readonly string[]) => string;
  readonly resumeAlone: string;
  readonly otherCommand: (comparison: boolean) => string;
  readonly nobody: string;
  readonly otherEdition: (then: number, now: number) => string;
  readonly badState: (file: string, why: BadState['what']) => string;
  /** The games played before are not in the file. */
  readonly csvNotBegun: (file: string, games: number) => string;
  readonly faulty: (count: number, command: string) => string;
  readonly interrupted: (command: string) => string;
  /** Before a verdict, where a game has several seats. */
  readonly to: (seat: string) => string;
  readonly difference: (better: string, other: string, mean: string, range: string, pairs: number) => string;
  readonly noDifference: (names: readonly [string, string], range: string, pairs: number) => string;
  readonly report: Omit<ReportWords, 'language' | 'grades' | 'metrics' | 'seats' | 'names' | 'number' | 'percent'>;
}
