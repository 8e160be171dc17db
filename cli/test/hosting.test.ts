/** What docs/hosting.md, the Dockerfile and the compose files tell an operator to type is what the program understands. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dataFolder } from '@derby/server';
import { addressAsked } from '@derby/web/address';
import { describe, expect, test } from 'vitest';
import { COMMANDS, type CommandName, type CommandShape } from '../src/spec.ts';

const read = (path: string): string => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');

const DOCKERFILE = read('Dockerfile');
const COMPOSED = ['compose.yaml', 'compose.many.yaml'].map(read);
const SOURCES = [
  'server/src/alerts/setting.ts',
  'server/src/data-folder.ts',
  'cli/src/database.ts',
  'web/address.mjs',
].map(read);
const { engines, peerDependencies } = JSON.parse(read('package.json'));

const blocks = [...read('docs/hosting.md').matchAll(/^```\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
const typed = blocks
  .flatMap((block) => block.split('\n'))
  .flatMap((line) => /(?:^|&& )(derby .*)$/.exec(line)?.[1] ?? []);
const started = [DOCKERFILE, ...COMPOSED].flatMap((text) =>
  [...text.matchAll(/\["derby"[^\]]*\]/g)].map(([words]) => (JSON.parse(words) as string[]).join(' ')),
);

/** Options that a command line has and its command has not. */
function unknown(line: string): string[] {
  const [, command = '', ...words] = line.split(' ');
  const shape: CommandShape | undefined = COMMANDS[command as CommandName];
  return words.flatMap((word) => {
    const option = /^--([\w-]+)/.exec(word)?.[1];
    return option !== undefined && !Object.hasOwn(shape?.options ?? {}, option) ? [`${command} --${option}`] : [];
  });
}

describe('what an operator types', () => {
  test('are commands of the program, with options that they have', () => {
    expect(typed.length).toBeGreaterThan(4);
    expect(started.length).toBeGreaterThan(2);
    for (const line of [...typed, ...started]) {
      expect(Object.keys(COMMANDS)).toContain(line.split(' ')[1]);
      expect(unknown(line)).toEqual([]);
    }
  });

  test('a proxy knows every variable of its configuration', () => {
    const nginx = blocks.filter((block) => /^(server|upstream|map) /m.test(block)).join('\n');
    const own = [...nginx.matchAll(/^map \S+ \$(\w+) \{/gm)].map(([, name]) => name);
    const known = /^(host|remote_addr|scheme|http_\w+)$/;
    const used = [...nginx.matchAll(/\$(\w+)/g)].map(([, name = '']) => name);
    expect(used).toContain('connection_upgrade');
    expect(used.filter((name) => !known.test(name) && !own.includes(name))).toEqual([]);
  });
});

describe('a container', () => {
  const env = Object.fromEntries(
    [...(/^ENV (.*)$/m.exec(DOCKERFILE)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
  );

  test('keeps its data on its volume, and is reached from outside at the port that is opened', () => {
    expect(dataFolder(env)).toBe(/^VOLUME (\S+)$/m.exec(DOCKERFILE)?.[1]);
    const { host, port } = addressAsked(env);
    expect(host).toBe('0.0.0.0');
    expect(DOCKERFILE).toMatch(new RegExp(`^EXPOSE ${port}$`, 'm'));
    expect(DOCKERFILE).toContain(`http://127.0.0.1:${port}/readyz`);
    for (const text of COMPOSED) expect(text).toContain(`"${port}:${port}"`);
    expect(COMPOSED.join()).toContain(`"house:${port}"`);
  });

  test('has a Node and a driver that the program wants', () => {
    const oldest = Number(/\d+/.exec(engines.node)?.[0]);
    for (const [, node] of DOCKERFILE.matchAll(/^FROM node:(\d+)/gm))
      expect(Number(node)).toBeGreaterThanOrEqual(oldest);
    expect(DOCKERFILE).toContain(`libsql@${peerDependencies.libsql} `);
  });

  test('is made by the package that is tested, and installs nothing in another way', () => {
    const run = [...DOCKERFILE.matchAll(/^RUN (.*)$/gm)].flatMap(([, line = '']) => line.split(' && '));
    expect(run.filter((command) => command.startsWith('npm')).map((command) => command.split(' ')[1])).toEqual([
      'pack',
      'install',
    ]);
  });

  test('is told nothing in its environment that nobody reads', () => {
    const told = COMPOSED.flatMap((text) => [...text.matchAll(/^ +((?:DERBY|ALLOWED|HOST|PORT)\w*):/gm)]).map(
      ([, name = '']) => name,
    );
    expect(told).toContain('DERBY_DATABASE');
    for (const name of [...told, ...Object.keys(env)])
      expect(
        SOURCES.some((text) => text.includes(name)),
        name,
      ).toBe(true);
  });
});
