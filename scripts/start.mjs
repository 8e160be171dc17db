/**
 * `npm start`: installs what is missing, builds the app, opens the house and prints its address and where it keeps its matches. `PORT`, `HOST`
 * and `DERBY_DATA` are honoured.
 */
import { addressAsked, explained } from '../web/address.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureRules } from './bundle.mjs';
import { ensureInstalled, fail } from './install.mjs';

if (process.argv.length > 2)
  fail(`npm start takes no words ("${process.argv.slice(2).join(' ')}"). Choose the port so: PORT=4200 npm start`);

// Whatever is wrong with the address is said before anything is installed or built.
const asked = await orFail(async () => addressAsked(process.env));
ensureInstalled();
ensureBuilt();
const rules = await ensureRules();
await import('./typescript.mjs');
const { alertSetting, dataFolder, openHouse } = await import('../server/src/index.ts');
const { serve } = await import('../web/serve.mjs');
const data = dataFolder(process.env);
const alerts = await orFail(async () => alertSetting(process.env));
const house = await orFail(() => openHouse({ data, rules, alerts }).catch(orAlone));
const { address, stop } = await orFail(open);
const matches = house
  ? `Matches are kept in ${data}`
  : 'Matches between people cannot be played on this system: its database has no driver.';
console.log(`\nDerby House is open at ${address}\n${matches}\nPress Ctrl-C to close it.`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop().finally(() => process.exit(0)));

/** The usual port, or any free one where that is taken; a port that was asked for is not changed. */
async function open() {
  const { port, host, names } = asked;
  try {
    return await serve(port, host, undefined, names, house);
  } catch (fault) {
    if (fault.code !== 'EADDRINUSE' || process.env.PORT) throw fault;
    return serve(0, host, undefined, names, house);
  }
}

/** Where the database does not run, everything else does. */
function orAlone(fault) {
  if (fault.name !== 'NoDriver') throw fault;
  return undefined;
}

function sentence(fault) {
  if (fault.name === 'FolderTaken') return `${fault.message} For example: DERBY_DATA=FOLDER npm start`;
  if (fault.name === 'BadFolder') return `${fault.message} Choose another: DERBY_DATA=FOLDER npm start`;
  return fault.name === 'BadSetting' ? fault.message : explained(fault);
}

async function orFail(act) {
  try {
    return await act();
  } catch (fault) {
    return fail(sentence(fault));
  }
}
