/** `npm start`: installs what is missing, builds the app, serves it and prints its address. `PORT` and `HOST` are honoured. */
import { addressAsked, explained } from '../web/address.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, fail } from './install.mjs';

if (process.argv.length > 2)
  fail(`npm start takes no words ("${process.argv.slice(2).join(' ')}"). Choose the port so: PORT=4200 npm start`);

// Whatever is wrong with the address is said before anything is installed or built.
const asked = await orFail(async () => addressAsked(process.env));
ensureInstalled();
ensureBuilt();
const { serve } = await import('../web/serve.mjs');
console.log(`\nDerby House is open at ${await orFail(open)}\nPress Ctrl-C to close it.`);

/** The usual port, or any free one where that is taken; a port that was asked for is not changed. */
async function open() {
  const { port, host, names } = asked;
  try {
    return (await serve(port, host, undefined, names)).address;
  } catch (fault) {
    if (fault.code !== 'EADDRINUSE' || process.env.PORT) throw fault;
    return (await serve(0, host, undefined, names)).address;
  }
}

async function orFail(act) {
  try {
    return await act();
  } catch (fault) {
    return fail(explained(fault));
  }
}
