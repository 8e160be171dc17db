/** Exports that nobody takes: a name that no other file of the house mentions need not be exported, or need not be there. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { HOUSE, sourceFiles } from './house.ts';

const PARTS = ['kernel', 'games', 'registry', 'bots', 'sim', 'cli', 'web', 'bench', 'scripts', 'protocol', 'server'];
const EXPORT = /^export (?:async )?(?:const|function\*?|type|interface|class) ([A-Za-z_$][\w$]*)/gm;
const WORD = /[A-Za-z_$][\w$]*/g;

const files = PARTS.flatMap((part) => sourceFiles(join(HOUSE, part)));
const code = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

/** The files that mention each word. */
const mentions = new Map<string, Set<string>>();
for (const [file, text] of code)
  for (const [word] of text.matchAll(WORD)) mentions.set(word, (mentions.get(word) ?? new Set()).add(file));

const unused = files.flatMap((file) =>
  [...(code.get(file) ?? '').matchAll(EXPORT)]
    .map(([, name = '']) => name)
    .filter((name) => mentions.get(name)?.size === 1)
    .map((name) => `${relative(HOUSE, file)} exports ${name}, which nobody else mentions.`),
);
for (const fault of unused) console.error(fault);
console.log(unused.length === 0 ? 'Whatever is exported is wanted.' : `${unused.length} exports that nobody wants.`);
process.exitCode = unused.length > 0 ? 1 : 0;
