/** Playouts: a world is played on by the policy, to its end or to where the evaluation takes over. */
import type { Advice, Dice, Engine, GameModule, Lexicon } from '@derby/kernel';
import type { AdvisedGame } from './thinking.ts';

export interface PlayoutStyle {
  /** Who decides in a playout: the game's counsel at its best, its policy, or chance. */
  readonly by: 'counsel' | 'policy' | 'chance';
  /** After so many decisions the evaluation takes over, at the next quiet position; `AT_ONCE` for none at all, 0 for never. */
  readonly horizon: number;
  /** How often in a hundred the policy is set aside for a legal choice at random. */
  readonly slips: number;
}

/** A horizon: the very next position will do, if it is quiet; if not, the next that is, however far. */
export const AT_ONCE = -1;

/** Where a game names no quiet positions any position will do; where it does, one must come within so many decisions. */
const PATIENCE = 200;

/** What the world is worth to each seat, in the order of the game's seats, after playing it on. */
export function playOn<G extends Lexicon>(
  { game, advice }: AdvisedGame<G>,
  world: Engine<G>,
  dice: Dice,
  style: PlayoutStyle,
): readonly number[] {
  const { horizon } = style;
  const patience = horizon === AT_ONCE ? Number.POSITIVE_INFINITY : horizon + PATIENCE;
  for (let made = 0; world.asking; made++) {
    if (horizon !== 0 && made >= horizon && (isQuiet(advice, world) || made > patience))
      return evaluated({ game, advice }, world);
    world.answer(decide(advice, world, dice, style));
  }
  return worths(game, world);
}

function decide<G extends Lexicon>(advice: Advice<G>, world: Engine<G>, dice: Dice, style: PlayoutStyle) {
  if (style.by !== 'chance' && !(style.slips > 0 && dice.below(100) < style.slips))
    return said(advice, world, style.by, dice);
  return world.any(dice);
}

/** What the policy, or the counsel, says in a world. */
export function said<G extends Lexicon>(
  advice: Advice<G>,
  world: Engine<G>,
  by: PlayoutStyle['by'],
  dice: Dice,
): G['choice'] {
  const { asking, offers } = world;
  if (!asking) throw new Error('The game is over: there is nothing to advise on.');
  const advise = (by === 'counsel' && advice.counsel) || advice.policy;
  return advise(world.state, { seat: asking.seat, rule: asking.rule, offers }, dice);
}

const isQuiet = <G extends Lexicon>(advice: Advice<G>, world: Engine<G>): boolean =>
  advice.isQuiet?.(world.state) ?? true;

/** What the evaluation says, for every seat. */
export const evaluated = <G extends Lexicon>({ game, advice }: AdvisedGame<G>, world: Engine<G>): readonly number[] =>
  game.seats.map((seat) => advice.evaluate(world.state, seat));

/** What a finished world is worth to every seat. */
export function worths<G extends Lexicon>(game: GameModule<G>, world: Engine<G>): readonly number[] {
  const outcome = game.result(world.state);
  if (!outcome) throw new Error(`${game.id} asks nothing more and has no result.`);
  return game.seats.map((seat) => outcome.worth[seat as G['seat']] ?? 0);
}

/** The choices of a world that deserve a thought: those the game names, or all that are open. */
export function candidatesIn<G extends Lexicon>(advice: Advice<G>, world: Engine<G>): readonly G['choice'][] {
  const { asking } = world;
  if (!asking || !advice.candidates) return world.open;
  const question = { seat: asking.seat, rule: asking.rule, offers: world.offers };
  return advice.candidates(world.state, question);
}
