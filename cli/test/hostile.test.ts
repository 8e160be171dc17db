/** Files, saves and words as nobody would write them: the program says what is wrong, loses nothing and ends as it should. */
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord } from '@derby/kernel';
import { xxi } from '@derby/xxi';
import { describe, expect, test } from 'vitest';
import { derby, scratch } from './derby.ts';
import { within } from './within.ts';

const HEAD = `derby 1\ngame xxi\nedition ${xxi.edition}\nseed x\n`;
const KEPT = 'derby-house';

/** Nothing in it that a terminal would obey. */
const isTame = (words: string): boolean => !/\p{Cc}/u.test(words.replaceAll('\n', ''));

describe('a seed that could not be read again', () => {
  test.each(['', 'two\nlines', 'x\r', 'x\u001e', '\u001b[2J', 'x'.repeat(5000)])('%j is refused', async (seed) => {
    for (const command of ['play', 'demo', 'sim']) {
      const { code, err } = await within([command, 'xxi', `--seed=${seed}`]);
      expect(err).toContain('A seed is one line of text');
      expect(code).toBe(2);
    }
  });
});

describe('play --resume', () => {
  const broken: Readonly<Record<string, (file: string) => void>> = {
    empty: (file) => writeFileSync(file, ''),
    diary: (file) => writeFileSync(file, 'Dear diary'),
    'cut-off': (file) => writeFileSync(file, HEAD),
    'other-edition': (file) => writeFileSync(file, `${HEAD.replace(/edition \d+/, 'edition 999')}\n\n`),
    'other-game': (file) => writeFileSync(file, `${HEAD.replace('xxi', 'chess')}\n\n`),
    'bad-choice': (file) => writeFileSync(file, `${HEAD}\nfly away\n\n`),
    'no-text': (file) => writeFileSync(file, Buffer.from([0xff, 0, 0x1b, 0x5b, 0x32, 0x4a])),
    folder: (file) => mkdirSync(file),
    nowhere: (file) => symlinkSync('/nowhere', file),
  };

  test('passes over what cannot be taken up, names it, and takes up the latest that can', async () => {
    const cwd = scratch();
    await derby(['play', 'xxi', '--seed', 'good'], { cwd, input: '1\n1\nquit\n' });
    const hour = new Date(Date.now() - 3_600_000);
    utimesSync(join(cwd, KEPT, 'xxi-good.derby'), hour, hour);
    for (const [name, make] of Object.entries(broken)) make(join(cwd, KEPT, `xxi-${name}.derby`));
    const { code, out, err } = await derby(['play', 'xxi', '--resume'], { cwd, input: 'quit\n' });
    for (const name of Object.keys(broken))
      expect(err).toContain(`passed over ${join(cwd, KEPT, `xxi-${name}.derby`)}: `);
    expect(isTame(err)).toBe(true);
    expect(out).toContain('xxi-good.derby');
    expect(code).toBe(0);
    const listed = await derby(['saved'], { cwd });
    expect(listed.out.match(/It cannot be read: /g)).toHaveLength(Object.keys(broken).length);
    expect(listed.out).toMatch(/xxi-good\.derby\n {2}XXI.*, 2 choices, not over, /);
    const bad = join(cwd, KEPT, 'xxi-empty.derby');
    expect(await derby(['saved', '--delete', bad], { cwd })).toMatchObject({ code: 0 });
    expect(existsSync(bad)).toBe(false);
    writeFileSync(join(cwd, 'own.derby'), 'mine');
    expect(await derby(['saved', '--delete', 'own.derby'], { cwd })).toMatchObject({ code: 1 });
    expect(existsSync(join(cwd, 'own.derby'))).toBe(true);
  });
});

describe.skipIf(process.platform === 'win32')('a disk without room', () => {
  /** No file may become longer than a kilobyte; two moves are made by number and by words when there is no room left. */
  test('ends nothing, leaves nothing half written, and is told alike for numbers and words', async () => {
    const cwd = scratch();
    const moves = '1\n'.repeat(90);
    const room = { cwd, input: `${moves}end-movement\n1\nquit\n`, blocks: 2 };
    const { code, out, err } = await derby(['play', 'xxi', '--seed', 'full'], room);
    const [, after = ''] = out.split('> end-movement');
    expect(out.match(/Your choice stands, but the game could not be kept/g)?.length).toBeGreaterThan(10);
    expect(after).toContain('Your choice stands, but the game could not be kept.');
    expect(after).toContain('there is no room left for it (EFBIG)');
    expect(err).toContain('the game could not be kept');
    expect(code).toBe(3);
    expect(readdirSync(join(cwd, KEPT))).toEqual(['xxi-full.derby']);
    expect(readRecord(readFileSync(join(cwd, KEPT, 'xxi-full.derby'), 'utf8')).choices.length).toBeGreaterThan(20);
  });
});

describe('a file that is too large', () => {
  test('is not read to its end', async () => {
    const file = join(scratch(), 'large.derby');
    writeFileSync(file, `${HEAD}\n${'x\n'.repeat(10_000_000)}`);
    const { code, err } = await within(['replay', file]);
    expect(err).toMatch(/large\.derby is larger than 16 MB/);
    expect(code).toBe(3);
  });

  test.skipIf(!existsSync('/dev/zero'))('nor is one without an end', async () => {
    const { code, err } = await within(['verify', '/dev/zero']);
    expect(err).toContain('/dev/zero is larger than 16 MB');
    expect(code).toBe(3);
  });
});

describe('what is wrong is told in a line, and no terminal obeys it', () => {
  const evil = '\u001b]0;owned\u0007\u001b[2J\u009b31m';
  const long = 'x'.repeat(60_000);
  test.each([
    [[evil]],
    [['play', evil]],
    [['play', 'xxi', `--${evil}`]],
    [['play', 'xxi', '--bot', evil]],
    [['demo', 'xxi', '--options', evil]],
    [['sim', 'xxi', '--games', evil]],
    [['sim', 'xxi', '--metric', evil]],
    [['games', '--lang', evil]],
    [['rule', evil]],
    [['completion', evil]],
    [['verify', `${evil}.derby`]],
    [['play', long]],
    [['rule', long]],
    [['verify', long]],
    [['sim', '--resume', long]],
  ])('%#', async (words) => {
    const { code, out, err } = await within(words);
    expect(out).toBe('');
    expect(isTame(err)).toBe(true);
    expect(err.length).toBeGreaterThan(10);
    expect(err.length).toBeLessThan(3000);
    expect([1, 2, 3]).toContain(code);
  });
});
