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

  test('a link that unpacks to more than a record holds is an error before it is unpacked', async () => {
    const bomb = await deflated(`derby 1\n${'\n'.repeat(5_900_000)}`);
    expect(bomb.length).toBeLessThan(8000);
    await expect(unpacked(bomb)).rejects.toThrow('more in it than a record holds');
    await expect(unpacked('A'.repeat(250_000))).rejects.toThrow('longer than any of ours');
  });

  test('a link is not made of a game that is far too long', async () => {
    const choices = Array.from({ length: 90_000 }, (_, i) => `move ${Math.sin(i)}`);
    expect(await packed({ ...RECORD, choices })).toBeUndefined();
  });
});

/** As a link would be written by somebody who means harm. */
async function deflated(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
}
