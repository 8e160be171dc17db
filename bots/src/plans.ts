/** Plans: whole turns are raced on the same imagined worlds, a round or so ahead, with the game's value at the leaf. */
import { type Engine, FastDice, hashOf, type Lexicon, type Plan, type Plans } from '@derby/kernel';
import { atOnce, type Thought } from './player.ts';
import { evaluated, said, worths } from './playout.ts';
import { Runner, stillRunning, winnerOf } from './race.ts';
import { counselOn, diceFor, LateDice } from './simple.ts';
import type { Thinking } from './thinking.ts';

interface PlanStyle {
  readonly planWorlds: number;
  readonly dropOut: number;
  readonly loyalty: number;
}

/** A plan is weighed after so many quiet moments: in a game of four powers, a round. */
const MOMENTS = 4;

/** Follows the plan that was best when the seat's turn began; in somebody else's turn the counsel. */
export function* planned<G extends Lexicon>(
  thinking: Thinking<G>,
  plans: Plans<G>,
  seed: string,
  style: PlanStyle,
): Generator<Thought<G['choice']>, void, void> {
  const begun = thinking.since?.(plans.begins);
  if (begun?.seat !== thinking.seat) return yield atOnce(counselOn(thinking, seed));
  const plan = yield* planFor(thinking, begun, plans, seed, style);
  yield atOnce(answerOf(plan, thinking, seed));
}

const answerOf = <G extends Lexicon>(plan: Plan<G>, thinking: Thinking<G>, seed: string): G['choice'] =>
  plan.answer(thinking.view, thinking.question, new LateDice(() => diceFor(thinking, seed)));

/** Plans by what they were chosen from: the same position and seed give the same plan, so a turn is thought over once. */
const REMEMBERED = new Map<string, string>();
const MOST_REMEMBERED = 256;

function* planFor<G extends Lexicon>(
  thinking: Thinking<G>,
  begun: Thinking<G>,
  plans: Plans<G>,
  seed: string,
  style: PlanStyle,
): Generator<Thought<G['choice']>, Plan<G>, void> {
  const runners = plans.of(begun.view, begun.seat);
  const key = `${begun.game.id} ${seed} ${begun.moment} ${style.planWorlds} ${hashOf(begun.view)}`;
  const known = runners.find(({ name }) => name === REMEMBERED.get(key));
  if (known) return known;
  let running: readonly Runner<Plan<G>>[] = runners.map((plan) => new Runner(plan));
  const [favourite] = running;
  const dice = diceFor(begun, seed);
  for (let world = 0; world < style.planWorlds && running.length > 1; world++) {
    const worldSeed = dice.below(2 ** 31);
    for (const runner of running) runner.run(worthOf(begun, runner.entry, worldSeed));
    running = stillRunning(running, style.dropOut, favourite);
    const leading = winnerOf(running, favourite, style.loyalty);
    yield { iterations: world + 1, choice: answerOf(leading, thinking, seed), assessments: [] };
  }
  const plan = winnerOf(running, favourite, style.loyalty);
  if (REMEMBERED.size >= MOST_REMEMBERED) REMEMBERED.clear();
  REMEMBERED.set(key, plan.name);
  return plan;
}

/** What one world comes to for the thinker under a plan: it is followed for a turn, everybody else and afterwards goes by counsel. */
function worthOf<G extends Lexicon>(thinking: Thinking<G>, plan: Plan<G>, seed: number): number {
  const { game, advice, seat } = thinking;
  const dice = new FastDice(seed);
  const world = thinking.imagine(dice);
  const place = game.seats.indexOf(seat);
  let [moments, before] = [0, ''];
  while (world.asking) {
    const asked = `${world.asking.seat} ${world.asking.rule}`;
    if (asked !== before && advice.isQuiet?.(world.state)) moments += 1;
    before = asked;
    if (moments > MOMENTS) return evaluated(thinking, world)[place] ?? 0;
    const isPlanned = moments <= 1 && world.asking.seat === seat;
    world.answer(isPlanned ? ownAnswer(plan, world, dice) : said(advice, world, 'counsel', dice));
  }
  return worths(game, world)[place] ?? 0;
}

function ownAnswer<G extends Lexicon>(plan: Plan<G>, world: Engine<G>, dice: FastDice): G['choice'] {
  if (!world.asking) throw new Error('The game is over: there is nothing to plan.');
  return plan.answer(world.state, { seat: world.asking.seat, rule: world.asking.rule, offers: world.offers }, dice);
}
