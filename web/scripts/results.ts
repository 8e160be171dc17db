/** `bench/results/web.md`: each section is written by its own script and leaves the others alone. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../../bench/results/web.md', import.meta.url));
const FRAME = `# The web app, measured

Sizes by \`npm run sizes -w web\`, times by \`npm run measure -w web\`, in the system's Chromium without a screen. Times are of
the machine they were taken on; the ratios are what counts.

## Sizes

<!-- sizes -->
<!-- /sizes -->

## Times

<!-- choices -->
<!-- /choices -->

<!-- pieces -->
<!-- /pieces -->

<!-- pages -->
<!-- /pages -->

<!-- staff -->
<!-- /staff -->

## Lighthouse

<!-- lighthouse -->
<!-- /lighthouse -->
`;

export function writeSection(
  name: 'sizes' | 'choices' | 'pieces' | 'pages' | 'staff' | 'lighthouse',
  text: string,
): void {
  mkdirSync(dirname(FILE), { recursive: true });
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : FRAME;
  const section = new RegExp(`<!-- ${name} -->[\\s\\S]*<!-- /${name} -->`);
  writeFileSync(FILE, before.replace(section, `<!-- ${name} -->\n\n${text}\n\n<!-- /${name} -->`));
}
