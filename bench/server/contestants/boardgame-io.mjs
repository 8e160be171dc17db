/** Skirmish on boardgame.io's own server, with its in-memory store: the way its documentation shows. */
import { createRequire } from 'node:module';
import '../../../scripts/typescript.mjs';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');
const { skirmish } = await import('../../skirmish/boardgame-io.ts');

const server = Server({ games: [skirmish()], origins: [/.*/] });
console.log = () => undefined; // it talks
const { appServer } = await server.run({ port: 0 });
process.stdout.write(`http://127.0.0.1:${appServer.address().port}\n`);
process.stdin.on('end', () => process.exit()).resume();
