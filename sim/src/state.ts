/** A run at rest: written when it is interrupted, read again to go on. */
import type { GameResult, Study } from './job.ts';
import type { Progress } from './run.ts';

const VERSION = 1;

/** A file that is no such state; the message says what is wrong. */
export class BadState extends Error {
  override readonly name = 'BadState';
}

export const writeState = (progress: readonly Progress[]): string =>
  `${JSON.stringify({ derbySim: VERSION, runs: progress.map(({ study, results }) => ({ study, results })) })}\n`;

export function readState(text: string): Progress[] {
  const state = parsed(text);
  if (!isRecord(state) || state.derbySim !== VERSION)
    throw new BadState(`it is not the state of a simulation of version ${VERSION}.`);
  if (!Array.isArray(state.runs) || state.runs.length < 1 || state.runs.length > 2)
    throw new BadState('it holds no runs.');
  return state.runs.map(readProgress);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadState('it is not JSON.');
  }
}

function readProgress(run: unknown): Progress {
  if (!isRecord(run) || !isStudy(run.study)) throw new BadState('a run does not say what it plays.');
  const { study, results } = run;
  if (!Array.isArray(results) || results.length > study.games || !results.every(isResult))
    throw new BadState(`the results are not those of ${study.games} games.`);
  return { study, results, faults: [] };
}

function isStudy(study: unknown): study is Study {
  return (
    isRecord(study) &&
    typeof study.game === 'string' &&
    typeof study.seed === 'string' &&
    Number.isInteger(study.edition) &&
    Number.isInteger(study.games) &&
    (study.games as number) > 0 &&
    isRecord(study.options) &&
    isRecord(study.bots)
  );
}

function isResult(result: unknown): result is GameResult | null {
  if (result === null) return true;
  return (
    isRecord(result) &&
    typeof result.grade === 'string' &&
    typeof result.decisions === 'number' &&
    Array.isArray(result.worth) &&
    isRecord(result.metrics)
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
