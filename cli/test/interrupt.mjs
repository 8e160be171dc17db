/** Preloaded into the program: Ctrl-C, or another signal by its name, as soon as somebody listens for it. */
const signal = process.env.DERBY_SIGNAL ?? 'SIGINT';

process.on('newListener', (event) => {
  if (event === signal) setImmediate(() => process.kill(process.pid, signal));
});
