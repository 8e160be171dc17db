/** Opens the sweeper's thread from a checkout: a thread begins with plain JavaScript, and reads TypeScript once it is told how. */
import '../../../scripts/typescript.mjs';

await import('./sweeper.ts');
