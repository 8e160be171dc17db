/** An imagined world: a game run for thought, without log, undo or reasons. */
import type { Choice } from './choice.ts';
import { copyOf } from './copy.ts';
import type { Dice, MatchDice } from './dice.ts';
import { Engine } from './engine.ts';
import type { GameModule, Lexicon, Viewer } from './game.ts';

/** A moment of a match: the state at the last checkpoint and the way from there. */
export interface Moment<G extends Lexicon> {
  readonly state: Readonly<G['state']>;
  readonly cursor: number;
  /** The few choices since. */
  readonly since: readonly G['choice'][];
  /** The same with the answers between them that gave themselves, because a single offer was open. */
  readonly answers: readonly Choice[];
}

/** A new game on fast dice, for playouts and simulation. */
export function freshWorld<G extends Lexicon>(game: GameModule<G>, state: G['state'], dice: Dice): Engine<G> {
  const world = new Engine(game, state, dice);
  world.start();
  return world;
}

/**
 * A world at this moment in which everything the viewer cannot know is drawn anew. The choices since the checkpoint are
 * replayed on the match's own dice; from there on `dice` rules, so nothing of the true future is in it.
 */
export function imagine<G extends Lexicon>(
  game: GameModule<G>,
  moment: Moment<G>,
  past: MatchDice,
  viewer: Viewer<G>,
  dice: Dice,
): Engine<G> {
  const world = retraced(game, moment, past);
  world.dice = dice;
  game.resample(world.state, viewer, dice);
  return world;
}

/** The world as it truly is at this moment, with all its secrets; only what chance does from here on is drawn anew. */
export function afresh<G extends Lexicon>(
  game: GameModule<G>,
  moment: Moment<G>,
  past: MatchDice,
  dice: Dice,
): Engine<G> {
  const world = retraced(game, moment, past);
  world.leaveToChance(dice);
  return world;
}

function retraced<G extends Lexicon>(game: GameModule<G>, moment: Moment<G>, past: MatchDice): Engine<G> {
  past.cursor = moment.cursor;
  const world = new Engine(game, copyOf(moment.state) as G['state'], past);
  world.retrace(moment.answers);
  return world;
}

/** Plays a world to its end: `decide` picks one of the open choices. */
export function playOut<G extends Lexicon>(world: Engine<G>, decide: (world: Engine<G>) => Choice): void {
  while (world.asking) world.answer(decide(world));
}
