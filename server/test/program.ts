/** A house in a process of its own, as `npm start` and `derby serve` open it: it can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { ensureRules } from '../../scripts/bundle.mjs';

const HOUSE = fileURLToPath(new URL('./own-house.mjs', import.meta.url));

export interface OwnHouse extends AsyncDisposable {
  readonly address: string;
  readonly child: ChildProcess;
  /** Ends it without a warning. */
  kill(): Promise<void>;
}

/** Opens a house on a data folder. The port may be asked for, so that it comes back where it was. */
export async function ownHouse(
  data: string,
  { port = 0, env = {}, database = '' }: { port?: number; env?: NodeJS.ProcessEnv; database?: string } = {},
): Promise<OwnHouse> {
  const rules = await ensureRules();
  const child = spawn(process.execPath, [HOUSE, data, rules, String(port), database], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const ended = once(child, 'exit');
  const lines = createInterface(child.stdout);
  const [address] = (await Promise.race([once(lines, 'line'), ended])) as [string | number | null];
  if (typeof address !== 'string') throw new Error(`The house has not opened: ${address}.`);
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  return { address, child, kill, [Symbol.asyncDispose]: kill };
}
