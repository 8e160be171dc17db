/** The sizes of the app, built anew or in the folder given, into `bench/results/web.md`. Fails where a limit is passed. */
import { rmSync } from 'node:fs';
import { build } from '../test/browser/stage.ts';
import { writeSection } from './results.ts';
import { kb, type Part, partsOf, tooLarge } from './size-table.ts';

const [given] = process.argv.slice(2);
const folder = given ?? build();
const parts = partsOf(folder);
if (!given) rmSync(folder, { recursive: true, force: true });

const row = ({ what, size, limit }: Part): string =>
  `| ${what} | ${kb(size)} | ${limit ? `${limit.most} KB` : ''} | ${limit ? `${limit.aim} KB` : ''} |`;
const table = ['| what | gzipped | at most | aim |', '| --- | ---: | ---: | ---: |', ...parts.map(row)].join('\n');
writeSection('sizes', table);
console.log(table);

const over = tooLarge(parts);
if (over.length > 0) {
  console.error(`Too large: ${over.join('; ')}.`);
  process.exitCode = 1;
}
