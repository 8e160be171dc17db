/**
 * `node scripts/run.mjs bench/server/main.ts`: one game, Skirmish, on four servers in one run, each in a process of its own, played by the same two
 * hands over sockets. The house writes every move to the disk before it tells anybody; none of the others keeps anything. `--quick` is a short look that writes
 * nothing, `--tables 16,64` says how many tables play at once.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { setTimeout as later } from 'node:timers/promises';
import { FastDice } from '@derby/kernel';
import { argsOf } from '../../scripts/args.ts';
import { ensureRules } from '../../scripts/bundle.mjs';
import { NEIGHBOURS } from '../skirmish/areas.ts';
import { GAME_LENGTH, UNITS_A_SIDE } from '../skirmish/rules.ts';
import { CONTESTANTS, type Contestant, type Player, type Running, run, until } from './contestants.ts';
import { opening } from './opening.ts';
import { type Held, type Measured, type Played, page } from './page.ts';
import { ensurePeers } from './peers.ts';

const { values } = argsOf({
  options: { quick: { type: 'boolean', default: false }, tables: { type: 'string', default: '' } },
});
const QUICK = values.quick;
/** So many tables play at once: at each of these numbers every server is measured, opened anew. */
const TABLES = (values.tables || (QUICK ? '16,64' : '16,64,256')).split(',').map(Number);
/** So many moves are made before anything is counted, in whole games: a server that has just been opened runs code that nobody has translated yet. */
const WARM = QUICK ? 2000 : 20_000;
/** In milliseconds: so long they play at least while it is counted, game after game. */
const LONG = QUICK ? 2000 : 5000;
/** Tables at which a game is played before the heap is looked at. */
const FEW = 16;
const HELD = QUICK ? 100 : 2000;
/** The heap is looked at so often while they sit down. */
const SAMPLES = 4;
const COMPARED = QUICK ? 40 : 200;
const A_SECOND = 500;
const PACED = QUICK ? 500 : 5000;
const TICKS = 100;

type Table = readonly [Player, Player];

/** All that was ever received here, by whichever library. */
const wires = new Set<Socket>();
const connect = Socket.prototype.connect;
Socket.prototype.connect = function (this: Socket, ...how: unknown[]) {
  wires.add(this);
  return connect.apply(this, how as never);
} as typeof connect;
const received = (): number => [...wires].reduce((sum, { bytesRead }) => sum + bytesRead, 0);

/** Of a process, all its threads: seconds of processor time. */
const processorOf = ({ child }: Running): number => {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
};

/** Whoever's turn it is moves a unit of his. */
function march(table: Table, dice: FastDice): void {
  const side = table[0].moved & 1;
  const player = table[side] as Player;
  const unit = side * UNITS_A_SIDE + dice.below(UNITS_A_SIDE);
  const near = NEIGHBOURS[player.where[unit] as number] as readonly number[];
  player.march(unit, near[dice.below(near.length)] as number);
}

/** One move, until both have been told. */
async function move(table: Table, dice: FastDice): Promise<void> {
  const { moved } = table[0];
  march(table, dice);
  await Promise.all(table.map((one) => until(one, () => one.moved > moved)));
}

/** In milliseconds: where nothing was told for so long somebody marches again. It happens with Colyseus, where a move is lost at times. */
const STALLED = 1000;

/** One game at every table, each move as soon as the last was answered; how many were made. */
async function playGames(tables: readonly Table[]): Promise<number> {
  const games = tables.map((table, i) => ({ table, from: table[0].moved, dice: new FastDice(`table ${i}`), seen: -1 }));
  const isOver = ({ table }: (typeof games)[number]) => table[0].moved >= GAME_LENGTH - 1;
  const nudging = setInterval(() => {
    for (const game of games) {
      if (game.seen === game.table[0].moved && !isOver(game)) march(game.table, game.dice);
      game.seen = game.table[0].moved;
    }
  }, STALLED);
  const counts = games.map(async (game) => {
    while (!isOver(game)) await move(game.table, game.dice);
    return game.table[0].moved - game.from;
  });
  try {
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  } finally {
    clearInterval(nudging);
  }
}

/** So many tables, as fast as they are answered, game after game. Only while they play it is counted. */
async function saturate(contestant: Contestant, running: Running, count: number): Promise<Played> {
  let [cpu, bytes, time, moves, warm] = [0, 0, 0, 0, 0];
  for (let game = 0; warm < WARM || time < LONG; game++) {
    const tables = await sitAll(contestant, running, game * count, count);
    const before = [processorOf(running), received(), performance.now()] as const;
    const made = await playGames(tables);
    if (warm >= WARM) {
      cpu += processorOf(running) - before[0];
      bytes += received() - before[1];
      time += performance.now() - before[2];
      moves += made;
    } else warm += made;
    for (const player of tables.flat()) player.leave();
  }
  return { tables: count, rate: (1000 * moves) / time, cpu: cpu / moves, bytes: bytes / moves };
}

async function sitAll({ sit }: Contestant, { address }: Running, from: number, count: number): Promise<Table[]> {
  const tables: Table[] = [];
  for (let i = 0; i < count; i += 10)
    tables.push(
      ...(await Promise.all(Array.from({ length: Math.min(10, count - i) }, (_, k) => sit(address, from + i + k)))),
    );
  return tables;
}

/** Tables that nobody has sat at yet have numbers from here on. */
const FRESH = 100_000;

/** What a further table takes of the heap, garbage collected: by sample, as so many sit down one after the other. */
async function heapATable(contestant: Contestant, running: Running, count: number) {
  // The program itself, its threads and its rules are there before the first is counted.
  await playGames(await sitAll(contestant, running, 0, FEW));
  const tables: Table[] = [];
  const samples: number[] = [];
  const each = count / SAMPLES;
  let before = await running.heap();
  for (let i = 0; i < SAMPLES; i++) {
    tables.push(...(await sitAll(contestant, running, FRESH + i * each, each)));
    const after = await running.heap();
    samples.push((after - before) / each);
    before = after;
  }
  return { tables, samples };
}

const mean = (samples: readonly number[]): number => samples.reduce((sum, one) => sum + one, 0) / samples.length;

async function measure(contestant: Contestant): Promise<Measured> {
  const played: Played[] = [];
  const { most = Number.POSITIVE_INFINITY } = contestant;
  for (const count of TABLES.filter((tables) => tables <= most)) {
    const one = await within(contestant, (running) => saturate(contestant, running, count));
    console.log(contestant.name, one);
    played.push(one);
  }
  const { samples } = await within(contestant, (running) => heapATable(contestant, running, COMPARED));
  console.log(contestant.name, samples);
  return { name: contestant.name, played, memory: mean(samples) };
}

/** Does this with a contestant that is opened for it, and ended after it. */
async function within<T>(contestant: Contestant, act: (running: Running) => Promise<T>): Promise<T> {
  const running = await run(contestant);
  try {
    return await act(running);
  } finally {
    running.child.kill('SIGKILL');
    for (const wire of wires) wire.destroy();
    wires.clear();
  }
}

/** Many tables that are all open, and so many moves a second at any of them: from hand to hand. */
async function hold(contestant: Contestant, running: Running): Promise<Held> {
  const { tables, samples } = await heapATable(contestant, running, HELD);
  const times: number[] = [];
  const dice = new FastDice('paced');
  const busy = new Set<Table>();
  const start = performance.now();
  const moves: Promise<void>[] = [];
  for (let i = 0; i < PACED; i++) {
    const due = start + (i * 1000) / A_SECOND;
    if (due > performance.now()) await later(due - performance.now());
    const table = tables[i % tables.length] as Table;
    if (busy.has(table)) continue;
    busy.add(table);
    moves.push(
      move(table, dice).then(() => {
        times.push(performance.now() - due);
        busy.delete(table);
      }),
    );
  }
  await Promise.race([Promise.all(moves), later(30_000)]);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return {
    held: HELD,
    samples,
    memory: mean(samples),
    wanted: A_SECOND,
    median: at(0.5),
    last: at(0.99),
    rate: times.length / ((performance.now() - start) / 1000),
  };
}

ensurePeers();
const load = loadavg()[0] ?? 0;
const measured: Measured[] = [];
for (const contestant of CONTESTANTS) measured.push(await measure(contestant));
const [house] = CONTESTANTS as readonly [Contestant];
const held = await within(house, (running) => hold(house, running));
console.log(held);
const ordinary = async () => [...(await house.program()).slice(0, 2), await ensureRules(), '0'];
const long = await within({ ...house, program: ordinary }, ({ address }) => opening(address, QUICK ? 300 : 2200));

const measurements = { measured, held, long, load, cores: cpus().length };
const place = new URL('../results/server.md', import.meta.url);
const text = page(measurements, readFileSync(place, 'utf8'));
console.log(text);
if (!QUICK) writeFileSync(place, text);
process.exit(0);
