/** What is said in one turn goes out in one piece, and arrives as what it was, whatever its length. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { type WebSocket as Socket, WebSocket, WebSocketServer } from 'ws';
import { Voice } from '../src/frames.ts';

interface Call extends AsyncDisposable {
  readonly voice: Voice;
  readonly socket: Socket;
  readonly wire: Duplex;
  readonly heard: string[];
  readonly caller: WebSocket;
}

async function call(): Promise<Call> {
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const answered = new Promise<{ voice: Voice; socket: Socket; wire: Duplex }>((done) => {
    server.on('upgrade', (request, wire, head) =>
      sockets.handleUpgrade(request, wire, head, (socket) => done({ socket, wire, voice: new Voice(socket, wire) })),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const caller = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  caller.on('message', (data) => heard.push(String(data)));
  await once(caller, 'open');
  return {
    ...(await answered),
    heard,
    caller,
    [Symbol.asyncDispose]: async () => {
      caller.terminate();
      server.close();
    },
  };
}

test('texts of every length, and of every letter, arrive in order and whole', async () => {
  await using one = await call();
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000];
  const said = [...lengths.map((length) => 'x'.repeat(length)), 'é', 'Ⅸ ⚓ 🌊'.repeat(30), '𝄞'.repeat(20_000)];
  for (const text of said) one.voice.say(text);
  await expect.poll(() => one.heard.length).toBe(said.length);
  expect(one.heard).toEqual(said);
});

test('all of one turn is one piece for the wire', async () => {
  await using one = await call();
  const pieces: number[] = [];
  const write = one.wire.write.bind(one.wire);
  one.wire.write = ((piece: Buffer) => {
    pieces.push(piece.length);
    return write(piece);
  }) as Duplex['write'];
  for (const text of ['a', 'b', 'c']) one.voice.say(text);
  await expect.poll(() => one.heard).toEqual(['a', 'b', 'c']);
  expect(pieces).toEqual([9]);
});

test('what was to be said is said before the last word, and nothing after it', async () => {
  await using one = await call();
  one.voice.say('a');
  one.voice.flush();
  one.voice.say('too late');
  one.socket.close(1000, 'goodbye');
  const [code, why] = await once(one.caller, 'close');
  expect([code, String(why), one.heard]).toEqual([1000, 'goodbye', ['a']]);
});
