/** The thread of the sweeper: whenever it is told to, it carries what lies in the database's log over into the database. */
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';

const file = new Database(String(workerData));

parentPort?.on('message', (what: 'sweep' | 'close') => {
  if (what === 'close') {
    file.close();
    parentPort?.close();
    return;
  }
  // It takes only what nobody is at, and keeps nobody waiting. What it cannot carry over stays in the log, where it is safe.
  try {
    file.pragma('wal_checkpoint(PASSIVE)');
  } catch {}
  parentPort?.postMessage('swept');
});
