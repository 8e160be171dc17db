/** The board of U-boat Pens: a whole game can be played by touching what is drawn. */
import { type Choice, type GameRecord, Match, notation, openOf, replay } from '@derby/kernel';
import { pens } from '@derby/pens';
import type { PlaceId, TerritoryId } from '@derby/pens/data/map';
import { PLACE_IDS } from '@derby/pens/geography';
import type { State } from '@derby/pens/state';
import { en } from '@derby/pens/text/en';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import type { Region } from '../src/boards/board.ts';
import { arrangement } from '../src/boards/pens/arrangement.ts';
import module from '../src/boards/pens/board.tsx';
import { type Edges, nameBox } from '../src/boards/pens/clearance.ts';
import { ANCHORS, BUNKER, TOKEN } from '../src/boards/pens/layout.ts';
import { OUTLINES } from '../src/boards/pens/outlines.ts';
import Picture from '../src/boards/pens/picture.tsx';
import { storyOf } from '../src/boards/pens/story.ts';
import { tripsBetween } from '../src/boards/pens/trips.ts';
import { narrow, wordsOf } from '../src/table/selection.ts';
import { buttonsIn, drawingOf, found, keysIn, type Shown } from './drawn.ts';
import { recordsOf } from './golden.ts';

const records = recordsOf('pens');
const [byPlan, byChance] = [records[0]!, records[4]!];
/** One by the planner with many pens in the Bay, and one by chance. */
const CROWDED = [records[6]!, byChance];
const drawn = drawingOf(module, en);

type Moment = Shown<State>;

/** Plays a record through and shows every n-th question to `look`, and every question that is asked for the first time. */
function play(record: GameRecord, every: number, look: (moment: Moment) => void): void {
  const match = replay(pens, record, 0);
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

const MANY = 20;

/** What nobody could say on the board: neither word by word nor by a key for the whole choice. Of many choices some are tried. */
function unsayable(moment: Moment): string[] {
  const said = openOf(moment.question?.offers ?? []).filter(({ choice }) => choice.length > 1);
  const open = said.filter((_, i) => i % Math.ceil(said.length / MANY) === 0);
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
    if (open.length === 1 && notation(open[0]!.choice) === notation(choice)) return true;
    const next = wordsOf(choice).find((word) => !touched.includes(word) && lit.has(word) && buttons.has(word));
    if (next === undefined) return false;
    touched.push(next);
  }
}

const NOTHING_ASKED = {
  lit: new Set<string>(),
  selected: new Set<string>(),
  barred: new Map(),
  hinted: new Set<string>(),
};
const countIn = (html: string): number => found(html, /data-count="(\d+)"/g).reduce((sum, n) => sum + Number(n), 0);

const areaOf = ([left, top, right, bottom]: Edges): number => Math.max(0, right - left) * Math.max(0, bottom - top);
const shared = (a: Edges, b: Edges): number =>
  areaOf([Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])]);

/** Every counter and every pen, with the place it belongs to. */
const lyingIn = (view: State): { readonly of: string; readonly isPen: boolean; readonly box: Edges }[] =>
  arrangement(view, NOTHING_ASKED).flatMap(({ id, stacks, pens: bunkers }) => [
    ...stacks.map(({ x, y, size }) => ({
      of: id,
      isPen: false,
      box: [x, y, x + TOKEN.width * size, y + TOKEN.height * size] as const,
    })),
    ...bunkers.map(({ x, y }) => ({
      of: id,
      isPen: true,
      box: [x, y, x + BUNKER.width, y + BUNKER.height] as const,
    })),
  ]);

/** Whether a part of the sheet shows all of a box. */
const shows = ({ box: [x, y, width, height] }: Region, box: Edges): boolean =>
  shared([x, y, x + width, y + height], box) === areaOf(box);

/** Boats that have to leave a pen of a territory, the last of so many. */
function ejection(at: PlaceId, count: number): State {
  const view = structuredClone(Match.start(pens, { seed: 'ejection' }).view('axis'));
  const boat = view.units.find(({ type }) => type === 'uboat')!;
  view.pens = Array.from({ length: count }, (_, i) => ({
    id: `pen-${i + 1}` as const,
    at: at as TerritoryId,
    damage: 10,
    state: 'usable' as const,
  }));
  boat.inside = `pen-${count}`;
  view.turn = 'UK';
  view.battle = { kind: 'raid', at: at as TerritoryId, step: 'targets' };
  return view;
}

describe('the board of U-boat Pens', () => {
  test.each([
    ['the planner', byPlan],
    ['chance', byChance],
  ])('in a whole game by %s whatever is lit is a button, and every unit is drawn once', (_, record) => {
    play(record, 64, (moment) => {
      const html = drawn(moment);
      const { lit } = narrow(moment.question!.offers, []);
      const [buttons, picks] = [buttonsIn(html), keysIn(html)];
      const open = openOf(moment.question!.offers);
      const hasKeys = (word: string): boolean =>
        open.every(({ choice }) => !wordsOf(choice).includes(word) || picks.has(notation(choice)));
      expect([...lit].filter((word) => !buttons.has(word) && !hasKeys(word))).toEqual([]);
      expect(countIn(html)).toBe(moment.view.units.length);
    });
  });

  test.each([
    ['the planner', byPlan],
    ['chance', byChance],
  ])('in a game by %s every open choice can be said on the board', (_, record) => {
    play(record, 300, (moment) => expect(unsayable(moment)).toEqual([]));
  });

  test('with every option on, the special attack and the heavy bombers are drawn too', () => {
    const options = Object.fromEntries(pens.options.map(({ id }) => [id, true]));
    const match = Match.start(pens, { seed: 'board', options });
    for (let i = 0; i < 700 && match.question; i++) {
      const open = openOf(match.question.offers);
      if (i % 100 === 0) expect(unsayable({ view: match.view('axis'), question: match.question })).toEqual([]);
      match.take(open[(i * 7) % open.length]!.choice, match.question.seat);
    }
  });

  test('every place is an area of its own with its name on the sheet', () => {
    for (const id of PLACE_IDS) {
      expect(OUTLINES[id], id).toMatch(/^M\d+ \d+l.*z$/);
      expect(ANCHORS[id].x).toBeLessThan(module.sheet.width);
      expect(ANCHORS[id].y).toBeLessThan(1010);
    }
  });

  test.each(['en', 'fr'] as const)('the names on the map are hardly ever touched, and never hidden: %s', (language) => {
    let [names, touched, hidden] = [0, 0, 0];
    for (const record of CROWDED)
      play(record, 120, ({ view }) => {
        const lying = lyingIn(view);
        for (const id of PLACE_IDS) {
          const others = lying.filter(({ of, isPen }) => of !== id || isPen);
          const covered = others.reduce((sum, { box }) => sum + shared(nameBox(id, language), box), 0);
          names += 1;
          if (covered > 0) touched += 1;
          if (covered > areaOf(nameBox(id, language)) / 4) hidden += 1;
        }
      });
    expect(names).toBeGreaterThan(3000);
    expect(touched / names).toBeLessThan(0.001);
    expect(hidden / names).toBeLessThan(0.0005);
  });

  test.each(['en', 'fr'] as const)('no two names on the map meet: %s', (language) => {
    const meeting = PLACE_IDS.flatMap((a, i) =>
      PLACE_IDS.slice(i + 1)
        .filter((b) => shared(nameBox(a, language), nameBox(b, language)) > 0)
        .map((b) => `${a} ${b}`),
    );
    expect(meeting).toEqual([]);
  });

  test('no two buttons on the map have the same name, except a stack that is shown again in its battle', () => {
    play(byPlan, 40, (moment) => {
      const names = found(drawn(moment), /role="button"[^>]*aria-label="([^"]+)"/g);
      const twice = names.filter((name, i) => names.indexOf(name) !== i);
      expect(twice.filter((name) => !/\d/.test(name))).toEqual([]);
    });
  });

  test('the battle stage tells the combat from the log, every die with its need', () => {
    let told = 0;
    play(byPlan, 9, ({ view, question, log }) => {
      if (!view.battle || view.battle.kind === 'raid') return;
      const story = storyOf(log);
      expect(story?.at).toBe(view.battle.at);
      for (const roll of story?.rolls ?? []) expect(roll.needs.length).toBe(roll.dice.length);
      if (story && story.rolls.length > 0) expect(drawn({ view, question, log: log! })).toContain('die-face');
      told += 1;
    });
    expect(told).toBeGreaterThan(5);
  });

  test('after a battle the stage still shows who holds the place', () => {
    let shown = 0;
    play(byPlan, 1, ({ view, question, log }) => {
      const story = storyOf(log);
      if (view.battle || !story?.isFresh || story.kind !== 'land') return;
      const [, ...sides] = drawn({ view, question, log: log! }).split('class="stage-side');
      const left = view.units.filter(({ at, inside, type }) => at === story.at && !inside && type === 'infantry');
      if (left.length > 0) expect(sides.join()).toMatch(/class="stage-unit(?! lost)/);
      shown += left.length;
    });
    expect(shown).toBeGreaterThan(0);
  });

  test('without odds their panel is no larger than the words on it', () => {
    const heights = { idle: new Set<number>(), odds: new Set<number>() };
    play(records[0]!, 200, (moment) => {
      const [, panel = ''] = drawn(moment).split('class="panel battle"');
      const height = Number(panel.match(/class="plate"[^>]* height="(\d+)"/)?.[1]);
      heights[panel.includes('forecast-title') ? 'odds' : 'idle'].add(height);
    });
    expect(heights.idle).toEqual(new Set([88]));
    expect(heights.odds).toEqual(new Set([340]));
  });

  test('a unit sent to attack shows the odds of its battle, though nobody points at the place', () => {
    const match = Match.start(pens, { seed: 'odds' });
    match.take(['done'], 'axis');
    match.take(
      openOf(match.question!.offers).find(({ choice: [verb, , to] }) => verb === 'move' && to === 'NFR')!.choice,
    );
    const moment = { view: match.view('axis'), question: match.question, log: [...match.log('axis')] };
    expect(drawn(moment)).toMatch(/N\. France \d+\u00a0:\u00a0\d+/);
    expect(drawn({ ...moment, log: [] })).not.toMatch(/N\. France \d+\u00a0:\u00a0\d+/);
  });

  test('what moves glides from the spot where it lay to the spot where it lies', () => {
    const match = Match.start(pens, { seed: 'glides' });
    match.take(['done'], 'axis');
    const laid = () => arrangement(match.view('axis'), NOTHING_ASKED);
    const before = laid();
    const [verb, unit, to] = openOf(match.question!.offers).find(({ choice }) => choice[0] === 'move')!.choice as [
      'move',
      string,
      string,
    ];
    match.take([verb, unit, to]);
    const trips = tripsBetween(before, laid());
    expect(trips).toHaveLength(1);
    expect(trips[0]).toMatchObject({ power: 'GER', type: unit.split('-')[0], count: 1 });
    const end = laid()
      .find(({ id }) => id === to)!
      .stacks.find(({ stack }) => stack.units.some(({ id }) => id === unit))!;
    expect(trips[0]!.to).toEqual({ x: end.x, y: end.y, size: end.size });
    expect(tripsBetween(laid(), before)[0]!.to).toEqual(trips[0]!.from);
    expect(tripsBetween(before, before)).toEqual([]);
  });

  test('a leap through the game moves nothing', () => {
    const views: State[] = [];
    play(byPlan, 300, ({ view }) => views.push(view));
    const [first, later] = [views[0]!, views[Math.floor(views.length / 2)]!].map((view) =>
      arrangement(view, NOTHING_ASKED),
    );
    expect(tripsBetween(first!, later!)).toEqual([]);
  });

  test('every question has a region, and every region lies on the sheet', () => {
    const regions = new Set(module.regions.map(({ id }) => id));
    play(byPlan, 50, ({ view, question }) => expect(regions).toContain(module.regionOf?.(view, question!.rule)));
    for (const { box } of module.regions) {
      expect(box[0] + box[2]).toBeLessThanOrEqual(module.sheet.width);
      expect(box[1] + box[3]).toBeLessThanOrEqual(module.sheet.height);
    }
  });

  test('whatever lies on the map is shown whole by some region, but for a few', () => {
    let [things, cut] = [0, 0];
    for (const record of CROWDED)
      play(record, 60, ({ view }) => {
        for (const { box } of lyingIn(view)) {
          things += 1;
          if (!module.regions.some((region) => shows(region, box))) cut += 1;
        }
      });
    expect(things).toBeGreaterThan(3000);
    expect(cut / things).toBeLessThan(0.005);
  });

  test.each([
    ['BRI', 6],
    ['AQU', 6],
    ['LOW', 6],
    ['NWG', 4],
    ['DEN', 4],
    ['NNO', 4],
    ['SNO', 3],
    ['NFR', 2],
    ['SFR', 4],
    ['POL', 2],
  ] as const)('[PEN-1.27] a question about a pen shows it whole: %s, up to %i', (at, most) => {
    for (let count = 1; count <= most; count += 1) {
      const view = ejection(at, count);
      const region = module.regions.find(({ id }) => id === module.regionOf?.(view, 'PEN-1.27'))!;
      const bunkers = lyingIn(view).filter(({ isPen }) => isPen);
      expect(bunkers).toHaveLength(count);
      expect(shows(region, bunkers.at(-1)!.box), `${at} ${count} ${region.id}`).toBe(true);
    }
  });

  test('it is drawn in both languages, and the shelf has its picture', () => {
    play(byChance, 200, (moment) => {
      for (const language of ['en', 'fr'] as const)
        expect(drawn(moment, [], language)).not.toMatch(/undefined|NaN|>null</);
    });
    expect(renderToString(h(Picture, {}))).toContain('viewBox="0 0 320 200"');
  });
});
