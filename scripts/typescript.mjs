/**
 * Lets Node run TypeScript as it stands: `node --import ./scripts/typescript.mjs file.ts`, or import it before the first `.ts`.
 * Types are stripped by esbuild and nothing else is done to the code, so that it runs as fast as it will in a browser.
 * (Runners that keep the names of closures cost XXI a third of its speed.)
 */
import { register } from 'node:module';

process.setSourceMapsEnabled(true);
register('./typescript-hooks.mjs', import.meta.url);
