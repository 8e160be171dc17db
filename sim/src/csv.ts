/** Results as a table for spreadsheets: one line a game. */
import { type Study, seedOf } from './job.ts';
import type { Finished } from './run.ts';
import { metricIds } from './summary.ts';

export function csvOf(study: Study, results: readonly Finished[], seats: readonly string[]): string {
  const metrics = metricIds(results);
  const head = [
    'game',
    'seed',
    'grade',
    'rule',
    'winner',
    ...seats.map((seat) => `worth ${seat}`),
    'decisions',
    ...metrics,
  ];
  const rows = results.map((one) => [
    one.number,
    seedOf(study.seed, one.number),
    one.grade,
    one.rule,
    one.winner,
    ...one.worth,
    one.decisions,
    ...metrics.map((id) => one.metrics[id] ?? ''),
  ]);
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** RFC 4180: quotes around what needs them. */
function cell(value: string | number): string {
  const words = String(value);
  return /[",\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
}
