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
const WARM = 40;
/** In milliseconds. */
const LONG = QUICK ? 2000 : 8000;
const HELD = QUICK ? 100 : 2000;
const COMPARED = QUICK ? 50 : 300;
const A_SECOND = 500;
const PACED = QUICK ? 500 : 5000;
const TICKS = 100;
const PAGE = 4096;

type Table = readonly [Player, Player];

/** All that was ever received here, by whichever library. */
const wires = new Set<Socket>();
const connect = Socket.prototype.connect;
Socket.prototype.connect = function (this: Socket, ...how: unknown[]) {
  wires.add(this);
  return connect.apply(this, how as never);
} as typeof connect;
const received = (): number => [...wires].reduce((sum, { bytesRead }) => sum + bytesRead, 0);

/** Of a process, all its threads: seconds of processor time, and bytes of memory that lie in the machine's. */
const processorOf = ({ child }: Running): number => {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
};
const memoryOf = ({ child }: Running): number =>
  Number(readFileSync(`/proc/${child.pid}/statm`, 'utf8').split(' ')[1]) * PAGE;

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

/** Every table as fast as it is answered. */
async function saturate(running: Running, tables: readonly Table[]): Promise<Played> {
  const play = async (long: number, moves: number): Promise<number> => {
    const end = performance.now() + long;
    const counts = await Promise.all(
      tables.map(async (table, i) => {
        const dice = new FastDice(`table ${i} ${table[0].moved}`);
        const from = table[0].moved;
        const last = Math.min(GAME_LENGTH - 1, from + moves);
        while (table[0].moved < last && performance.now() < end) await move(table, dice);
        return table[0].moved - from;
      }),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  };
  await play(LONG, WARM);
  const [cpu, bytes, begun] = [processorOf(running), received(), performance.now()];
  const count = await play(LONG, GAME_LENGTH);
  const time = (performance.now() - begun) / 1000;
  return { rate: count / time, cpu: (processorOf(running) - cpu) / count, bytes: (received() - bytes) / count };
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

async function measure(contestant: Contestant): Promise<Measured> {
  const running = await run(contestant);
  try {
    const tables = await sitAll(contestant, running, 0, TABLES);
    const played = await saturate(running, tables);
    await later(2000);
    const before = memoryOf(running);
    await sitAll(contestant, running, TABLES, COMPARED);
    await later(2000);
    const memory = (memoryOf(running) - before) / COMPARED;
    console.log(contestant.name, played, memory);
    return { name: contestant.name, ...played, memory };
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
    const first = await sitAll(contestant, running, 0, TABLES);
    await saturate(running, first);
    const begun = memoryOf(running);
    const tables = await sitAll(contestant, running, TABLES, HELD);
    await later(3000);
    const memory = (memoryOf(running) - begun) / HELD;
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
      memory,
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
Skirmish (150 units, some 340 legal moves), ${TABLES} tables at once, two sockets each, every move until both players have been told of it. Memory is what
lies in the machine's for a further table with two sockets, garbage included: more than the heap.

| server | moves a second | processor time a move | bytes to both a move | memory a table |
| --- | ---: | ---: | ---: | ---: |
${rows.join('\n')}

| what must be reached | figure | must | reached |
| --- | ---: | ---: | :---: |
| moves a second, answered after the commit, against boardgame.io in memory | ${ratio.saturated.toFixed(1)}× | 4× | ${met(ratio.saturated >= 4)} |
| the same against Colyseus | ${(house.rate / colyseus.rate).toFixed(2)}× | – | – |
| processor time a move, against bare \`ws\` | ${ratio.cpu.toFixed(1)}× | 3× | ${met(ratio.cpu <= 3)} |
| bytes to both seats for a move of Skirmish | ${house.bytes.toFixed(0)} | 1,000 | ${met(house.bytes <= 1000)} |
| memory of a live match with two sockets (${HELD} held) | ${kb(held.memory)} | 48 KB of heap | ${met(held.memory <= 48 * 1024)} |
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
