import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languageOf } from '../src/shell.ts';
import { derby, scratch } from './derby.ts';

const ESCAPE = String.fromCharCode(27);
const lines = (...words: string[]): string => `${words.join('\n')}\n`;
const play = (input: string, cwd = scratch(), ...words: string[]) =>
  derby(['play', 'xxi', '--seed', 'test', ...words], { input, cwd });

describe('play', () => {
  test('shows the board, the news and the offers by number', async () => {
    const { code, out } = await play('');
    expect(out).toContain('12 Hamburg');
    expect(out).toContain('Turn 1 of 21, September 1943');
    expect(out).toContain('XXI-7.0');
    expect(out).toContain('End movement');
    expect(code).toBe(0);
  });

  test('a number and a notation are choices; what is barred is refused with its rule', async () => {
    const { out } = await play(
      lines('move hull-A-1 13', 'move hull-A-1 9', 'barred', 'rule XXI-7.2b', 'frobnicate', '999'),
    );
    expect(out).toContain('Hull A moves from Gustavsburg to Kassel');
    expect(out).toContain('Barred by XXI-7.2b');
    expect(out).toContain('XXI-7.2b  One space per turn');
    expect(out).toContain('"frobnicate" is neither');
    expect(out).toContain('There is no 999 on the list');
  });

  test('undo takes back what is reversible; across dice only "back" does, and the record counts it', async () => {
    const cwd = scratch();
    const { out } = await play(
      lines('1', 'undo', 'undo', 'end-movement', 'end-missions', 'undo', 'back', 'save kept.derby'),
      cwd,
    );
    expect(out).toContain('Taken back.');
    expect(out).toContain('There is nothing to take back.');
    expect(out).toContain('cannot be undone');
    expect(out).toContain('Taken back across dice; the record counts 1.');
    expect(readFileSync(join(cwd, 'kept.derby'), 'utf8')).toContain('take-backs 1');
  });

  test('hints come from a bot, by name', async () => {
    const { out } = await play(lines('hint greedy', 'hint deep-thought'));
    expect(out).toContain('The greedy player would choose:');
    expect(out).toContain('There is no bot "deep-thought"');
  });

  test('a hint says why, where the game explains its advice', async () => {
    const { out } = await derby(['play', 'leader', '--seed', 'test'], { input: lines('hint greedy') });
    expect(out).toMatch(/The greedy player would choose: .*\n {2}U-\d+ as Trained: \d+ SO/);
  });

  test('unless somebody else is named the admiral gives it, and it names the plan that it serves', async () => {
    const hint = async (...words: string[]) =>
      (await derby(['play', ...words], { input: lines('hint') })).out.replaceAll(/[^\S\n]+/g, ' ');
    expect(await hint('pens', '--seed', 'test')).toMatch(/The admiral would choose: .*\n Plan “Tonnage”: /);
    expect(await hint('pens', '--seed', 'test', '--lang', 'fr')).toMatch(
      /L’amiral choisirait : .*\n Plan « Tonnage » : /,
    );
  });

  test('a game that was left is taken up again', async () => {
    const cwd = scratch();
    const left = await play(lines('1', '1', 'quit'), cwd);
    expect(left.out).toContain('The game is kept');
    const again = await derby(['play', 'xxi', '--resume'], { cwd, input: lines('save now.derby') });
    expect(again.code).toBe(0);
    const kept = readFileSync(join(cwd, 'derby-house', 'xxi-test.derby'), 'utf8');
    expect(readFileSync(join(cwd, 'now.derby'), 'utf8')).toBe(kept);
    const fromFile = await derby(['play', 'now.derby'], { cwd, input: lines('load now.derby', 'load nowhere.derby') });
    expect(fromFile.out).toContain('Going on from now.derby');
    expect(fromFile.out).toContain('nowhere.derby cannot be read');
  });

  test('take-backs are still counted after the game was taken up again', async () => {
    const cwd = scratch();
    await play(lines('end-movement', 'end-missions', 'back', 'quit'), cwd);
    await derby(['play', 'xxi', '--resume'], { cwd, input: lines('end-missions', 'back', 'save twice.derby') });
    expect(readFileSync(join(cwd, 'twice.derby'), 'utf8')).toContain('take-backs 2');
  });

  test('--resume without a game to take up says what to do', async () => {
    const { code, err } = await derby(['play', 'xxi', '--resume']);
    expect(err).toContain('derby play xxi');
    expect(code).toBe(1);
  });

  test('a whole game, played by numbers, ends with a record that holds', async () => {
    const cwd = scratch();
    const { code, out } = await play(lines(...Array.from({ length: 3000 }, () => '1')), cwd);
    expect(code).toBe(0);
    expect(out).toContain('The game is over:');
    expect(out).toContain('Record:');
    const verified = await derby(['verify', join('derby-house', 'xxi-test.derby')], { cwd });
    expect(verified.out).toContain('holds');
    expect(verified.code).toBe(0);
  });

  test('conceding asks once', async () => {
    const { out } = await play(lines('concede', 'concede yes'));
    expect(out).toContain('type: concede yes');
    expect(out).toContain('The game is over: Defeat');
  });
});

describe('languages and colours', () => {
  test('French by option, and its own words at the table', async () => {
    const { out } = await play(lines('aide', 'interdits', 'quitter'), scratch(), '--lang', 'fr');
    expect(out).toContain('Tour 1 sur 21, septembre 1943');
    expect(out).toContain('ce qui ne peut être choisi ici');
    expect(out).toContain('La partie est conservée');
  });

  test.each([
    [{ LANG: 'fr_FR.UTF-8' }, 'fr'],
    [{ LANG: 'fr_FR.UTF-8', LC_ALL: 'en_GB.UTF-8' }, 'en'],
    [{ LANG: 'en_GB.UTF-8', LC_MESSAGES: 'fr_FR' }, 'fr'],
    [{ LANG: 'de_DE.UTF-8' }, 'en'],
    [{}, 'en'],
  ])('the environment %j means %s', (env, language) => {
    expect(languageOf(env)).toBe(language);
  });

  test('the real program follows the environment', async () => {
    expect((await derby(['games'], { env: { LANG: 'fr_FR.UTF-8' } })).out).toContain('1 joueur,');
  });

  test('the shelf names the values of options and keeps names and effects apart', async () => {
    const { out } = await derby(['games']);
    expect(out).toContain('happy-time: The Happy Time');
    expect(out).toMatch(/heavyBomberSpecialAttack {2}Heavy bombers/);
  });

  test('no colours in a pipe, colours when they are forced, none under NO_COLOR', async () => {
    expect((await derby(['games'])).out).not.toContain(ESCAPE);
    expect((await derby(['games'], { env: { FORCE_COLOR: '1' } })).out).toContain(ESCAPE);
    expect((await derby(['games'], { env: { FORCE_COLOR: '1', NO_COLOR: '1' } })).out).not.toContain(ESCAPE);
  });
});

describe('demo', () => {
  test('the same seed tells the same game, and its record holds', async () => {
    const cwd = scratch();
    const first = await derby(['demo', 'xxi', '--seed', '4', '--record', 'demo.derby'], { cwd });
    const second = await derby(['demo', 'xxi', '--seed', '4', '--record', 'demo.derby'], { cwd });
    expect(first.code).toBe(0);
    expect(second.out).toBe(first.out);
    expect((await derby(['verify', 'demo.derby'], { cwd })).code).toBe(0);
  });
});
