/**
 * The house under siege: `npm run siege`, or `npm run siege -- --only records --blows 20000 --seed 7`. Mutated records, hostile files, command
 * lines and shelf entries, a server that is treated badly, programs killed at any moment. Every blow can be struck again by its number:
 * `--from N --blows 1`.
 */
import { argsOf } from './args.ts';
import { ASSAULTS, lead } from './siege/index.ts';

/** How many times the blows of the short form. */
const LENGTH = 20;

const { values } = argsOf({
  options: {
    only: { type: 'string' },
    blows: { type: 'string' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
  },
});
const { only, seed } = values;
const names = ASSAULTS.map(({ name }) => name);
if (only !== undefined && !names.includes(only)) complain(`--only must be one of ${names.join(', ')}, not "${only}".`);
const from = numberOf('from', values.from);
const blows = values.blows === undefined ? undefined : numberOf('blows', values.blows);

let struck = 0;
let broken = 0;
for (const assault of ASSAULTS.filter(({ name }) => only === undefined || name === only)) {
  const count = blows ?? LENGTH * assault.few;
  const onBlow = process.stderr.isTTY
    ? (blow: number) => process.stderr.write(`\r${assault.name} ${blow}/${count}`)
    : undefined;
  const found = await lead(assault, { seed, from, blows: count, ...(onBlow && { onBlow }) });
  if (onBlow) process.stderr.write('\r');
  console.log(`${assault.name}: ${count} blows, ${found.length} gave way`);
  for (const { blow, why } of found)
    console.error(`\nnpm run siege -- --only ${assault.name} --seed ${seed} --from ${blow} --blows 1\n${why}`);
  struck += count;
  broken += found.length;
}
console.log(`${struck} blows, ${broken} gave way`);
process.exitCode = broken > 0 ? 1 : 0;

function numberOf(name: string, word: string): number {
  if (!/^\d{1,9}$/.test(word) || Number(word) < 1) complain(`--${name} must be a whole number above 0, not "${word}".`);
  return Number(word);
}

function complain(words: string): never {
  console.error(words);
  process.exit(2);
}
