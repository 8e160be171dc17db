/** The colours of high contrast: what is written on a counter can be read, also on one that is hurt or cannot be chosen now. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../src/style/tokens.css', import.meta.url), 'utf8');
const block = css.match(/\[data-theme="contrast"\] \{([^}]*)\}/)?.[1] ?? '';

function token(name: string): string {
  const found = block.match(new RegExp(`--${name}: ([^;]+);`))?.[1];
  if (found === undefined) throw new Error(`High contrast has no --${name}.`);
  return found;
}

function channels(colour: string): number[] {
  const hex = colour.slice(1);
  const long = hex.length === 3 ? [...hex].map((one) => one + one).join('') : hex;
  return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16));
}

/** WCAG 2: relative luminance, and the ratio of two. */
function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((one) => {
    const share = one / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Under the veil everything is mixed with black. */
const veiled = (colour: string): number[] => channels(colour).map((one) => one * (1 - Number(token('veil'))));

test.each([
  ['on-enamel', 'enamel-hurt'],
  ['on-enamel', 'enamel'],
  ['on-wood', 'wood'],
])('--%s is read on --%s, open or veiled', (ink, ground) => {
  expect(ratio(channels(token(ink)), channels(token(ground)))).toBeGreaterThanOrEqual(7);
  expect(ratio(veiled(token(ink)), veiled(token(ground)))).toBeGreaterThanOrEqual(4.5);
});
