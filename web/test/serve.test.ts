import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { abortedPipelines, houseOfItsOwn } from '../../scripts/siege/own-server.ts';
import { addressAsked, addressOf, BadAddress, explained } from '../address.mjs';
import { compressAll } from '../build/compressed.ts';
import { serve } from '../serve.mjs';

const house = mkdtempSync(join(tmpdir(), 'derby-serve-'));
let address = '';
let stop = () => {};

beforeAll(async () => {
  mkdirSync(join(house, 'dist', 'assets'), { recursive: true });
  writeFileSync(join(house, 'secret.txt'), 'secret');
  writeFileSync(join(house, 'dist', 'index.html'), '<p>home</p>');
  writeFileSync(join(house, 'dist', 'assets', 'shell-1.js'), 'export {};');
  ({ address, stop } = await serve(0, '127.0.0.1', join(house, 'dist')));
});
afterAll(() => {
  stop();
  rmSync(house, { recursive: true });
});

/** Asks for a path as it is written: `fetch` would tidy it up first. */
const raw = (path: string, host?: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    request({ hostname, port, path, ...(host !== undefined && { headers: { host } }) }, (response) =>
      resolve(response.resume().statusCode ?? 0),
    )
      .on('error', reject)
      .end();
  });

describe('the static server', () => {
  test('serves the page, never to be kept', async () => {
    const response = await fetch(address);
    expect(await response.text()).toBe('<p>home</p>');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test('serves hashed files, to be kept for ever', async () => {
    const response = await fetch(`${address}assets/shell-1.js`);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  test('a text that was compressed when it was built is sent as the asker can read it', async () => {
    const file = join(house, 'dist', 'assets', 'packed.js');
    writeFileSync(file, 'plain'.repeat(400));
    await compressAll(join(house, 'dist', 'assets'));
    const asked = async (accepted: string) => {
      const response = await fetch(`${address}assets/packed.js`, { headers: { 'accept-encoding': accepted } });
      expect(response.headers.get('vary')).toBe('accept-encoding');
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(await response.text()).toBe('plain'.repeat(400));
      return response.headers.get('content-encoding');
    };
    expect(await asked('gzip, deflate, br, zstd')).toBe('br');
    expect(await asked('gzip;q=0.5')).toBe('gzip');
    expect(await asked('br;q=0, gzip;q=0.0')).toBeNull();
    expect(await asked('identity')).toBeNull();
    writeFileSync(file, 'plain'.repeat(400));
    utimesSync(file, new Date(), new Date(Date.now() + 5000));
    expect(await asked('br')).toBeNull();
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/%00',
    '/%',
    '/assets',
    '/nothing.js',
  ])('answers %s with 404', async (path) => {
    expect(await raw(path)).toBe(404);
  });

  test('takes no other method', async () => {
    expect((await fetch(address, { method: 'POST' })).status).toBe(405);
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(200);
  });

  test('shows a file as it is now, not as it was when it was first asked for', async () => {
    const file = join(house, 'dist', 'note.txt');
    writeFileSync(file, 'one');
    expect(await (await fetch(`${address}note.txt`)).text()).toBe('one');
    writeFileSync(file, 'two');
    utimesSync(file, new Date(), new Date(Date.now() + 5000));
    expect(await (await fetch(`${address}note.txt`)).text()).toBe('two');
    rmSync(file);
    expect(await raw('/note.txt')).toBe(404);
  });

  test.each(['localhost:4177', '127.0.0.1', '[::1]:80', '192.168.1.7:4177', hostname()])(
    'answers to %s',
    async (name) => {
      expect(await raw('/', name)).toBe(200);
    },
  );

  test.each(['evil.example', 'evil.example:4177', '127.0.0.1.evil.example', 'localhost.evil.example', 'a b'])(
    'a page that lets the name "%s" point here reads nothing',
    async (name) => {
      expect(await raw('/', name)).toBe(421);
    },
  );
});

describe('where it is served', () => {
  test('from this machine alone, unless another address is asked for', () => {
    expect(addressAsked({})).toEqual({ port: 4177, host: '127.0.0.1', names: [] });
    expect(addressAsked({ PORT: '', HOST: '' })).toEqual({ port: 4177, host: '127.0.0.1', names: [] });
    expect(addressAsked({ PORT: '80', HOST: '[::1]', ALLOWED_HOSTS: 'a.example, b.example' })).toEqual({
      port: 80,
      host: '::1',
      names: ['a.example', 'b.example'],
    });
  });

  test.each(['x', '-1', '65536', '1e3', '80 81', '\u001b[31m', '9'.repeat(500)])(
    'PORT=%j is refused in plain words',
    (port) => {
      const fault = caught(() => addressAsked({ PORT: port }));
      expect(fault).toBeInstanceOf(BadAddress);
      expect(explained(fault)).toMatch(
        /^PORT must be a whole number from 0 to 65535, not "[ -~]{0,70}"\. For example: /,
      );
    },
  );

  test('an address that is not this machine\u2019s is refused in plain words', async () => {
    const fault = await serve(0, '203.0.113.7', join(house, 'dist')).catch((one: unknown) => one);
    expect(explained(fault)).toMatch(/^HOST="203\.0\.113\.7" is no address of this machine\./);
  });

  test('an address of version 6 is told in brackets', () => {
    expect(addressOf('::1', 4177)).toBe('http://[::1]:4177/');
    expect(addressOf('127.0.0.1', 4177)).toBe('http://127.0.0.1:4177/');
  });
});

const caught = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (fault) {
    return fault;
  }
};

/** A server in a process of its own that may hold 128 files open. */
describe.skipIf(process.platform === 'win32')('a server under siege', () => {
  test('outlasts readers that ask for much and leave', async () => {
    writeFileSync(join(house, 'dist', 'large.js'), 'x'.repeat(2_000_000));
    await using server = await houseOfItsOwn(join(house, 'dist'), { files: 128 });
    await abortedPipelines(server.address, { connections: 8, requests: 200, path: '/large.js' });
    expect((await fetch(server.address)).status).toBe(200);
    expect((await fetch(`${server.address}large.js`)).headers.get('content-length')).toBe('2000000');
  });

  test.skipIf(!existsSync('/proc/self/mem'))('outlasts a file that cannot be read', async () => {
    symlinkSync('/proc/self/mem', join(house, 'dist', 'broken.js'));
    await using server = await houseOfItsOwn(join(house, 'dist'), { files: 128 });
    await fetch(`${server.address}broken.js`)
      .then((response) => response.text())
      .catch(() => undefined);
    expect((await fetch(server.address)).status).toBe(200);
    expect((await fetch(`${server.address}broken.js`)).status).toBe(500);
  });
});
