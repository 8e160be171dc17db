/** What makes a page fit for everyone: nothing that axe finds, nothing too wide for the screen, nothing too small for a finger. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { page } from './page.ts';
import { atRest } from './rest.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

interface Axe {
  run(where: object, how: object): Promise<{ violations: Violation[] }>;
}

export const violations = (): Promise<string[]> => run(undefined);

/** What can be wrong with colours alone. */
export const colourViolations = (): Promise<string[]> => run(undefined, { runOnly: ['color-contrast'] });

/** All the rest: a screen of another width changes no colour. */
export const layoutViolations = (): Promise<string[]> =>
  run(undefined, { rules: { 'color-contrast': { enabled: false } } });

/** In one part of the page, and nothing of the sheet beside it. */
export const violationsIn = (part: string): Promise<string[]> => run({ include: [part] });

async function run(where: object | undefined, how: object = {}): Promise<string[]> {
  await page.evaluate(AXE);
  await atRest(page);
  const found = await page.evaluate(
    async ([at, so]) => {
      const { axe } = globalThis as typeof globalThis & { axe: Axe };
      // Whoever asks only for violations waits a third of the time: what passes is not described node by node.
      return (await axe.run(at ?? document, { ...so, resultTypes: ['violations'] })).violations;
    },
    [where, how] as const,
  );
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary ?? ''}`),
  );
}

/** By how many pixels the page is wider than the screen. */
export async function tooWide(): Promise<number> {
  await atRest(page);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** What cannot well be touched, links in running text aside. */
export async function tooSmall(): Promise<string[]> {
  await atRest(page);
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, summary')]
      .filter((one) => one.checkVisibility() && !one.closest('.rule, .rule-text, .skip'))
      .map((one) => ({ one, box: (one.closest('label') ?? one).getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
      .map(({ one, box }) => `${one.outerHTML.slice(0, 120)} ${Math.round(box.width)}×${Math.round(box.height)}`),
  );
}
