/** The staff: players think here, beside the page, so that the page never waits. */
import { choose, playerOf, thinkingOf } from '@derby/bots';
import { notation, replay } from '@derby/kernel';
import { entryOf } from '@derby/registry';
import type { Answer, Request } from './staff.ts';

/** How long the staff may think, in milliseconds. */
const TIME = 2500;

addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  const { id, record, strength } = data;
  const game = await entryOf(record.game).load();
  const thinking = thinkingOf(replay(game, record));
  const until = performance.now() + TIME;
  const choice = thinking && choose(playerOf(strength), thinking, String(id), () => performance.now() > until);
  const answer: Answer = { id, choice: choice && notation(choice) };
  postMessage(answer);
});
