import { describe, expect, test } from 'vitest';
import { type Entry, offerLines } from '../src/play/offers.ts';

const entry = (number: number, choice: Entry['choice'], words: string): Entry => ({
  choice,
  number: String(number),
  words,
});

describe('a list of offers', () => {
  test('one piece and the places it can go to share a line', () => {
    const entries = [
      entry(1, ['move', 'u99', 'A'], 'Move U 99 to Brest'),
      entry(2, ['move', 'u99', 'B'], 'Move U 99 to Lorient'),
      entry(3, ['end'], 'End movement'),
    ];
    expect(offerLines(entries, 80)).toEqual(['     Move U 99 to   1 Brest   2 Lorient', '   3 End movement']);
  });

  test('a line that is too long goes on below', () => {
    const entries = ['Brest', 'Lorient', 'Saint-Nazaire'].map((port, i) =>
      entry(i + 1, ['move', 'u99', port], `Move U 99 to ${port}`),
    );
    const lines = offerLines(entries, 40);
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(40);
  });

  test('many short ones stand in columns, read downwards', () => {
    const entries = Array.from({ length: 12 }, (_, i) => entry(i + 1, ['buy', `u${i}`], `U ${i}`));
    const lines = offerLines(entries, 30);
    expect(lines).toHaveLength(6);
    expect(lines[0]).toMatch(/1 U 0 +7 U 6/);
  });
});
