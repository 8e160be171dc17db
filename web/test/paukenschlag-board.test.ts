/** The board of Drumbeat: every counter is drawn, no name is covered, and a whole game can be played by touching what is drawn. */
import { type Choice, type GameRecord, notation, openOf, replay } from '@derby/kernel';
import { paukenschlag } from '@derby/paukenschlag';
import type { AreaId, PortId } from '@derby/paukenschlag/data/map';
import { PORTS } from '@derby/paukenschlag/data/map';
import { ORDER_VALUES } from '@derby/paukenschlag/standing-orders';
import type { State } from '@derby/paukenschlag/state';
import { en } from '@derby/paukenschlag/text/en';
import * as namesEn from '@derby/paukenschlag/text/names-en';
import * as namesFr from '@derby/paukenschlag/text/names-fr';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import type { Box } from '../src/boards/kit/box.ts';
import type { Seat } from '../src/boards/kit/stack.ts';
import module from '../src/boards/paukenschlag/board.tsx';
import { contactsOf } from '../src/boards/paukenschlag/contacts.ts';
import { Digest } from '../src/boards/paukenschlag/digest.tsx';
import { isSaidHere } from '../src/boards/paukenschlag/hands.ts';
import { loadDigest, loadOrders, loadStage } from '../src/boards/paukenschlag/later.ts';
import {
  AREA_BOXES,
  AREA_IDS,
  BALANCE,
  COUNTER,
  codeBox,
  coverBox,
  DIGEST,
  nameBox,
  ORDERS,
  ROSTER,
  roomOf,
  SHEET,
  shoreSpot,
  TRACK,
  TURN,
} from '../src/boards/paukenschlag/layout.ts';
import Picture from '../src/boards/paukenschlag/picture.tsx';
import { seatsOf, unitsOnMap } from '../src/boards/paukenschlag/seats.ts';
import { loadWords } from '../src/boards/paukenschlag/use-words.ts';
import { en as WORDS } from '../src/boards/paukenschlag/words-en.ts';
import { narrow, wordsOf } from '../src/table/selection.ts';
import { buttonsIn, drawingOf, found, keysIn, type Shown } from './drawn.ts';
import { recordsOf } from './golden.ts';

await Promise.all([loadStage(), loadDigest(), loadOrders(), loadWords('fr')]);

const records = recordsOf('paukenschlag');
/** The first wave and the second happy time by the planner, all variants, hidden submarines, and two by chance with grids by hand. */
const [first, second] = [records[0]!, records[1]!];
const byHand = [records[4]!, records[9]!];
const drawn = drawingOf(module, en);

type Moment = Shown<State>;

/** Plays a record through and shows every n-th question to `look`, and every question that is asked for the first time. */
function play(record: GameRecord, every: number, look: (moment: Moment) => void): void {
  const match = replay(paukenschlag, record, 0);
  const seen = new Set<string>();
  record.choices.forEach((choice, i) => {
    const { question } = match;
    if (question && (i % every === 0 || !seen.has(question.rule))) {
      seen.add(question.rule);
      look({ view: match.view(question.seat), question, log: [...match.log(question.seat)] });
    }
    match.take(choice);
  });
}

const isOrder = ([verb]: Choice): boolean => verb === 'order';

const ORDER_WORDS = new Set<string>(Object.keys(ORDER_VALUES));
const isOrderWord = (word: string): boolean => ORDER_WORDS.has(word);

/** What nobody could say on the board: neither word by word nor by a key. Standing orders lie folded in a panel of their own. */
function unsayable(moment: Moment): string[] {
  const open = openOf(moment.question?.offers ?? []).filter(({ choice }) => !isOrder(choice));
  const pages = new Map<string, { buttons: Set<string>; picks: Set<string> }>();
  const pageAfter = (touched: readonly string[]) => {
    const key = touched.join(' ');
    const html = pages.has(key) ? '' : drawn(moment, touched);
    if (html) pages.set(key, { buttons: buttonsIn(html), picks: keysIn(html) });
    return pages.get(key)!;
  };
  return open.filter(({ choice }) => !isSaid(moment, choice, pageAfter)).map(({ choice }) => notation(choice));
}

type PageAfter = (touched: readonly string[]) => { readonly buttons: Set<string>; readonly picks: Set<string> };

/** Says a choice as a player would: touches what is lit and belongs to it, until a key stands for it or nothing is left to say. */
function isSaid({ question }: Moment, choice: Choice, pageAfter: PageAfter): boolean {
  const touched: string[] = [];
  for (;;) {
    const { buttons, picks } = pageAfter(touched);
    if (picks.has(notation(choice))) return true;
    const { open, lit } = narrow(question?.offers ?? [], touched);
    if (touched.length > 0 && open.length === 1 && notation(open[0]!.choice) === notation(choice)) return true;
    const next = wordsOf(choice).find((word) => !touched.includes(word) && lit.has(word) && buttons.has(word));
    if (next === undefined) return false;
    touched.push(next);
  }
}

/** Some choices of each kind: a question may offer hundreds that differ by their place alone. */
function sampled(moment: Moment, most: number): Moment {
  const { question } = moment;
  if (!question) return moment;
  const counts = new Map<string, number>();
  const offers = question.offers.filter(({ choice }, i) => {
    const kind = `${choice[0]} ${choice.length}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return (counts.get(kind) ?? 0) <= most || i % 97 === 0;
  });
  return { ...moment, question: { ...question, offers } };
}

/** The battle stage, as far as it is drawn. */
const stageIn = (html: string): string => html.slice(html.indexOf('<section class="stage'));

const shared = ([x, y, wide, high]: Box, [left, top, width, height]: Box): number =>
  Math.max(0, Math.min(x + wide, left + width) - Math.max(x, left)) *
  Math.max(0, Math.min(y + high, top + height) - Math.max(y, top));

/** What looks out of a room at the shoulder of a pile. */
const SHOULDER = 4;
/** Where the counters of an area may lie. */
const roomBox = (id: AreaId): Box => {
  const { at, room } = roomOf(id);
  return [at[0] - room[0] / 2, at[1] - room[1] / 2 - SHOULDER, room[0] + SHOULDER, room[1] + SHOULDER];
};

const counterBox = ({ x, y, scale }: Seat): Box => [
  ...([x - (COUNTER.width * scale) / 2, y - (COUNTER.height * scale) / 2] as const),
  ...([COUNTER.width * scale, COUNTER.height * scale] as const),
];

const PORT_IDS = Object.keys(PORTS) as PortId[];
const PANELS: readonly Box[] = [ROSTER, DIGEST, ORDERS, TURN, TRACK, BALANCE];
/** The names of ports, the codes of areas and the numbers of aircraft over them, each with its box. */
const namesIn = (language: 'en' | 'fr'): (readonly [string, Box])[] => [
  ...PORT_IDS.map((id) => [id, nameBox(id, NAMES[language][id])] as const),
  ...AREA_IDS.map((id) => [id, codeBox(id)] as const),
  ...AREA_IDS.map((id) => [`cover of ${id}`, coverBox(id)] as const),
];
const NAMES = { en: namesEn.SHORE_NAMES, fr: namesFr.SHORE_NAMES };

describe('the board of Drumbeat', () => {
  test.each([
    ['the first wave', first, 400],
    ['the second happy time', second, 900],
    ['chance', byHand[0]!, 900],
  ])('%s: whatever is lit is a button, and every unit is drawn once', (_, record, every) => {
    play(record, every, (moment) => {
      const html = drawn(moment);
      expect(html).toContain('Standing orders');
      const { lit } = narrow(moment.question!.offers, []);
      const [buttons, picks] = [buttonsIn(html), keysIn(html)];
      const open = openOf(moment.question!.offers).filter(({ choice }) => !isOrder(choice));
      const hasKeys = (word: string): boolean =>
        open.every(({ choice }) => !wordsOf(choice).includes(word) || picks.has(notation(choice)));
      // A way such as "surfaced" is said by a key, when the rest is said.
      expect(
        [...lit].filter((word) => !isSaidHere(word) && !isOrderWord(word) && !buttons.has(word) && !hasKeys(word)),
      ).toEqual([]);
      const counters = found(html.split('<section')[0]!, /class="piece[^"]*"[^>]*><g[^>]*data-id="([^"]+)"/g);
      expect([...new Set(counters)].sort()).toEqual(
        unitsOnMap(moment.view)
          .map(([id]) => id as string)
          .sort(),
      );
    });
  });

  test.each([
    ['the first wave', first, 400],
    ['all variants', records[2]!, 600],
    ['grids by hand', byHand[1]!, 700],
  ])('%s: every open choice can be said on the board', (_, record, every) => {
    play(record, every, (moment) => expect(unsayable(sampled(moment, 2))).toEqual([]));
  });

  test('no room for counters covers the name of a port, the code of an area or another room, in either language', () => {
    const rooms = AREA_IDS.map((id) => [id, roomBox(id)] as const);
    const others = [...namesIn('en'), ...namesIn('fr'), ...rooms];
    const covered = rooms.flatMap(([area, box]) =>
      others.filter(([, other]) => other !== box && shared(box, other) > 0).map(([id]) => `${area} ${id}`),
    );
    expect(covered).toEqual([]);
  });

  test.each(['en', 'fr'] as const)(
    'no two names meet, and none lies under a panel or off the sheet: %s',
    (language) => {
      const boxes = namesIn(language);
      const meeting = boxes.flatMap(([id, box], i) =>
        boxes
          .slice(i + 1)
          .filter(([, other]) => shared(box, other) > 0)
          .map(([other]) => `${id} ${other}`),
      );
      expect(meeting).toEqual([]);
      const hidden = boxes.filter(
        ([, box]) =>
          PANELS.some((panel) => shared(box, panel) > 0) || box[0] < 0 || box[0] + box[2] > SHEET.width || box[1] < 0,
      );
      expect(hidden.map(([id]) => id)).toEqual([]);
    },
  );

  test('every place of the game lies on the sheet, its area around it', () => {
    for (const id of PORT_IDS) {
      const [x, y] = shoreSpot(id);
      expect(x).toBeGreaterThan(0);
      expect(y).toBeLessThan(SHEET.height);
    }
    for (const id of AREA_IDS) expect(AREA_BOXES[id][0] + AREA_BOXES[id][2], id).toBeLessThanOrEqual(SHEET.width);
  });

  test('counters lie in the room of their area and are large enough to be read', () => {
    let [counters, least] = [0, 1];
    for (const record of [second, records[3]!])
      play(record, 90, ({ view }) => {
        const { seats } = seatsOf(view);
        for (const [id, area] of unitsOnMap(view)) {
          const box = counterBox(seats.get(id)!);
          counters += 1;
          expect(shared(box, roomBox(area)), `${id} in ${area}`).toBeCloseTo(box[2] * box[3], 5);
          least = Math.min(least, seats.get(id)!.scale);
        }
      });
    expect(counters).toBeGreaterThan(800);
    // The smallest number is 17 units high, on a sheet that is shown at 0.79 of its size: 11 px at least.
    expect(17 * least * 0.79).toBeGreaterThanOrEqual(11);
  });

  test('the roster is no higher than what it lists', () => {
    const heights = new Map<number, number>();
    play(first, 30, (moment) => {
      const [, panel = ''] = drawn(moment).split('class="panel roster"');
      const [roster = ''] = panel.split('class="panel ');
      const rows = new Set(found(roster, /class="cell-plate[^>]* y="([\d.]+)"/g)).size;
      heights.set(rows, Number(roster.match(/class="plate"[^>]* height="([\d.]+)"/)?.[1]));
    });
    const high = [...heights].sort(([a], [b]) => a - b).map(([, height]) => height);
    expect(high.length).toBeGreaterThan(1);
    expect(high).toEqual([...high].sort((a, b) => a - b));
    expect(high[0]).toBeLessThan(high.at(-1)!);
  });

  test('no two buttons of one question have the same name', () => {
    play(first, 150, (moment) => {
      const names = found(drawn(moment).split('<section')[0]!, /role="button"[^>]*aria-label="([^"]+)"/g);
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    });
  });

  test('a contact opens the grid with everybody on it, dice and odds', () => {
    let [grids, odds, dice] = [0, 0, 0];
    play(byHand[0]!, 14, (moment) => {
      const { contact } = moment.view;
      if (!contact || contact.pieces.length === 0) return;
      const stage = stageIn(drawn(moment));
      grids += 1;
      for (const { unit } of contact.pieces) expect(stage).toMatch(new RegExp(`class="grid-counter"[\\s\\S]*${unit}`));
      if (stage.includes('prospect-bar')) odds += 1;
      if (stage.includes('die-face')) dice += 1;
    });
    expect(grids).toBeGreaterThan(8);
    expect(odds).toBeGreaterThan(0);
    expect(dice).toBeGreaterThan(3);
  });

  test('contacts by standing order are told as a digest, and unrolled every one of them ends where the log does', () => {
    const match = replay(paukenschlag, first, first.choices.length);
    const log = [...match.log('axis')];
    const until = log.findLastIndex(({ entry }) => entry.what === 'contact-ends');
    const stories = contactsOf(log.slice(0, until + 1));
    expect(stories.length).toBeGreaterThan(0);
    for (const story of stories) {
      expect(story.isOver).toBe(true);
      expect(story.byHand).toBe(false);
      expect(story.moments.at(-1)?.entry.what).toBe('contact-ends');
      for (const { standing } of story.moments)
        for (const { square } of standing) expect(square).toMatch(/^([1-9]|10)-([1-9]|10)$/);
    }
    const board = {
      ...{
        view: match.view('axis'),
        log: log.slice(0, until + 1),
        question: undefined,
        text: en,
        pace: 0,
        language: 'en' as const,
      },
      ...{
        selected: new Set<string>(),
        lit: new Set<string>(),
        barred: new Map<string, string>(),
        hinted: new Set<string>(),
      },
      ...{
        touch: () => {},
        pick: () => {},
        point: () => {},
        hold: () => {},
        cite: () => {},
        title: (rule: string) => rule,
      },
      words: <T>(both: Readonly<Record<'en' | 'fr', T>>): T => both.en,
    };
    const html = renderToString(h(Digest, { board, words: WORDS }));
    expect(found(html, /<li>(<button)/g)).toHaveLength(stories.length);
  });

  test('the picture on the shelf has no text', () => {
    expect(renderToString(h(Picture, {}))).not.toMatch(/<text/);
  });
});
