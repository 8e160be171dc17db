import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'scripts/scratch.ts',
    include: ['**/test/**/*.test.ts'],
    hookTimeout: 600_000,
    exclude: ['**/node_modules/**', '**/dist/**', '**/.mutants/**'],
    testTimeout: 600_000,
    // What is polled for in a browser comes when the machine has time for it, not within the usual second.
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default'],
  },
});
