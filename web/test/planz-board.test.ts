/** The board of War Plan Z: a whole game can be played by touching what is drawn, and nothing that is known is missing. */
import { type Choice, type GameRecord, Match, notation, openOf, replay } from '@derby/kernel';
import { planz } from '@derby/planz';
import { AREA_IDS } from '@derby/planz/data/areas';
import { UNIT_IDS, type UnitId } from '@derby/planz/data/units';
import { BASE_IDS, ZONE_IDS } from '@derby/planz/data/zones';
import { isArea } from '@derby/planz/geography';
import type { Place } from '@derby/planz/state';
import { en } from '@derby/planz/text/en';
import { isConvoy, isFaceUp, sideOf } from '@derby/planz/units';
import type { View } from '@derby/planz/view';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Box, fingerIn, rows, type Size, type Spot } from '../src/boards/kit/box.ts';
import { wrapped } from '../src/boards/kit/lines.ts';
import { arrangement, meet, rowsAt } from '../src/boards/planz/arrangement.ts';
import module, { loadDesk, loadExtras, loadStage } from '../src/boards/planz/board.tsx';
import { loadLedger } from '../src/boards/planz/desk.tsx';
import { heapsOf } from '../src/boards/planz/heaps.ts';
import { BASE_LETTERS, DESK, PITCH, PORTS, SEEN_PLATE, SHEET, TOKEN, WATERS } from '../src/boards/planz/layout.ts';
import Picture from '../src/boards/planz/picture.tsx';
import { LARGEST } from '../src/boards/planz/regions.ts';
import { loadWords, type Words } from '../src/boards/planz/words.ts';
import { narrow, wordsOf } from '../src/table/selection.ts';
import { buttonsIn, drawingOf, found, keysIn, type Shown } from './drawn.ts';
import { recordsOf } from './golden.ts';

const records = recordsOf('planz');
const drawn = drawingOf(module, en);

type Moment = Shown<View>;

beforeAll(async () => {
  await Promise.all([loadWords('en'), loadWords('fr'), loadDesk(), loadStage(), loadExtras(), loadLedger()]);
});

/** Plays a record through and shows every question that is asked for the first time to `look`. */
function play(record: GameRecord, look: (moment: Moment) => void): void {
  const match = replay(planz, record, 0);
  const seen = new Set<string>();
  record.choices.forEach((choice) => {
    const { question } = match;
    if (question && !seen.has(question.rule)) {
      seen.add(question.rule);
      look({ view: match.view(question.seat), question, log: match.log(question.seat).slice(-60) });
    }
    match.take(choice);
  });
}

/** Of a long list every n-th, so that each question costs about the same. */
const sample = <T>(all: readonly T[], most: number): readonly T[] => {
  const every = Math.ceil(all.length / most);
  return all.filter((_, i) => i % every === 0);
};

/** What nobody could say on the board: neither word by word nor by a key for the whole choice. */
function unsayable(moment: Moment): string[] {
  const open = sample(openOf(moment.question?.offers ?? []), 5);
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

/** Says a choice as a player would: touches what is lit and belongs to it, until it is made or a key stands for it. */
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

describe('the board of War Plan Z', () => {
  test('every convoy at sea or in port has its way home drawn, to Britain and no further', () => {
    const record = records[2] as GameRecord;
    const ways: number[] = [];
    play(record, (moment) => {
      const out = UNIT_IDS.filter((unit) => {
        const at = moment.view.at[unit];
        return isConvoy(unit) && at !== undefined && at !== 'force' && at !== 'convoys';
      });
      const routes = found(drawn(moment), /class="route"/g).length;
      expect(routes).toBeLessThanOrEqual(out.length);
      if (out.length > 0) ways.push(routes);
      for (const label of found(drawn(moment), /aria-label="([^"]*to Britain)"/g))
        expect(label).toMatch(/: \d zones? to Britain$/);
    });
    expect(Math.max(...ways)).toBeGreaterThan(1);
  });

  test('in a battle the forces off the map are folded away to a tab, and the map is seen', () => {
    let battles = 0;
    play(records[2] as GameRecord, (moment) => {
      if (moment.view.battle === null) return;
      battles += 1;
      const html = drawn(moment);
      expect(html).toMatch(/aria-label="Forces off the map"/);
      expect(html).not.toContain('ledger-side');
    });
    expect(battles).toBeGreaterThan(0);
  });

  test('the keys of a segment lie on their panel, standing orders included', () => {
    const [, top, , height] = DESK;
    let seen = 0;
    play(records[2] as GameRecord, (moment) => {
      if (moment.question?.rule !== 'WPZ-6.3a') return;
      const html = drawn(moment);
      expect(keysIn(html)).toContain('standing losses cheapest');
      for (const key of html.matchAll(/class="key-plate" x="[^"]+" y="([^"]+)" width="[^"]+" height="([^"]+)"/g)) {
        const [y, high] = [Number(key[1]), Number(key[2])];
        if (y < top) continue;
        seen += 1;
        expect(y + high).toBeLessThanOrEqual(top + height);
      }
    });
    expect(seen).toBeGreaterThan(30);
  });

  test('every heap is drawn, and every kind of choice can be said', () => {
    const missing = new Set<string>();
    play(records[13]!, (moment) => {
      for (const choice of unsayable(moment)) missing.add(`${moment.question?.rule} ${choice}`);
      const shown = new Set(found(drawn(moment), /data-id="([^"]+)"/g));
      for (const { pieces } of heapsOf(moment.view)) expect(shown).toContain(pieces[0]);
    });
    expect([...missing]).toEqual([]);
  });

  /** What was examined in this very segment is known until it ends. */
  const isJustExamined = ({ seen, turn, segment }: View, unit: UnitId) =>
    seen.some((one) => one.turn === turn && one.segment === segment && one.units.includes(unit));

  test('an enemy stack shows its top and its number, and nothing else of it is on the sheet', () => {
    play(records[5]!, ({ view }) => {
      const { seats } = arrangement(view, NOTHING_ASKED);
      for (const { side, place, top, count } of view.stacks) {
        if (side === view.viewer) continue;
        expect(seats.get(top)).toMatchObject({ depth: 0, count });
        const known = UNIT_IDS.filter((unit) => view.at[unit] === place && sideOf(view, unit) === side);
        for (const unit of known)
          expect(unit === top || isFaceUp(unit) || view.battle !== null || isJustExamined(view, unit)).toBe(true);
      }
    });
  });

  test.each(['en', 'fr'] as const)(
    'no counter, its number or its age covers a name, be it one a side in an area or one on a base or on land, in %s',
    async (language) => {
      const { names } = await loadWords(language);
      const nameBoxes = boxesOfNames(names);
      const covered = PLACES.flatMap((place) => {
        const { at, columns } = rowsAt(place);
        const spots = rows(isArea(place) ? Math.min(2, columns) : 1, columns, PITCH);
        return spots.flatMap(([dx, dy]) => {
          const drawn = drawnAt([at[0] + dx, at[1] + dy]);
          return nameBoxes
            .filter(([, name]) => drawn.some((box) => meet(box, name)))
            .map(([id]) => `${place} over ${id}`);
        });
      });
      expect(covered).toEqual([]);
    },
  );

  test('a stack that is asked for is fanned out on the sheet, large enough for a finger', () => {
    const match = Match.start(planz, { seed: 'fan', options: { defaultSetup: true } });
    for (const choice of ['action naval-move', 'from AO']) match.take(choice);
    const { question } = match;
    const lit = new Set(openOf(question?.offers ?? []).flatMap(({ choice }) => choice.slice(1).map(String)));
    const { fans } = arrangement(match.view('german'), { lit, selected: new Set() });
    expect(fans).toHaveLength(1);
    const [fan] = fans;
    const [x, y, width, height] = fan!.box;
    expect(Math.min(x, y, SHEET.width - x - width, SHEET.height - y - height)).toBeGreaterThanOrEqual(0);
    for (const { reach } of fan!.seats.values()) expect(Math.min(...reach)).toBeGreaterThanOrEqual(fingerIn(LARGEST));
  });

  test('the shelf has its picture', () => {
    expect(renderToString(h(Picture, {}))).toContain('planz-picture');
  });
});

const NOTHING_ASKED = { lit: new Set<string>(), selected: new Set<string>() };
const PLACES: readonly Place[] = [...AREA_IDS, ...ZONE_IDS, ...BASE_IDS];

/** A counter, the number at its corner, and the plate with the age of what was seen. */
function drawnAt([x, y]: Spot): readonly Box[] {
  const [width, height] = TOKEN;
  const around = ([left, top]: Spot, [wide, high]: Size): Box => [left - wide / 2, top - high / 2, wide, high];
  return [
    around([x, y], TOKEN),
    around([x + width / 2 - 2, y + height / 2 + 2], NUMBER),
    [x + SEEN_PLATE[0], y + SEEN_PLATE[1], SEEN_PLATE[2], SEEN_PLATE[3]],
  ];
}
const NUMBER: Size = [20, 20];

/** How wide the font sets a letter at most, and how high a line is, in units of the sheet. */
const [LETTER, LINE] = [7, 15] as const;

/** Where the names of areas and bases stand, line by line. */
function boxesOfNames({ AREA_NAMES, BASE_NAMES }: Words['names']): (readonly [string, Box])[] {
  const areas = AREA_IDS.flatMap((id) => {
    const { x, y, letters } = WATERS[id];
    return wrapped(AREA_NAMES[id], letters).map((line, i) => {
      const half = (line.length * LETTER) / 2;
      return [id, [x - half, y + i * LINE - 10, 2 * half, 12]] as const;
    });
  });
  const bases = BASE_IDS.flatMap((id) => {
    const { x, y, anchor } = PORTS[id];
    if (anchor === 'none') return [];
    const lines = wrapped(BASE_NAMES[id], BASE_LETTERS);
    return lines.map((line, i) => {
      const width = line.length * LETTER;
      const left = anchor === 'start' ? x + 13 : x - 13 - width;
      return [id, [left, y + 5 + (i - (lines.length - 1) / 2) * LINE - 10, width, 12]] as const;
    });
  });
  return [...areas, ...bases];
}
