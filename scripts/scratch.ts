/** What tests write to the temporary folder lies in one folder of the run's own, and goes with it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default function layScratch(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'derby-tests-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
