/** What is heard at the table: rendered instead of played, so that its loudness can be read. */
import { describe, expect, test } from 'vitest';
import { open, page } from './page.ts';
import { begin, byList, play } from './player.ts';

/** In samples a second: a sound of the table is over within this time. */
const RATE = 48_000;
const SECONDS = 3;

/** What the page renders its sounds into, once it wants any. */
interface Heard {
  heard?: OfflineAudioContext;
}

/** Before the page's own script: whatever is played is gathered. Runs in the page. */
function gather([rate, seconds]: readonly [number, number]): void {
  const kept = globalThis as Heard;
  const player = function player() {
    kept.heard ??= new OfflineAudioContext(1, rate * seconds, rate);
    return kept.heard;
  };
  Object.assign(globalThis, { AudioContext: player });
}

/** The highest sample, and the loudest twentieth of a second as its root mean square. Runs in the page. */
async function loudness(): Promise<{ readonly peak: number; readonly loudest: number } | undefined> {
  const { heard } = globalThis as Heard;
  if (!heard) return undefined;
  const samples = (await heard.startRendering()).getChannelData(0);
  const window = heard.sampleRate / 20;
  let [peak, loudest] = [0, 0];
  for (let from = 0; from + window <= samples.length; from += window) {
    let sum = 0;
    for (const sample of samples.subarray(from, from + window)) {
      peak = Math.max(peak, Math.abs(sample));
      sum += sample ** 2;
    }
    loudest = Math.max(loudest, Math.sqrt(sum / window));
  }
  return { peak, loudest };
}

async function playedWith(sound: 'on' | 'off', choices: number) {
  await open();
  await page.addInitScript(gather, [RATE, SECONDS] as const);
  await page.evaluate((asked) => localStorage.setItem('derby.sound', asked), sound);
  await page.reload();
  await begin(page);
  await page.waitForLoadState('networkidle');
  await play(page, byList(1), choices);
  return page.evaluate(loudness);
}

describe('the sounds of the table', () => {
  test('are loud enough for a quiet room and never clipped', async () => {
    const heard = await playedWith('on', 1);
    expect(heard?.loudest).toBeGreaterThan(0.03);
    expect(heard?.peak).toBeLessThan(0.8);
  });

  test('are not made before they are asked for', async () => {
    expect(await playedWith('off', 3)).toBeUndefined();
  });
});
