/** The system's Chromium: found, or installed from the system's packages when it is missing. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Chromium without windows: the whole one draws its own toolbar for every page, which costs a third of the tests' time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How long a busy machine may take to start it, in milliseconds. */
const PATIENCE = 180_000;

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath(), args: FLAGS, timeout: PATIENCE });

/** Where it lies; installs it first where it is missing, and the one without windows on a machine that only tests. */
export function browserPath(): string {
  const asked = process.env.CHROMIUM;
  if (asked) return asked;
  const path = found();
  if (path === SHELL || (path && !process.env.CI)) return path;
  for (const name of path ? ['chromium-headless-shell'] : ['chromium-headless-shell', 'chromium']) {
    install(name);
    if (found() !== path) break;
  }
  return found() ?? missing();
}

const found = (): string | undefined => [SHELL, ...WHOLE].find((path) => existsSync(path));

function install(name: string): void {
  console.log(`Installing the package "${name}" with apt-get …`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const { status } = spawnSync('apt-get', ['-q', ...args], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) break;
  }
}

function missing(): never {
  throw new Error('Chromium could not be installed. Install it, or name one in the environment: CHROMIUM=/path/to/it');
}
