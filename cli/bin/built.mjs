/**
 * What a program is made of: its version, and a fingerprint of the players of each game, which changes with any file that they and the rules
 * are made from. Reckoned from a checkout; the package carries it.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const LENGTH = 12;

/** What every game's players have in common, and what each has of its own. */
const COMMON = ['kernel/src', 'bots/src'];
const OWN = ['src', 'advice'];

export const versionIn = (house) => JSON.parse(readFileSync(join(house, 'package.json'), 'utf8')).version;

export function fingerprintIn(house, game) {
  const hash = createHash('sha256');
  for (const folder of [...COMMON, ...OWN.map((one) => `games/${game}/${one}`)])
    for (const file of filesUnder(house, folder)) hash.update(`${file}\n`).update(readFileSync(join(house, file)));
  return hash.digest('hex').slice(0, LENGTH);
}

/** For a bundle, all at once. */
export const builtFrom = (house) => ({
  version: versionIn(house),
  fingerprints: Object.fromEntries(readdirSync(join(house, 'games')).map((game) => [game, fingerprintIn(house, game)])),
});

/** In an order that is the same everywhere. */
function filesUnder(house, folder) {
  return readdirSync(join(house, folder))
    .sort()
    .flatMap((name) => {
      const path = `${folder}/${name}`;
      return statSync(join(house, path)).isDirectory() ? filesUnder(house, path) : [path];
    });
}
