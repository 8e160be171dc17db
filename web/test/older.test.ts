/** A board that cannot draw the view of an older edition. */
import { type FunctionComponent, h, options } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { BoardModule, BoardProps } from '../src/boards/board.ts';

let sturdy: (module: BoardModule) => BoardModule;
beforeAll(async () => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('addEventListener', () => undefined);
  // Only then does a rendering to text let a component catch what is thrown below it.
  Object.assign(options, { errorBoundaries: true });
  ({ sturdy } = await import('../src/editions/older.tsx'));
});
afterAll(() => {
  Object.assign(options, { errorBoundaries: false });
  vi.unstubAllGlobals();
});

const drawn = (Board: FunctionComponent<BoardProps>): string => {
  const module = sturdy({ sheet: { width: 3000, height: 2000 }, regions: [], Board });
  const words = { lit: new Set(['u-99']), selected: new Set(), barred: new Map(), hinted: new Set() };
  const props = { view: {}, pace: 0, touch: () => undefined, point: () => undefined, ...words };
  return renderToString(h(module.Board, props as never));
};

test('leaves the words of the question on the table', () => {
  const html = drawn(() => {
    throw new Error('This view has no convoys.');
  });
  expect(html).toContain('scale(3)');
  expect(html).toContain('u-99');
});

test('draws as always where it can', () => {
  expect(drawn(() => h('g', { class: 'sea' }))).toBe('<g class="sea"></g>');
});

test('says no region where it cannot', () => {
  const regionOf = () => {
    throw new Error('This view has no convoys.');
  };
  const module = sturdy({ sheet: { width: 1, height: 1 }, regions: [], Board: () => null, regionOf });
  expect(module.regionOf?.({}, 'HOST-1')).toBeUndefined();
});
