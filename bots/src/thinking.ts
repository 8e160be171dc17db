/** What a player is given to think with: its seat's view, the question, and worlds it may imagine. Never the match. */
import type { Advice, Choice, Dice, Engine, GameModule, Lexicon, Match, Question } from '@derby/kernel';
import { openOf } from '@derby/kernel';

/** A game, and what its own adviser thinks of it. */
export interface AdvisedGame<G extends Lexicon> {
  readonly game: GameModule<G>;
  readonly advice: Advice<G>;
}

export interface Thinking<G extends Lexicon> extends AdvisedGame<G> {
  readonly seat: G['seat'];
  /** What tells this moment of a game from others that look the same: how many choices were made, or whatever whoever plays counts by. */
  readonly moment: number | string;
  readonly view: G['view'];
  readonly question: Question<G>;
  /** What is open, in the order of the offers. */
  readonly open: readonly G['choice'][];
  /** A world at this moment in which everything the seat cannot know is drawn anew. */
  imagine(dice: Dice): Engine<G>;
  /** The thinking of whoever was asked first after the log had last said this. */
  since?(what: G['log']['what']): Thinking<G> | undefined;
}

/** The thinking of the seat that is asked; nothing when the game is over. */
export function thinkingOf<G extends Lexicon>(
  match: Match<G>,
  advice: Advice<G>,
  moment: Thinking<G>['moment'] = match.steps.length,
): Thinking<G> | undefined {
  const { question, game } = match;
  if (!question) return undefined;
  const { seat } = question;
  return {
    game,
    advice,
    seat,
    moment,
    view: match.view(seat),
    question,
    open: openOf(question.offers).map((one) => one.choice),
    imagine: (dice) => match.imagine(seat, dice),
    since: (what) => {
      const log = match.log(seat);
      let last = log.length - 1;
      while (last >= 0 && log[last]?.entry.what !== what) last -= 1;
      const said = log[last];
      return said && thinkingOf(match.fork(said.step), advice, said.step);
    },
  };
}

/** The same on an engine alone, which is several times as fast, for players that imagine nothing: see `imaginesIn`. */
export function thinkingOn<G extends Lexicon>(
  { game, advice }: AdvisedGame<G>,
  world: Engine<G>,
  moment: Thinking<G>['moment'],
): Thinking<G> | undefined {
  if (!world.asking) return undefined;
  const { seat, rule } = world.asking;
  return {
    game,
    advice,
    seat,
    moment,
    view: game.view(world.state, seat),
    question: { seat, rule, offers: world.offers },
    open: world.open,
    imagine: () => {
      throw new Error('Worlds are imagined from a match: an engine alone does not keep what they are made from.');
    },
  };
}

/** Two choices that read the same. */
export function isSame(one: Choice, other: Choice): boolean {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}
