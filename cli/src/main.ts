#!/usr/bin/env node
/** `derby`: the terminal table and the tools around it. */
import { program } from './program.ts';

// `derby demo xxi | head` closes the pipe early; that is no fault of anybody.
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  if (fault.code === 'EPIPE') process.exit(0);
  throw fault;
});

process.exitCode = await program(process.argv.slice(2));
