import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRecord, replay, tell, writeRecord } from '@derby/kernel';
import { entryOf } from '@derby/registry';
import { describe, expect, test } from 'vitest';
import { derby, RECORDS, scratch } from './derby.ts';
import { within } from './within.ts';

const GOOD = join(RECORDS, '01-greedy.derby');

/** A copy of a good record with something changed. */
function tampered(change: (record: string) => string): string {
  const record = readFileSync(GOOD, 'utf8');
  const file = join(scratch(), 'tampered.derby');
  const changed = change(record);
  expect(changed).not.toBe(record);
  writeFileSync(file, changed);
  return file;
}

describe('verify', () => {
  test('a good record holds', async () => {
    const { code, out } = await derby(['verify', GOOD]);
    expect(out).toContain('holds');
    expect(code).toBe(0);
  });

  test('several records; --quiet says nothing of those that hold', async () => {
    const { code, out, err } = await derby(['verify', '--quiet', GOOD, join(RECORDS, '02-greedy.derby')]);
    expect(out + err).toBe('');
    expect(code).toBe(0);
  });

  test('what was tampered with does not hold, and it is told why', async () => {
    const cases: [file: string, why: string][] = [
      [tampered((record) => record.replace(/^hash .*$/m, `hash ${'0'.repeat(32)}`)), 'but claims'],
      [tampered((record) => record.replace(/^seed .*$/m, 'seed another')), 'cannot be made there'],
      [tampered((record) => record.replace(/^result \S+/m, 'result splendid')), 'splendid'],
      [tampered((record) => record.replace(/^end-movement\n/m, '')), 'cannot be made there'],
      [tampered((record) => record.replace(/^hash .*\n/m, '')), 'no hash'],
      [tampered((record) => record.replace(/^edition .*$/m, 'edition 99')), 'edition 99'],
      [tampered((record) => record.replace(/^seed .*$/m, `seed-hash ${'a'.repeat(64)}`)), 'sealed'],
    ];
    const { code, out, err } = await derby(['verify', ...cases.map(([file]) => file)]);
    const told = err.trimEnd().split('\n');
    expect(told).toHaveLength(cases.length);
    cases.forEach(([file, why], i) => {
      expect(told[i]).toContain(`DOES NOT HOLD ${file}`);
      expect(told[i]).toContain(why);
    });
    expect(out).toBe('');
    expect(code).toBe(1);
  });
});

test('a record that does not hold is explained in French too', async () => {
  const file = tampered((record) => record.replace(/^edition .*$/m, 'edition 99'));
  const { err } = await derby(['verify', '--lang', 'fr', file]);
  expect(err).toContain('elle a été jouée selon l’édition 99 de xxi');
});

describe('replay', () => {
  test('a pipe gets the whole game', async () => {
    const { code, out } = await derby(['replay', GOOD]);
    expect(out).toContain('XXI-3.0');
    expect(out).toContain('The game is over');
    expect(code).toBe(0);
  });

  test('the table after so many choices', async () => {
    const { code, out } = await derby(['replay', GOOD, '--at', '3']);
    expect(out).toContain('After 3 of');
    expect(out).toContain('Hamburg');
    expect(code).toBe(0);
  });

  test('a place beyond the end is refused', async () => {
    const { code, err } = await within(['replay', GOOD, '--at', '99999']);
    expect(err).toContain('--at must be a whole number');
    expect(code).toBe(2);
  });
});

describe('a game with secrets is shown to one seat', () => {
  const FILE = fileURLToPath(new URL('../../games/paukenschlag/test/records/06-greedy.derby', import.meta.url));

  /** A golden record with hidden submarines, cut after so many choices, and the lines that only the Axis may read there. */
  async function cut(choices: number, players: Readonly<Record<string, string>>) {
    const whole = readRecord(readFileSync(FILE, 'utf8'));
    const { result: _, hash: __, ...begun } = whole;
    const record = { ...begun, choices: whole.choices.slice(0, choices), players };
    const entry = entryOf(whole.game);
    const [game, text] = await Promise.all([entry.load(), entry.text('en')]);
    const log = replay(game, record).log();
    const axis = log.filter(({ to }) => to?.join() === 'axis').map(({ entry: one }) => tell(text, one));
    const all = log.filter(({ to }) => to === undefined).map(({ entry: one }) => tell(text, one));
    const file = join(scratch(), 'cut.derby');
    writeFileSync(file, writeRecord(record));
    return { file, axis: axis.filter((line) => !all.some((one) => one.includes(line))) };
  }
  const shows = (out: string, lines: readonly string[]): string[] => lines.filter((line) => out.includes(line));

  test('--seat shows what that seat sees; without it, bots are watched as by a spectator', async () => {
    const { file, axis } = await cut(120, { axis: 'greedy', allies: 'greedy' });
    expect(axis.length).toBeGreaterThan(0);
    const seen = async (...more: string[]) => (await within(['replay', file, ...more])).out;
    const own = await seen('--seat', 'axis');
    const watched = await seen();
    expect(shows(own, axis)).toEqual(axis);
    expect(shows(await seen('--seat', 'allies'), axis)).toEqual([]);
    expect(shows(watched, axis)).toEqual([]);
    expect(await seen('--seat', 'spectator')).toBe(watched);
    // What a seat chose is told to it alone.
    expect(own).toContain('›');
    expect(watched).not.toContain('›');
  });

  test('a person who played against bots sees his own table', async () => {
    const { file } = await cut(60, { axis: 'greedy', allies: 'person' });
    const { out } = await within(['replay', file]);
    expect(out).toBe((await within(['replay', file, '--seat', 'allies'])).out);
    expect(out).not.toBe((await within(['replay', file, '--seat', 'axis'])).out);
  });

  test('a seat that does not exist is refused with those that do', async () => {
    const { code, err } = await within(['replay', FILE, '--seat', 'italy']);
    expect(err).toContain('no seat "italy"; there are: axis, allies, spectator');
    expect(code).toBe(2);
  });
});

describe('rule', () => {
  test('text, code and tests', async () => {
    const { code, out } = await derby(['rule', 'XXI-9.4a']);
    expect(out).toContain('Depth charges');
    expect(out).toMatch(/games\/xxi\/src\/\S+\.ts:\d+/);
    expect(out).toMatch(/games\/xxi\/test\/\S+\.ts:\d+/);
    expect(code).toBe(0);
  });

  test('as JSON, in French, without the letters of the game', async () => {
    const { out } = await within(['rule', '9.4A', '--json', '--lang', 'fr']);
    expect(JSON.parse(out)).toMatchObject({ game: 'xxi', id: 'XXI-9.4a' });
  });

  test('a game names its chapters, and a chapter shows its tables or its rules', async () => {
    const { out } = await within(['rule', 'pens']);
    expect(out).toContain('14 Victory\n');
    expect(out).toContain('18 Tables\n');
    const tables = await within(['rule', 'pens:18', '--lang', 'fr']);
    expect(tables.out).toContain('| 8 | Fin 1943 | 24 |');
    const rules = await within(['rule', 'pens:14']);
    expect(rules.out).toContain('HOST-14.1  Tests of victory');
    const none = await within(['rule', 'pens:99']);
    expect(none.code).toBe(1);
  });

  test('an unknown one names its neighbours', async () => {
    const { code, err } = await within(['rule', 'XXI-9.99']);
    expect(err).toContain('XXI-9.1a');
    expect(code).toBe(1);
  });
});

test('games lists the shelf', async () => {
  const { code, out } = await within(['games', '--json']);
  const [first] = JSON.parse(out);
  expect(first).toMatchObject({ id: 'xxi', players: [1, 1], seats: [{ id: 'player', name: 'Player' }] });
  expect(code).toBe(0);
});

test.each(['bash', 'zsh'])('completion for %s knows the commands and the games', async (shell) => {
  const { code, out } = await within(['completion', shell]);
  for (const word of ['verify', 'compare', 'xxi', '--resume', 'admiral']) expect(out).toContain(word);
  expect(code).toBe(0);
});
