/** What holds for a house on one file holds for one on PostgreSQL: the same tests. */
import { usePostgres } from './database.ts';

usePostgres();
await import('./matches.test.ts');
await import('./talk.test.ts');
