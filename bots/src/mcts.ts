/** Monte-Carlo tree search: open loop, on worlds sampled from what the seat knows, guided by the game's own advice. */
import { type Dice, FastDice, type Lexicon } from '@derby/kernel';
import { type DescentStyle, iterate } from './descent.ts';
import { planned } from './plans.ts';
import { type Assessment, atOnce, type Player, type Thought } from './player.ts';
import { Runner, stillRunning, winnerOf } from './race.ts';
import { adviceOn, counselOn, diceFor } from './simple.ts';
import { isSame, type Thinking } from './thinking.ts';
import { type Edge, Node } from './tree.ts';

export interface SearchStyle extends DescentStyle {
  readonly iterations: number;
  /** A choice so many standard errors behind the leader drops out of the race at the root. */
  readonly dropOut: number;
  /** The favourite, which is what the game's advice says, stands unless another one is better by so many standard errors. */
  readonly loyalty: number;
  /** Worlds on which plans are raced, where a game names any; 0: the counsel's own is followed. */
  readonly planWorlds: number;
  /** Thoughts are yielded after about so many iterations. */
  readonly stride: number;
}

export const STANDARD_STYLE: SearchStyle = {
  iterations: 1000,
  dropOut: 2.5,
  loyalty: 1,
  planWorlds: 0,
  stride: 16,
  curiosity: 0.3,
  trust: 0.7,
  by: 'counsel',
  horizon: 0,
  slips: 0,
};

/** A race needs this many worlds at least; where the budget does not reach, the tree itself picks the first choice too. */
const LEAST_WORLDS = 8;

export const mcts = (name: string, asked: Partial<SearchStyle> = {}): Player => {
  const style = { ...STANDARD_STYLE, ...asked };
  return {
    name,
    imagines: true,
    plans: style.planWorlds > 0,
    think: (thinking, seed) => search(thinking, seed, style),
  };
};

export function* search<G extends Lexicon>(
  thinking: Thinking<G>,
  seed: string,
  style: SearchStyle,
): Generator<Thought<G['choice']>, void, void> {
  if (style.planWorlds > 0 && thinking.advice.plans)
    return yield* planned(thinking, thinking.advice.plans, seed, style);
  const favourite = style.by === 'counsel' ? counselOn(thinking, seed) : adviceOn(thinking, seed);
  if (thinking.advice.isUnsearched) return yield atOnce(favourite);
  const choices = candidatesOf(thinking, favourite);
  const [only] = choices;
  if (only && choices.length === 1) return yield atOnce(only);
  const dice = diceFor(thinking, seed);
  const root = new Node();
  if (choices.length * LEAST_WORLDS > style.iterations) yield* climb(thinking, root, dice, style);
  else yield* race(thinking, root, root.edgesFor(choices), favourite, dice, style);
}

/** What the game thinks worth a thought, and the favourite in any case. */
function candidatesOf<G extends Lexicon>(thinking: Thinking<G>, favourite: G['choice']): readonly G['choice'][] {
  const { advice, view, question, open } = thinking;
  const named = advice.candidates?.(view, question) ?? open;
  return named.some((choice) => isSame(choice, favourite)) ? named : [favourite, ...named];
}

/** Many choices and few iterations: the tree spreads them from the first choice on. */
function* climb<G extends Lexicon>(
  thinking: Thinking<G>,
  root: Node,
  dice: Dice,
  style: SearchStyle,
): Generator<Thought<G['choice']>, void, void> {
  for (let done = 1; done <= style.iterations; done++) {
    iterate(thinking, root, worldDice(dice), style);
    if (done % style.stride !== 0 && done !== style.iterations) continue;
    const assessments = assess<G['choice']>(root.edges);
    const [best] = assessments;
    if (best) yield { iterations: done, choice: best.choice, assessments };
  }
}

/** Every choice on the same worlds, until one is left or the iterations are spent. */
function* race<G extends Lexicon>(
  thinking: Thinking<G>,
  root: Node,
  edges: readonly Edge[],
  favourite: G['choice'],
  dice: Dice,
  style: SearchStyle,
): Generator<Thought<G['choice']>, void, void> {
  let running: readonly Runner<Edge>[] = edges.map((edge) => new Runner(edge));
  const faithful = running.find(({ entry }) => isSame(entry.choice, favourite));
  const decided = (): G['choice'] => winnerOf(running, faithful, style.loyalty).choice as G['choice'];
  let [done, told] = [0, 0];
  while (running.length > 1 && done + running.length <= style.iterations) {
    const seed = dice.below(2 ** 31);
    for (const runner of running) runner.run(iterate(thinking, root, new FastDice(seed), style, runner.entry));
    done += running.length;
    running = stillRunning(running, style.dropOut, faithful);
    if (done - told < style.stride) continue;
    told = done;
    yield { iterations: done, choice: decided(), assessments: assess(edges) };
  }
  yield { iterations: done, choice: decided(), assessments: assess(edges) };
}

const worldDice = (dice: Dice): Dice => new FastDice(dice.below(2 ** 31));

/** What was looked at, most visited first, the better one where the visits are the same. */
const assess = <C>(edges: readonly Edge[]): Assessment<C>[] =>
  edges
    .filter((edge) => edge.visits > 0)
    .sort((a, b) => b.visits - a.visits || b.worth - a.worth)
    .map(({ choice, visits, worth, error }) => ({ choice: choice as C, visits, worth, error }));
