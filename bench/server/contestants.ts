/** The same game on four servers, each in a process of its own, and players who speak to each as its documentation says. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Change, ServerMessage } from '@derby/protocol';
import { build } from 'esbuild';
import { io } from 'socket.io-client';
import { WebSocket } from 'ws';
import { layRules } from '../../scripts/bundle.mjs';
import { Person } from '../../server/test/house.ts';
import { opening } from '../skirmish/rules.ts';
import { PEERS } from './peers.ts';

/** One of the two at a table of Skirmish. */
export interface Player {
  /** Where every unit stands, and how many moves were made. */
  readonly where: readonly number[];
  readonly moved: number;
  march(unit: number, to: number): void;
  /** Calls whenever something was told. */
  onTold: () => void;
  leave(): void;
}

export interface Contestant {
  readonly name: string;
  /** The most tables at which it was seen to play to the end, if there is such a number. */
  readonly most?: number;
  /** Its program and what that is given; it says its address. */
  program(): Promise<readonly string[]>;
  /** Two who sit down at a new table. */
  sit(address: string, table: number): Promise<readonly [Player, Player]>;
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export interface Running {
  readonly child: ChildProcess;
  readonly address: string;
  /** Bytes of heap in use in all its threads, after all garbage was collected. */
  heap(): Promise<number>;
}

export async function run(contestant: Contestant): Promise<Running> {
  const child = spawn(process.execPath, ['--expose-gc', ...(await contestant.program())], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: `--import=${here('./heap.mjs')}` },
  });
  const lines = createInterface(child.stdout);
  const [address] = (await once(lines, 'line')) as [string];
  const heap = async () => {
    child.kill('SIGHUP');
    for (;;) {
      const [line] = (await once(lines, 'line')) as [string];
      if (line.startsWith('heap ')) return Number(line.split(' ')[1]);
    }
  };
  return { child, address, heap };
}

class Told {
  where: number[] = [...opening().where];
  moved = 0;
  onTold = (): void => undefined;
}

/** Until something was told for which this holds. */
export const until = (player: Player, holds: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (holds()) resolve();
    };
    player.onTold = look;
    look();
  });

/** The rules of Skirmish as a bundle, beside which a house can be opened. */
async function skirmishRules(): Promise<string> {
  const entry = `
    import { editionOn } from '../../kernel/src/edition.ts';
    export { followingOf } from '../../kernel/src/follower.ts';
    import { staffOf } from '../../bots/src/staff.ts';
    import { advice, skirmish } from '../skirmish/module.ts';
    export const edition = editionOn(skirmish, async () => ({}));
    export const staff = staffOf({ game: skirmish, advice });`;
  const made = await build({
    stdin: { contents: entry, resolveDir: here('.'), loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    format: 'esm',
    target: 'es2022',
  });
  const folder = mkdtempSync(join(tmpdir(), 'derby-skirmish-'));
  await layRules(folder, 'skirmish', made.outputFiles[0]?.text ?? '');
  return folder;
}

const HOUSE: Contestant = {
  name: 'Derby House, each move on the disk before it is told',
  program: async () => {
    const data = mkdtempSync(join(tmpdir(), 'derby-bench-'));
    return [here('../../server/test/own-house.mjs'), data, await skirmishRules(), '0'];
  },
  sit: async (address) => {
    const [one, other] = [new Person(address), new Person(address)];
    const id = await one.lay({ game: 'skirmish', seats: { left: 'me', right: 'open' }, isListed: true });
    await other.join(id, 'right');
    return Promise.all([sitAt(address, one, id), sitAt(address, other, id)]);
  },
};

/** What he looks at of what he was told. */
interface Field {
  where: number[];
}

/** Brings a change of the view about in its place. */
function follow(view: Field, [path, ...what]: Change): void {
  const [root, ...keys] = path;
  const last = keys.pop();
  if (root !== 'view' || last === undefined) return;
  let place = view as unknown as Record<string | number, unknown>;
  for (const key of keys) place = place[key] as typeof place;
  if (what.length === 3) (place[last] as unknown[]).splice(what[0], what[1], ...what[2]);
  else place[last] = what[0];
}

/** He keeps where the units stand, in its place; like the players at the other servers he checks nothing. */
async function sitAt(address: string, { cookie }: Person, id: string): Promise<Player> {
  const url = `${address.replace('http', 'ws')}/api/matches/${id}/live`;
  const socket = new WebSocket(url, { headers: { cookie }, origin: address });
  let view: Field | undefined;
  let asked = 0;
  const player = {
    onTold: () => undefined,
    get where() {
      return view?.where ?? [];
    },
    moved: 0,
    march: (unit: number, to: number) => {
      asked += 1;
      socket.send(JSON.stringify({ kind: 'take', id: asked, at: player.moved, choice: `march ${unit} ${to}` }));
    },
    leave: () => socket.close(),
  };
  socket.on('message', (data) => {
    const said = JSON.parse(String(data)) as ServerMessage;
    if (said.kind === 'answer' && said.refusal) throw new Error(`A move was refused: ${said.refusal.reason}`);
    if (said.kind !== 'table' && said.kind !== 'change') return;
    if (said.kind === 'table') view = said.now.view as Field;
    else for (const change of said.changes) follow(view as Field, change);
    player.moved = said.at;
    player.onTold();
  });
  await until(player, () => view !== undefined);
  return player;
}

const BARE: Contestant = {
  name: 'bare `ws`, changes only, nothing kept',
  program: async () => [here('./contestants/bare.mjs')],
  sit: async (address, table) => {
    const one = async (): Promise<Player> => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/${table}`);
      const told = new Told();
      socket.on('message', (data) => {
        const said = JSON.parse(String(data)) as { changed?: [number, number][]; moved: number };
        for (const [unit, area] of said.changed ?? []) told.where[unit] = area;
        told.moved = said.moved;
        told.onTold();
      });
      await once(socket, 'open');
      return Object.assign(told, {
        march: (unit: number, to: number) => socket.send(JSON.stringify({ unit, to })),
        leave: () => socket.close(),
      });
    };
    return Promise.all([one(), one()]);
  },
};

interface State {
  readonly G: { readonly where: number[] };
  readonly _stateID: number;
}

const BOARDGAME_IO: Contestant = {
  name: 'boardgame.io 0.50.2, in memory',
  program: async () => [here('./contestants/boardgame-io.mjs')],
  sit: async (address, table) => {
    // Its server lays a table when somebody first asks for one that is not there.
    const matchID = `table${table}`;
    const one = async (playerID: string): Promise<Player> => {
      const socket = io(`${address}/skirmish`, { transports: ['websocket'], forceNew: true });
      const told = new Told();
      const show = (state: State) => {
        told.where = state.G.where;
        told.moved = state._stateID;
        told.onTold();
      };
      socket.on('update', (_match: string, state: State) => show(state));
      const synced = new Promise<void>((done) => {
        socket.on('sync', (_match: string, { state }: { state: State }) => {
          show(state);
          done();
        });
      });
      socket.emit('sync', matchID, playerID, undefined, 2);
      await synced;
      return Object.assign(told, {
        march: (unit: number, to: number) => {
          const payload = { type: 'march', args: [unit, to], playerID };
          socket.emit('update', { type: 'MAKE_MOVE', payload }, told.moved, matchID, playerID);
        },
        leave: () => void socket.disconnect(),
      });
    };
    return [await one('0'), await one('1')];
  },
};

interface ColyseusRoom {
  readonly roomId: string;
  readonly state?: { readonly where?: { toArray(): number[] }; readonly moved: number };
  onStateChange(told: () => void): void;
  send(kind: string, what: object): void;
  leave(): Promise<unknown>;
}
interface ColyseusClient {
  create(name: string): Promise<ColyseusRoom>;
  joinById(id: string): Promise<ColyseusRoom>;
}

const COLYSEUS: Contestant = {
  name: 'Colyseus 0.16, in memory',
  most: 64,
  program: async () => [here('./contestants/colyseus.mjs')],
  sit: async (address) => {
    const { Client } = createRequire(join(PEERS, 'package.json'))('colyseus.js') as {
      Client: new (address: string) => ColyseusClient;
    };
    const one = (room: ColyseusRoom): Player => {
      const player: Player = {
        onTold: () => undefined,
        get where() {
          return room.state?.where?.toArray() ?? [];
        },
        get moved() {
          return room.state?.moved ?? 0;
        },
        march: (unit, to) => room.send('march', { unit, to }),
        leave: () => void room.leave(),
      };
      room.onStateChange(() => player.onTold());
      return player;
    };
    const first = await new Client(address).create('skirmish');
    const second = await new Client(address).joinById(first.roomId);
    const players = [one(first), one(second)] as const;
    await Promise.all(players.map((player) => until(player, () => player.where.length > 0)));
    return players;
  },
};

export const CONTESTANTS: readonly Contestant[] = [HOUSE, BARE, COLYSEUS, BOARDGAME_IO];
