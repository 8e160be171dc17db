/** What is measured beside the house, fetched by exact version outside the lock file: nobody who plays or tests needs it (docs/decisions/0013). */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PEERS = fileURLToPath(new URL('../../.peers', import.meta.url));
const PACKAGES = [
  '@colyseus/core@0.16.26',
  '@colyseus/ws-transport@0.16.5',
  '@colyseus/schema@3.0.76',
  'colyseus.js@0.16.22',
];

export function ensurePeers(): void {
  if (existsSync(join(PEERS, 'node_modules', 'colyseus.js'))) return;
  mkdirSync(PEERS, { recursive: true });
  writeFileSync(join(PEERS, 'package.json'), '{ "private": true }\n');
  console.log('Fetching Colyseus into .peers (once; some 10 MB) …');
  const done = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...PACKAGES], {
    cwd: PEERS,
    stdio: 'inherit',
  });
  if (done.status !== 0) throw new Error('Colyseus could not be fetched.');
}
