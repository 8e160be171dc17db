import type { GameRecord } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { recordsIn, textOf } from '../src/store/files.ts';
import { packed, unpacked } from '../src/store/link.ts';

const RECORD: GameRecord = {
  game: 'atlantic',
  edition: 1,
  options: { fog: true },
  players: {},
  seed: 'Hesperus',
  takeBacks: 2,
  choices: ['hold', 'go-deep', 'attack u99'],
  hash: '0123456789abcdef0123456789abcdef',
};

describe('games leave the browser and come back', () => {
  test('one to a file', () => {
    expect(recordsIn(textOf([RECORD]))).toEqual([RECORD]);
  });

  test('many to a file', () => {
    const other = { ...RECORD, seed: 'Walker' };
    expect(recordsIn(textOf([RECORD, other]))).toEqual([RECORD, other]);
  });

  test('a broken file is refused with the line', () => {
    expect(() => recordsIn('derby 1\ngame atlantic\nedition x\n\n\n')).toThrow(expect.objectContaining({ line: 3 }));
  });

  test('in a link', async () => {
    const letters = await packed(RECORD);
    expect(letters).toMatch(/^[\w-]+$/);
    expect(await unpacked(letters ?? '')).toEqual(RECORD);
  });

  test('a link that would be too long is not made', async () => {
    const choices = Array.from({ length: 4000 }, (_, i) => `move ${Math.sin(i)} ${Math.cos(i)}`);
    expect(await packed({ ...RECORD, choices })).toBeUndefined();
  });

  test('a damaged link is an error', async () => {
    const letters = (await packed(RECORD)) ?? '';
    await expect(unpacked(letters.slice(0, -10))).rejects.toThrow();
  });
});
