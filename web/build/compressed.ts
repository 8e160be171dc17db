/** Beside every text of the built app lie its compressed forms: made once, so that the server only has to choose. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { Plugin } from 'vite';

/** Pictures and fonts are compressed already. */
const TEXTS = new Set(['.html', '.js', '.css', '.svg', '.txt', '.webmanifest']);
/** Below this an answer fits into one packet either way. */
const SMALL = 1024;

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

async function compress(file: string): Promise<void> {
  const plain = await readFile(file);
  if (plain.length < SMALL) return;
  const params = { [zlib.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const [br, gz] = await Promise.all([inBrotli(plain, { params }), inGzip(plain, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Every text in a folder and below it. */
export async function compressAll(folder: string): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = found.filter((one) => one.isFile() && TEXTS.has(extname(one.name)));
  await Promise.all(texts.map((one) => compress(join(one.parentPath, one.name))));
}

/** After everything else has been written, the service worker too. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'derby:compressed',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ root, build }) => {
      folder = join(build.outDir.startsWith('/') ? '' : root, build.outDir);
    },
    closeBundle: { order: 'post', sequential: true, handler: () => compressAll(folder) },
  };
}
