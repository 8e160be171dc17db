/**
 * The arrows: kernel ← games ← bots ← { sim, server, web, cli }. No import points against them, no game imports another, no rule
 * its game's advice, and kernel, games, bots and protocol reach no clock, no random source and no platform. No files
 * need each other in a circle.
 */
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { cyclesAmong } from './cycles.ts';
import { HOUSE, sourceFiles } from './house.ts';

/** What each part may import besides itself, by the package's name without the scope; `*` stands for any game. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  games: ['kernel'],
  registry: ['kernel', 'games'],
  bots: ['kernel'],
  protocol: ['kernel'],
  sim: ['kernel', 'registry', 'bots'],
  server: ['kernel', 'registry', 'bots', 'protocol'],
  web: ['kernel', 'registry', 'bots', 'protocol', 'games'],
  cli: ['kernel', 'registry', 'bots', 'sim', 'games', 'server', 'web'],
};

/** Pure parts: what they may take from the registry, and words that would reach a platform. */
const PURE = ['kernel', 'games', 'bots', 'protocol'];
const PURE_PACKAGES = ['@noble/ciphers', '@noble/hashes', 'valibot'];
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\bMath\.random\b/, 'Math.random'],
  [/\bDate\b/, 'the clock (Date)'],
  [/\bperformance\b/, 'the clock (performance)'],
  [/\bsetTimeout\b|\bsetInterval\b/, 'timers'],
  [/\bprocess\./, 'process'],
  [/\bconsole\./, 'the console'],
  [/\bfetch\(/, 'the network'],
  [/\bglobalThis\b/, 'globalThis'],
];

const IMPORT =
  /(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|^import\s*['"]([^'"]+)['"]/gm;

const games = new Set(sourceFiles(join(HOUSE, 'games')).map((file) => relative(HOUSE, file).split(sep)[1] ?? ''));
const faults = Object.keys(MAY_IMPORT).flatMap((part) => {
  const files = sourceFiles(join(HOUSE, part));
  return [...files.flatMap((file) => faultsOf(part, file)), ...cyclesAmong(files).map(cycleFault)];
});
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'No import points against the arrows.' : `${faults.length} faults.`);
process.exitCode = faults.length > 0 ? 1 : 0;

function cycleFault(cycle: readonly string[]): string {
  return `${cycle.map((file) => relative(HOUSE, file)).join(' → ')}: a cycle.`;
}

function faultsOf(part: string, file: string): string[] {
  const where = relative(HOUSE, file);
  const code = readFileSync(file, 'utf8');
  const imports = [...code.matchAll(IMPORT)].map(([, from, dynamic, bare]) => from ?? dynamic ?? bare ?? '');
  const found = imports.flatMap((name) => importFault(part, where, name) ?? []);
  if (!isPureSource(part, where)) return found;
  const bareCode = withoutComments(code);
  return [...found, ...FORBIDDEN.flatMap(([word, name]) => (word.test(bareCode) ? [`${where} reaches ${name}.`] : []))];
}

/** Tests, build steps and measuring programs may use what they work on; only `src` and `advice` are held to the arrows. */
function isHeld(where: string): boolean {
  return where.split(sep).includes('src') || isAdvice(where);
}

function isAdvice(where: string): boolean {
  const [part, , folder] = where.split(sep);
  return part === 'games' && folder === 'advice';
}

function isPureSource(part: string, where: string): boolean {
  return PURE.includes(part) && isHeld(where);
}

function importFault(part: string, where: string, name: string): string | undefined {
  const isSource = isHeld(where);
  if (name.startsWith('.')) return isSource ? relativeFault(where, name) : undefined;
  if (!name.startsWith('@derby/')) return platformFault(part, where, name);
  const other = name.split('/')[1] ?? '';
  const target = games.has(other) ? 'games' : other;
  const self = part === 'games' ? where.split(sep)[1] : part;
  if (!isSource) return undefined;
  if (other === self) return name.endsWith('/advice') ? `${where} imports ${name}: rules take no advice.` : undefined;
  return MAY_IMPORT[part]?.includes(target) ? undefined : `${where} imports ${name}, against the arrows.`;
}

/** Relative imports stay inside their own workspace, and a game's rules know nothing of its advice. */
function relativeFault(where: string, name: string): string | undefined {
  const depth = where.startsWith('games') ? 2 : 1;
  const home = where.split(sep).slice(0, depth).join(sep);
  const target = relative(HOUSE, join(HOUSE, where, '..', name));
  if (!target.startsWith(home + sep)) return `${where} imports ${name}, which leaves its workspace.`;
  return isAdvice(target) && !isAdvice(where) ? `${where} imports ${name}: rules take no advice.` : undefined;
}

function platformFault(part: string, where: string, name: string): string | undefined {
  if (!isPureSource(part, where) || PURE_PACKAGES.some((one) => name.startsWith(one))) return undefined;
  return `${where} imports ${name}; kernel, games, bots and protocol run anywhere and import no platform.`;
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}
