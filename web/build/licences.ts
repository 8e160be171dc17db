/** The licences of everything that the built app carries, in one text beside it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export const LICENCES = 'licences.txt';
const HOUSE = fileURLToPath(new URL('../..', import.meta.url));

/** Carried too, though no module of the app is theirs: the typeface, the service worker, made of these, and the coasts, drawn from that. */
const BESIDES = [
  '@fontsource-variable/cabin',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  'world-atlas',
];

/** From its own file, if its package has one. */
const LICENCE_FILE = /^(licen[cs]e|ofl)(\.(md|txt))?$/i;
const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/** One part of the text: who, which licence, and all of its words. A package without them cannot be carried. */
function noticeOf(home: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as Manifest;
  const file = readdirSync(home).find((one) => LICENCE_FILE.test(one));
  if (file === undefined) throw new Error(`${name} has no licence to carry along.`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(home, file), 'utf8').trim()}\n`;
}

/** The homes of the packages that these modules come from. */
function homesOf(modules: Iterable<string>): string[] {
  const homes = new Set<string>();
  for (const id of modules) {
    const [, home] = PACKAGE.exec(id.replace(/^\0/, '')) ?? [];
    if (home !== undefined && existsSync(join(home, 'package.json'))) homes.add(home);
  }
  return [...homes];
}

export function licences(): Plugin {
  return {
    name: 'derby:licences',
    apply: 'build',
    generateBundle() {
      const besides = BESIDES.map((name) => dirname(join(HOUSE, 'node_modules', name, 'package.json')));
      const homes = [...new Set([...homesOf(this.getModuleIds()), ...besides])].sort();
      const own = `Derby House\n\n${readFileSync(join(HOUSE, 'LICENSE'), 'utf8').trim()}\n`;
      const source = [own, ...homes.map(noticeOf)].join(`\n${'─'.repeat(72)}\n\n`);
      this.emitFile({ type: 'asset', fileName: LICENCES, source });
    },
  };
}
