/** The page of results: tables of what was measured. What is written below the mark by hand stays as it is. */

/** What a server did while so many tables played as fast as they were answered. */
export interface Played {
  readonly tables: number;
  /** Moves a second. */
  readonly rate: number;
  /** Seconds of processor time a move. */
  readonly cpu: number;
  readonly bytes: number;
}

export interface Measured {
  readonly name: string;
  readonly played: readonly Played[];
  /** Bytes a table. */
  readonly memory: number;
}

/** Many tables that are all open, and so many moves a second at any of them. */
export interface Held {
  readonly held: number;
  readonly samples: readonly number[];
  readonly memory: number;
  readonly wanted: number;
  /** In milliseconds from hand to hand. */
  readonly median: number;
  readonly last: number;
  readonly rate: number;
}

interface Measurements {
  /** The house, bare `ws`, Colyseus and boardgame.io. */
  readonly measured: readonly Measured[];
  readonly held: Held;
  readonly long: { readonly choices: number; readonly time: number };
  readonly load: number;
  readonly cores: number;
}

const BY_HAND = '<!-- From here on it is written by hand. -->';

const kb = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`;
const met = (holds: boolean): string => (holds ? 'yes' : '**no**');

export function page({ measured, held, long, load, cores }: Measurements, before: string): string {
  const [house, bare, colyseus, boardgameIo] = measured as [Measured, Measured, Measured, Measured];
  const counts = house.played.map(({ tables }) => tables);
  const judged = counts.length - 1;
  const ratio = (i: number, of: (one: Played) => number, other: Measured): number => {
    const theirs = other.played[i];
    return theirs ? of(house.played[i] as Played) / of(theirs) : Number.NaN;
  };
  const times = (value: number, digits: number): string => (Number.isNaN(value) ? '–' : `${value.toFixed(digits)}×`);
  const rate = (one: Played) => one.rate;
  const cpu = (one: Played) => one.cpu;
  const bytes = (house.played[judged] as Played).bytes;
  const rows = measured.flatMap(({ name, played, memory }) =>
    played.map(
      (one, i) =>
        `| ${i === 0 ? name : ''} | ${one.tables} | ${one.rate.toFixed(0)} | ${(1000 * one.cpu).toFixed(3)} ms | ${one.bytes.toFixed(0)} | ${i === 0 ? kb(memory) : ''} |`,
    ),
  );
  const ratios = counts.map(
    (count, i) =>
      `| ${count} | ${ratio(i, rate, boardgameIo).toFixed(2)}× | ${times(ratio(i, rate, colyseus), 2)} | ${ratio(i, cpu, bare).toFixed(1)}× | ${ratio(i, cpu, boardgameIo).toFixed(2)}× |`,
  );
  const byHand = before.split(BY_HAND)[1] ?? '\n';
  return `# The server, beside others

\`node scripts/run.mjs bench/server/main.ts\` (\`--quick\` for a short look that writes nothing, \`--tables 16,64\` for other numbers of tables), on ${cores} cores that the players share; load before it began ${load.toFixed(1)}${load > 1 ? ', so **the machine was busy with other work**: ratios hold better than rates, and times from hand to hand are too long' : ''}.
Skirmish (150 units, some 340 legal moves), two sockets a table, every move until both players have been told of it, game after game; 20,000 moves at least come before
the first that counts. Heap is what a further table with two sockets takes in all threads of the process, buffers included, after garbage was collected in each, the mean of several samples as they sit down.

| server | tables at once | moves a second | processor time a move | bytes to both a move | heap a table |
| --- | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}

| tables at once | moves a second against boardgame.io | against Colyseus | processor time against bare \`ws\` | against boardgame.io |
| ---: | ---: | ---: | ---: | ---: |
${ratios.join('\n')}

| what must be reached | figure | must | reached |
| --- | ---: | ---: | :---: |
| moves a second at ${counts[judged]} tables, answered after the commit, against boardgame.io in memory | ${ratio(judged, rate, boardgameIo).toFixed(1)}× | 4× | ${met(ratio(judged, rate, boardgameIo) >= 4)} |
| processor time a move at ${counts[judged]} tables, against bare \`ws\` | ${ratio(judged, cpu, bare).toFixed(1)}× | 3× | ${met(ratio(judged, cpu, bare) <= 3)} |
| bytes to both seats for a move of Skirmish | ${bytes.toFixed(0)} | 1,000 | ${met(bytes <= 1000)} |
| heap of a live match with two sockets (${held.held} held; samples ${held.samples.map(kb).join(', ')}) | ${kb(held.memory)} | 48 KB | ${met(held.memory <= 48 * 1024)} |
| live matches held at once | ${held.held} | 2,000 | ${met(held.held >= 2000)} |
| from hand to hand at ${held.wanted} choices a second among them, SQLite: median | ${held.median.toFixed(0)} ms | – | – |
| the same, 99th of 100 | ${held.last.toFixed(0)} ms | 50 ms | ${met(held.last < 50)} |
| choices a second that were really made meanwhile | ${held.rate.toFixed(0)} | ${held.wanted} | ${met(held.rate > held.wanted * 0.95)} |
| a match of ${long.choices} choices (U-boat Pens) is opened in | ${long.time.toFixed(0)} ms | 1,000 ms for 2,000 | ${met(long.time < 1000)} |

${BY_HAND}${byHand}`;
}
