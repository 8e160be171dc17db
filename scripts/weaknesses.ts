/**
 * `npm run weaknesses`: what is known against the packages that the house runs with. No part of `npm test`, which must say the same tomorrow of the same
 * code. Offline, or where the registry at hand does not tell, it says so and lets it be.
 */
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { argsOf } from './args.ts';
import { HOUSE } from './house.ts';

/** In milliseconds: whoever does not answer by then is not there. */
const PATIENCE = 20_000;
const ASKED = ['audit', '--omit=dev', '--json', '--fetch-retries=0', `--fetch-timeout=${PATIENCE / 2}`];

/** What `npm audit --json` says of each package that is weak; nothing where it says nothing. */
export function weaknessesIn(report: string): readonly string[] | undefined {
  const vulnerabilities = vulnerabilitiesIn(report);
  return vulnerabilities && Object.entries(vulnerabilities).map(([name, { severity }]) => `${name} (${severity})`);
}

function vulnerabilitiesIn(report: string): Readonly<Record<string, { readonly severity: string }>> | undefined {
  try {
    return JSON.parse(report).vulnerabilities;
  } catch {
    return undefined;
  }
}

function main(): void {
  argsOf({});
  const { stdout } = spawnSync('npm', ASKED, {
    cwd: HOUSE,
    encoding: 'utf8',
    timeout: PATIENCE,
    shell: process.platform === 'win32',
  });
  const found = weaknessesIn(stdout ?? '');
  if (!found) console.log('Skipped: there is nobody here who knows the weaknesses of packages (npm audit --omit=dev).');
  else if (found.length === 0) console.log('No package that the house runs with has a known weakness.');
  else console.error(`Packages with known weaknesses (npm audit --omit=dev says more):\n  ${found.join('\n  ')}`);
  process.exitCode = found && found.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
