/** How long the staff takes to answer in the browser: its own worker, a whole game of commander against commander. */
import type { Page } from 'playwright-core';
import type { Stage } from '../test/browser/stage.ts';

const GAME = 'pens';
const RANK = 'commander';
const AT_MOST = 2000;
const AIM = 500;
/** A game of a few hundred choices, each of them drawn; others may use the machine. */
const LONGEST = 20 * 60_000;

export async function staffTime(set: Stage): Promise<string> {
  const page = await set.open();
  await page.context().addInitScript(timeWorkers);
  await page.goto(`${set.address}?timed#/new/${GAME}`);
  await seatStaff(page);
  await page.locator('.ending').waitFor({ timeout: LONGEST });
  const answers = await page.evaluate<number[]>('staffAnswers');
  await page.context().close();
  return table(answers.sort((a, b) => a - b));
}

/** Runs in the page before its own script: every worker notes how long each request took, from ask to answer. */
function timeWorkers(): void {
  const answers: number[] = [];
  const asked = new Map<unknown, number>();
  Object.assign(globalThis, {
    staffAnswers: answers,
    Worker: class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }) => {
          const since = asked.get(data.id);
          if (since !== undefined) answers.push(performance.now() - since);
          asked.delete(data.id);
        });
      }
      override postMessage(request: { readonly id: number }): void {
        asked.set(request.id, performance.now());
        super.postMessage(request);
      }
    },
  });
}

/** The staff in every seat, as fast as its choices come. */
async function seatStaff(page: Page): Promise<void> {
  const seats = page.locator('[data-seat]');
  await seats.first().waitFor();
  for (const seat of await seats.all()) {
    await seat.getByRole('radio').last().check();
    await seat.getByRole('combobox').selectOption(RANK);
  }
  await page.locator('form .primary').click();
  await page.getByRole('button', { name: 'Faster' }).click();
}

function table(answers: readonly number[]): string {
  const at = (part: number): string => `${(answers[Math.floor((answers.length - 1) * part)] ?? 0).toFixed(1)} ms`;
  return [
    `The staff decides in its worker: ${answers.length} decisions of one whole game of U-boat Pens, ${RANK} against ${RANK},`,
    'on the page with its board, each from the request to the answer by the clock of the page.',
    '',
    '| a decision of the staff | median | 95 % | slowest | 95 % at most | aim |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    `| ${RANK} | ${at(0.5)} | ${at(0.95)} | ${at(1)} | ${AT_MOST} ms | ${AIM} ms |`,
  ].join('\n');
}
