/** U-boat Pens on plain positions: what a commander must find, and how many of them the tiers below find. */
import { describe, expect, test } from 'vitest';
import { PLAYERS } from '../src/index.ts';
import { ALLIES } from './pens/allies.ts';
import { AXIS } from './pens/axis.ts';
import { choicesOf, isFound, matchAt } from './pens/position.ts';

const POSITIONS = [...AXIS, ...ALLIES];
const BAR = 0.9;

const missedBy = (player: keyof typeof PLAYERS): string[] =>
  POSITIONS.filter((position) => !isFound(position, PLAYERS[player])).map(
    (position) => `${position.name}: ${choicesOf(position, PLAYERS[player]).slice(0, 6).join(', ')}`,
  );

describe('U-boat Pens, plainly right choices', () => {
  test.each(POSITIONS)('$name: the position is legal and asks what it says', (position) => {
    const { question } = matchAt(position);
    expect(question?.seat).toBe(AXIS.includes(position) ? 'axis' : 'allies');
    if (position.asks) expect(question?.rule).toBe(position.asks);
  });

  test(`a commander finds nine in ten of ${POSITIONS.length}`, () => {
    const missed = missedBy('commander');
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(POSITIONS.length * (1 - BAR));
  });

  test('a watch officer finds most of them, a cadet fewer', () => {
    const [officer, cadet] = [missedBy('watch-officer'), missedBy('cadet')];
    const found = (missed: readonly string[]): string => `${POSITIONS.length - missed.length} of ${POSITIONS.length}`;
    console.info(`watch-officer ${found(officer)}, cadet ${found(cadet)}`);
    expect(officer.length).toBeLessThan(cadet.length);
  });
});
