/**
 * What `npm pack` puts into the package: the program as plain JavaScript, the rulebooks it reads and the built app. Nothing is
 * left to build or to install where the package is used.
 */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureRules } from './bundle.mjs';
import { ensureInstalled, HOUSE } from './install.mjs';
import { layProgram } from './program.mjs';

const DIST = join(HOUSE, 'dist');

ensureInstalled();
ensureBuilt();
rmSync(DIST, { recursive: true, force: true });
await layProgram(DIST);
// A compressed form that seems older than its file would not be served.
cpSync(join(HOUSE, 'web', 'dist'), join(DIST, 'app'), { recursive: true, preserveTimestamps: true });
cpSync(await ensureRules(), join(DIST, 'rules'), { recursive: true });
