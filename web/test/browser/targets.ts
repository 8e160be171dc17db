/** What can be touched on a sheet is large enough for a finger, in every region of a phone's screen. */
import type { Page } from 'playwright-core';
import type { Region } from '../../src/boards/board.ts';
import { atRest } from './rest.ts';

/** In CSS pixels. */
const FINGER = 44;

/**
 * The lit words that are too small, with the region and their size. Each region is shown by its button, and whatever is
 * lit inside it is felt by points: what another part covers does not count. Regions that are not meant are left out.
 */
export async function smallTargets(
  page: Page,
  regions: readonly Region[],
  isMeant = (_id: string): boolean => true,
): Promise<string[]> {
  // A new question moves the sheet by itself.
  await atRest(page);
  const found: string[] = [];
  for (const [index, { id, box }] of regions.entries()) {
    if (!isMeant(id)) continue;
    await page.locator('.chart-regions .chip:not(.theatre)').nth(index).click();
    const small = await page.evaluate(feel, { box, least: FINGER });
    found.push(...small.map((target) => `${id}: ${target}`));
  }
  return found;
}

interface Feeling {
  readonly box: Region['box'];
  readonly least: number;
}

/** Runs in the page. */
function feel({ box: [x, y, width, height], least }: Feeling): string[] {
  const layer = document.querySelector<SVGGElement>('.chart-layer');
  const toScreen = layer?.getScreenCTM();
  if (!toScreen) return ['there is no sheet'];
  const from = new DOMPoint(x, y).matrixTransform(toScreen);
  const to = new DOMPoint(x + width, y + height).matrixTransform(toScreen);
  const isInside = (at: DOMRect): boolean => {
    const [middleX, middleY] = [at.x + at.width / 2, at.y + at.height / 2];
    return middleX > from.x && middleX < to.x && middleY > from.y && middleY < to.y;
  };
  /** How far one can go from a point without leaving what is touched, both ways along a line, pixel by pixel. */
  const extent = (part: Element, startX: number, startY: number, dx: number, dy: number): number => {
    let far = 1;
    for (const sign of [1, -1])
      for (let step = 1; far < least; step += 1, far += 1) {
        const under = document.elementFromPoint(startX + sign * step * dx, startY + sign * step * dy);
        if (!under || !part.contains(under)) break;
      }
    return far;
  };
  // From the middle outwards: a name beside a counter widens its box, another counter may lie over its middle.
  const parts = [1 / 2, 1 / 3, 2 / 3, 1 / 6, 5 / 6];
  const points = parts.flatMap((across) => parts.map((down) => [across, down] as const));
  const small: string[] = [];
  for (const part of document.querySelectorAll('.chart-layer .touchable.lit')) {
    const at = part.getBoundingClientRect();
    if (!isInside(at)) continue;
    let best = [0, 0];
    for (const [across, down] of points) {
      const [startX, startY] = [at.x + at.width * across, at.y + at.height * down];
      if (!part.contains(document.elementFromPoint(startX, startY))) continue;
      const size = [extent(part, startX, startY, 1, 0), extent(part, startX, startY, 0, 1)];
      if (Math.min(...size) > Math.min(...best)) best = size;
      if (Math.min(...best) >= least) break;
    }
    if (Math.min(...best) < least) small.push(`${part.getAttribute('aria-label')} ${best.join('×')}`);
  }
  return small;
}
