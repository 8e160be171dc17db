/**
 * The tools that run as programs of this platform. Their binaries are packages of their own; the lock file knows those that were to be
 * had where it was written. What is missing here is installed by name and exact version. Plain JavaScript: it runs before the tools.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Each with the shortest program that needs its binary. */
export const TOOLS = {
  esbuild: "require('esbuild').transformSync('')",
  rolldown: "import('rolldown')",
  lightningcss: "require('lightningcss')",
  typescript: bin('typescript', 'bin/tsc'),
  '@biomejs/biome': bin('@biomejs/biome', 'bin/biome'),
};

function bin(name, file) {
  return `const { status } = require('child_process').spawnSync(process.execPath, [require('path').join(require('path').dirname(require.resolve('${name}/package.json')), '${file}'), '--version']); if (status !== 0) throw new Error('it ends with ' + status)`;
}

const isMusl = () => process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime;

export const here = () => ({ platform: process.platform, arch: process.arch, musl: isMusl() });

/** The package with the binary for a platform, among those a tool names; nothing where it has none. */
export function binaryFor(names, { platform, arch, musl }) {
  const endings = musl ? ['-musl', ''] : ['-gnu', '-msvc', '-gnueabihf', ''];
  return endings
    .map((ending) => names.find((name) => new RegExp(`(^|[/-])${platform}-${arch}${ending}$`).test(name)))
    .find((name) => name !== undefined);
}

/** The binaries that should be there and are not, as `name@version`, each with the tool that needs it. */
export function missingBinaries(house, system = here()) {
  return Object.keys(TOOLS).flatMap((tool) => {
    const home = homeOf(house, tool);
    if (home === undefined) return [];
    const { optionalDependencies: binaries = {} } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    const name = binaryFor(Object.keys(binaries), system);
    if (name === undefined || homeOf(home, name) !== undefined) return [];
    return [{ tool, wanted: `${name}@${binaries[name]}` }];
  });
}

function homeOf(from, name) {
  const paths = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  return paths.map((path) => join(path, name)).find((path) => existsSync(join(path, 'package.json')));
}

/** The tools that do not run, each with the last that it said. */
export function brokenTools(house) {
  return Object.entries(TOOLS).flatMap(([tool, program]) => {
    const { status, stderr } = spawnSync(process.execPath, ['-e', program], { cwd: house, encoding: 'utf8' });
    return status === 0 ? [] : [{ tool, why: stderr.split('\n').find((line) => /Error/.test(line)) ?? '' }];
  });
}

/** Installs what is missing and makes sure that every tool runs; where one does not, it says what can be done. */
export function ensureNative(house, { install, fail }) {
  const missing = missingBinaries(house).map(({ wanted }) => wanted);
  if (missing.length > 0) {
    console.log(`Installing what this platform needs besides: ${missing.join(', ')} …`);
    install(missing);
  }
  const broken = brokenTools(house);
  if (broken.length > 0) fail(advice(broken, here()));
}

export function advice(broken, { platform, arch }) {
  return [
    `These tools do not run on this system (${platform} ${arch}, Node ${process.versions.node}):`,
    ...broken.map(({ tool, why }) => `  ${tool}: ${why}`),
    'Remove the folder node_modules and try again. If that does not help, see whether the package registry you use carries the',
    `packages whose names end in "${platform}-${arch}", or use a system for which they are made: Linux, macOS or Windows on x64 or arm64.`,
  ].join('\n');
}
