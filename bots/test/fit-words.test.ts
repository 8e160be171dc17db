/** The fit writes over what was fitted before: whatever it does not understand must change nothing. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const HOUSE = new URL('../../', import.meta.url);
const weights = (): string[] =>
  ['xxi', 'leader', 'pens', 'paukenschlag', 'planz'].map((id) =>
    readFileSync(new URL(`games/${id}/advice/weights.ts`, HOUSE), 'utf8'),
  );

const fit = (...words: readonly string[]) =>
  spawnSync(process.execPath, ['scripts/run.mjs', 'bots/fit/main.ts', ...words], {
    cwd: fileURLToPath(HOUSE),
    encoding: 'utf8',
  });

test.each([
  [['--help'], 0, '`npm run fit -- --game pens`'],
  [['--game', 'xxi', '--gams', '3'], 2, "Unknown option '--gams'"],
  [[], 2, 'Which game?'],
  [['--game', 'xxi', '--games', 'many'], 2, '--games takes a whole number from 1 on'],
  [['--game', 'xxi', '--slips', 'none'], 2, '--slips takes first or throughout'],
])('the fit given %j fits nothing', (words, code, says) => {
  const before = weights();
  const { status, stdout, stderr } = fit(...words);
  expect(`${stdout}${stderr}`).toContain(says);
  expect(status).toBe(code);
  expect(weights()).toEqual(before);
});
