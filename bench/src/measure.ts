/** Side-by-side measurement: tasks take turns, round after round, so that what disturbs one disturbs all. */

export interface Task {
  readonly name: string;
  /** Does a few milliseconds of work and returns how many units of it were done. */
  run(): number | Promise<number>;
}

export interface Effort {
  /** Rounds that are not counted: by their end the engine has compiled what runs hot. */
  readonly warmUp: number;
  readonly rounds: number;
  /** How long each task runs in each round, in milliseconds. */
  readonly slice: number;
}

/** Units a second of processor time, of each task in each round. */
export class Rates {
  readonly #rates = new Map<string, number[]>();

  add(name: string, rate: number): void {
    this.#rates.set(name, [...this.#of(name), rate]);
  }

  /** The median rate of a task. */
  rate(name: string): number {
    return median(this.#of(name));
  }

  /** How often as fast one task is as another: the median of the ratios within each round. */
  ratio(name: string, against: string): number {
    const others = this.#of(against);
    return median(this.#of(name).map((rate, round) => rate / (others[round] ?? Number.NaN)));
  }

  #of(name: string): readonly number[] {
    return this.#rates.get(name) ?? [];
  }
}

/** Runs all tasks in each round. */
export async function measure(tasks: readonly Task[], { warmUp, rounds, slice }: Effort): Promise<Rates> {
  const rates = new Rates();
  for (let round = -warmUp; round < rounds; round++) {
    for (const task of tasks) {
      const rate = await rateOf(task, slice);
      if (round >= 0) rates.add(task.name, rate);
    }
  }
  return rates;
}

async function rateOf(task: Task, slice: number): Promise<number> {
  await task.run(); // not counted: the task before has left its garbage and its code in the caches
  const start = processorTime();
  let done = 0;
  let elapsed = 0;
  while (elapsed < slice) {
    done += await task.run();
    elapsed = processorTime() - start;
  }
  return (done / elapsed) * 1000;
}

/** Milliseconds of the processor, not of the clock: what else runs on the machine then disturbs less. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export const median = (values: readonly number[]): number => share(values, 0.5);

/** What this part of the values stays below. */
export function share(values: readonly number[], part: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;
}
