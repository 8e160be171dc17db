/** A server in a process of its own, and readers that treat it badly. Loopback only, bounded in number and time. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

const SERVE = new URL('../../web/serve.mjs', import.meta.url).href;

export interface OwnHouse extends AsyncDisposable {
  readonly address: string;
}

/** Serves a folder from a process that may hold only so many files open. */
export async function houseOfItsOwn(root: string, { files }: { readonly files: number }): Promise<OwnHouse> {
  const script = `import(${JSON.stringify(SERVE)}).then(async ({ serve }) => console.log((await serve(0, '127.0.0.1', ${JSON.stringify(root)})).address))`;
  const child = spawn('sh', ['-c', `ulimit -n ${files}; exec "$0" -e "$1"`, process.execPath, script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  const [address] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    address,
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await ended;
    },
  };
}

interface Pipelines {
  readonly connections: number;
  readonly requests: number;
  readonly path: string;
}

/** Every connection asks for a file many times at once, reads a little of the first answer, and is broken off. */
export async function abortedPipelines(address: string, { connections, requests, path }: Pipelines): Promise<void> {
  const { hostname, port, host } = new URL(address);
  const ask = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(requests);
  const sockets = Array.from({ length: connections }, () => connect(Number(port), hostname));
  await Promise.all(sockets.map((socket) => askAndLeave(socket, ask)));
}

async function askAndLeave(socket: Socket, ask: string): Promise<void> {
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(ask);
  await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  socket.destroy();
}
