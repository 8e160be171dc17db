/** Preloaded into the program: Ctrl-C, as soon as somebody listens for it. */
process.on('newListener', (event) => {
  if (event === 'SIGINT') setImmediate(() => process.kill(process.pid, 'SIGINT'));
});
