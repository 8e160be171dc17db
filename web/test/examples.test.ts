/** Every plate of every rulebook is drawn from its example, and every example is played through, as the lessons are. */
import { entryOf, GAMES } from '@derby/registry';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../src/boards/index.ts';
import { matchOf, tablesOf } from '../src/tutorial/example.ts';
import { examplesOf, platesOf } from '../src/tutorial/plates.ts';
import { choicesOf, goThrough } from '../src/tutorial/tutorial.ts';

const ALL = GAMES.flatMap(({ id }) => platesOf(id).map((plate) => [id, plate.id, plate] as const));

describe('the plates of the rulebooks', () => {
  test.each(GAMES.map(({ id }) => id))('%s has pictures and examples, each under its own name', async (id) => {
    const plates = platesOf(id);
    const examples = await examplesOf(id);
    expect(plates.length).toBeGreaterThanOrEqual(5);
    expect(plates.filter(({ plays }) => plays).length).toBeGreaterThanOrEqual(3);
    expect(plates.map((plate) => plate.id).sort()).toEqual(Object.keys(examples).sort());
  });

  test.each(ALL)('%s %s', async (id, _, plate) => {
    const game = await entryOf(id).load();
    const { sheet } = await boardOf(id);
    const example = (await examplesOf(id))[plate.id]!;
    const [x, y, width, height] = plate.box;
    expect(game.rules).toHaveProperty([plate.rule]);
    expect([x >= 0, y >= 0, x + width <= sheet.width, y + height <= sheet.height]).toEqual([true, true, true, true]);
    for (const words of Object.values(plate.caption)) expect(words.trim()).not.toBe('');
    expect(plate.plays ?? false).toBe((example.steps ?? []).length > 0);
    const match = matchOf(game, example as never);
    if (!example.steps) return;
    goThrough(match, example.steps);
    expect(match.steps).toHaveLength(example.steps.flatMap(choicesOf).length);
    // Every die that it names has fallen, and none that it does not name before its last step.
    const written = example.dice?.length ?? 0;
    expect(match.cursor).toBeGreaterThanOrEqual(written);
    const early = matchOf(game, example as never);
    goThrough(early, example.steps.slice(0, -1));
    expect(early.cursor).toBeLessThanOrEqual(written);
    for (const rule of example.steps.map((step) => step.rule)) expect(rule).toBeDefined();
  });

  test('an example can be laid again and again: each table is its own', async () => {
    const game = await entryOf('xxi').load();
    const example = (await examplesOf('xxi'))['two-flotillas']!;
    const [one, other] = [tablesOf(game, example), tablesOf(game, example)];
    const table = one.at('player');
    await table.take('send vii-1 AO', table.now.at);
    expect(table.now.steps).toHaveLength(1);
    expect(other.at('player').now.steps).toHaveLength(0);
  });
});
