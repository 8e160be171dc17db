/** Skirmish on Colyseus: a room a match, its state in a schema, patches by its own serializer every 16 ms at most. It keeps nothing. */
import { randomInt } from 'node:crypto';
import { createRequire } from 'node:module';
import '../../../scripts/typescript.mjs';

const require = createRequire(new URL('../../../.peers/package.json', import.meta.url));
const { Room, Server } = require('@colyseus/core');
const { WebSocketTransport } = require('@colyseus/ws-transport');
const { defineTypes, ArraySchema, Schema } = require('@colyseus/schema');
const { NEIGHBOURS, HOME } = await import('../../skirmish/areas.ts');
const { firstUnit, margin, opening, other, sideOf, UNITS_A_SIDE } = await import('../../skirmish/rules.ts');

class Field extends Schema {
  constructor() {
    super();
    const { where, count, moved } = opening();
    this.where = new ArraySchema(...where);
    this.left = new ArraySchema(...count[0]);
    this.right = new ArraySchema(...count[1]);
    this.moved = moved;
  }
}
defineTypes(Field, { where: ['uint8'], left: ['uint8'], right: ['uint8'], moved: 'uint16' });

class Skirmish extends Room {
  onCreate() {
    this.maxClients = 2;
    this.autoDispose = true;
    this.setState(new Field());
    this.patchRate = null; // told after every move, not on a beat
    this.onMessage('march', (_client, { unit, to }) => {
      this.march(unit, to);
      this.broadcastPatch();
    });
  }

  countOf(side) {
    return side === 0 ? this.state.left : this.state.right;
  }

  place(side, unit, area) {
    const count = this.countOf(side);
    const from = this.state.where[unit];
    count[from] -= 1;
    count[area] += 1;
    this.state.where[unit] = area;
  }

  march(unit, to) {
    const { where, moved } = this.state;
    const side = moved & 1;
    if (sideOf(unit) !== side || !NEIGHBOURS[where[unit]]?.includes(to)) return;
    this.place(side, unit, to);
    const [attack, defence] = [randomInt(6), randomInt(6)];
    const enemy = other(side);
    const theirs = this.countOf(enemy)[to];
    const result = theirs === 0 ? 0 : margin(this.countOf(side)[to], theirs, attack, defence);
    let beaten = -1;
    if (result > 0) {
      beaten = firstUnit(enemy);
      while (where[beaten] !== to) beaten += 1;
    }
    if (result < 0) beaten = unit;
    const loser = beaten < UNITS_A_SIDE ? 0 : 1;
    if (beaten >= 0) this.place(loser, beaten, HOME[loser]);
    this.state.moved += 1;
  }
}

const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false });
server.define('skirmish', Skirmish);
await server.listen(0, '127.0.0.1');
process.stdout.write(`http://127.0.0.1:${transport.server.address().port}\n`);
process.stdin.on('end', () => process.exit()).resume();
