/** A house with matches in a process of its own, and guests who come back by themselves: for assaults on what is played there. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { Person } from '../../server/test/house.ts';
import { type OwnHouse, ownHouse } from '../../server/test/program.ts';
import { RemoteMatch, type Wire } from '../../web/src/online/remote.ts';

export interface Ground {
  readonly data: string;
  house: OwnHouse;
}

export async function opened(): Promise<Ground> {
  const data = mkdtempSync(join(tmpdir(), 'derby-siege-'));
  return { data, house: await ownHouse(data) };
}

export async function closed(ground: Ground | undefined): Promise<void> {
  if (!ground) return;
  await ground.house.kill();
  rmSync(ground.data, { recursive: true, force: true });
}

/** A socket as a table wants it. What is said when it is closed already is lost, as on any wire. */
function wireOf(socket: WebSocket): Wire {
  const wire: Wire = {
    send: (text) => {
      if (socket.readyState === socket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  socket.on('open', () => wire.onopen?.());
  socket.on('message', (data) => wire.onmessage?.({ data: String(data) }));
  socket.on('close', () => wire.onclose?.());
  return wire;
}

/** A guest's table, over a wire that is made by the last word. In milliseconds: he is patient for a short while only. */
export const sitDown = (person: Person, address: string, id: string, mar: (wire: Wire) => Wire = (wire) => wire) =>
  new RemoteMatch(
    () => {
      const url = `${address.replace('http', 'ws')}/api/matches/${id}/live`;
      const socket = new WebSocket(url, { headers: { cookie: person.cookie }, origin: address });
      socket.on('error', () => undefined);
      return mar(wireOf(socket));
    },
    { patience: 150, pause: 10 },
  );

export { Person };
