/** The system's Chromium: found, or installed from the system's packages when it is missing. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--headless=new',
];

/** How long a busy machine may take to start it, in milliseconds. */
const PATIENCE = 180_000;

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath(), args: FLAGS, timeout: PATIENCE });

/** Where it lies; installs it first where it is missing. */
export function browserPath(): string {
  const asked = process.env.CHROMIUM;
  if (asked) return asked;
  return found() ?? installed();
}

const found = (): string | undefined => PLACES.find((path) => existsSync(path));

function installed(): string {
  console.log('There is no Chromium on this system: installing the package "chromium" with apt-get …');
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const { status } = spawnSync('apt-get', ['-q', ...args], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) break;
  }
  const path = found();
  if (!path) {
    throw new Error(
      'Chromium could not be installed. Install it, or name one in the environment: CHROMIUM=/path/to/it',
    );
  }
  return path;
}
