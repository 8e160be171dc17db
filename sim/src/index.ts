/** The simulator: many games at once; distributions out. */
export { type Comparison, comparisonOf, type Difference, type Verdict } from './compare.ts';
export { csvOf } from './csv.ts';
export { type GameFault, type GameResult, type Job, jobsOf, type Setup, type Study, seedOf } from './job.ts';
export { runJob, thoughtSeed } from './play.ts';
export { JobFailed, Pool, runJobs, type Watch } from './pool.ts';
export {
  begin,
  extended,
  type Finished,
  finishedRow,
  isFinished,
  type NumberedFault,
  type Progress,
  pairedRows,
  type RunOptions,
  run,
} from './run.ts';
export { BadState, readState, writeState } from './state.ts';
export {
  type Bin,
  correlation,
  histogram,
  type Interval,
  type Share,
  type Spread,
  shareOf,
  spreadOf,
  studentDeviate,
} from './statistics.ts';
export { type Frame, type MetricSummary, metricOf, type Summary, summaryOf, worthOf } from './summary.ts';
export { type ReportWords, tidy } from './words.ts';
