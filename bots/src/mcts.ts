/** Monte-Carlo tree search: every iteration imagines a world, goes down the tree, and plays the rest by the policy. */
import { type Dice, type Engine, FastDice, type GameModule, type Lexicon } from '@derby/kernel';
import type { Assessment, Player, Thought } from './player.ts';
import { atOnce } from './player.ts';
import { advised, type PlayoutStyle, playOn, worths } from './playout.ts';
import { diceFor } from './simple.ts';
import { isSame, type Thinking } from './thinking.ts';
import { type Edge, Node } from './tree.ts';

export interface SearchStyle extends PlayoutStyle {
  readonly iterations: number;
  /** How much curiosity weighs against what is known. */
  readonly curiosity: number;
  /** The share of curiosity that goes to what the policy says; the rest is spread evenly. 0: no bias. */
  readonly trust: number;
  /** Thoughts are yielded after so many iterations. */
  readonly stride: number;
}

export const STANDARD_STYLE: SearchStyle = {
  iterations: 1000,
  curiosity: 0.7,
  trust: 0.5,
  stride: 16,
  by: 'policy',
  horizon: 0,
  slips: 0,
};

export const mcts = (name: string, asked: Partial<SearchStyle> = {}): Player => {
  const style = { ...STANDARD_STYLE, ...asked };
  return { name, think: (thinking, seed) => search(thinking, seed, style) };
};

export function* search<G extends Lexicon>(
  thinking: Thinking<G>,
  seed: string,
  style: SearchStyle,
): Generator<Thought<G['choice']>, void, void> {
  const [only] = thinking.open;
  if (only && thinking.open.length === 1) return yield atOnce(only);
  const dice = diceFor(thinking, seed);
  const root = new Node();
  for (let done = 1; done <= style.iterations; done++) {
    iterate(thinking, root, new FastDice(dice.below(2 ** 31)), style);
    if (done % style.stride === 0 || done === style.iterations) yield thoughtOf(root, done);
  }
}

/** One world, from the question to what it comes to be worth. */
function iterate<G extends Lexicon>(thinking: Thinking<G>, root: Node, dice: Dice, style: SearchStyle): void {
  const { game } = thinking;
  const world = thinking.imagine(dice);
  const path: Passage[] = [];
  const value = descend(game, world, root, path, dice, style);
  for (const { node, edge, seat } of path) {
    const worth = value[seat] ?? 0;
    node.visits += 1;
    node.total += worth;
    edge.add(worth);
  }
}

interface Passage {
  readonly node: Node;
  readonly edge: Edge;
  /** The place of the seat that chose, among the game's seats. */
  readonly seat: number;
}

/** Down the tree by what looks best to whoever decides; the first choice never tried before leaves it. */
function descend<G extends Lexicon>(
  game: GameModule<G>,
  world: Engine<G>,
  root: Node,
  path: Passage[],
  dice: Dice,
  style: SearchStyle,
): readonly number[] {
  let node = root;
  while (world.asking) {
    const edge = pick(node, game, world, style);
    path.push({ node, edge, seat: game.seats.indexOf(world.asking.seat) });
    world.answer(edge.choice);
    if (edge.visits === 0) return playOn(game, world, dice, style);
    if (world.asking) node = edge.next(world.asking.seat, world.asking.rule);
  }
  return worths(game, world);
}

/**
 * The edge with the highest worth and curiosity together. What the policy says in this very world has the larger share of
 * curiosity (progressive bias); what was never tried counts as worth as much as its node.
 */
function pick<G extends Lexicon>(node: Node, game: GameModule<G>, world: Engine<G>, style: SearchStyle): Edge {
  const edges = node.edgesFor(world.open);
  const priors = priorsOf(game, world, edges, style);
  const untried = node.visits > 0 ? node.total / node.visits : 0.5;
  let best: Edge | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < edges.length; i++) {
    const edge = edges[i] as Edge;
    edge.available += 1;
    const known = edge.visits > 0 ? edge.total / edge.visits : untried;
    const score = known + (style.curiosity * (priors[i] ?? 0) * Math.sqrt(edge.available)) / (1 + edge.visits);
    if (score > highest) [best, highest] = [edge, score];
  }
  if (!best) throw new Error('A question without an open choice.');
  return best;
}

function priorsOf<G extends Lexicon>(
  game: GameModule<G>,
  world: Engine<G>,
  edges: readonly Edge[],
  { trust }: SearchStyle,
): readonly number[] {
  const even = (1 - trust) / edges.length;
  if (trust === 0) return edges.map(() => even);
  const favourite = advised(game, world);
  return edges.map((edge) => (isSame(edge.choice, favourite) ? trust + even : even));
}

/** The most visited choice; the better one where the visits are the same. */
function thoughtOf<C>(root: Node, iterations: number): Thought<C> {
  const assessments = root.edges
    .filter((edge) => edge.visits > 0)
    .sort((a, b) => b.visits - a.visits || b.worth - a.worth)
    .map(({ choice, visits, worth, error }): Assessment<C> => ({ choice: choice as C, visits, worth, error }));
  const [best] = assessments;
  if (!best) throw new Error('The search has not looked at anything.');
  return { iterations, choice: best.choice, assessments };
}
