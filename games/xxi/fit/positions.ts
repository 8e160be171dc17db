/**
 * Positions to fit the evaluation on: `npm run fit:positions -- <from> <games> <file.jsonl>`. Games are played by counsel with a few
 * slips, so that positions it would avoid are known too. Each line is `[worth, ...features]`, in the order of play: the start of
 * every movement phase, and the end of every battle phase as the next month will find it.
 */
import { writeFileSync } from 'node:fs';
import { type Choice, FastDice, freshWorld, optionsFor } from '@derby/kernel';
import { advice } from '../advice/advice.ts';
import { nextMonth } from '../advice/counsel.ts';
import { featuresOf } from '../advice/features.ts';
import { isQuiet } from '../advice/value.ts';
import type { Asks } from '../src/choices.ts';
import { TURNS } from '../src/data/tracks.ts';
import { xxi } from '../src/game.ts';

/** No policy of this game rolls them. */
const DICE = new FastDice('advice');

const [from = '0', games = '1000', file = 'positions.jsonl'] = process.argv.slice(2);
/** A third of the games without slips, the others with up to so many in a hundred decisions. */
const MOST_SLIPS = 12;

function* rowsOf(game: number): Generator<number[]> {
  const dice = new FastDice(`slips ${game}`);
  const slips = dice.below(3) === 0 ? 0 : dice.below(MOST_SLIPS);
  const world = freshWorld(xxi, xxi.setup(optionsFor(xxi)), new FastDice(`fit ${game}`));
  let month: number[] | undefined;
  while (world.asking) {
    const { state, open } = world;
    const rule = world.asking.rule as Asks;
    if (isQuiet(state)) yield featuresOf(state);
    if (rule === 'XXI-9.0' && state.turn < TURNS) month = featuresOf(nextMonth(state));
    else if (month && state.phase !== 'battle') {
      yield month;
      month = undefined;
    }
    const mayDo: Choice | undefined = rule === 'XXI-7.0' ? undefined : open[dice.below(open.length)];
    const slip = dice.below(100) < slips ? mayDo : undefined;
    world.answer(
      slip ?? advice.counsel?.(state, { seat: 'player', rule, offers: world.offers }, DICE) ?? ['end-movement'],
    );
  }
  yield [xxi.result(world.state)?.worth.player ?? 0];
}

const lines: string[] = [];
for (let game = Number(from); game < Number(from) + Number(games); game++) {
  const rows = [...rowsOf(game)];
  const worth = rows.pop()?.[0] ?? 0;
  for (const row of rows) lines.push(JSON.stringify([worth, ...row.map((one) => Math.round(one * 1000) / 1000)]));
}
writeFileSync(file, `${lines.join('\n')}\n`);
console.error(`${lines.length} positions of ${games} games`);
