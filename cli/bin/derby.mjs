#!/usr/bin/env node
/** Starts `derby` from a checkout, whatever folder it is called from. */
import '../../scripts/typescript.mjs';

await import('../src/main.ts');
