/** Engines of anybody's at a table: both samples play a match to its end against each other. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { BotRefused, Engine, playSeat } from '@derby/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { open, Person, Seat, type TestHouse } from './house.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const TYPESCRIPT = [
  process.execPath,
  '--import',
  at('../../scripts/typescript.mjs'),
  at('../../docs/bots/first-bot.ts'),
];
const PYTHON = ['python3', at('../../docs/bots/first-bot.py')];
const PATIENCE = 20_000;

let house: TestHouse;
let folder: string;
beforeAll(async () => {
  house = await open();
  folder = mkdtempSync(join(tmpdir(), 'derby-bots-'));
});
afterAll(async () => {
  await house[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

async function withToken(): Promise<{ person: Person; token: string }> {
  const person = new Person(house.address);
  const { token } = (await (await person.ask('POST', '/api/tokens', { label: 'bot' })).json()) as { token: string };
  return { person, token };
}

/** An engine in so many words of JavaScript, given each line as `told`. */
function engineOf(code: string): Engine {
  const file = join(folder, `${Math.random()}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
for await (const line of createInterface(process.stdin)) { const told = JSON.parse(line); ${code} }`,
  );
  return new Engine([process.execPath, file], PATIENCE);
}

describe('engines', () => {
  test('the samples play a match, one in Python and one in TypeScript', async () => {
    expect(spawnSync('python3', ['--version']).status).toBe(0);
    const [one, other] = [await withToken(), await withToken()];
    const id = await one.person.lay({ game: 'pens', seats: { axis: 'me', allies: 'open' }, isListed: true });
    const engines = [new Engine(PYTHON, PATIENCE), new Engine(TYPESCRIPT, PATIENCE)] as const;
    const setting = { house: house.address, match: id };
    const playing = [
      playSeat({ ...setting, token: one.token, engine: engines[0] }),
      playSeat({ ...setting, token: other.token, seat: 'allies', engine: engines[1] }),
    ];
    // A whole war is long: after some dozens of choices of each the owner of one concedes.
    const owner = await one.person.sit(id);
    const decided = (seat: string) => owner.now?.steps.filter((step) => step.seat === seat).length ?? 0;
    await owner.until(() => decided('axis') > 20 && decided('allies') > 20);
    let refused = true;
    while (refused) refused = (await owner.say({ kind: 'concede', at: owner.at })).refusal !== undefined;
    const ended = await Promise.all(playing);
    expect(ended[0]).toEqual(ended[1]);
    expect(ended[0]?.winner).toBe('allies');
    for (const engine of engines) engine.close();
    await owner.leave();
  }, 60_000);

  test.each([
    [
      'what is not open',
      `if (told.kind === 'decide') console.log(JSON.stringify({ at: told.at, choice: 'win' }))`,
      'refused',
    ],
    ['nonsense', `console.log('hello')`, 'nonsense'],
    ['nothing more, because it has ended', 'process.exit(3)', 'ended'],
  ])('one that says %s is sent home', async (_, code, why) => {
    const { person, token } = await withToken();
    const match = await person.lay({ game: 'xxi', seats: { player: 'me' } });
    const engine = engineOf(code);
    await expect(playSeat({ house: house.address, token, match, engine })).rejects.toMatchObject({ why });
    engine.close();
  });

  test('one that thinks for ever is sent home', async () => {
    const { person, token } = await withToken();
    const match = await person.lay({ game: 'xxi', seats: { player: 'me' } });
    const engine = new Engine([process.execPath, '-e', 'setInterval(() => {}, 1000)'], 300);
    await expect(playSeat({ house: house.address, token, match, engine })).rejects.toMatchObject({ why: 'late' });
    engine.close();
  });
});

describe('derby bot', () => {
  const derby = (...words: string[]) =>
    promisify(execFile)(process.execPath, [at('../../cli/bin/derby.mjs'), 'bot', ...words], {
      env: { ...process.env, LANG: 'C', DERBY_TOKEN: undefined },
    });

  test('comes as a guest, takes its seat by an invitation, plays, and says how it ended', async () => {
    const person = new Person(house.address);
    const id = await person.lay({ game: 'pens', seats: { axis: 'me', allies: 'open' } });
    const key = (await person.page(id)).seats.find(({ seat }) => seat === 'allies')?.key ?? '';
    const words = ['--house', house.address, '--seat', 'allies', '--engine', PYTHON.join(' ')];
    const owner = await person.sit(id);
    const playing = derby(id, ...words, '--key', key);
    // Where it never comes, its complaint ends the test at once.
    await Promise.race([playing, owner.until(() => owner.company.allies?.isHere === true)]);
    await owner.say({ kind: 'concede', at: owner.at });
    const { stdout } = await playing;
    expect(stdout).toMatch(/token, by which it comes back to its seat: \S{40}/);
    expect(stdout).toContain('winner allies');
    await owner.leave();
  });

  test.each([
    [['x'], 'Say which program decides'],
    [['x', '--engine', 'true', '--house', 'http://127.0.0.1:1'], 'No house answers'],
  ])('%j is explained', async (words, said) => {
    await expect(derby(...words)).rejects.toMatchObject({ stderr: expect.stringContaining(said) });
  });
});

describe('a token', () => {
  test('acts for its owner until it is ended, and is kept as a hash alone', async () => {
    const { person, token } = await withToken();
    const match = await person.lay({ game: 'xxi', seats: { player: 'me' } });
    const program = new Person(house.address);
    const bearer = { authorization: `Bearer ${token}` };
    const mine = async () => program.ask('GET', '/api/matches/mine', undefined, bearer);
    expect(((await (await mine()).json()) as { id: string }[]).map(({ id }) => id)).toEqual([match]);
    const [line] = (await (await person.ask('GET', '/api/tokens')).json()) as { id: string }[];
    expect(JSON.stringify(await house.house.store.tokens.of('x'))).not.toContain(token);
    expect(JSON.stringify(line)).not.toContain(token);
    await person.ask('POST', `/api/tokens/${line?.id}/end`, {});
    expect((await mine()).status).toBe(401);
    const seat = new Seat(`${house.address.replace('http', 'ws')}/api/matches/${match}/live`, {
      origin: house.address,
      cookie: '',
    });
    await expect(seat.until(() => false)).rejects.toThrow('403');
  });

  test('of somebody else opens no seat', async () => {
    const [one, other] = [await withToken(), await withToken()];
    const match = await one.person.lay({ game: 'xxi', seats: { player: 'me' } });
    const engine = engineOf('');
    const setting = { house: house.address, match, engine };
    await expect(playSeat({ ...setting, token: other.token, seat: 'player' })).rejects.toThrow(BotRefused);
    await expect(playSeat({ ...setting, token: 'x'.repeat(48) })).rejects.toThrow('no-token');
    engine.close();
  });
});
