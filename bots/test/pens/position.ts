/** A position of U-boat Pens with a plainly right choice, and how a player's choices on it are judged. */
import { FastDice, Match, notation, optionsFor, SecretDice } from '@derby/kernel';
import { pens } from '@derby/pens';
import { advice } from '@derby/pens/advice';
import type { Asks } from '@derby/pens/choices';
import type { Pens, Phase, State } from '@derby/pens/state';
import { choose, type Player, thinkingOf } from '../../src/index.ts';

/** No policy of this game rolls them. */
const DICE = new FastDice('advice');

export interface Position {
  readonly name: string;
  /** Why the choice is plainly right. */
  readonly why: string;
  readonly state: () => State;
  readonly phase: Phase;
  /** The rule under which the judged question is asked, where dice come before it; any dice that lead there will do. */
  readonly asks?: Asks;
  /** What must be so when it is asked. */
  readonly when?: (state: Readonly<State>) => boolean;
  /** Judges all choices the seat makes until the phase is over; where dice came first, its next choice alone. */
  readonly isRight: (made: readonly string[]) => boolean;
}

export const some = (pattern: RegExp) => (made: readonly string[]) => made.some((words) => pattern.test(words));
export const none = (pattern: RegExp) => (made: readonly string[]) => !made.some((words) => pattern.test(words));
export const first = (pattern: RegExp) => (made: readonly string[]) => pattern.test(made[0] ?? '');
export const atLeast = (count: number, pattern: RegExp) => (made: readonly string[]) =>
  made.filter((words) => pattern.test(words)).length >= count;

const MOST_DICE = 500;
const MOST_CHOICES = 80;

/** Whether a player finds it. */
export function isFound(position: Position, player: Player): boolean {
  return position.isRight(choicesOf(position, player));
}

export function choicesOf(position: Position, player: Player): string[] {
  const match = matchAt(position);
  const seat = match.question?.seat;
  const made: string[] = [];
  const thought = () => thinkingOf(match, advice);
  for (let thinking = thought(); thinking && made.length < MOST_CHOICES; thinking = thought()) {
    if (match.state.phase !== position.phase || thinking.seat !== seat) break;
    const choice = choose(player, thinking, `${position.name} ${made.length}`);
    made.push(notation(choice));
    if (position.asks) break;
    match.take(choice);
  }
  return made;
}

/** The match at the judged question; dice that do not lead to it are thrown again. */
export function matchAt(position: Position): Match<Pens> {
  for (let throwing = 0; throwing < MOST_DICE; throwing++) {
    const match = started(position, `dice ${throwing}`);
    while (match.question && position.asks && !isAsked(position, match)) {
      const turn = thinkingOf(match, advice);
      if (!turn || match.state.phase !== position.phase) break;
      match.take(advice.policy(match.state, turn.question, DICE));
    }
    if (!position.asks || isAsked(position, match)) return match;
  }
  throw new Error(`${position.name}: no dice lead to ${position.asks}.`);
}

const isAsked = ({ asks, when }: Position, { question, state }: Match<Pens>): boolean =>
  question?.rule === asks && (when?.(state) ?? true);

function started({ state, phase }: Position, dice: string): Match<Pens> {
  const saved = { game: pens.id, edition: pens.edition, options: optionsFor(pens), cursor: 0, since: [] };
  return Match.restore(pens, { ...saved, state: { ...state(), phase } }, new SecretDice(dice));
}
