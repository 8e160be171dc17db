/** The native tools: each runs here, and on other platforms it is known what is missing. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { HOUSE } from '../house.ts';
import { advice, binaryFor, brokenTools, missingBinaries, type System, TOOLS } from '../native.mjs';

const MODULES = join(HOUSE, 'node_modules');
const system = (platform: string, arch: string, musl = false): System => ({ platform, arch, musl });

const binaries = (tool: string): Record<string, string> =>
  JSON.parse(readFileSync(join(MODULES, tool, 'package.json'), 'utf8')).optionalDependencies;

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A house in which the tools are installed without any binary. */
function bareHouse(): string {
  const house = mkdtempSync(join(tmpdir(), 'derby-native-'));
  made.push(house);
  writeFileSync(join(house, 'package.json'), '{}');
  for (const tool of Object.keys(TOOLS)) {
    mkdirSync(join(house, 'node_modules', tool), { recursive: true });
    cpSync(join(MODULES, tool, 'package.json'), join(house, 'node_modules', tool, 'package.json'));
  }
  return house;
}

describe('native tools', () => {
  test('each runs here', () => {
    expect(brokenTools(HOUSE)).toEqual([]);
    expect(missingBinaries(HOUSE)).toEqual([]);
  });

  const platforms = [
    ['darwin', 'arm64'],
    ['darwin', 'x64'],
    ['win32', 'x64'],
    ['win32', 'arm64'],
    ['linux', 'x64'],
    ['linux', 'arm64'],
  ] as const;
  test.each(platforms)('on %s %s what is missing is known by name and exact version', (platform, arch) => {
    const missing = missingBinaries(bareHouse(), system(platform, arch));
    expect(missing.map(({ tool }) => tool)).toEqual(Object.keys(TOOLS));
    for (const { tool, wanted } of missing) {
      const [, name = '', version = ''] = /^(.+)@(\d+\.\d+\.\d+)$/.exec(wanted) ?? [];
      expect(binaries(tool)[name]).toBe(version);
      expect(name).toContain(`${platform}-${arch}`);
    }
  });

  test('Linux has two kinds of C library, and each gets its own', () => {
    const names = ['tool-linux-x64-gnu', 'tool-linux-x64-musl', 'tool-linux-arm64-gnu'];
    expect(binaryFor(names, system('linux', 'x64'))).toBe('tool-linux-x64-gnu');
    expect(binaryFor(names, system('linux', 'x64', true))).toBe('tool-linux-x64-musl');
    expect(binaryFor(['@tool/linux-x64'], system('linux', 'x64', true))).toBe('@tool/linux-x64');
    expect(binaryFor(names, system('sunos', 'x64'))).toBeUndefined();
  });

  test('where one does not run, it is named with what can be done', () => {
    const broken = brokenTools(bareHouse());
    expect(broken.map(({ tool }) => tool)).toEqual(Object.keys(TOOLS));
    const said = advice(broken, system('darwin', 'arm64'));
    expect(said).toContain('rolldown');
    expect(said).toContain('names end in "darwin-arm64"');
  });
});
