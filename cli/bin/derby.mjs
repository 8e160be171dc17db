#!/usr/bin/env node
/** Starts `derby` from a checkout, whatever folder it is called from. */
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register({ tsconfig: fileURLToPath(new URL('../../tsconfig.base.json', import.meta.url)) });
await import('../src/main.ts');
