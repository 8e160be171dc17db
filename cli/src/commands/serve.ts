/** `derby serve`: opens a house, and closes it in order. */
import { resolve } from 'node:path';
import {
  alertSetting,
  BadFolder,
  BadSetting,
  dataFolder,
  FolderTaken,
  type HouseSetting,
  loggerAt,
  NoDriver,
  openHouse,
} from '@derby/server';
import { addressAsked } from '@derby/web/address';
import { serve } from '@derby/web/serve';
import { type Args, usage } from '../args.ts';
import { databaseAsked, shownAddress, withDatabase } from '../database.ts';
import { EXIT, type ExitCode, Fault } from '../faults.ts';
import { appFolder, rulesFolder } from '../places.ts';
import type { Shell } from '../shell.ts';

const LEVELS = ['error', 'warn', 'info'];
const HIGHEST_PORT = 65_535;
const MOST_THREADS = 64;

export async function serveHouse(args: Args<'serve'>, shell: Shell): Promise<ExitCode> {
  const { text } = shell;
  const [app, rules] = [appFolder(shell), rulesFolder(shell)];
  const { port, host, names } = addressAsked({
    ...shell.env,
    ...(args.word('port') !== undefined && { PORT: String(args.number('port', 0, 0, HIGHEST_PORT)) }),
    ...(args.word('host') !== undefined && { HOST: args.word('host') }),
  });
  const level = args.word('log') ?? 'warn';
  if (!LEVELS.includes(level)) throw usage('serve', text.serve.badLog(level), text);
  const asked = args.word('data');
  const data = asked === undefined ? dataFolder(shell.env) : resolve(asked);
  const database = databaseAsked(args.word('database'), shell);
  const threads = args.number('threads', 0, 0, MOST_THREADS);
  const house = await opened(
    {
      data,
      ...(database !== undefined && { database }),
      rules,
      log: loggerAt(level),
      alerts: alertsAsked(shell),
      behindProxy: args.flag('behind-proxy'),
      ...(threads > 0 && { threads }),
    },
    shell,
  );
  const allowed = [...names, ...args.words('allow-host')];
  const served = await serve(port, host, app, allowed, house).catch(async (fault: unknown) => {
    await house.close();
    throw explained(fault, port, host, shell);
  });
  shell.say(text.serve.open(served.address, database === undefined ? data : shownAddress(database)));
  await new Promise<void>((told) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, told);
  });
  shell.say(text.serve.closing);
  await served.stop();
  return EXIT.done;
}

function alertsAsked({ env, text }: Shell) {
  try {
    return alertSetting(env);
  } catch (fault) {
    throw fault instanceof BadSetting ? new Fault(EXIT.usage, text.serve.badSetting(fault.variable)) : fault;
  }
}

async function opened(setting: HouseSetting, shell: Shell) {
  const { text } = shell;
  try {
    return await withDatabase(() => openHouse(setting), shell);
  } catch (fault) {
    if (fault instanceof NoDriver) throw new Fault(EXIT.failed, text.serve.noDriver);
    if (fault instanceof FolderTaken) throw new Fault(EXIT.file, text.serve.folderTaken(setting.data));
    if (fault instanceof BadFolder) throw new Fault(EXIT.file, text.serve.badFolder(setting.data, fault.why));
    throw fault;
  }
}

function explained(fault: unknown, port: number, host: string, { text }: Shell): unknown {
  const code = (fault as { code?: string }).code;
  if (code === 'EADDRINUSE') return new Fault(EXIT.failed, text.serve.taken(port));
  if (code === 'EACCES') return new Fault(EXIT.failed, text.serve.forbidden(port));
  const isElsewhere = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code ?? '');
  return isElsewhere ? new Fault(EXIT.failed, text.serve.notOurs(host)) : fault;
}
