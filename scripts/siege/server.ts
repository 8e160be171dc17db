/** The static server: hostile paths, broken requests, readers that leave. It gives away nothing and stays. Loopback only. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastDice } from '@derby/kernel';
import { type Assault, demand, noise, pick } from './assault.ts';
import { abortedPipelines, houseOfItsOwn, type OwnHouse } from './own-server.ts';

const SECRET = 'kept from everybody';
/** In milliseconds: whoever says nothing for so long is left. */
const PATIENCE = 500;

interface Ground {
  readonly folder: string;
  readonly house: OwnHouse;
}
let ground: Promise<Ground> | undefined;

async function laid(): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), 'derby-siege-'));
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), SECRET);
  writeFileSync(join(dist, 'index.html'), '<p>home</p>');
  writeFileSync(join(dist, 'assets', 'large.js'), 'x'.repeat(500_000));
  return { folder, house: await houseOfItsOwn(dist, { files: 128 }) };
}

const UP = ['/..', '/%2e%2e', '/..%2f', '/%2e%2e%2f', '/..\\', '/..%5c', '/....//', '/%c0%ae%c0%ae', '//..'];
const STEPS = ['/assets', '/.', '/', '/%00', '/%', '?x', '#', '/secret.txt'];

/** Half of them are attempts at what lies beside the app. */
function path(dice: FastDice): string {
  const some = (list: readonly string[], most: number) =>
    Array.from({ length: dice.below(most) }, () => pick(dice, list));
  if (dice.below(2) === 0) return [...some(['/assets'], 2), pick(dice, UP), ...some(UP, 3), '/secret.txt'].join('');
  return ['/', ...some([...UP, ...STEPS], 6)].join('');
}

function request(dice: FastDice, host: string): string {
  if (dice.below(2) === 0) return `GET ${path(dice)} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
  const method = pick(dice, ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', noise(dice, 8)]);
  const name = pick(dice, [host, 'evil.example', noise(dice, 20), '']);
  const more = dice.below(2) === 0 ? `${noise(dice, 40)}\r\n` : '';
  const text = `${method} ${path(dice)} HTTP/1.${dice.below(2)}\r\nHost: ${name}\r\n${more}Connection: close\r\n\r\n`;
  return dice.below(4) === 0 ? text.slice(0, dice.below(text.length)) : text;
}

/** All that is answered to this, or as much as comes while anybody waits. */
function answerTo(text: string, address: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    const end = (): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(PATIENCE, end);
    socket.on('data', (bytes) => {
      answer += bytes;
    });
    socket.on('error', end);
    socket.on('close', end);
    socket.write(text, 'latin1');
  });
}

export const server: Assault = {
  name: 'server',
  few: 40,
  strike: async (dice) => {
    ground ??= laid();
    const { address } = (await ground).house;
    if (dice.below(10) === 0) {
      const pipelines = { connections: 1 + dice.below(4), requests: 1 + dice.below(100), path: '/assets/large.js' };
      await abortedPipelines(address, pipelines);
    } else {
      const asked = request(dice, new URL(address).host);
      demand(!(await answerTo(asked, address)).includes(SECRET), `it gives away a secret: ${JSON.stringify(asked)}`);
    }
    const { status } = await fetch(address);
    demand(status === 200, `it answers no more as it should, but with ${status}`);
  },
  close: async () => {
    if (!ground) return;
    const { folder, house } = await ground;
    await house[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
    ground = undefined;
  },
};
