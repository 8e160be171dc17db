/** The board of Flotilla Leader: whole campaigns can be played by touching what is drawn. */
import { type Choice, FastDice, type GameRecord, type LogEntry, Match, notation, openOf, replay } from '@derby/kernel';
import { leader } from '@derby/leader';
import { CAMPAIGN_IDS, CAMPAIGNS } from '@derby/leader/data/campaigns';
import { CONVOYS } from '@derby/leader/data/convoys';
import { en } from '@derby/leader/text/en';
import type { View } from '@derby/leader/view';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import type { BoardQuestion } from '../src/boards/board.ts';
import type { Box } from '../src/boards/kit/box.ts';
import module from '../src/boards/leader/board.tsx';
import { loadAtSea } from '../src/boards/leader/later.ts';
import { DESK, DESK_LINE, harbourBoxes, MAP, SHIPS, shipBoxes } from '../src/boards/leader/layout.ts';
import Picture from '../src/boards/leader/picture.tsx';
import { areaSpot } from '../src/boards/leader/places.ts';
import { REGIONS } from '../src/boards/leader/regions.ts';
import { stageOf } from '../src/boards/leader/scene.ts';
import { seatsOf } from '../src/boards/leader/seats.ts';
import { SIGNS } from '../src/boards/leader/signs-words.ts';
import { loadWords } from '../src/boards/leader/use-words.ts';
import { scaleFor } from '../src/chart/pan-zoom.ts';
import { narrow } from '../src/table/selection.ts';
import { buttonsIn, drawingOf, found, keysIn } from './drawn.ts';
import { recordsOf } from './golden.ts';

const records = recordsOf('leader');
const drawn = drawingOf(module, en);

interface Moment {
  readonly view: View;
  readonly question: BoardQuestion;
  readonly recent: readonly Choice[];
  readonly log?: readonly LogEntry[];
}

/** Plays a record through and shows every question to `look`, or every n-th and those that are asked for the first time. */
function play(record: GameRecord, look: (moment: Moment) => void, every = 1): void {
  const match = replay(leader, record, 0);
  const seen = new Set<string>();
  for (const [i, choice] of record.choices.entries()) {
    if (match.question && (i % every === 0 || !seen.has(match.question.rule))) {
      seen.add(match.question.rule);
      const recent = match.steps.slice(-3).map((step) => step.choice);
      // The log is long: it is given where the sheet tells from it.
      const log = match.question.rule === 'UL-8.1' ? { log: match.log('player') } : {};
      look({ view: match.view('player'), question: match.question, recent, ...log });
    }
    match.take(choice);
  }
}

/** Orders that lead to the rarer questions: missions, advanced torpedoes, Snorkels, the gun. */
const WANTED = ['option', 'mission', 'go-on', 'exchange', 'raid', 'aim', 'attack', 'roll', 're-attack', 'load', 'zone'];
/** What leads to the rarest of all: a single boat, its SO spent on T5, and an escort to fire them at. */
const RARE = /^done$|^option advanced|^exchange \S+ ready t5|^aim E/;
const OPTIONS = { snorkel: true, typeXXI: true, dudTorpedoes: true };

/** A campaign by chance, with a liking for the rare. */
function wander(campaign: string, seed: number, look: (moment: Moment) => void): void {
  const match = Match.start(leader, { seed: `board ${seed}`, options: { ...OPTIONS, campaign } });
  const dice = new FastDice(seed);
  for (let step = 0; match.question && step < 400; step++) {
    const { question } = match;
    look({ view: match.view('player'), question, recent: match.steps.slice(-3).map(({ choice }) => choice) });
    const open = openOf(question.offers);
    const rare = campaign === 'hunted' ? open.filter(({ choice }) => RARE.test(notation(choice))) : [];
    const wanted = open.filter(({ choice }) => WANTED.includes(choice[0]));
    const among = rare.length > 0 ? rare : wanted.length > 0 && dice.below(10) > 2 ? wanted : open;
    match.take(notation(among[dice.below(among.length)]?.choice ?? ['concede']));
  }
}

/** Each rule under which something is asked, the first time it is asked: in the records, or in campaigns by chance. */
function questions(): (Moment & { readonly rule: string })[] {
  const first = new Map<string, Moment>();
  const keep = (moment: Moment): void => {
    if (!first.has(moment.question.rule)) first.set(moment.question.rule, moment);
  };
  for (const record of records) play(record, keep);
  for (let seed = 1; seed <= 36; seed++) wander(CAMPAIGN_IDS[seed % CAMPAIGN_IDS.length] ?? 'hunted', seed, keep);
  return [...first].map(([rule, moment]) => ({ rule, ...moment }));
}

await Promise.all([loadAtSea(), loadWords('fr')]);
const asked = questions();
const [byPlan, byChance] = [records[0]!, records[4]!];

/** The words of open offers that no button stands for, and orders without an object that have no key. */
function undrawn(moment: Moment): string[] {
  const html = drawn(moment);
  const lit = narrow(moment.question.offers, []).lit;
  const buttons = buttonsIn(html);
  const keys = keysIn(html);
  const orders = openOf(moment.question.offers).filter(({ choice }) => choice.length === 1);
  return [
    ...[...lit].filter((word) => !buttons.has(word)),
    ...orders.map(({ choice }) => choice[0]).filter((verb) => !keys.has(verb)),
  ];
}

describe('the board of Flotilla Leader', () => {
  test('every question of the rules is among those asked', () => {
    expect(asked.length).toBe(43);
  });

  test.each(asked)('$rule: every word that is lit is a button, and so is what lights up after a touch', (moment) => {
    expect(undrawn(moment)).toEqual([]);
    for (const word of [...narrow(moment.question.offers, []).lit].slice(0, 3)) {
      const next = narrow(moment.question.offers, [word]);
      const buttons = buttonsIn(drawn(moment, [word]));
      expect([...next.lit, word].filter((one) => !buttons.has(one))).toEqual([]);
    }
  });

  test.each(asked)('$rule: what is barred is drawn as well, and says so', (moment) => {
    const buttons = buttonsIn(drawn(moment));
    expect([...narrow(moment.question.offers, []).barred.keys()].filter((word) => !buttons.has(word))).toEqual([]);
  });

  test.each([
    ['the adviser', byPlan],
    ['chance', byChance],
  ])('a whole campaign by %s can be played by touching what is drawn', (_, record) => {
    play(
      record,
      (moment) => {
        expect(undrawn(moment)).toEqual([]);
        expectOneOfEach(moment);
      },
      4,
    );
  });

  test('[UL-18.2] the gauge of grades counts the boats lost', () => {
    const moment = asked.find(({ rule }) => rule === 'UL-8.1')!;
    const [first, ...others] = moment.view.boats;
    const view = { ...moment.view, vp: 12, boats: [{ ...first!, fate: 'sunk' as const }, ...others], judgements: [] };
    const lost = view.boats.filter(({ fate }) => fate === 'sunk').length;
    expect(drawn({ ...moment, view })).toContain(`${12 - 3 * lost} VP (12 − ${3 * lost} for boats lost)`);
  });

  test('every boat and every ship has one seat on its stage, whatever happens', () => {
    for (const record of records) play(record, expectSeats, 3);
  });

  test.each(CAMPAIGN_IDS)('%s: areas lie inside the map, and no two targets overlap', (campaign) => {
    const areas = Object.keys(CAMPAIGNS[campaign].areas) as Parameters<typeof areaSpot>[1][];
    const [left, top, width, height] = MAP;
    for (const one of areas) {
      const [x, y] = areaSpot(campaign, one);
      expect(x > left + 30 && x < left + width - 30 && y > top + 30 && y < top + height - 30, one).toBe(true);
      const near = areas.filter((other) => {
        const [otherX, otherY] = areaSpot(campaign, other);
        return other !== one && Math.hypot(otherX - x, otherY - y) < 62;
      });
      expect(near, one).toEqual([]);
    }
  });

  test.each([
    [390, 844],
    [360, 800],
  ])('every line of the longest list of ships is large enough for a finger on a phone of %i by %i', (width, height) => {
    const regions = module.regions.filter(({ id }) => ['ships', 'more-ships'].includes(id));
    for (let count = 1; count <= MOST_SHIPS; count++) {
      const lines = shipBoxes(count, SHIPS);
      expect(lines.length).toBe(count);
      for (const line of lines) {
        const seen = regions.map(({ box }) => inSight(line, box, chartOn(width, height)));
        expect(Math.max(...seen), `${count} ships`).toBeGreaterThanOrEqual(44);
        expect(line[1] + line[3]).toBeLessThanOrEqual(SHIPS[1] + SHIPS[3]);
      }
    }
  });

  test.each([
    [390, 844],
    [360, 800],
  ])('so is every line of a full harbour on a phone of %i by %i', (width, height) => {
    const desk = module.regions.find(({ id }) => id === 'orders')!.box;
    for (let count = 1; count <= MOST_IN_HARBOUR; count++) {
      const [list, below] = harbourBoxes(count);
      for (const line of shipBoxes(count, list, DESK_LINE))
        expect(inSight(line, desk, chartOn(width, height)), `${count} ships`).toBeGreaterThanOrEqual(44);
      expect(below[1] + below[3]).toBe(DESK[1] + DESK[3]);
      expect(below[3]).toBeGreaterThan(160);
    }
  });

  test('every question has a region, and every region lies on the sheet', () => {
    const regions = new Set(module.regions.map(({ id }) => id));
    for (const { view, rule } of asked) expect(regions).toContain(module.regionOf?.(view, rule));
    for (const { box } of module.regions) {
      expect(box[0] + box[2]).toBeLessThanOrEqual(module.sheet.width);
      expect(box[1] + box[3]).toBeLessThanOrEqual(module.sheet.height);
    }
  });

  test('before an attack and before a reaction the chances are shown', () => {
    const fire = asked.find(({ rule }) => rule === 'UL-13.4');
    const react = asked.find(({ rule }) => rule === 'UL-14.4');
    if (!fire || !react) throw new Error('The records neither fire nor react.');
    expect(drawn(fire)).toMatch(/aria-label="\d+ torpedo(es)?: Miss <?>?\d+ %, Light/);
    // What is written in two letters says itself in full, by pointer, key and finger.
    expect(drawn(fire)).toMatch(/aria-label="Gunnery: [+−]\d, Torpedo Skill: [+−]\d, Evasion: \d"/);
    expect(drawn(react)).toMatch(/Lost <b>(&lt;)?\d+\s%/);
  });

  test('it is drawn in both languages, and the shelf has its picture', () => {
    for (const moment of asked)
      for (const language of ['en', 'fr'] as const)
        expect(drawn(moment, [], language)).not.toMatch(/undefined|NaN|Infinity/);
    expect(asked.every((moment) => drawn(moment, [], 'fr').includes('Turn') === false)).toBe(true);
    // A French colon stands apart.
    for (const moment of asked) expect(found(drawn(moment, [], 'fr'), />([^<>]*\p{Letter}:[^<>]*)</gu)).toEqual([]);
    expect(renderToString(h(Picture, {}))).toContain('viewBox="0 0 320 200"');
  });
});

/** The largest convoy, and the escort that comes to reinforce it. */
const MOST_SHIPS = Math.max(...Object.values(CONVOYS).map(({ ships, escorts }) => ships.length + escorts.length)) + 1;

const MOST_IN_HARBOUR = Math.max(
  ...CAMPAIGN_IDS.flatMap((id) => Object.values(CAMPAIGNS[id].areas).map(({ attack }) => attack?.naval ?? 0)),
);

/** The chart on a phone: half of what the bar leaves, above its strip of buttons. */
const chartOn = (width: number, height: number) => ({ width, height: (height - 56) / 2 - 45 });

/** How high or wide a line is on the screen while a region is shown, whichever is less; what is cut off does not count. */
function inSight([x, y, width, height]: Box, [left, top, wide, high]: Box, room: ReturnType<typeof chartOn>): number {
  const across = Math.min(x + width, left + wide) - Math.max(x, left);
  const down = Math.min(y + height, top + high) - Math.max(y, top);
  return Math.min(across, down) * scaleFor({ width: wide, height: high }, room);
}

/** One card for each boat of the flotilla, one counter for each that is on the stage, one for each ship afloat. */
function expectOneOfEach(moment: Moment): void {
  const html = drawn(moment);
  const { view } = moment;
  const stage = stageOf(view);
  expect(found(html, /data-card="([^"]+)"/g)).toEqual(view.boats.map(({ id }) => id));
  if (stage === 'cards') return;
  const counters = found(html, /data-id="([^"]+)"/g);
  const times = (id: string): number => counters.filter((one) => one === id).length;
  for (const { id, fate } of view.boats) {
    const here = stage === 'map' ? fate === 'in-play' : view.battle?.fighters.some((one) => one.id === id);
    expect(times(id), id).toBe(here ? 1 : 0);
  }
  if (stage === 'battle')
    for (const ship of view.contact?.ships ?? []) expect(times(ship.id), ship.id).toBe(ship.zone === null ? 0 : 1);
}

/** Seats for all of them, inside the stage. */
function expectSeats({ view }: Moment): void {
  const stage = stageOf(view);
  if (stage === 'cards') return;
  const { boats, ships } = seatsOf(view, stage);
  const due =
    stage === 'map' ? view.boats.filter(({ fate }) => fate === 'in-play').length : (view.battle?.fighters.length ?? 0);
  expect(boats.size).toBe(due);
  if (stage === 'battle') expect(ships.size).toBe(view.contact?.ships.filter(({ zone }) => zone !== null).length);
  const [left, top, width, height] = MAP;
  for (const { x, y } of [...boats.values(), ...ships.values()])
    expect(x > left && x < left + width && y > top && y < top + height).toBe(true);
}

describe('the signs', () => {
  test('in French the hits of a ship are counted in French', () => {
    const attacked = asked.filter((moment) => drawn(moment).includes('Strikes'));
    expect(attacked.length).toBeGreaterThan(0);
    for (const moment of attacked) expect(drawn(moment, [], 'fr')).not.toMatch(/\d+H \d+L/);
  });

  test('in French nothing on the sheet is counted in English letters', () => {
    for (const moment of asked) expect(drawn(moment, [], 'fr')).not.toMatch(/>[^<]*\b(VP|GS|TS)\b[^<]*</);
    expect(REGIONS.map(({ name }) => name.fr)).not.toEqual(expect.arrayContaining(['NW']));
    expect(REGIONS.map(({ name }) => name.fr)).toEqual(expect.arrayContaining(['NO', 'O', 'SO']));
  });

  test.each(['en', 'fr'] as const)('every short sign of the cards is explained, in %s', (language) => {
    const meanings = Object.values(SIGNS[language].lines).flat();
    const explained = meanings.flatMap(([sign]) => ('written' in sign ? sign.written.split(' ') : []));
    for (const sign of [
      ...Object.values(language === 'en' ? ['GS', 'TS', 'EV'] : ['AR', 'TO', 'EV']),
      'XP',
      ...(language === 'en' ? ['VP', 'SO'] : ['PV', 'OS']),
      'T',
      'G',
      ...(language === 'en' ? ['1H', '2L'] : ['1Lo', '2Lé']),
      '◉',
      '?',
      'C',
      'S',
      'M',
      'L',
    ])
      expect(explained, sign).toContain(sign);
    for (const [, meaning] of meanings) expect(meaning.length, meaning).toBeLessThan(56);
  });

  test('a key opens them in the place of the card', () => {
    for (const moment of [asked[0]!, asked.find(({ rule }) => rule === 'UL-13.3')!])
      expect(drawn(moment)).toContain('aria-label="Signs on the cards"');
  });
});

describe('the sheet', () => {
  test('lists the ships sunk last and counts the others', () => {
    let counted = false;
    for (const record of records.slice(0, 1))
      play(record, (moment) => {
        const sunk = moment.log?.filter(({ entry }) => (entry as { what: string }).what === 'ship-sunk').length ?? 0;
        if (stageOf(moment.view) !== 'map' || sunk === 0 || moment.question.rule !== 'UL-8.1') return;
        const html = drawn(moment);
        const listed = found(html, /class="(sunk-name)"/g).length;
        const [more = '0'] = found(html, />and (\d+) more</g);
        counted ||= more !== '0';
        expect(listed + Number(more)).toBe(sunk);
      });
    expect(counted).toBe(true);
  });

  test('marks no boat as acting while one is to be chosen', () => {
    let looked = 0;
    for (const record of records.slice(0, 1))
      play(record, (moment) => {
        if (moment.question.rule !== 'UL-8.1' || moment.question.offers.length < 2) return;
        looked += 1;
        expect(drawn(moment)).not.toContain('card-acting');
      });
    expect(looked).toBeGreaterThan(0);
  });

  test('what holds nothing now makes room: at the end the log tells of every ship sunk', () => {
    const match = replay(leader, byPlan, 0);
    for (const choice of byPlan.choices) match.take(choice);
    const log = match.log('player');
    const html = drawn({ view: match.view('player'), question: undefined, log });
    const sunk = log.filter(({ entry }) => (entry as { what: string }).what === 'ship-sunk').length;
    expect(sunk).toBeGreaterThan(4);
    expect(found(html, /class="(sunk-name)"/g).length).toBe(sunk);
    expect(html).not.toContain('>Orders<');
  });

  test('says what will lie where nothing lies yet, and what could be fired from where a boat is', () => {
    const first = Match.start(leader, { seed: 'first', options: {} });
    const html = drawn({ view: first.view('player'), question: first.question });
    expect(found(html, /class="(empty-line)"/g).length).toBeGreaterThan(2);
    let looked = 0;
    play(byPlan, (moment) => {
      const prey = moment.view.contact?.ships?.some(({ kind, card, sunk }) => kind === 'merchant' && card && !sunk);
      if (moment.question.rule !== 'UL-11.3' || !prey) return;
      looked += 1;
      expect(drawn(moment)).toMatch(/U-\d+ → /);
    });
    expect(looked).toBeGreaterThan(0);
  });
});
