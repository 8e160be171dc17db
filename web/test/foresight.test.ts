/** What the desk foresees of the offers, bit by bit. */
import { notation, openOf } from '@derby/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../src/table/session.ts';
import { BOTH, lantern, seated } from './lantern.ts';

beforeEach(() => {
  // The settings look for a browser as soon as they are loaded.
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearTimeout(frame));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += took;
    return now;
  });
});

/** The clock, and how far it goes on between two looks at it, in milliseconds. */
let now = 0;
let took = 0;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Somebody sits down before a question, and the desk foresees until all is said; returns what was asked, call by call. */
async function foreseen(session: Session, meanwhile?: (asked: readonly string[][]) => void) {
  const { DeskState } = await import('../src/table/desk-state.ts');
  const asked: string[][] = [];
  const foresee = session.foresee.bind(session);
  vi.spyOn(session, 'foresee').mockImplementation((choices) => {
    asked.push(choices.map(notation));
    return foresee(choices);
  });
  const desk = new DeskState(session);
  const stop = desk.watch();
  expect(asked, 'nothing before the question is on the screen').toEqual([]);
  while (vi.getTimerCount() > 0) {
    await vi.advanceTimersToNextTimerAsync();
    meanwhile?.(asked);
  }
  stop();
  return { desk, asked };
}

const open = (session: Session): string[] =>
  openOf(session.question.value?.offers ?? []).map(({ choice }) => notation(choice));

function atTheLantern(game = lantern): Session {
  const session = seated(BOTH, game);
  session.openCurtain();
  return session;
}

test('a world is imagined once a question, however many offers there are and however slowly they are foreseen', async () => {
  let imagined = 0;
  const counted: typeof lantern = {
    ...lantern,
    resample: (state, viewer, dice) => {
      imagined += 1;
      lantern.resample(state, viewer, dice);
    },
  };
  took = 50;
  const session = atTheLantern(counted);
  const { asked } = await foreseen(session);
  expect(asked.length).toBeGreaterThan(2);
  expect(imagined).toBe(1);
});

test('each offer is foreseen once, those that need no object first, and marked', async () => {
  took = 0;
  const session = atTheLantern();
  const { desk, asked } = await foreseen(session);
  expect(asked.flat().slice(0, 2).sort()).toEqual(['note', 'swing']);
  expect(asked.flat().sort()).toEqual(open(session).sort());
  expect([...desk.finality.value]).toEqual([['swing', { why: 'dice', rule: 'LAN-4' }]]);
});

test('fewer at a time where it keeps the page busy, more where it does not', async () => {
  const sizes = async (ms: number) => {
    took = ms;
    return (await foreseen(atTheLantern())).asked.map((one) => one.length);
  };
  expect(await sizes(50)).toEqual([2, 1, 1, 1]);
  expect(await sizes(0)).toEqual([2, 3]);
});

test('what somebody has narrowed the list to comes before the rest', async () => {
  took = 50;
  const session = atTheLantern();
  const last = open(session).findLast((words) => words.startsWith('lay')) ?? '';
  const { asked } = await foreseen(session, (calls) => {
    if (calls.length === 1) session.selected.value = [last.slice('lay '.length)];
  });
  expect(asked[0]).not.toContain(last);
  expect(asked[1]?.[0]).toBe(last);
});
