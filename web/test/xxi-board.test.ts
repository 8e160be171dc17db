/** The board of XXI: a whole game can be played by touching what is drawn. */
import { readFileSync } from 'node:fs';
import { type GameRecord, openOf, replay } from '@derby/kernel';
import { xxi } from '@derby/xxi';
import { COUNTERS, type CounterId } from '@derby/xxi/data/counters';
import { PLACES, SPACES, type Space } from '@derby/xxi/data/map';
import { en } from '@derby/xxi/text/en';
import type { View } from '@derby/xxi/view';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { QUESTIONS } from '../../games/xxi/test/questions.ts';
import type { BoardQuestion } from '../src/boards/board.ts';
import type { Box } from '../src/boards/kit/box.ts';
import module from '../src/boards/xxi/board.tsx';
import { BERTHS, spot } from '../src/boards/xxi/layout.ts';
import Picture from '../src/boards/xxi/picture.tsx';
import { MAP_TOP } from '../src/boards/xxi/projection.ts';
import { DRAWN, type Seat, seatsOf } from '../src/boards/xxi/seats.ts';
import { WORDS } from '../src/boards/xxi/words.ts';
import { narrow, wordsOf } from '../src/table/selection.ts';
import { buttonsIn, drawingOf, found } from './drawn.ts';
import { recordsOf } from './golden.ts';

const records = recordsOf('xxi');
const drawn = drawingOf(module, en);

const idsIn = (html: string): Set<string> => new Set(found(html, /data-id="([^"]+)"/g));

/** How large a part is on the map. */
const PART = 32;
/** From the middle of a part on the map to the number of its stack. */
const CORNER = [14.4, 17.6] as const;
/** How wide a letter of a city's name is at most, and how high the name. */
const [LETTER, HEIGHT] = [8, 13] as const;

function nameBox(space: Space): Box {
  const [dx, dy, anchor] = BERTHS[space].label;
  const [x, y] = spot(space);
  const width = PLACES[space].name.length * LETTER;
  const left = { start: 0, middle: width / 2, end: width }[anchor];
  return [x + dx - left, y + dy - HEIGHT, width, HEIGHT];
}

const meet = ([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): boolean =>
  ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;

/** Plays a record through and shows every question to `look`, or every n-th and those that are asked for the first time. */
function play(record: GameRecord, look: (view: View, question: BoardQuestion) => void, every = 1): void {
  const match = replay(xxi, record, 0);
  const seen = new Set<string>();
  for (const [i, choice] of record.choices.entries()) {
    const { question } = match;
    if (question && (i % every === 0 || !seen.has(question.rule))) {
      seen.add(question.rule);
      look(match.view('player'), question);
    }
    match.take(choice);
  }
}

/** Every question of the rules once, with the options that raise it. */
const questions = Object.entries(QUESTIONS).map(([rule, reach]) => {
  const match = reach();
  if (!match.question) throw new Error(`${rule} is not asked.`);
  return { rule, view: match.view('player'), question: match.question };
});

/** One game by the planner, one by chance: drawing takes its time. */
const [byPlan, byChance] = [records[0]!, records[4]!];

const undrawn = (view: View, question: BoardQuestion): string[] => {
  const ids = idsIn(drawn({ view, question }));
  return openOf(question.offers).flatMap(({ choice }) => wordsOf(choice).filter((word) => !ids.has(word)));
};

const isOnSheet = ({ x, y }: Seat): boolean => x > 0 && y > 0 && x < module.sheet.width && y < module.sheet.height;

describe('the board of XXI', () => {
  test.each(questions)('$rule: every word of every open offer is drawn under its id', ({ view, question }) => {
    expect(undrawn(view, question)).toEqual([]);
  });

  test.each([
    ['the planner', byPlan],
    ['chance', byChance],
  ])('a whole game by %s can be played by touching what is drawn', (_, record) => {
    play(record, (view, question) => expect(undrawn(view, question)).toEqual([]), 5);
  });

  test.each(questions)('$rule: whatever is lit is a button, and so is what lights up after a touch', (asked) => {
    const { lit } = narrow(asked.question.offers, []);
    for (const touched of [[], ...[...lit].slice(0, 3).map((word) => [word])]) {
      const next = narrow(asked.question.offers, touched);
      const buttons = buttonsIn(drawn(asked, touched));
      expect(buttons).toEqual(new Set([...next.lit, ...touched, ...next.barred.keys()]));
    }
  });

  test('every counter in play has one seat on the sheet, whatever happens', () => {
    for (const record of records) {
      play(
        record,
        (view) => {
          const seats = seatsOf(view);
          // All but the counters of options: two AA, three priorities, a convoy, a Type VII.
          expect(COUNTERS.length - seats.size).toBeLessThanOrEqual(7);
          expect([...seats].filter(([, seat]) => !isOnSheet(seat))).toEqual([]);
        },
        3,
      );
    }
  });

  test('counters are always drawn in one order, so that each stays the same element', () => {
    expect(new Set(DRAWN)).toEqual(new Set<CounterId>(COUNTERS));
    expect(DRAWN.length).toBe(COUNTERS.length);
  });

  test('what lies on top of a stack is drawn last, so that nothing keeps a finger from it', () => {
    const order = new Map(DRAWN.map((id, i) => [id, i]));
    const covered: string[] = [];
    for (const record of records)
      play(
        record,
        (view) => {
          const tops = new Map<string, number>();
          // The top of a stack is seated before what lies below it.
          for (const [id, { x, y, depth, at }] of seatsOf(view)) {
            const lift = Math.min(depth, 3) * 2;
            const stack = `${at} ${x - lift} ${y + lift}`;
            const drawnAt = order.get(id) ?? 0;
            if (depth === 0) tops.set(stack, drawnAt);
            else if (drawnAt >= (tops.get(stack) ?? 0)) covered.push(`${id} lies under another, in ${at}`);
          }
        },
        3,
      );
    expect(covered).toEqual([]);
  });

  test('cities lie where the rules put them, and no two targets overlap', () => {
    for (const one of SPACES) {
      const [x, y] = spot(one);
      expect(Math.abs(x - PLACES[one].x)).toBeLessThan(1);
      expect(Math.abs(y - MAP_TOP - PLACES[one].y)).toBeLessThan(1);
      const near = SPACES.filter((other) => other !== one && Math.hypot(spot(other)[0] - x, spot(other)[1] - y) < 51.5);
      expect(near).toEqual([]);
    }
  });

  test('the first stack at a city, and the number at its corner, cover no name', () => {
    const covered = SPACES.flatMap((space) => {
      const { dx, dy } = BERTHS[space];
      const [x, y] = spot(space);
      const stack: Box = [x + dx - PART / 2, y + dy - PART / 2, PART, PART];
      const number: Box = [x + dx + CORNER[0] - 9, y + dy + CORNER[1] - 9, 18, 18];
      const covered = SPACES.filter((named) => meet(nameBox(named), stack) || meet(nameBox(named), number));
      return covered.map((named) => `${space} over ${named}`);
    });
    expect(covered).toEqual([]);
  });

  test('every question has a region, and every region lies on the sheet', () => {
    const regions = new Set(module.regions.map(({ id }) => id));
    for (const { view, rule } of questions) expect(regions).toContain(module.regionOf?.(view, rule));
    for (const { box } of module.regions) {
      expect(box[0] + box[2]).toBeLessThanOrEqual(module.sheet.width);
      expect(box[1] + box[3]).toBeLessThanOrEqual(module.sheet.height);
    }
  });

  test('it is drawn in both languages, and the shelf has its picture', () => {
    for (const { view, question } of questions)
      for (const language of ['en', 'fr'] as const)
        expect(drawn({ view, question }, [], language)).not.toMatch(/undefined|NaN/);
    expect(renderToString(h(Picture, {}))).toContain('viewBox="0 0 320 200"');
  });

  test('in French the ratings are called as in the rulebook', () => {
    const book = readFileSync(new URL('../../games/xxi/rulebook/fr.md', import.meta.url), 'utf8');
    for (const name of Object.values(WORDS.fr.ratings)) expect(book).toContain(name);
  });
});
