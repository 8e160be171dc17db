/** What tests write to the temporary folder lies in one folder of the run's own, and goes with it. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default function layScratch(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'derby-tests-'));
  // A database server that runs as nobody has its own folder in here.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
