import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { typeset } from '@derby/kernel';
import { xxi } from '@derby/xxi';
import { describe, expect, test } from 'vitest';
import { derby, RECORDS, scratch } from './derby.ts';
import { within } from './within.ts';

const GOOD = join(RECORDS, '01-greedy.derby');

describe('the real program', () => {
  test.each([
    [['sail'], 2, 'no command "sail"'],
    [['play', 'xxi', '--fast'], 2, 'no option --fast'],
    [['play', 'chess'], 2, 'no game "chess"'],
    [['verify', 'nowhere.derby'], 3, 'nowhere.derby'],
  ])('%j exits with %i', async (words, exit, what) => {
    const { code, out, err } = await derby(words);
    expect(err).toContain(what);
    expect(out).toBe('');
    expect(code).toBe(exit);
  });
});

describe('a command line that is not understood exits with 2 and says what to do', () => {
  test.each([
    [['sail'], 'no command "sail"', 'derby --help'],
    [['--speed'], 'no option --speed', 'derby --help'],
    [['play'], 'GAME|FILE is missing', 'derby play --help'],
    [['play', 'chess'], 'no game "chess"', 'xxi'],
    [['play', 'xxi', '--fast'], 'no option --fast', '--resume'],
    [['play', 'xxi', 'xxi'], '"xxi" is one argument too many', 'derby play --help'],
    [['demo', 'xxi', '--options', 'flying'], 'no option "flying"', 'heavyAA'],
    [['demo', 'xxi', '--options', 'heavyAA=7'], 'cannot be "7"', 'true'],
    [['demo', 'xxi', '--bot', 'deep-thought'], 'no bot "deep-thought"', 'admiral'],
    [['demo', 'xxi', '--bot', 'allies=greedy'], 'no seat "allies"', 'player'],
    [['demo', 'xxi', '--seed'], '--seed needs a value', 'derby demo --help'],
    [['sim', 'xxi', '--games', 'many'], '--games must be a whole number', '"many"'],
    [['sim', 'xxi', '--games', '0'], 'from 1', '"0"'],
    [['sim', 'xxi', '--metric', 'joy'], 'no metric "joy"', 'balance'],
    [['sim', 'compare', 'xxi', 'greedy'], 'B is missing', 'derby sim compare --help'],
    [['sim', 'compare', 'pens', 'greedy', 'random', '--seat', 'italy'], 'no seat "italy"', 'allies'],
    [['review', GOOD, '--seat', 'italy'], 'no seat "italy"', 'player'],
    [['completion', 'fish'], '"fish"', 'bash'],
    [['review', GOOD, '--budget', 'endless'], 'no budget "endless"', 'quick'],
    [['games', '--lang', 'de'], 'no language "de"', 'fr'],
    [['games', '--json=x=y', '--help=1'], 'takes no value', 'derby games --help'],
  ])('%j', async (words, what, remedy) => {
    const { code, out, err } = await within(words);
    expect(err).toContain(what);
    expect(err).toContain(remedy);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});

test.each([
  [['play', 'chess'], 'Le jeu « chess » n’existe pas'],
  [['demo', 'xxi', '--options', 'flying'], 'xxi n’a pas d’option « flying »'],
  [['demo', 'xxi', '--options', 'heavyAA=7'], 'ne peut être « 7 »'],
  [['demo', 'xxi', '--bot', 'deep-thought'], 'Le joueur automatique « deep-thought » n’existe pas'],
  [['demo', 'pens', '--seat', 'italy'], 'Le camp « italy » n’existe pas ; il y a : axis, allies, spectator.'],
])('what does not exist is named in the reader’s language: %j', async (words, what) => {
  const { code, err } = await within([...words, '--lang', 'fr']);
  expect(err).toContain(typeset(what));
  expect(code).toBe(2);
});

describe('files', () => {
  test.each([['verify'], ['replay'], ['review'], ['play']])('%s: a file that is missing exits with 3', async (name) => {
    const { code, err } = await within([name, 'nowhere.derby']);
    expect(err).toContain('nowhere.derby');
    expect(err).toContain('ENOENT');
    expect(code).toBe(3);
  });

  test('a file that cannot be written exits with 3', async () => {
    const { code, err } = await within(['games', '--json', 'no/such/folder/games.json']);
    expect(err).toContain('cannot be written');
    expect(code).toBe(3);
  });

  test.each([
    ['', 'Line 1'],
    ['derby 99\n', 'version 99'],
    ['derby 1\ngame xxi\n', 'blank line'],
    ['derby 1\ngame xxi\nedition one\nseed 1\n\n\n', 'whole number'],
    ['derby 1\ngame chess\nedition 1\nseed 1\n\n\n', 'chess'],
    [`derby 1\ngame xxi\nedition ${xxi.edition}\nseed 1\n\nfly away\n\n`, '"fly away"'],
    ['derby 1\ngame xxi\nedition 1\nseed 1\nfoo bar\n\n\n', '"foo"'],
  ])('a malformed record %j exits with 1 and says what is wrong', async (words, what) => {
    const cwd = scratch();
    writeFileSync(join(cwd, 'bad.derby'), words);
    const { code, err } = await within(['replay', join(cwd, 'bad.derby')]);
    expect(err).toContain(what);
    expect(err).not.toContain('    at ');
    expect(code).toBe(1);
  });

  test('an unfinished record cannot be reviewed', async () => {
    const cwd = scratch();
    await derby(['play', 'xxi', '--seed', '1'], { cwd, input: 'save half.derby\nquit\n' });
    const { code, err } = await derby(['review', 'half.derby'], { cwd });
    expect(err).toContain('not over');
    expect(code).toBe(1);
  });
});

test('errors are told in French', async () => {
  const { code, err } = await derby(['play', 'chess', '--lang', 'fr']);
  expect(err).toContain(typeset('Le jeu « chess » n’existe pas'));
  expect(code).toBe(2);
});

test('French is set as French is: no line begins with a colon; what a shell reads is left alone', async () => {
  const { out } = await within(['sim', '--help', '--lang', 'fr']);
  expect(out).toMatch(/\u00a0:/);
  expect(out).not.toMatch(/ [:;?!»]|« /);
  const script = await within(['completion', 'bash', '--lang', 'fr']);
  expect(script.out).toBe((await within(['completion', 'bash'])).out);
  expect(script.out).not.toContain('\u00a0');
});

test.each([[['--lang=fr', 'games']], [['games', '--lang=fr']], [['--lang', 'fr', 'games']]])(
  'the language may be joined to its option: %j',
  async (words) => {
    const { code, out } = await within(words);
    expect(out).toContain('1 joueur');
    expect(code).toBe(0);
  },
);

test('a language that is joined to its option and does not exist is named', async () => {
  const { code, err } = await within(['games', '--lang=de']);
  expect(err).toContain('no language "de"');
  expect(code).toBe(2);
});

test('--version is that of the house', async () => {
  const { code, out } = await within(['--version']);
  expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(code).toBe(0);
});
