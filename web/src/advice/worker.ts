/** The staff: players think and games are gone over here, beside the page, so that the page never waits. */
import { choose, playerOf, reasonsFor, reviewing, thinkingOf } from '@derby/bots';
import { notation } from '@derby/kernel';
import { entryOf } from '@derby/registry';
import { recalled } from './memory.ts';
import type { Answer, HintRequest, Request, ReviewRequest } from './staff.ts';

/** How long the staff may think about one choice, in milliseconds. */
const TIME = 1800;

addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  try {
    if (data.kind === 'hint') await hint(data);
    else await goOver(data);
  } catch (fault) {
    say({ kind: 'fault', id: data.id, message: fault instanceof Error ? fault.message : String(fault) });
  }
});

async function hint({ id, record, strength, why }: HintRequest): Promise<void> {
  const match = recalled(await entryOf(record.game).load(), record);
  const thinking = thinkingOf(match);
  const until = performance.now() + TIME;
  const choice = thinking && choose(playerOf(strength), thinking, String(id), () => performance.now() > until);
  const reasons = choice && why ? await reasonsFor(match, choice) : [];
  say({ kind: 'hint', id, choice: choice && notation(choice), reasons });
}

async function goOver({ id, record }: ReviewRequest): Promise<void> {
  const work = reviewing(await entryOf(record.game).load(), record, { budget: 'quick' });
  for (;;) {
    const step = work.next();
    if (step.done) {
      say({ kind: 'review', id, review: step.value });
      return;
    }
    say({ kind: 'progress', id, done: step.value.done / step.value.of });
  }
}

const say = (answer: Answer): void => postMessage(answer);
