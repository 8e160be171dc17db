/** A run at rest: written when it is interrupted, read again to go on. */
import * as v from 'valibot';
import { lengthOf, type Progress } from './progress.ts';

const VERSION = 3;

/** A file that is no such state, and why: no JSON, of another version or no state at all, or with figures that do not agree. */
export class BadState extends Error {
  override readonly name = 'BadState';
  readonly what: 'not-json' | 'other' | 'broken';

  constructor(what: BadState['what']) {
    super(what);
    this.what = what;
  }
}

export const writeState = (progress: Progress): string =>
  `${JSON.stringify({ derbySim: VERSION, ...progress }, (_key, value) => (value instanceof Map ? [...value] : value))}\n`;

export function readState(text: string): Progress {
  const json = parsed(text);
  if (!v.is(v.object({ derbySim: v.literal(VERSION) }), json)) throw new BadState('other');
  const state = v.safeParse(State, json);
  if (!state.success || !isSound(state.output)) throw new BadState('broken');
  const { derbySim: _, ...progress } = state.output;
  return progress;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadState('not-json');
  }
}

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const mapOf = <K extends v.GenericSchema, V extends v.GenericSchema>(key: K, value: V) =>
  v.pipe(
    v.array(v.tuple([key, value])),
    v.transform((entries) => new Map(entries as [v.InferOutput<K>, v.InferOutput<V>][])),
  );
const Counts = mapOf(v.number(), Count);
const Sums = mapOf(v.number(), v.number());

/** More than any game has options. */
const MOST_STUDIES = 200;

const Study = v.object({
  game: v.string(),
  edition: Count,
  fingerprint: v.exactOptional(v.string()),
  options: v.record(v.string(), v.union([v.boolean(), v.string(), v.number()])),
  bots: v.record(v.string(), v.string()),
  figures: v.exactOptional(v.record(v.string(), v.record(v.string(), v.number()))),
  seed: v.string(),
  games: v.pipe(Count, v.minValue(1)),
  dice: v.exactOptional(v.literal('keyed')),
  details: v.exactOptional(v.literal(true)),
});
const Studies = v.pipe(v.array(Study), v.minLength(1), v.maxLength(MOST_STUDIES));
const Tallies = mapOf(v.string(), v.array(v.number()));
const Numbers = v.record(v.string(), v.number());
const Seen = v.object({
  seats: v.array(v.string()),
  choices: v.record(v.string(), v.tuple([Count, Count])),
  opening: v.array(v.string()),
  turns: v.record(v.string(), Numbers),
  losses: Numbers,
});
const Result = v.object({
  grade: v.string(),
  rule: v.string(),
  winner: v.string(),
  worth: v.array(v.number()),
  decisions: Count,
  metrics: Numbers,
  seen: v.exactOptional(Seen),
});
const Fault = v.object({ fault: v.string() });

const State = v.object({
  derbySim: v.literal(VERSION),
  studies: Studies,
  row: Count,
  totals: v.array(
    v.object({
      finished: Count,
      grades: mapOf(v.string(), Count),
      worth: v.array(Counts),
      decisions: Counts,
      metrics: mapOf(v.string(), v.object({ counts: Counts, byWorth: Sums })),
      details: v.exactOptional(v.object({ choices: Tallies, opening: Tallies, turns: Tallies, losses: Tallies })),
    }),
  ),
  differences: v.array(
    v.object({
      worth: v.array(Counts),
      decisions: Counts,
      metrics: mapOf(v.string(), Counts),
      byWorth: v.array(Sums),
    }),
  ),
  trends: v.array(v.object({ id: v.string(), weights: v.array(v.number()), worth: v.array(Counts) })),
  aim: v.exactOptional(v.object({ width: v.number(), most: v.pipe(Count, v.minValue(1)) })),
  players: v.exactOptional(v.array(v.string())),
  ahead: mapOf(Count, v.array(v.nullable(v.union([Result, Fault])))),
  faults: v.array(v.object({ side: Count, number: Count, fault: v.string() })),
});

/** Whether the figures agree: every game of the row is in every count, but for those at fault. */
function isSound(progress: Progress): boolean {
  const { studies, row, totals, differences, trends, ahead, faults } = progress;
  const finished = row - new Set(faults.map(({ number }) => number)).size;
  const isWhole = (counts: ReadonlyMap<unknown, number>): boolean =>
    [...counts.values()].reduce((sum, times) => sum + times, 0) === finished;
  const counted = totals.flatMap(({ grades, worth, decisions, metrics }) => [
    grades,
    ...worth,
    decisions,
    ...[...metrics.values()].map(({ counts }) => counts),
  ]);
  const paired = [
    ...differences.flatMap(({ worth, decisions, metrics }) => [...worth, decisions, ...metrics.values()]),
    ...trends.flatMap(({ worth }) => worth),
  ];
  return (
    row <= lengthOf(progress) &&
    studies.every(({ games }) => games === lengthOf(progress)) &&
    totals.length === studies.length &&
    totals.every((one) => one.finished === finished) &&
    counted.every(isWhole) &&
    differences.length === studies.length - 1 &&
    trends.every(({ weights }) => weights.length === studies.length) &&
    paired.every(isWhole) &&
    [...ahead].every(
      ([number, games]) => number > row && number <= lengthOf(progress) && games.length === studies.length,
    ) &&
    faults.every(({ side, number }) => side < studies.length && number <= row)
  );
}
