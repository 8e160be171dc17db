/**
 * `npm run new-game -- --id atlantic --prefix ATL`: a small game for two with a secret, which passes the contract at once, in
 * games/<id>, entered in the registry and installed. Then replace it piece by piece: CONTRIBUTING.md, "Add a game".
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argsOf } from './args.ts';
import { HOUSE } from './house.ts';
import { markInstalled } from './install.mjs';
import { makeGame, nameFault, shelfOf, withEntry } from './new-game/make.ts';

const { values } = argsOf({
  options: { id: { type: 'string', default: '' }, prefix: { type: 'string', default: '' } },
});
const fault = nameFault(values, readdirSync(join(HOUSE, 'games')));
if (fault) {
  console.error(`${fault}\nFor example: npm run new-game -- --id atlantic --prefix ATL`);
  process.exit(2);
}

makeGame(values, join(HOUSE, 'games', values.id));
change('registry/src/index.ts', (text) => withEntry(text, values));
writeFileSync(join(HOUSE, 'registry', 'src', `${values.id}.ts`), shelfOf(values));
change('registry/package.json', (text) =>
  text.replace(/"dependencies": \{\n/, `"dependencies": {\n    "@derby/${values.id}": "0.1.0",\n`),
);
const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
  cwd: HOUSE,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status !== 0) process.exit(status ?? 1);
markInstalled();
console.log(`games/${values.id} is there. Try it:
  npm test -- games/${values.id}
  npm run derby -- play ${values.id}
  npm start        and choose it on the shelf: it lies on the plain board until it has one of its own`);

function change(file: string, how: (text: string) => string): void {
  const path = join(HOUSE, file);
  writeFileSync(path, how(readFileSync(path, 'utf8')));
}
