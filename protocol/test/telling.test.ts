import type { Choice, Offer, SeatNow } from '@derby/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applied,
  type Beside,
  ComparingFollower,
  type PackedNow,
  packed,
  Sight,
  Telling,
  unpacked,
  type WireNow,
} from '../src/index.ts';

/** A table that shows one moment after the other, and one who is told of it. */
class Shown {
  now: SeatNow;
  readonly telling: Telling;

  constructor(now: WireNow, beside?: Beside) {
    this.now = now as SeatNow;
    this.telling = new Telling(new ComparingFollower(this), beside);
  }

  get all(): PackedNow {
    return this.telling.all(new ComparingFollower(this));
  }

  tell(now: WireNow, sight?: Sight, beside?: Beside) {
    this.now = now as SeatNow;
    return this.telling.tell(sight, beside);
  }
}

const offer = (word: number, barredBy?: string): Offer => ({ choice: ['go', word] as Choice, barredBy });
const offers = fc
  .uniqueArray(fc.integer({ min: 0, max: 90 }), { maxLength: 90 })
  .chain((words) =>
    fc
      .array(fc.constantFrom(undefined, undefined, 'X-1'), { minLength: words.length, maxLength: words.length })
      .map((bars) => words.map((word, i) => offer(word, bars[i]))),
  );

/** A moment: what is asked, what lies on the table, and how many steps stay of those before and how many come. */
const moment = fc.record({
  offers: fc.option(offers, { nil: undefined }),
  seat: fc.constantFrom('axis', 'allied'),
  view: fc.dictionary(fc.constantFrom('a', 'b'), fc.integer({ min: 0, max: 2 }), { noNullPrototype: true }),
  cut: fc.integer({ min: 0, max: 2 }),
  grown: fc.integer({ min: 0, max: 2 }),
});

describe('telling', () => {
  test('changes lead from what was told to what is, whatever happens between', () => {
    fc.assert(
      fc.property(fc.array(moment, { minLength: 2, maxLength: 6 }), (moments) => {
        let steps: WireNow['steps'] = [];
        let telling: Shown | undefined;
        let known: unknown;
        let last: PackedNow | undefined;
        for (const { offers: asked, seat, view, cut, grown } of moments) {
          steps = [
            ...steps.slice(0, Math.max(0, steps.length - cut)),
            ...Array.from({ length: grown }, () => ({ seat })),
          ];
          const now: WireNow = {
            view,
            steps,
            log: [],
            asked: seat,
            ...(asked && { question: { seat, rule: 'X-1', offers: asked } }),
          };
          if (telling) known = applied(known, JSON.parse(JSON.stringify(telling.tell(now))));
          else {
            telling = new Shown(now);
            known = JSON.parse(JSON.stringify(telling.all));
          }
          last = packed(now, last);
          expect(known).toEqual(JSON.parse(JSON.stringify(last)));
          expect(unpacked(known as PackedNow)).toEqual(unpacked(last));
        }
      }),
      { numRuns: 500, seed: 7 },
    );
  });

  test('of hundreds of offers only those are told that differ, also where the rules list them anew', () => {
    const all = (other: number): WireNow => ({
      view: {},
      steps: [],
      log: [],
      question: {
        seat: 'axis',
        rule: 'X-1',
        offers: Array.from({ length: 300 }, (_, i) => offer(i === other ? 1000 + i : i)),
      },
    });
    const telling = new Shown(all(10));
    expect(telling.tell(all(200))).toEqual([
      [['offers'], 10, 1, ['go #10']],
      [['offers'], 200, 1, ['go #1200']],
    ]);
  });

  test('what several see alike is looked for once, and told to each', () => {
    const now = (view: object, asked: string): WireNow => ({ view, steps: [], log: [], asked });
    const [before, after] = [{ where: [1, 2, 3] }, { where: [1, 5, 3] }];
    const [one, other] = [new Shown(now(before, 'axis')), new Shown(now(before, 'axis'))];
    const late = new Shown(now({ where: [5, 2, 3] }, 'axis'));
    const sight = new Sight();
    const moved = [['view', 'where'], 1, 1, [5]];
    expect(one.tell(now(after, 'allied'), sight)).toEqual([[['asked'], 'allied'], moved]);
    expect(other.tell(now(after, 'axis'), sight)).toEqual([moved]);
    expect(late.tell(now(after, 'axis'), sight)).toEqual([[['view', 'where'], 0, 2, [1, 5]]]);
    expect(sight.between(before, after)).toBe(sight.between(before, after));
  });

  test('whatever stands beside the view is told when it comes, changes and goes, the moment never', () => {
    const now = (more: object): WireNow & { at: number } => ({ view: {}, steps: [], log: [], at: 4, ...more });
    const telling = new Shown(now({ undoBar: { why: 'nothing' } }));
    expect(telling.all).toEqual({ view: {}, steps: [], log: [], undoBar: { why: 'nothing' }, offers: [] });
    const later = { ...now({ undoBar: { why: 'dice' } }), at: 5 };
    expect(telling.tell(later, undefined, { proposal: { what: 'draw', by: 'axis' } })).toEqual([
      [['undoBar', 'why'], 'dice'],
      [['proposal'], { what: 'draw', by: 'axis' }],
    ]);
    expect(telling.tell(now({ undoBar: undefined }))).toEqual([[['undoBar']], [['proposal']]]);
  });

  const asking = (...words: number[]): WireNow => ({
    view: {},
    steps: [{ seat: 'axis' }],
    log: [],
    question: { seat: 'axis', rule: 'X-1', offers: words.map((word) => offer(word)) },
  });
  const waiting: WireNow = { view: {}, steps: [{ seat: 'axis' }], log: [] };

  test('whoever holds offers that somebody else has told him of gets them in the place of those', () => {
    const later = new Shown(waiting);
    expect(later.tell(asking(1, 2))).toContainEqual([['offers'], ['go #1', 'go #2']]);
    later.tell(waiting);
    expect(later.tell(asking(1, 3))).toContainEqual([['offers'], 1, 1, ['go #3']]);
  });

  test('a second who begins to look on leaves the first with what he knows', () => {
    const table = new Shown(asking(1, 2));
    table.tell(waiting);
    const all = JSON.parse(JSON.stringify(table.all));
    expect(all.offers).toEqual(['go #1', 'go #2']);
    const changes = table.tell(asking(2));
    expect(changes).toContainEqual([['offers'], 0, 1, []]);
    expect(applied(all, changes)).toEqual(JSON.parse(JSON.stringify(table.all)));
  });

  test('whoever is told of another match knows that one instead', () => {
    const table = new Shown({ ...asking(1, 2), steps: [{ seat: 'axis' }, { seat: 'axis' }] });
    const known = table.all;
    table.now = asking(3) as SeatNow;
    table.telling.turnTo(new ComparingFollower(table));
    expect(applied(known, table.telling.tell())).toEqual(table.all);
    expect(table.all).toMatchObject({ steps: [{ seat: 'axis' }], offers: ['go #3'] });
  });

  test('offers are unpacked once, when somebody reads them', () => {
    const { question } = unpacked({
      view: {},
      steps: [],
      log: [],
      question: { seat: 'axis', rule: 'X-1' },
      offers: ['go #1'],
    });
    expect(question?.offers).toEqual([offer(1)]);
    expect(question?.offers).toBe(question?.offers);
  });
});
