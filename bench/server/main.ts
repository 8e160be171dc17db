/**
 * `node scripts/run.mjs bench/server/main.ts`: one game, Skirmish, on four servers in one run, each in a process of its own, played by the same two
 * hands over sockets. The house writes every move to the disk before it tells anybody; none of the others keeps anything.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { setTimeout as later } from 'node:timers/promises';
import { FastDice } from '@derby/kernel';
import { ensureRules } from '../../scripts/bundle.mjs';
import { NEIGHBOURS } from '../skirmish/areas.ts';
import { GAME_LENGTH, UNITS_A_SIDE } from '../skirmish/rules.ts';
import { CONTESTANTS, type Contestant, type Player, type Running, run, until } from './contestants.ts';
import { opening } from './opening.ts';
import { ensurePeers } from './peers.ts';

const QUICK = process.argv.includes('--quick');
const TABLES = 16;
/** Whole games at every table before anything is counted: a server that has just been opened runs code that nobody has translated yet. */
const WARM = QUICK ? 1 : 4;
/** In milliseconds: so long they play at least while it is counted, game after game. */
const LONG = QUICK ? 2000 : 5000;
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

/** One move by whoever's turn it is, until both have been told. */
async function move(table: Table, dice: FastDice): Promise<void> {
  const { moved } = table[0];
  const side = moved & 1;
  const player = table[side] as Player;
  const unit = side * UNITS_A_SIDE + dice.below(UNITS_A_SIDE);
  const near = NEIGHBOURS[player.where[unit] as number] as readonly number[];
  player.march(unit, near[dice.below(near.length)] as number);
  await Promise.all(table.map((one) => until(one, () => one.moved > moved)));
}

interface Played {
  readonly rate: number;
  readonly cpu: number;
  readonly bytes: number;
}

/** One game at every table, each move as soon as the last was answered; how many were made. */
async function playGames(tables: readonly Table[]): Promise<number> {
  const counts = await Promise.all(
    tables.map(async (table, i) => {
      const from = table[0].moved;
      const dice = new FastDice(`table ${i} ${from}`);
      while (table[0].moved < GAME_LENGTH - 1) await move(table, dice);
      return table[0].moved - from;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Every table as fast as it is answered, game after game. Only while they play it is counted. */
async function saturate(contestant: Contestant, running: Running): Promise<Played> {
  let [cpu, bytes, time, count] = [0, 0, 0, 0];
  for (let game = 0; game <= WARM || time < LONG; game++) {
    const tables = await sitAll(contestant, running, game * TABLES, TABLES);
    const before = [processorOf(running), received(), performance.now()] as const;
    const made = await playGames(tables);
    if (game < WARM) continue;
    cpu += processorOf(running) - before[0];
    bytes += received() - before[1];
    time += performance.now() - before[2];
    count += made;
  }
  return { rate: (1000 * count) / time, cpu: cpu / count, bytes: bytes / count };
}

async function sitAll({ sit }: Contestant, { address }: Running, from: number, count: number): Promise<Table[]> {
  const tables: Table[] = [];
  for (let i = 0; i < count; i += 10)
    tables.push(
      ...(await Promise.all(Array.from({ length: Math.min(10, count - i) }, (_, k) => sit(address, from + i + k)))),
    );
  return tables;
}

interface Measured extends Played {
  readonly name: string;
  /** Bytes a table. */
  readonly memory: number;
}

/** Tables that nobody has sat at yet have numbers from here on. */
const FRESH = 100_000;

/** What a further table takes of the heap, garbage collected: by sample, as so many sit down one after the other. */
async function heapATable(contestant: Contestant, running: Running, count: number) {
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
  const running = await run(contestant);
  try {
    const played = await saturate(contestant, running);
    const { samples } = await heapATable(contestant, running, COMPARED);
    console.log(contestant.name, played, samples);
    return { name: contestant.name, ...played, memory: mean(samples) };
  } finally {
    running.child.kill('SIGKILL');
    for (const wire of wires) wire.destroy();
    wires.clear();
  }
}

/** Many tables that are all open, and so many moves a second at any of them: from hand to hand. */
async function hold(contestant: Contestant) {
  const running = await run(contestant);
  try {
    // The program itself, its threads and its rules are there before the first is counted.
    await playGames(await sitAll(contestant, running, 0, TABLES));
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
      samples,
      memory: mean(samples),
      moves: times.length,
      median: at(0.5),
      last: at(0.99),
      rate: times.length / ((performance.now() - start) / 1000),
    };
  } finally {
    running.child.kill('SIGKILL');
    for (const wire of wires) wire.destroy();
    wires.clear();
  }
}

ensurePeers();
const load = loadavg()[0] ?? 0;
const measured: Measured[] = [];
for (const contestant of CONTESTANTS) measured.push(await measure(contestant));
const [house, bare, colyseus, boardgameIo] = measured as [Measured, Measured, Measured, Measured];
const held = await hold(CONTESTANTS[0] as Contestant);
console.log(held);
const rules = await ensureRules();
const ordinary = await run({
  ...(CONTESTANTS[0] as Contestant),
  program: async () => [...(await (CONTESTANTS[0] as Contestant).program()).slice(0, 2), rules, '0'],
});
const long = await opening(ordinary.address, QUICK ? 300 : 2200);
ordinary.child.kill('SIGKILL');

const kb = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`;
const rows = measured.map(
  ({ name, rate, cpu, bytes, memory }) =>
    `| ${name} | ${rate.toFixed(0)} | ${(1000 * cpu).toFixed(3)} ms | ${bytes.toFixed(0)} | ${kb(memory)} |`,
);
const met = (holds: boolean): string => (holds ? 'yes' : '**no**');
const ratio = { saturated: house.rate / boardgameIo.rate, cpu: house.cpu / bare.cpu };
const text = `# The server, beside others

\`node scripts/run.mjs bench/server/main.ts\` (\`--quick\` for a short look that writes nothing), on ${cpus().length} cores that the players share; load before it began ${load.toFixed(1)}${load > 1 ? ', so **the machine was busy with other work**: ratios hold better than rates, and times from hand to hand are too long' : ''}.
Skirmish (150 units, some 340 legal moves), ${TABLES} tables at once, two sockets each, every move until both players have been told of it, game after game; ${WARM} games
at every table come before the first that counts. Heap is what a further table with two sockets takes in all threads of the process, buffers included, after garbage was collected in each:
the mean of ${SAMPLES} samples as they sit down.

| server | moves a second | processor time a move | bytes to both a move | heap a table |
| --- | ---: | ---: | ---: | ---: |
${rows.join('\n')}

| what must be reached | figure | must | reached |
| --- | ---: | ---: | :---: |
| moves a second, answered after the commit, against boardgame.io in memory | ${ratio.saturated.toFixed(1)}× | 4× | ${met(ratio.saturated >= 4)} |
| the same against Colyseus | ${(house.rate / colyseus.rate).toFixed(2)}× | – | – |
| processor time a move, against bare \`ws\` | ${ratio.cpu.toFixed(1)}× | 3× | ${met(ratio.cpu <= 3)} |
| bytes to both seats for a move of Skirmish | ${house.bytes.toFixed(0)} | 1,000 | ${met(house.bytes <= 1000)} |
| heap of a live match with two sockets (${HELD} held; samples ${held.samples.map(kb).join(', ')}) | ${kb(held.memory)} | 48 KB | ${met(held.memory <= 48 * 1024)} |
| live matches held at once | ${HELD} | 2,000 | ${met(HELD >= 2000)} |
| from hand to hand at ${A_SECOND} choices a second among them, SQLite: median | ${held.median.toFixed(0)} ms | – | – |
| the same, 99th of 100 | ${held.last.toFixed(0)} ms | 50 ms | ${met(held.last < 50)} |
| choices a second that were really made meanwhile | ${held.rate.toFixed(0)} | ${A_SECOND} | ${met(held.rate > A_SECOND * 0.95)} |
| a match of ${long.choices} choices (U-boat Pens) is opened in | ${long.time.toFixed(0)} ms | 1,000 ms for 2,000 | ${met(long.time < 1000)} |

[What that means for one node, ten and a hundred](../../docs/capacity.md).
`;
console.log(text);
if (!QUICK) writeFileSync(new URL('../results/server.md', import.meta.url), text);
process.exit(0);
