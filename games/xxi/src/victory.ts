/** XXI-14  How to win: the convoy balance, and what it is worth. */
import type { Outcome } from '@derby/kernel';
import { LEVELS } from './data/tracks.ts';
import { balanceOf, type Ending, type Grade, type State, type Table, type Xxi } from './state.ts';
import type { Known } from './view.ts';

export const DECISIVE_BALANCE = LEVELS[0].balance;

/** The rule by which each ending comes about. */
export const ENDING_RULE: Readonly<Record<Ending, 'XXI-14.2' | 'XXI-14.3' | 'XXI-14.4' | 'XXI-14.5'>> = {
  overlord: 'XXI-14.2',
  stranglehold: 'XXI-14.3',
  final: 'XXI-14.4',
  conceded: 'XXI-14.5',
};

/** What a grade is worth to a bot. */
export const WORTH: Readonly<Record<Grade, number>> = { decisive: 1, operational: 0.85, marginal: 0.7, defeat: 0 };

/** XXI-14.2, XXI-14.4, XXI-14.5  The invasion and a concession are defeats, whatever the balance. */
export function gradeOf(state: Readonly<Known>): Grade {
  if (state.ending === 'overlord' || state.ending === 'conceded') return 'defeat';
  return LEVELS.find(({ balance }) => balanceOf(state) >= balance)?.grade ?? 'defeat';
}

export function result(state: Readonly<State>): Outcome<Xxi> | undefined {
  if (!state.ending) return undefined;
  const grade = gradeOf(state);
  return {
    rule: ENDING_RULE[state.ending],
    winner: grade === 'defeat' ? 'nobody' : 'player',
    grade,
    worth: { player: WORTH[grade] },
  };
}

/** XXI-14.5  The player gives up. */
export function concede(t: Table): void {
  t.state.ending = 'conceded';
  t.log('XXI-14.5', { what: 'game-ends', ending: 'conceded', grade: 'defeat', balance: balanceOf(t.state) });
}
