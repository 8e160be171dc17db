/** An engine: a program of anybody's that decides for a seat. One JSON object a line, over its standard input and output. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** What an engine is told. `docs/bots.md` describes it for those who write one. */
type EngineLine =
  | {
      readonly kind: 'table';
      readonly game: string;
      readonly edition: number;
      readonly seat: string;
      readonly seats: readonly string[];
      readonly options: Readonly<Record<string, unknown>>;
    }
  | {
      readonly kind: 'decide';
      /** The moment, which the answer names. */
      readonly at: number;
      readonly rule: string;
      /** All that is open, in the notation of records. */
      readonly open: readonly string[];
      readonly view: object;
      /** What this seat has read since it was last asked. */
      readonly log: readonly object[];
    }
  | { readonly kind: 'refused'; readonly at: number; readonly choice: string; readonly reason: string }
  | { readonly kind: 'over'; readonly grade: string; readonly winner: string };

/** The engine cannot be used any more; `why` says how it failed. */
export class EngineFault extends Error {
  override readonly name = 'EngineFault';
  readonly why: 'ended' | 'late' | 'nonsense' | 'refused';

  constructor(why: EngineFault['why'], message: string) {
    super(message);
    this.why = why;
  }
}

interface Asked {
  readonly at: number;
  resolve(choice: string): void;
  reject(fault: Error): void;
}

function withResolvers(): Omit<Asked, 'at'> & { readonly promise: Promise<string> } {
  let resolve: Asked['resolve'] = () => undefined;
  let reject: Asked['reject'] = () => undefined;
  const promise = new Promise<string>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}

/** Letters of an answer: a choice has some dozens. */
const LONGEST_ANSWER = 2000;

export class Engine {
  readonly #child: ChildProcess;
  readonly #patience: number;
  #asked: Asked | undefined;
  #fault: EngineFault | undefined;

  /** `patience`, in milliseconds: so long it may think about one choice. */
  constructor([command = '', ...words]: readonly string[], patience: number) {
    this.#patience = patience;
    this.#child = spawn(command, words, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#child.on('error', (fault) => this.#fail(new EngineFault('ended', fault.message)));
    this.#child.on('exit', (code) => this.#fail(new EngineFault('ended', `It has ended (${code ?? 'killed'}).`)));
    this.#child.stdin?.on('error', () => undefined);
    if (this.#child.stdout) createInterface(this.#child.stdout).on('line', (line) => this.#hear(line));
  }

  tell(line: EngineLine): void {
    this.#child.stdin?.write(`${JSON.stringify(line)}\n`);
  }

  /** What it chooses. */
  async decide(line: Extract<EngineLine, { kind: 'decide' }>): Promise<string> {
    if (this.#fault) throw this.#fault;
    // What was asked before is of no interest any more.
    this.#asked?.resolve('');
    const { promise: decided, ...settle } = withResolvers();
    const mine: Asked = { at: line.at, ...settle };
    this.#asked = mine;
    const late = setTimeout(() => this.#fail(new EngineFault('late', 'It has not answered in time.')), this.#patience);
    this.tell(line);
    try {
      return await decided;
    } finally {
      clearTimeout(late);
      if (this.#asked === mine) this.#asked = undefined;
    }
  }

  close(): void {
    this.#child.stdin?.end();
    this.#child.kill();
  }

  /** An answer to what was asked before is passed over. */
  #hear(line: string): void {
    const answer = line.length <= LONGEST_ANSWER ? parsed(line) : undefined;
    if (typeof answer?.choice !== 'string' || typeof answer.at !== 'number')
      this.#fail(new EngineFault('nonsense', `This is no answer: ${line.slice(0, 80)}`));
    else if (answer.at === this.#asked?.at) this.#asked.resolve(answer.choice);
  }

  #fail(fault: EngineFault): void {
    this.#fault ??= fault;
    this.#asked?.reject(fault);
  }
}

function parsed(line: string): { at?: unknown; choice?: unknown } | undefined {
  try {
    const data: unknown = JSON.parse(line);
    return typeof data === 'object' && data !== null ? data : undefined;
  } catch {
    return undefined;
  }
}
