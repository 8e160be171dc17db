/** `npm start`: installs what is missing, builds the app, serves it and prints its address. `PORT` and `HOST` are honoured. */
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, fail } from './install.mjs';

const PORT = 4177;

if (process.argv.length > 2)
  fail(`npm start takes no words ("${process.argv.slice(2).join(' ')}"). Choose the port so: PORT=4200 npm start`);

ensureInstalled();
ensureBuilt();
const { serve } = await import('../web/serve.mjs');
console.log(`\nDerby House is open at ${await address()}\nPress Ctrl-C to close it.`);

/** The usual port, or any free one where that is taken; a port that was asked for is not changed. */
async function address() {
  const asked = process.env.PORT;
  try {
    return (await serve(Number(asked ?? PORT), process.env.HOST)).address;
  } catch (fault) {
    if (fault.code !== 'EADDRINUSE') throw fault;
    if (asked) fail(`Port ${asked} is taken. Choose another: PORT=4200 npm start`);
    return (await serve(0, process.env.HOST)).address;
  }
}
