/**
 * Makes a game's golden records anew: `npm run records -- --game xxi`. After a change of the rules that raises the game's edition; or
 * when its players have changed so much that the old games no longer look like theirs, and then only while the old records still replay.
 * Otherwise the records in the repository are the truth. They keep their options; a game without records gets a set of them.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { FastDice, Match, type OptionValue, readRecord, recordOf, writeRecord } from '@derby/kernel';
import { asAdvised, atRandom, playThrough } from '@derby/kernel/testing/play';
import { type AnyGame, entryOf } from '@derby/registry';
import { argsOf } from './args.ts';
import { HOUSE } from './house.ts';

const { values } = argsOf({
  options: { game: { type: 'string', default: 'xxi' }, records: { type: 'string', default: '20' } },
});
const entry = entryOf(values.game);
const game = await entry.load();
const advice = await entry.advice();
const folder = join(HOUSE, 'games', game.id, 'test', 'records');
mkdirSync(folder, { recursive: true });

const kept = keptOptions();
const settings = kept.length > 0 ? kept : optionSets(game, Number(values.records));
const names = settings.map((_, index) => `${String(index + 1).padStart(2, '0')}-${botAt(index)}.derby`);
for (const old of readdirSync(folder).filter((name) => name.endsWith('.derby') && !names.includes(name))) {
  rmSync(join(folder, old));
  console.log(`${old}  removed`);
}
settings.forEach((options, index) => {
  const seed = `golden ${game.id} ${index + 1}`;
  const bot = botAt(index);
  const match = playThrough(
    Match.start(game, { seed, options }),
    bot === 'greedy' ? asAdvised(advice) : atRandom(new FastDice(seed)),
  );
  const players = Object.fromEntries(game.seats.map((seat) => [seat, bot]));
  const name = names[index] ?? '';
  writeFileSync(join(folder, name), writeRecord(recordOf(match, { seed, players })));
  console.log(`${name}  ${match.outcome?.grade}  ${match.steps.length} choices`);
});

/** Every fifth is played at random. */
function botAt(index: number): 'random' | 'greedy' {
  return index % 5 === 4 ? 'random' : 'greedy';
}

/** The options of the records that are there, in their order. */
function keptOptions(): Record<string, OptionValue>[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.derby'));
  return names.sort().map((name) => ({ ...readRecord(readFileSync(join(folder, name), 'utf8')).options }));
}

/** The standard game a few times, every option value on its own, and all of them together. */
function optionSets(of: AnyGame, count: number): Record<string, OptionValue>[] {
  const single = of.options.flatMap(({ id, values: all, standard }) =>
    all.filter((one) => one !== standard).map((one) => ({ [id]: one })),
  );
  const all = Object.fromEntries(
    of.options.map(({ id, values: every, standard }) => [id, every.findLast((one) => one !== standard) ?? standard]),
  );
  const sets: Record<string, OptionValue>[] = [{}, all, ...single];
  while (sets.length < count) sets.push({});
  return sets;
}
