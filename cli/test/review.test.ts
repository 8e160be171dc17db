/** Reviews at the terminal: of one game, and of many together. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { derby, scratch } from './derby.ts';
import { within } from './within.ts';

/** A game given up early is soon reviewed. */
async function shortGame(seed = 'short', input = '1\n1\nconcede yes\n'): Promise<string> {
  const cwd = scratch();
  await derby(['play', 'xxi', '--seed', seed], { cwd, input });
  return join(cwd, 'derby-house', `xxi-${seed}.derby`);
}

describe('review', () => {
  test('luck and skill add up to the result; the same seed gives the same review', async () => {
    const file = await shortGame();
    const words = ['review', file, '--budget', 'quick', '--json'];
    const { code, out } = await derby(words);
    expect(code).toBe(0);
    const { accounts, steps, derby: made, edition, fingerprint } = JSON.parse(out);
    expect([made, edition, fingerprint]).toEqual([
      expect.stringMatching(/^\d/),
      2,
      expect.stringMatching(/^[0-9a-f]{12}$/),
    ]);
    const { start, skill, others, luck, revealed, result } = accounts.player;
    expect(start + skill + others + luck + revealed).toBeCloseTo(result, 9);
    expect(steps).toHaveLength(3);
    expect((await derby(words)).out).toBe(out);
  });

  test('a file that cannot be written is found out before the work, as it is where a game is watched', async () => {
    const nowhere = join(scratch(), 'no-folder', 'a.json');
    for (const words of [
      ['review', 'no-such.derby', '--json', nowhere],
      ['demo', 'xxi', '--record', nowhere],
    ]) {
      const { code, err, out } = await within(words);
      expect(err).toContain(`${nowhere} cannot be written (ENOENT)`);
      expect([code, out]).toEqual([3, '']);
    }
  });

  test('as text, in both languages', async () => {
    const file = await shortGame();
    const english = await derby(['review', file, '--budget', 'quick']);
    expect(english.out).toContain('Dice and draws');
    expect(english.out).toMatch(/Derby House \S+, edition 2 of the rules, bots [0-9a-f]{12}/);
    const french = await derby(['review', file, '--budget', 'quick'], { env: { LANG: 'fr_FR.UTF-8' } });
    expect(french.out).toContain('Dés et tirages');
  });
});

interface Reviewed {
  readonly file: string;
  readonly accounts: { readonly player: { readonly luck: number; readonly result: number } };
  readonly play: { readonly player: { readonly decisions: number; readonly perDecision: number } };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

describe('several reviews', () => {
  test('a line each, and what they come to together; what cannot be reviewed is told and passed over', async () => {
    const files = [await shortGame('one'), await shortGame('two', '1\n1\n1\n1\nconcede yes\n')];
    const unfinished = await shortGame('three', '1\n1\nquit\n');
    const words = ['review', ...files, unfinished, 'no-such.derby', '--budget', 'quick'];
    const { code, out, err } = await within(words);
    expect(code).toBe(1);
    expect(err).toContain('is not over yet');
    expect(err).toContain('no-such.derby cannot be read');
    for (const file of files) expect(out).toContain(file);
    expect(out).toContain('XXI, 2 games together');
    expect(out).toMatch(/Class of play +\w+\nSure losses/);
  });

  test('the totals are those of the games', async () => {
    const files = [await shortGame('one'), await shortGame('two', '1\n1\n1\n1\nconcede yes\n')];
    const { code, out } = await within(['review', ...files, '--budget', 'quick', '--json']);
    expect(code).toBe(0);
    const { games, totals } = JSON.parse(out) as { games: Reviewed[]; totals: Record<string, never>[] };
    expect(games.map(({ file }) => file)).toEqual(files);
    const [total] = totals;
    expect(total).toMatchObject({ game: 'xxi', games: 2, decisions: 8, luck: { count: 2 }, result: { count: 2 } });
    const { perDecision, luck, adjusted, result } = total as unknown as Record<string, { mean: number }> & {
      perDecision: number;
    };
    const cost = games.reduce((sum, { play: { player } }) => sum + player.perDecision * player.decisions, 0);
    expect(perDecision).toBeCloseTo(cost / 8, 9);
    expect(luck?.mean).toBeCloseTo(mean(games.map(({ accounts }) => accounts.player.luck)), 9);
    expect(adjusted?.mean).toBeCloseTo((result?.mean ?? 0) - (luck?.mean ?? 0), 9);
  });
});
