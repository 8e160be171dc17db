/** Journals as plain text. */
import { describe, expect, test } from 'vitest';
import { type AnyText, journalOf, readerOf, writeJournal } from '../src/index.ts';

const LONG = 'word '.repeat(30).trim();

describe('a journal', () => {
  test('is written with a heading for each page and each day, and the times in the margin', () => {
    const text = writeJournal([
      {
        title: 'U-1',
        about: 'A boat.',
        lines: [
          { day: '1 June', time: '08:00', text: 'Put to sea.' },
          { day: '1 June', time: '12:00', text: 'Dived.' },
          { day: '2 June', time: '00:30', text: 'Surfaced.' },
        ],
      },
      { title: 'U-2', about: '', lines: [] },
    ]);
    expect(text.split('\n')).toEqual([
      'U-1',
      '===',
      'A boat.',
      '',
      '1 June',
      '08:00  Put to sea.',
      '12:00  Dived.',
      '',
      '2 June',
      '00:30  Surfaced.',
      '',
      '',
      'U-2',
      '===',
      '',
    ]);
  });

  test('keeps to eighty columns', () => {
    const lines = writeJournal([{ title: 'U-1', about: LONG, lines: [{ day: 'A', time: '08:00', text: LONG }] }]);
    expect(Math.max(...lines.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(lines.match(/word/g)).toHaveLength(60);
  });

  test('begins no line with a colon that French sets apart', () => {
    const about = 'mot '.repeat(60).replaceAll('mot mot', 'mot mot :').trim();
    const lines = writeJournal([{ title: 'U-1', about, lines: [] }]).split('\n');
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => line.startsWith(':'))).toEqual([]);
  });

  test('is nothing where a game keeps none', async () => {
    const plain = { title: '' } as AnyText;
    expect(await journalOf(plain, [])).toBeUndefined();
  });
});

test('a journal is read by the only player, or by whoever looks on', () => {
  expect(readerOf({ seats: ['player'] })).toBe('player');
  expect(readerOf({ seats: ['axis', 'allies'] })).toBe('spectator');
});
