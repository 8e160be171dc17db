/**
 * Read before a contestant's program, in all its threads: at SIGHUP each collects its garbage, and the process says how many bytes of heap are in use
 * in all of them together, with what lies outside for them (buffers). Without `--expose-gc` it does nothing.
 */
import { isMainThread } from 'node:worker_threads';

const NAME = 'derby-bench-heap';
/** In milliseconds: within so long every thread has answered. */
const PATIENCE = 3000;

function used() {
  // What the first leaves to finalizers, the next collects.
  for (let i = 0; i < 3; i++) globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

if (globalThis.gc && typeof BroadcastChannel !== 'undefined') {
  const channel = new BroadcastChannel(NAME);
  channel.unref();
  if (isMainThread)
    process.on('SIGHUP', () => {
      let sum = used();
      let threads = 1;
      channel.onmessage = ({ data }) => {
        if (typeof data !== 'number') return;
        sum += data;
        threads += 1;
      };
      channel.postMessage('collect');
      setTimeout(() => process.stdout.write(`heap ${sum} ${threads}\n`), PATIENCE);
    });
  else
    channel.onmessage = ({ data }) => {
      if (data === 'collect') channel.postMessage(used());
    };
}
