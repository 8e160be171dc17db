/** One iteration: a world is imagined, followed down the tree, played on by the policy, and what it came to is noted. */
import type { Dice, Engine, Lexicon } from '@derby/kernel';
import { candidatesIn, type PlayoutStyle, playOn, said, worths } from './playout.ts';
import type { AdvisedGame, Thinking } from './thinking.ts';
import type { Edge, Node, PickStyle } from './tree.ts';

export interface DescentStyle extends PlayoutStyle, PickStyle {}

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

/** The edge that the tree prefers, and what the policy says in this very world. */
function pick<G extends Lexicon>(
  node: Node,
  { advice }: AdvisedGame<G>,
  world: Engine<G>,
  dice: Dice,
  style: DescentStyle,
): Edge {
  const choices = advice.candidates ? candidatesIn(advice, world) : world.openAs(node.choices);
  const favourite = style.trust > 0 && choices.length > 1 ? said(advice, world, style.by, dice) : undefined;
  return node.pick(choices, favourite, style);
}
