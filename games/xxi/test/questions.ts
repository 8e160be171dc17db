/** A match at every question of the game, and the log by what it tells. */

import { FastDice, Match, notation } from '@derby/kernel';
import { type Played, ScriptedDice } from '@derby/kernel/testing';
import { advice } from '../advice/advice.ts';
import type { Asks } from '../src/choices.ts';
import { xxi } from '../src/game.ts';
import type { Log } from '../src/log.ts';
import type { Phase, State, Xxi } from '../src/state.ts';
import { armiesAt, convoysIn, devastated, emptyMap, fresh, inBox, inScrap, inSquares } from './position.ts';

/** No policy of this game rolls them. */
const DICE = new FastDice('advice');

/** A match taken up at the start of a phase, on dice that fall as written. */
export function matchAt(phase: Phase, state: State, dice: readonly number[] = []): Match<Xxi> {
  const { id: game, edition } = xxi;
  const saved = { game, edition, options: state.options, state: { ...state, phase }, cursor: 0, since: [] };
  return Match.restore(xxi, saved, new ScriptedDice(dice));
}

/** Makes one choice after the other. */
export function taking(match: Match<Xxi>, ...choices: readonly string[]): Match<Xxi> {
  for (const words of choices) match.take(words);
  return match;
}

/** What the planner would do here, in notation. */
export function advised(match: Match<Xxi>): string {
  if (!match.question) throw new Error('Nobody is asked anything.');
  return notation(advice.policy(match.view('player'), match.question, DICE));
}

/** The log entries of one sort, in order. */
export const logged = <W extends Log['what']>(game: Pick<Played<Xxi>, 'log'>, what: W): Extract<Log, { what: W }>[] =>
  game.log.flatMap(({ entry }) => (entry.what === what ? [entry as Extract<Log, { what: W }>] : []));

/** Dice that bring a Type VII through all four boxes unharmed, and the choices on the way. */
export const UNHARMED = { AO: [4, 1, 5, 1, 4, 1, 5, 1], WA: [5, 1, 5, 1, 5, 1, 6, 1] } as const;
export const ON_AND_ON = ['go-on', 'go-on', 'go-on'] as const;

const MODEL_A_PARTS = ['hull-A-1', 'hull-B-1', 'sys-D-1', 'sys-E-1', 'crew-F-1', 'crew-G-1'] as const;

/** Two convoys in the Atlantic, and the first Type VII on its way to them. */
const atSea = (dice: readonly number[], ...choices: readonly string[]): Match<Xxi> =>
  taking(matchAt('battle', convoysIn(fresh(), 'AO', 'convoy-1', 'convoy-3'), dice), ...['send vii-1 AO', ...choices]);

/** One match for each rule under which the player is asked. */
export const QUESTIONS: Readonly<Record<Asks, () => Match<Xxi>>> = {
  'XXI-16.1.6': () => matchAt('allocation', inBox(fresh({ heavyAA: true }), 'aa-1')),
  'XXI-7.0': () => matchAt('movement', { ...fresh(), points: 7 }),
  'XXI-16.1.8': () => taking(matchAt('movement', inBox(fresh({ priorityTransport: true }), 'prio-1')), 'rush hull-A-1'),
  'XXI-8.1a': () => matchAt('construction', inBox(inSquares(fresh(), '12', ...MODEL_A_PARTS), 'ibg-1')),
  'XXI-8.4a': () =>
    taking(matchAt('construction', inBox(inSquares(fresh(), '12', ...MODEL_A_PARTS, 'hull-C-1'), 'ibg-1')), 'build 12'),
  'XXI-9.0': () => matchAt('battle', convoysIn(fresh(), 'AO', 'convoy-3')),
  'XXI-9.2b': () => atSea([4, 1]),
  'XXI-9.3': () => atSea([1, 1, 6]),
  'XXI-9.5': () => atSea([1, 1, 1]),
  'XXI-9.7a': () => atSea(UNHARMED.AO, ...ON_AND_ON),
  'XXI-9.9a': () => atSea([...UNHARMED.AO, 1, 1, 1, 1], ...ON_AND_ON, 'attack convoy-3'),
  'XXI-10.3b': () => matchAt('grinding-war', armiesAt(fresh(), 8), [6]),
  'XXI-10.3c': () =>
    matchAt('grinding-war', inBox(emptyMap(armiesAt(fresh({ priorityTransport: true }), 8)), 'ibg-1', 'prio-1'), [6]),
  'XXI-11.2': () => matchAt('repair', devastated(fresh(), { '7': 'dev-1' })),
  'XXI-12.2a': () => matchAt('end', inScrap(fresh(), 'dev-1', 'convoy-3')),
  'XXI-12.2b': () => matchAt('end', fresh()),
};
