/** What the desk foresees of the offers, bit by bit. */
import { notation, openOf } from '@derby/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BOTH, seated } from './lantern.ts';

beforeEach(() => {
  // The settings look for a browser as soon as they are loaded.
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearTimeout(frame));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Between two looks at the clock half a slice goes by: one offer to a frame.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 3;
    return now;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('each offer is marked as soon as it is foreseen, those that end something first', async () => {
  const { DeskState } = await import('../src/table/desk-state.ts');
  const session = seated(BOTH);
  session.openCurtain();
  const offers = openOf(session.question.value?.offers ?? []);
  vi.spyOn(session, 'foresee').mockResolvedValue([{ why: 'dice', rule: 'LAN-2' }]);
  const desk = new DeskState(session);
  const stop = desk.watch();
  const marked: number[] = [];
  while (marked.at(-1) !== offers.length && marked.length < 100) {
    await vi.advanceTimersToNextTimerAsync();
    if (marked.at(-1) !== desk.finality.value.size) marked.push(desk.finality.value.size);
  }
  stop();
  expect(marked).toEqual([0, ...offers.map((_, at) => at + 1)]);
  const keys = [...desk.finality.value.keys()];
  expect(keys.slice(0, 2).sort()).toEqual(['note', 'swing']);
  expect(keys.sort()).toEqual(offers.map(({ choice }) => notation(choice)).sort());
});
