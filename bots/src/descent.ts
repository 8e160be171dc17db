/** One iteration: a world is imagined, followed down the tree, played on by the policy, and what it came to is noted. */
import type { Dice, Engine, Lexicon } from '@derby/kernel';
import { candidatesIn, type PlayoutStyle, playOn, said, worths } from './playout.ts';
import { type AdvisedGame, isSame, type Thinking } from './thinking.ts';
import type { Edge, Node } from './tree.ts';

export interface DescentStyle extends PlayoutStyle {
  /** How much curiosity weighs against what is known. */
  readonly curiosity: number;
  /** The share of curiosity that goes to what the policy says; the rest is spread evenly. 0: no bias. */
  readonly trust: number;
}

interface Passage {
  readonly node: Node;
  readonly edge: Edge;
  /** The place of the seat that chose, among the game's seats. */
  readonly seat: number;
}

/** Plays one world through the tree, with this first choice or the one the tree prefers. Returns its worth to the thinker. */
export function iterate<G extends Lexicon>(
  thinking: Thinking<G>,
  root: Node,
  dice: Dice,
  style: DescentStyle,
  first?: Edge,
): number {
  const { game, seat } = thinking;
  const path: Passage[] = [];
  const value = descend(thinking, thinking.imagine(dice), root, path, dice, style, first);
  for (const passage of path) {
    const worth = value[passage.seat] ?? 0;
    passage.node.visits += 1;
    passage.node.total += worth;
    passage.edge.add(worth);
  }
  return value[game.seats.indexOf(seat)] ?? 0;
}

/** Down the tree by what looks best to whoever decides; the first choice never tried before leaves it. */
function descend<G extends Lexicon>(
  advised: AdvisedGame<G>,
  world: Engine<G>,
  root: Node,
  path: Passage[],
  dice: Dice,
  style: DescentStyle,
  first: Edge | undefined,
): readonly number[] {
  const { seats } = advised.game;
  let node = root;
  while (world.asking) {
    const edge = (path.length === 0 && first) || pick(node, advised, world, dice, style);
    path.push({ node, edge, seat: seats.indexOf(world.asking.seat) });
    world.answer(edge.choice);
    if (edge.visits === 0) return playOn(advised, world, dice, style);
    if (world.asking) node = edge.next(world.asking.seat, world.asking.rule);
  }
  return worths(advised.game, world);
}

/**
 * The edge with the highest worth and curiosity together. What the policy says in this very world has the larger share of
 * curiosity (progressive bias); what was never tried counts as worth as much as its node.
 */
function pick<G extends Lexicon>(
  node: Node,
  { advice }: AdvisedGame<G>,
  world: Engine<G>,
  dice: Dice,
  style: DescentStyle,
): Edge {
  const edges = node.edgesFor(candidatesIn(advice, world));
  const favourite = style.trust > 0 && edges.length > 1 ? said(advice, world, style.by, dice) : undefined;
  const even = (1 - style.trust) / edges.length;
  const untried = node.visits > 0 ? node.total / node.visits : 0.5;
  let best: Edge | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const edge of edges) {
    edge.available += 1;
    const known = edge.visits > 0 ? edge.total / edge.visits : untried;
    const prior = favourite && isSame(edge.choice, favourite) ? style.trust + even : even;
    const score = known + (style.curiosity * prior * Math.sqrt(edge.available)) / (1 + edge.visits);
    if (score > highest) [best, highest] = [edge, score];
  }
  if (!best) throw new Error('A question without an open choice.');
  return best;
}
