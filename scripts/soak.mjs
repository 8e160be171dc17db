/** `npm run soak`: the tests in a browser at length, under late frames, on a slowed processor (`--slowed`), or as they are (`--plain`). */
import { ensureInstalled, fail, run } from './install.mjs';

const WAYS = {
  '--late': { DERBY_LATE: '150' },
  '--slowed': { DERBY_SLOWED: '4' },
  '--plain': {},
};

const [word = '--late', ...more] = process.argv.slice(2);
const way = WAYS[word];
if (!way || more.length > 0)
  fail(`npm run soak takes one of ${Object.keys(WAYS).join(', ')}, not "${[word, ...more].join(' ')}".`);

ensureInstalled();
run('node_modules/.bin/vitest', ['run', 'browser.test.ts', '--maxWorkers=3'], {
  env: { ...process.env, DERBY_SOAK: '1', ...way },
});
