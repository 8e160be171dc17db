import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
const raw = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    request({ hostname, port, path }, (response) => resolve(response.resume().statusCode ?? 0))
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
});
