/** Golden records of every edition that is kept: each replays to the letter under the rules it was played by. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BadRecord, type Edition, type GameRecord, openOf, readRecord, SPECTATOR } from '@derby/kernel';
import { GAMES } from '@derby/registry';
import { editionOf, keptStaff } from '@derby/registry/editions';
import { KEPT, type KeptEdition } from '@derby/registry/kept-editions';
import { describe, expect, test } from 'vitest';

const EDITIONS = fileURLToPath(new URL('../../editions', import.meta.url));

function recordsOf({ game, edition }: KeptEdition): GameRecord[] {
  const folder = `${EDITIONS}/records/${game}-${edition}`;
  return readdirSync(folder).map((name) => readRecord(readFileSync(`${folder}/${name}`, 'utf8')));
}

const firstOf = (kept: KeptEdition): GameRecord => recordsOf(kept)[0] as GameRecord;
const open = async ({ at }: KeptEdition): Promise<Edition> => (await import(at.href)).edition;

describe.each(KEPT)('edition $edition of $game', (kept) => {
  test('is the one its name says, to the byte', async () => {
    const code = readFileSync(fileURLToPath(kept.at));
    expect(createHash('sha256').update(code).digest('hex').slice(0, kept.hash.length)).toBe(kept.hash);
    const { game, edition, form } = await open(kept);
    expect({ game, edition, form }).toEqual({ game: kept.game, edition: kept.edition, form: 1 });
  });

  test('holds its golden records', async () => {
    const edition = await open(kept);
    const records = recordsOf(kept);
    expect(records.length).toBeGreaterThan(4);
    for (const record of records) expect(() => edition.verify(record)).not.toThrow();
    expect(() => edition.verify({ ...firstOf(kept), hash: '0'.repeat(32) })).toThrow();
  });

  test('takes a record up in its middle and plays on, and what it writes holds again', async () => {
    const edition = await open(kept);
    const { result, hash, ...whole } = firstOf(kept);
    const half = Math.floor(whole.choices.length / 2);
    const tables = edition.resume({ ...whole, choices: whole.choices.slice(0, half) });
    for (let more = 0; more < 10; more++) {
      const asked = tables.at(tables.at(SPECTATOR).now.asked ?? '');
      const [first] = openOf(asked.now.question?.offers ?? []);
      expect(await asked.take(first?.choice ?? ['nothing'], asked.now.at)).toBeUndefined();
    }
    const record = await tables.record(whole.players);
    expect(record.choices).toHaveLength(half + 10);
    edition.verify(record);
  });

  test('has words for its log in both languages', async () => {
    const edition = await open(kept);
    const tables = edition.resume(firstOf(kept));
    for (const language of ['en', 'fr'] as const) {
      const { log } = await edition.text(language);
      for (const { entry } of tables.at(tables.facts.seats[0] ?? '').now.log)
        expect(log[entry.what]?.(entry as never)).toMatch(/\w/);
    }
  });
});

describe('a raised edition strands nobody', () => {
  test.each(GAMES)('every edition of $id before the one of the day is kept', async ({ id, load }) => {
    const { edition } = await load();
    const kept = KEPT.filter(({ game }) => game === id).map((one) => one.edition);
    for (let older = 1; older < edition; older++)
      expect(kept, `keep it with: npm run edition -- --game ${id} --edition ${older}`).toContain(older);
  });

  test('a record of an older edition opens under it, and says so from then on', async () => {
    const kept = KEPT.find(({ game, edition }) => game === 'pens' && edition === 1) as KeptEdition;
    const edition = await editionOf(firstOf(kept));
    expect(edition.edition).toBe(1);
    edition.verify(firstOf(kept));
    const record = await edition.resume(firstOf(kept)).record({});
    expect(record).toMatchObject({ edition: 1, bundle: kept.hash });
    expect(await edition.start({ seed: 'x' }).record({})).toMatchObject({ edition: 1, bundle: kept.hash });
  });

  test('a record of the day’s edition is played by the rules of the day', async () => {
    const { edition } = await (GAMES.find(({ id }) => id === 'pens') as (typeof GAMES)[number]).load();
    expect(await keptStaff({ game: 'pens', edition })).toBeUndefined();
    const begun = await (await editionOf({ game: 'pens', edition })).start({ seed: 'x' }).record({});
    expect(begun).toMatchObject({ edition });
    expect(begun).not.toHaveProperty('bundle');
  });

  test('a fault of an old record is a fault like any other', async () => {
    const kept = KEPT.find(({ game, edition }) => game === 'pens' && edition === 1) as KeptEdition;
    const edition = await editionOf(firstOf(kept));
    expect(() => edition.resume({ ...firstOf(kept), choices: ['fly-home'] })).toThrow(BadRecord);
    expect(() => edition.verify({ ...firstOf(kept), hash: '0'.repeat(32) })).toThrow(BadRecord);
  });

  test('an edition that nobody kept is refused as another edition', async () => {
    const edition = await editionOf({ game: 'pens', edition: 99 });
    const kept = KEPT.find(({ game }) => game === 'pens') as KeptEdition;
    expect(() => edition.resume({ ...firstOf(kept), edition: 99 })).toThrow(/other-edition/);
  });
});
