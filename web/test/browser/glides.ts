/** What moves on a sheet, while it moves. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Glides {
  /** How many likenesses glide, and how many pieces are away from their places. */
  readonly gliding: number;
  readonly away: number;
  /** Parts of likenesses that somebody could meet a second time. */
  readonly named: number;
  /** What is drawn, part by part, in its colours. */
  readonly likeness: readonly string[];
  readonly original: readonly string[];
}

/** Looks at the first pieces that move on this page while somebody plays, until some have. */
export async function firstGlides(
  page: Page,
  play: (seen: () => Promise<boolean>) => Promise<unknown>,
): Promise<Glides> {
  await page.evaluate(watch);
  const first = () => page.evaluate(() => document.documentElement.dataset.glides);
  await play(async () => (await first()) !== undefined);
  return JSON.parse((await first()) ?? '{}');
}

/** They glide alone, nobody meets them twice, and they look as they do where they stand. */
export function expectLikenesses({ gliding, away, named, likeness, original }: Glides): void {
  expect(away).toBeGreaterThan(0);
  expect({ gliding, named }).toEqual({ gliding: away, named: 0 });
  expect(likeness).toEqual(original);
  expect(new Set(likeness).size, 'more than one colour').toBeGreaterThan(1);
}

/** Runs in the page. */
function watch(): void {
  const above = document.querySelector('.gliders[aria-hidden="true"]');
  if (!above) throw new Error('Nothing can glide here.');
  const count = (selector: string): number => document.querySelectorAll(selector).length;
  const colours = (selector: string): string[] =>
    [...document.querySelectorAll(`${selector} :is(rect, path, circle, text)`)]
      .map((part) => {
        const { fill, stroke } = getComputedStyle(part);
        return `${part.getAttribute('class')} ${fill} ${stroke}`;
      })
      .sort();
  const seen = new MutationObserver(() => {
    document.documentElement.dataset.glides = JSON.stringify({
      gliding: count('.gliders > .piece'),
      away: count('.piece[data-gliding]'),
      named: count('.gliders :is([tabindex], [role], [data-id])'),
      likeness: colours('.gliders > .piece'),
      original: colours('.piece[data-gliding]'),
    });
    seen.disconnect();
  });
  seen.observe(above, { childList: true });
}
