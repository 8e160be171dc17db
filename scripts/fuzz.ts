/**
 * The contract at length: `npm run fuzz -- --game xxi --games 5000`. Every game is played within bounds and invariants and goes
 * through one further check of the contract in turn, or through all of them with `--thorough`. With `--odds` what the game
 * foretells is held against 2,000 playings instead. A failure is written as a record that replays up to it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { FastDice, type Lexicon, type OptionValue, writeRecord } from '@derby/kernel';
import { Breach, CHECKS, type Promises, type Trial } from '@derby/kernel/testing/checks';
import { oddsHold } from '@derby/kernel/testing/odds';
import { asAdvised } from '@derby/kernel/testing/play';
import { type AnyGame, entryOf } from '@derby/registry';
import { argsOf } from './args.ts';
import { HOUSE } from './house.ts';

const { values } = argsOf({
  options: {
    game: { type: 'string', default: 'xxi' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    thorough: { type: 'boolean', default: false },
    odds: { type: 'boolean', default: false },
  },
});
const count = Number(values.games);
if (!Number.isInteger(count) || count < 1) {
  console.error(`--games must be a whole number above 0, not "${values.games}".`);
  process.exit(2);
}
const entry = entryOf(values.game);
const game = await entry.load();
const { INVARIANTS, MAX_DECISIONS } = await import(join(HOUSE, 'games', game.id, 'test', 'invariants.ts'));
const promises: Promises<Lexicon> = {
  advice: await entry.advice(),
  maxDecisions: MAX_DECISIONS,
  invariants: INVARIANTS,
};
const checks = values.odds ? [await oddsCheck()] : Object.values(CHECKS);
const failures = join(HOUSE, 'fuzz-failures');
let broken = 0;

for (let i = 0; i < count; i++) {
  const trial = { seed: `fuzz ${values.seed} ${i}`, options: randomOptions(game, new FastDice(`${values.seed} ${i}`)) };
  const [bounds, ...others] = checks;
  const wanted = values.thorough || values.odds ? checks : [bounds, others[i % others.length]];
  for (const check of wanted) {
    try {
      check?.(game, trial, promises);
    } catch (fault) {
      broken += 1;
      keep(fault, i);
    }
  }
  if (process.stderr.isTTY) progress(i + 1);
}
if (process.stderr.isTTY) process.stderr.write('\n');
console.log(`${game.id}: ${count} games, ${broken} failures${broken > 0 ? `, kept in ${failures}` : ''}`);
process.exitCode = broken > 0 ? 1 : 0;

/** What the game shows, and how it is held against the rules: as in its own tests, on other games. */
async function oddsCheck() {
  const { KINDS, prospects } = await import(join(HOUSE, 'games', game.id, 'test', 'prospects.ts'));
  const decide = asAdvised(promises.advice);
  const extent = { playings: 2000, positions: 3, kinds: KINDS };
  return (of: AnyGame, trial: Trial): void => void oddsHold(of, trial, prospects, decide, extent);
}

/** Half of the games are standard; in the others every option is thrown for. */
function randomOptions(of: AnyGame, dice: FastDice): Record<string, OptionValue> {
  if (dice.below(2) === 0) return {};
  return Object.fromEntries(
    of.options.map(({ id, values: all, standard }) => [id, all[dice.below(all.length)] ?? standard]),
  );
}

function keep(fault: unknown, index: number): void {
  const message = fault instanceof Error ? fault.message : String(fault);
  console.error(`\nGame ${index}: ${message}`);
  if (!(fault instanceof Breach)) throw fault;
  mkdirSync(failures, { recursive: true });
  writeFileSync(join(failures, `${game.id}-${index}.derby`), writeRecord(fault.record));
}

function progress(done: number): void {
  const width = 40;
  const filled = Math.round((done / count) * width);
  process.stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done}/${count}, ${broken} failures`);
}
