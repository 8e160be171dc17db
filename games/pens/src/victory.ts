/** HOST-14  Victory: eight tests in order at the end of every round. */
import type { Outcome } from '@derby/kernel';
import { isAxisHeld, otherSide, sideOf } from './basics.ts';
import type { Power, Side } from './data/powers.ts';
import { VICTORY } from './data/victory.ts';
import { printedIncome } from './income.ts';
import type { Pens, State, Table, VictoryTest } from './state.ts';

interface Test {
  readonly test: VictoryTest;
  readonly winner: Side;
  readonly isMet: (state: Readonly<State>, isLastRound: boolean) => boolean;
}

/** HOST-14.1  The first that is met decides. */
const TESTS: readonly Test[] = [
  { test: 'london', winner: 'axis', isMet: (state) => isAxisHeld(state, 'SEN') },
  { test: 'washington', winner: 'axis', isMet: (state) => isAxisHeld(state, 'NEU') },
  { test: 'tonnage', winner: 'axis', isMet: (state) => state.tonnage >= VICTORY.tonnage },
  { test: 'axis-economy', winner: 'axis', isMet: (state) => axisIncome(state) >= VICTORY.axisIncome },
  { test: 'berlin', winner: 'allies', isMet: (state) => isAlliedHeld(state, 'BLN') },
  { test: 'objectives', winner: 'allies', isMet: (state) => objectivesHeld(state) >= VICTORY.objectivesNeeded },
  { test: 'allied-economy', winner: 'allies', isMet: (state) => axisIncome(state) <= VICTORY.alliedIncome },
  { test: 'time', winner: 'axis', isMet: (_state, isLastRound) => isLastRound },
];

/** The printed income of all Axis territories. */
export const axisIncome = (state: Readonly<State>): number =>
  printedIncome(state, (controller) => controller === 'GER' || controller === 'ITA');

const isAlliedHeld = (state: Readonly<State>, territory: keyof State['control']): boolean => {
  const controller = state.control[territory];
  return controller !== 'NEUTRAL' && controller !== 'IMPASSABLE' && sideOf(controller satisfies Power) === 'allies';
};

/** Objectives in the hands of the United Kingdom, the United States or France. */
export const objectivesHeld = (state: Readonly<State>): number =>
  VICTORY.objectives.filter((territory) => isAlliedHeld(state, territory)).length;

export function victoryCheck(t: Table, isLastRound: boolean): void {
  const met = TESTS.find((one) => one.isMet(t.state, isLastRound));
  if (!met) return;
  t.state.ended = { winner: met.winner, test: met.test };
  t.log('HOST-14.1', { what: 'game-over', winner: met.winner, test: met.test });
}

/** HOST-14.2  Giving up hands the game to the other side. */
export function concede(t: Table, seat: Side): void {
  t.state.ended = { winner: otherSide(seat), test: 'resigned' };
  t.log('HOST-14.2', { what: 'game-over', winner: otherSide(seat), test: 'resigned' });
}

export function result(state: Readonly<State>): Outcome<Pens> | undefined {
  const { ended } = state;
  if (!ended) return undefined;
  const rule = ended.test === 'resigned' ? 'HOST-14.2' : 'HOST-14.1';
  const worth = { axis: ended.winner === 'axis' ? 1 : 0, allies: ended.winner === 'allies' ? 1 : 0 };
  return { rule, winner: ended.winner, grade: ended.test, worth };
}
