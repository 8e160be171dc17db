/** Skirmish on bare `ws`: what a good engineer would write by hand for this game alone. It checks, rolls, and sends the change; it keeps nothing. */
import { randomInt } from 'node:crypto';
import '../../../scripts/typescript.mjs';

const { WebSocketServer } = await import('ws');
const { NEIGHBOURS, HOME } = await import('../../skirmish/areas.ts');
const { firstUnit, margin, opening, other, sideOf, UNITS_A_SIDE } = await import('../../skirmish/rules.ts');

const matches = new Map();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });

function place(field, side, unit, area) {
  field.count[side][field.where[unit]] -= 1;
  field.count[side][area] += 1;
  field.where[unit] = area;
}

/** The units that stand elsewhere now. */
function march(field, unit, to) {
  const side = field.moved & 1;
  if (sideOf(unit) !== side || !NEIGHBOURS[field.where[unit]]?.includes(to)) return undefined;
  place(field, side, unit, to);
  const changed = [[unit, to]];
  const [attack, defence] = [randomInt(6), randomInt(6)];
  const enemy = other(side);
  const theirs = field.count[enemy][to];
  const result = theirs === 0 ? 0 : margin(field.count[side][to], theirs, attack, defence);
  let beaten = -1;
  if (result > 0) beaten = field.where.indexOf(to, firstUnit(enemy));
  if (result < 0) beaten = unit;
  if (beaten >= 0) {
    place(field, beaten < UNITS_A_SIDE ? 0 : 1, beaten, HOME[beaten < UNITS_A_SIDE ? 0 : 1]);
    changed.push([beaten, field.where[beaten]]);
  }
  field.moved += 1;
  return { changed, dice: [attack, defence], moved: field.moved };
}

server.on('connection', (socket, request) => {
  const id = request.url ?? '';
  const match = matches.get(id) ?? { field: opening(), sockets: new Set() };
  matches.set(id, match);
  match.sockets.add(socket);
  socket.on('close', () => {
    match.sockets.delete(socket);
    if (match.sockets.size === 0) matches.delete(id);
  });
  socket.send(JSON.stringify({ where: match.field.where, moved: match.field.moved }));
  socket.on('message', (data) => {
    const { unit, to } = JSON.parse(String(data));
    const change = march(match.field, unit, to);
    if (!change) return socket.send('{"refused":true}');
    const text = JSON.stringify(change);
    for (const one of match.sockets) one.send(text);
  });
});
server.on('listening', () => console.log(`http://127.0.0.1:${server.address().port}`));
process.stdin.on('end', () => process.exit()).resume();
