/** What a shell proposes, asked of the shell itself. */
import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import { within } from './within.ts';

let script = '';
beforeAll(async () => {
  script = (await within(['completion', 'bash'])).out;
});

/** The proposals of bash for the last word of a line. */
function proposed(...line: string[]): string[] {
  const words = ['derby', ...line].map((word) => `'${word}'`).join(' ');
  const asked = `COMP_WORDS=(${words}); COMP_CWORD=${line.length}; _derby; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync('bash', ['-c', `${script}\n${asked}`], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.split('\n').filter((word) => word !== '');
}

describe('completion', () => {
  test('options of the game in the line, one after the other', () => {
    expect(proposed('sim', 'xxi', '--options', 'heavy')).toEqual(['heavyAA']);
    expect(proposed('sim', 'xxi', '--options', 'heavyAA,convoy')).toEqual(['heavyAA,convoySix']);
    expect(proposed('play', 'leader', '--options', 'length')).toEqual(['length=short', 'length=long']);
    expect(proposed('sim', 'compare', 'pens', 'a', 'b', '--options', 'pens')).toEqual(['pens=false']);
    expect(proposed('sim', '--options', '')).toEqual([]);
  });

  test('what a sweep varies, what is compared, and who plays whom', () => {
    expect(proposed('sim', 'sweep', 'leader', '--vary', 'len')).toEqual(['length', 'length=short', 'length=long']);
    expect(proposed('sim', 'sweep', 'pens', '--vary', 'pens,allies.esc')).toEqual(['pens,allies.escorts']);
    expect(proposed('sim', 'compare', 'xxi', 'st')).toEqual(['standard']);
    expect(proposed('sim', 'compare', 'xxi', 'admiral', 'cadet,heavy')).toEqual(['cadet,heavyAA']);
    expect(proposed('tournament', 'xxi', '--players', 'cadet,adm')).toEqual(['cadet,admiral']);
    expect(proposed('sim', 'pens', '--bot', 'axis=adm')).toEqual(['axis=admiral']);
  });

  test('bash parts words at "=": only what follows the last one is proposed', () => {
    expect(proposed('play', 'leader', '--options', 'length', '=', 's')).toEqual(['short']);
    expect(proposed('play', 'leader', '--options', 'escortVp,length', '=')).toEqual(['short', 'long']);
    expect(proposed('sim', 'pens', '--bot', 'axis', '=', 'adm')).toEqual(['admiral']);
    expect(proposed('sim', 'leader', '--options', 'length', '=', 'short', '--se')).toEqual(['--seed']);
  });

  test('rules by their IDs', () => {
    expect(proposed('rule', 'XXI-9.4')).toContain('XXI-9.4a');
    expect(proposed('rule', 'PK-21.2.')).toContain('PK-21.2.1');
  });

  test('seats, and values that an option lists itself', () => {
    expect(proposed('sim', 'compare', 'pens', 'a', 'b', '--seat', 'a')).toEqual(['axis', 'allies']);
    expect(proposed('review', 'x', '--budget', 'th')).toEqual(['thorough']);
    expect(proposed('sim', 'xxi', '--lang', '')).toEqual(['en', 'fr']);
    expect(proposed('sim', 'xxi', '--bot', 'adm')).toEqual(['admiral']);
  });

  test('commands, their second words, and --version', () => {
    expect(proposed('--v')).toEqual(['--version']);
    expect(proposed('sim', 'com')).toEqual(['compare']);
    expect(proposed('sim', 'compare', 'xxi', '--se')).toEqual(['--seed', '--seat']);
  });
});
