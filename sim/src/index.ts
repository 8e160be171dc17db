/** The simulator: many games at once; distributions out. */
export { type Comparison, comparisonOf, type Difference, type Verdict } from './compare.ts';
export { csvHead, csvLine } from './csv.ts';
export {
  type ChoiceCount,
  choicesIn,
  type Loss,
  lossesIn,
  neverMade,
  type Opening,
  openingsIn,
  type TurnPoint,
  turnsIn,
} from './details.ts';
export { type GameFault, type GameResult, type Job, jobsOf, type Setup, type Study, seedOf } from './job.ts';
export { runJob } from './play.ts';
export { type Crew, inTurn, JobFailed, type Jobs, Pool, type Watch } from './pool.ts';
export { begin, extend, isFinished, lastCounted, type NumberedFault, type Progress } from './progress.ts';
export { type RunOptions, run } from './run.ts';
export { BadState, readState, writeState } from './state.ts';
export {
  type Bin,
  type Counts,
  chanceOf,
  correlation,
  histogram,
  holm,
  type Interval,
  type Share,
  type Spread,
  shareOf,
  spreadOf,
  studentDeviate,
} from './statistics.ts';
export { type Frame, type MetricSummary, type Summary, summaryOf } from './summary.ts';
export {
  beginSweep,
  type Effect,
  goFurther,
  type Slope,
  type Sweep,
  subjectOf,
  sweepOf,
  type Variant,
  variantsOf,
} from './sweep.ts';
export { countsOf, type Totals } from './totals.ts';
export { beginTournament, type Standing, type Tournament, tournamentOf } from './tournament.ts';
export { type ReportWords, tidy } from './words.ts';
