/** Opens a worker thread from a checkout: a thread begins with plain JavaScript, and reads TypeScript once it is told how. */
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register({ tsconfig: fileURLToPath(new URL('../../tsconfig.base.json', import.meta.url)) });
await import('./worker.ts');
