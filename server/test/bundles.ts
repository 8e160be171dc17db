/** Rules for tests: those of the day, and some that are changed or behave badly. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundled, contentHash, ensureRules, layRules } from '../../scripts/bundle.mjs';

const HOUSE = fileURLToPath(new URL('../..', import.meta.url));

/** A folder of rules to deploy: those of the day. */
export async function deployed(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'derby-rules-'));
  cpSync(await ensureRules(), folder, { recursive: true });
  return folder;
}

/** Changes the rules of XXI in a folder of rules: an edition further, and with other words in its sources. */
export async function changeXxi(folder: string, change: (file: string, code: string) => string): Promise<void> {
  const tree = mkdtempSync(join(tmpdir(), 'derby-sources-'));
  for (const part of [
    'kernel/src',
    'bots/src',
    'games/xxi/src',
    'games/xxi/advice',
    'games/xxi/package.json',
    'kernel/package.json',
  ])
    cpSync(join(HOUSE, part), join(tree, part), { recursive: true });
  const sources = join(tree, 'games', 'xxi', 'src');
  for (const name of readdirSync(sources).filter((one) => one.endsWith('.ts'))) {
    const file = join(sources, name);
    writeFileSync(file, change(name, readFileSync(file, 'utf8')));
  }
  const code = await bundled('xxi', tree);
  for (const name of readdirSync(folder).filter((one) => one.startsWith('xxi-'))) rmSync(join(folder, name));
  await layRules(folder, 'xxi', code);
  rmSync(tree, { recursive: true });
}

/** Lays a game beside XXI that is XXI, but for what happens when somebody concedes. */
export function misbehaving(folder: string, game: string, concede: string): void {
  const [xxi = ''] = readdirSync(folder).filter((one) => one.startsWith('xxi-'));
  const code = `
import { edition as sound, staff } from './${xxi}';
const table = (real) => ({
  get facts() { return real.facts; }, get viewer() { return real.viewer; }, get now() { return real.now; },
  subscribe: (told) => real.subscribe(told), take: (choice, at) => real.take(choice, at), undo: (at) => real.undo(at),
  takeBack: (at) => real.takeBack(at), lookBack: (step) => real.lookBack(step), foresee: (all, at) => real.foresee(all, at),
  concede: async () => { ${concede} },
});
const tables = (real) => ({ facts: real.facts, at: (viewer) => table(real.at(viewer)), record: (players) => real.record(players) });
export const edition = { ...sound, start: (setting) => tables(sound.start(setting)), resume: (record) => tables(sound.resume(record)) };
export { staff };
`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${game}-1-${contentHash(code)}.js`), code);
}
