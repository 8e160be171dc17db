/** The journal: what it notes of single happenings, and a whole campaign to the letter. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { journalOf, type LogEntry, readRecord, replay, writeJournal } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { shipCard } from '../src/cards.ts';
import { leader } from '../src/game.ts';
import { daysOfTurn, momentOf } from '../src/journal/calendar.ts';
import { chronicle } from '../src/journal/chronicle.ts';
import type { Note, Page } from '../src/journal/notes.ts';
import type { Log } from '../src/log.ts';
import type { Leader } from '../src/state.ts';
import { en } from '../src/text/en.ts';
import { fr } from '../src/text/fr.ts';

const records = new URL('./records/', import.meta.url);
const golden = new URL('./journal/', import.meta.url);

const logOf = (file: URL): readonly LogEntry<Leader>[] =>
  replay(leader, readRecord(readFileSync(file, 'utf8'))).log('player');

/** A campaign of one boat at sea in the South-West Approaches, and then these happenings. */
function pagesOf(...happenings: readonly Log[]): Page[] {
  const before: Log[] = [
    { what: 'campaign-begins', campaign: 'happy-time', length: 'medium', so: 40 },
    { what: 'boat-bought', boat: 'U-47', level: 'trained', cost: 8, so: 32 },
    { what: 'boat-berthed', boat: 'U-47', area: 'france' },
    { what: 'turn-begins', turn: 1 },
    { what: 'boat-sails', boat: 'U-47', area: 'south-west-approaches' },
  ];
  return chronicle([...before, ...happenings].map((entry) => ({ step: 0, rule: 'UL-4.13', entry })));
}

/** What the boat's first page notes of these happenings, after putting to sea. */
const noted = (...happenings: readonly Log[]): Note[] =>
  pagesOf(...happenings)[1]!
    .notes.slice(1)
    .map(({ note }) => note);

/** Card 37: M1 … M4 in the middle, E1 in S-NW and E2 in S-NE. */
const BATTLE: readonly Log[] = [
  { what: 'contact-die', boat: 'U-47', die: 7, modifier: 0, parts: [], total: 7, contacts: 1 },
  { what: 'convoy-drawn', boat: 'U-47', cards: [37], left: 0 },
  { what: 'ships-laid-out', card: 37, area: 'south-west-approaches' },
  { what: 'boat-placed', boat: 'U-47', zone: 'M-NNE', side: 'surfaced' },
  { what: 'condition-drawn', card: 1, condition: 'none' },
  { what: 'round-begins', round: 1 },
];
const inBattle = (...happenings: readonly Log[]): Note[] => noted(...BATTLE, ...happenings).slice(3);

describe('the calendar', () => {
  test.each([
    ['battle-begins', 0, { year: 1939, month: 9, day: 1 }],
    ['battle-begins', 122, { year: 1940, month: 1, day: 1 }],
    ['battle-begins', 181, { year: 1940, month: 2, day: 29 }],
    ['happy-time', 364, { year: 1941, month: 5, day: 31 }],
    ['drumbeat', 28, { year: 1942, month: 3, day: 1 }],
  ] as const)('%s, %i days on', (campaign, days, date) => {
    expect(momentOf(campaign, days * 1440 + 61)).toEqual({ ...date, hour: 1, minute: 1 });
  });

  test('a turn is a fortnight unless the campaign is too short for it', () => {
    expect(daysOfTurn('happy-time', 'long')).toBe(14);
    expect(daysOfTurn('drumbeat', 'long')).toBe(5);
  });
});

describe('the notes', () => {
  test('a boat puts to sea once and then enters area after area', () => {
    const [, patrol] = pagesOf({ what: 'boat-sails', boat: 'U-47', area: 'mid-atlantic' });
    expect(patrol?.notes.map(({ note }) => note)).toEqual([
      { what: 'put-to-sea', from: 'france', area: 'south-west-approaches' },
      { what: 'entered', area: 'mid-atlantic' },
    ]);
  });

  test('a ship has no name until it is revealed', () => {
    const shot = {
      what: 'torpedoes-roll',
      boat: 'U-47',
      ship: 'M2',
      dice: [3, 9],
      modifier: 0,
      parts: [],
      t5: 0,
    } as const;
    const fired = { ...shot, total: 9, hits: 1, result: 'heavy' } as const;
    expect(inBattle(fired)).toMatchObject([
      { what: 'torpedoes', torpedoes: 2, vessel: { kind: 'merchant', card: null }, range: 2 },
    ]);
    expect(inBattle({ what: 'ship-revealed', ship: 'M2', card: 52, kind: 'merchant' }, fired)).toMatchObject([
      { what: 'made-out', ships: [{ vessel: { card: 52 }, range: 2 }] },
      { what: 'torpedoes', vessel: { card: 52 }, range: 2, result: 'heavy' },
    ]);
  });

  test('the range is that of the moment, after moves and drift', () => {
    const range = (...before: readonly Log[]) =>
      inBattle(...before, { what: 'boat-targeted', ship: 'E2', boat: 'U-47' }).find(({ what }) => what === 'targeted');
    expect(range()).toMatchObject({ range: 1, side: 'surfaced' });
    expect(range({ what: 'boat-moves', boat: 'U-47', zone: 'L-N' })).toMatchObject({ range: 2 });
    expect(range({ what: 'escort-moves', ship: 'E2', zone: 'M-NNE' })).toMatchObject({ range: 0 });
    expect(range({ what: 'boat-changes-depth', boat: 'U-47', side: 'submerged' })).toMatchObject({ side: 'submerged' });
  });

  test('of several moves in a minute only the last is noted', () => {
    const moves = inBattle(
      { what: 'boat-moves', boat: 'U-47', zone: 'S-N' },
      { what: 'boat-moves', boat: 'U-47', zone: 'C-NW' },
    );
    expect(moves).toEqual([{ what: 'moved', zone: 'C-NW' }]);
  });

  test('Stress is noted when it changes the crew’s condition', () => {
    const stress = (now: number): Log => ({ what: 'stress-changes', boat: 'U-47', by: 1, stress: now });
    expect(noted(stress(4), stress(5), stress(6), stress(8))).toEqual([
      { what: 'crew', condition: 'shaken', stress: 5 },
      { what: 'crew', condition: 'unfit', stress: 8 },
    ]);
  });

  test('the end of a patrol counts ships and tons, and what follows is on another page', () => {
    const pages = pagesOf(
      ...BATTLE,
      { what: 'ship-revealed', ship: 'M2', card: 52, kind: 'merchant' },
      { what: 'ship-sunk', boat: 'U-47', ship: 'M2', card: 52, vp: 2, xp: 1 },
      { what: 'turn-begins', turn: 2 },
      { what: 'boat-comes-in', boat: 'U-47', area: 'france', patrols: 1 },
      { what: 'turn-begins', turn: 3 },
      { what: 'boat-sails', boat: 'U-47', area: 'north-west-approaches' },
    );
    expect(pages[1]?.notes.at(-1)?.note).toEqual({
      what: 'in-port',
      area: 'france',
      sunk: { ships: 1, tons: 6236 },
    });
    expect(pages[2]).toMatchObject({ kind: 'patrol', boat: 'U-47', number: 2, notes: [{ note: { from: 'france' } }] });
  });

  test('a second attack meets fresh escorts', () => {
    const again = inBattle(
      { what: 'ship-revealed', ship: 'E2', card: 111, kind: 'escort' },
      { what: 'battle-ends', round: 1 },
      { what: 'convoy-attacked-again', card: 37, left: 0 },
      { what: 'boat-placed', boat: 'U-47', zone: 'L-N', side: 'surfaced' },
      { what: 'boat-targeted', ship: 'E2', boat: 'U-47' },
    );
    expect(again.at(-1)).toMatchObject({ what: 'targeted', vessel: { kind: 'escort', card: null }, range: 2 });
  });
});

describe.each(readdirSync(fileURLToPath(records)).filter((name) => name.endsWith('.derby')))('%s', (name) => {
  const log = logOf(new URL(name, records));

  test('is told in both languages, and nothing in a sentence is missing', async () => {
    for (const text of [en, fr]) {
      const pages = (await journalOf(text, log)) ?? [];
      expect(pages.length).toBeGreaterThan(1);
      expect(writeJournal(pages)).not.toMatch(/undefined|NaN|null|\[object/);
    }
  });

  test('time runs forward on every page', () => {
    for (const { notes } of chronicle(log)) {
      const minutes = notes.map(({ minute }) => minute);
      expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
    }
  });

  test('no ship is named before it has been seen', async () => {
    const half = log.slice(0, Math.floor(log.length / 2));
    const told = writeJournal((await journalOf(en, half)) ?? []);
    const seen = new Set(half.flatMap(({ entry }) => cardsIn(entry)).map((card) => shipCard(card).name));
    const later = log.flatMap(({ entry }) => cardsIn(entry)).map((card) => shipCard(card).name);
    for (const ship of later.filter((one) => !seen.has(one))) expect(told).not.toContain(ship);
  });
});

function cardsIn(entry: Log): readonly number[] {
  if (entry.what === 'harbour-found') return entry.cards;
  return entry.what === 'ship-revealed' || entry.what === 'escort-in-disguise' ? [entry.card] : [];
}

test.each([
  ['en', en],
  ['fr', fr],
] as const)('a whole campaign reads as it always did (%s)', async (language, text) => {
  const pages = await journalOf(text, logOf(new URL('happy-time.derby', golden)));
  await expect(writeJournal(pages ?? [])).toMatchFileSnapshot(
    fileURLToPath(new URL(`happy-time.${language}.txt`, golden)),
  );
});
