/**
 * What holds for a house on one file holds for one on PostgreSQL: the same tests. Those that ask most of the store are always run;
 * `STORES=all npx vitest run server/test/on-postgres.test.ts` runs them all. How a database is copied and taken back is drilled in `dump.test.ts`.
 */
import { usePostgres } from './database.ts';

usePostgres();
await import('./matches.test.ts');
await import('./clocks.test.ts');
await import('./challenges.test.ts');
await import('./secrets.test.ts');
if (process.env.STORES === 'all') {
  await import('./talk.test.ts');
  await import('./ratings.test.ts');
  await import('./accounts.test.ts');
  await import('./checkpoints.test.ts');
  await import('./alerts.test.ts');
  await import('./promises.test.ts');
  await import('./bots.test.ts');
  await import('./openapi.test.ts');
}
