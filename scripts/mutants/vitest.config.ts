import { defineConfig } from 'vitest/config';

/**
 * The tests of one game that prove a rule each: a mutant is tried against those that come to it. What plays many whole games would find
 * some more, but takes minutes for every mutant.
 */
export default defineConfig({
  test: {
    include: [`games/${process.env.MUTANTS_GAME}/test/**/*.test.ts`],
    exclude: [
      '**/node_modules/**',
      '**/contract.test.ts',
      '**/odds-by-play.test.ts',
      '**/advice*.test.ts',
      '**/reason*.test.ts',
    ],
    testTimeout: 60_000,
  },
});
