/** Opens a house from a checkout: `node own-house.mjs DATA RULES PORT [DATABASE]`. Says its address when it is open. */
import { createServer } from 'node:http';
import '../../scripts/typescript.mjs';

const [data, rules, port, database] = process.argv.slice(2);
const { openHouse } = await import('../src/index.ts');
const FREELY = { burst: 1e9, perSecond: 1e9 };
const house = await openHouse({
  data,
  rules,
  ...(database && { database }),
  threads: 1,
  requests: FREELY,
  creations: FREELY,
  sockets: { messages: FREELY, perPerson: 1000 },
});
const server = createServer((request, response) => house.handle(request, response));
server.on('upgrade', (request, wire, head) => house.upgrade(request, wire, head));
server.listen(Number(port), '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
process.once('SIGTERM', async () => {
  server.close();
  await house.close();
  server.closeAllConnections();
});
// Whoever opened it and is gone leaves no house behind.
process.stdin.on('end', () => process.exit()).resume();
