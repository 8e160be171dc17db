/**
 * What a choice costs the page: processor time of its main thread, read from the browser's own trace, so that whatever
 * else the machine does counts for little. Script, style, layout and paint are all in it.
 */
import type { CDPSession, Page } from 'playwright-core';
import { openOffers, wander } from '../test/browser/player.ts';

/** In milliseconds. */
export interface Cost {
  /** The task of the click and the task of the frame with the new position, the question and the offers. */
  readonly shown: number;
  /** Everything until the page is at rest: log, dice, the focus, what is foreseen, what is kept. */
  readonly settled: number;
  /** A fixed piece of script just before: it tells how much slower the machine is while others use it. */
  readonly gauge: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** When it began and how long it took, on the clock and on the processor, in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

interface Task {
  readonly from: number;
  readonly to: number;
  readonly spent: number;
}

const LONGEST_GAME = 250;
/** By then everything has come to rest, also where the processor is slowed. */
const AT_REST = 350;
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];
const TRACE = {
  transferMode: 'ReportEvents',
  traceConfig: { includedCategories: CATEGORIES, traceBufferSizeInKb: 400_000 },
} as const;

/** What the fixed script takes in the median, and at its best. */
export function gaugeOf(costs: readonly Cost[]): { readonly median: number; readonly best: number } {
  const gauges = costs.map(({ gauge }) => gauge).sort((a, b) => a - b);
  return { median: gauges[Math.floor(gauges.length / 2)] ?? 1, best: gauges[0] ?? 1 };
}

/** Lays copies of the counters on the sheet until there are so many. */
export const fillSheet = (page: Page, counters: number): Promise<number> =>
  page.evaluate((wanted) => {
    const drawn = [...document.querySelectorAll<SVGGElement>('.chart-layer .piece')].filter((one) => one.firstChild);
    const sheet = drawn.at(-1)?.parentElement;
    for (let i = drawn.length; i < wanted; i++) {
      const copy = drawn[i % drawn.length]?.cloneNode(true) as SVGGElement;
      copy.style.transform = `translate(${(i * 37) % 1200}px, ${(i * 53) % 900}px)`;
      sheet?.append(copy);
    }
    return Math.max(wanted, drawn.length);
  }, counters);

/** Plays a game to its end by clicks, and gives back what each choice cost. */
export async function costOfChoices(page: Page): Promise<Cost[]> {
  const devtools = await page.context().browser()?.newBrowserCDPSession();
  if (!devtools) throw new Error('The browser cannot be traced.');
  const events = await traced(devtools, () => playThrough(page));
  return costsIn(events);
}

async function traced(devtools: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }: { value: readonly unknown[] }) =>
    events.push(...value.filter(isEvent)),
  );
  await devtools.send('Tracing.start', TRACE);
  await work();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  return events;
}

const isEvent = (value: unknown): value is TraceEvent => typeof value === 'object' && value !== null && 'ts' in value;

async function playThrough(page: Page): Promise<void> {
  const next = wander(7);
  for (let made = 0; made < LONGEST_GAME; made++) {
    const count = await openOffers(page).count();
    if (count === 0) return;
    const which = next(3) === 0 ? next(count) : count - 1;
    await page.evaluate(
      async ({ which, rest }) => {
        const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
        await pause(0);
        performance.mark('gauge');
        const counted = new Map<string, number>();
        for (let i = 0; i < 20_000; i++) counted.set(`key ${i % 997}`, (counted.get(`key ${(i * 7) % 997}`) ?? 0) + i);
        await pause(20);
        const offer = document.querySelectorAll<HTMLElement>('.offer:not(.barred)')[which];
        // A task of its own: to look for the offer through the whole page is no part of what a choice costs.
        await pause(0);
        performance.mark('choice');
        offer?.click();
        await pause(rest);
        performance.mark('at-rest');
      },
      { which, rest: AT_REST },
    );
  }
}

function costsIn(events: readonly TraceEvent[]): Cost[] {
  const choice = events.find(({ name }) => name === 'choice');
  const own = events.filter(({ pid, tid }) => pid === choice?.pid && tid === choice?.tid).sort((a, b) => a.ts - b.ts);
  const at = (wanted: string): number[] => own.filter(({ name }) => name === wanted).map(({ ts }) => ts);
  const tasks: Task[] = own
    .filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
    .map(({ ts, dur = 0, tdur = 0 }) => ({ from: ts, to: ts + dur, spent: tdur / 1000 }));
  const [commits, rests, gauges] = [at('Commit'), at('at-rest'), at('gauge')];
  const spentAt = (moment: number): number => tasks.find(({ from, to }) => from <= moment && moment <= to)?.spent ?? 0;
  return at('choice').flatMap((click) => {
    const frame = commits.find((ts) => ts > click);
    const rest = rests.find((ts) => ts > click);
    const gauge = gauges.findLast((ts) => ts < click);
    if (frame === undefined || rest === undefined || gauge === undefined) return [];
    const settled = tasks.filter(({ from, to }) => to >= click && from <= rest);
    return [
      {
        shown: spentAt(click) + spentAt(frame),
        settled: settled.reduce((sum, { spent }) => sum + spent, 0),
        gauge: spentAt(gauge),
      },
    ];
  });
}
