/**
 * `node scripts/run.mjs bench/src/server.ts`: a house in a process of its own, asked by guests in this one. Every answer comes after its
 * deed is on the disk. Beside it, in the same minutes, a bare socket server that sends as many bytes back and keeps nothing.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { FastDice } from '@derby/kernel';
import { WebSocket } from 'ws';
import { Person, type Seat } from '../../server/test/house.ts';
import { ownHouse } from '../../server/test/program.ts';

const GUESTS = 24;
/** In milliseconds. */
const LONG = 8000;
const PACED = 40;

const data = mkdtempSync(join(tmpdir(), 'derby-bench-'));
const house = await ownHouse(data);
try {
  await measure();
} finally {
  await house.kill();
  rmSync(data, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const seats = await Promise.all(Array.from({ length: GUESTS }, sat));
  await play(seats, 1500, 0); // warm
  const saturated = await timed(() => play(seats, LONG, 0));
  const paced = await timed(() => play(seats, LONG, (1000 * GUESTS) / PACED));
  const bare = await bareRate(saturated.bytes / saturated.count);
  const long = await opening();
  const rows: [string, string][] = [
    [
      `choices a second, ${GUESTS} matches at once, each answered after its commit`,
      (saturated.count / (LONG / 1000)).toFixed(0),
    ],
    ['the house’s processor time for a choice', `${((1000 * saturated.cpu) / saturated.count).toFixed(2)} ms`],
    ['the same of a bare socket server that sends as many bytes', `${bare.toFixed(3)} ms`],
    ['bytes to a seat for a choice, mean', (saturated.bytes / saturated.count).toFixed(0)],
    [`from choice to table at ${PACED} choices a second, median`, `${at(paced.times, 0.5)} ms`],
    [`the same, 99th of 100`, `${at(paced.times, 0.99)} ms`],
    [`a match of ${long.choices} choices is opened in`, `${long.time.toFixed(0)} ms`],
  ];
  const table = [
    '| what | figure |',
    '| --- | ---: |',
    ...rows.map(([what, figure]) => `| ${what} | ${figure} |`),
  ].join('\n');
  console.log(table);
  const text = `# The server

\`node scripts/run.mjs bench/src/server.ts\`, on ${cpus().length} cores of which the guests take their share, with SQLite on the disk of the machine. XXI, one seat a
match, random choices. Absolute figures of one busy machine: read them as an order of magnitude.

${table}
`;
  writeFileSync(new URL('../results/server.md', import.meta.url), text);
  await Promise.all(seats.map((seat) => seat.leave()));
}

async function sat(): Promise<Seat> {
  const person = new Person(house.address);
  return person.sit(await person.lay({ game: 'xxi', seats: { player: 'me' } }));
}

interface Played {
  count: number;
  bytes: number;
  readonly times: number[];
}

/** Everybody chooses at random, as fast as he is answered or with pauses, for so long. */
async function play(seats: Seat[], long: number, pause: number): Promise<Played> {
  const played: Played = { count: 0, bytes: 0, times: [] };
  const until = performance.now() + long;
  await Promise.all(
    seats.map(async (_, i) => {
      const dice = new FastDice(`bench ${i}`);
      if (pause > 0) await later(dice.below(pause));
      while (performance.now() < until) {
        if (!seats[i]?.now?.question) {
          await seats[i]?.leave();
          seats[i] = await sat();
        }
        const seat = seats[i] as Seat;
        const begun = performance.now();
        const { at: moment } = seat;
        seat.heard.length = 0;
        void seat.take(seat.open[dice.below(seat.open.length)] ?? '');
        await seat.until(() => seat.at > moment);
        played.times.push(performance.now() - begun);
        played.count += 1;
        played.bytes += seat.heard.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
        if (pause > 0) await later(Math.max(0, pause - (performance.now() - begun)));
      }
    }),
  );
  return played;
}

function later(pause: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, pause));
}

async function timed(act: () => Promise<Played>): Promise<Played & { readonly cpu: number }> {
  const before = await processor();
  const played = await act();
  return { ...played, cpu: (await processor()) - before };
}

/** In seconds. */
async function processor(): Promise<number> {
  const figures = await (await fetch(`${house.address}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(figures)?.[1]);
}

function at(times: readonly number[], share: number): string {
  return ([...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(1);
}

/** Milliseconds of processor time for a message and an answer of so many bytes. */
async function bareRate(bytes: number): Promise<number> {
  const script = `
    const { WebSocketServer } = require('ws');
    const answer = 'x'.repeat(${Math.round(bytes)});
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
    server.on('listening', () => console.log(server.address().port));
    server.on('connection', (socket) => socket.on('message', (data) => {
      if (String(data) === 'time') socket.send(String(process.cpuUsage().user + process.cpuUsage().system));
      else { JSON.parse(String(data)); socket.send(answer); }
    }));`;
  const child = spawn(process.execPath, ['-e', script], {
    cwd: join(import.meta.dirname, '../../server'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(createInterface(child.stdout), 'line')) as [string];
  const socket = new WebSocket(`ws://127.0.0.1:${port}`);
  await once(socket, 'open');
  const ask = async (text: string): Promise<string> => {
    socket.send(text);
    return String((await once(socket, 'message'))[0]);
  };
  const message = JSON.stringify({ kind: 'take', id: 1, at: 1, choice: 'move hull-A1 13' });
  const COUNT = 5000;
  for (let i = 0; i < COUNT; i++) await ask(message);
  const before = Number(await ask('time'));
  for (let i = 0; i < COUNT; i++) await ask(message);
  const used = Number(await ask('time')) - before;
  socket.close();
  child.kill();
  return used / 1000 / COUNT;
}

/** Opens a long match of U-boat Pens that nobody has in memory. */
async function opening(): Promise<{ readonly choices: number; readonly time: number }> {
  const person = new Person(house.address);
  const id = await person.lay({ game: 'pens', seats: { axis: 'me', allies: 'me' } });
  const seats = [await person.sit(id, '?seat=axis'), await person.sit(id, '?seat=allies')];
  const dice = new FastDice('long');
  for (let i = 0; i < 2000; i++) {
    const asked = seats.find(({ now }) => now?.question);
    if (!asked) break;
    const { at: moment } = asked;
    await asked.take(asked.open[dice.below(asked.open.length)] ?? '');
    await Promise.all(seats.map((seat) => seat.until(() => seat.at > moment)));
  }
  const choices = seats[0]?.at ?? 0;
  await Promise.all(seats.map((seat) => seat.leave()));
  await later(12_000); // it is dropped when nobody has looked on for ten seconds
  const begun = performance.now();
  const again = await person.sit(id, '?seat=axis');
  const time = performance.now() - begun;
  await again.leave();
  return { choices, time };
}
