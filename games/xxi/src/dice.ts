/** XXI-2.0b, XXI-2.5a  Tests: several six-sided dice are rolled together and the highest counts. */
import type { Table } from './state.ts';

/** So many dice, of which one must reach a number. */
export interface Test {
  readonly dice: number;
  readonly need: number;
}

export function roll(t: Table, count: number): number[] {
  const dice: number[] = [];
  while (dice.length < count) dice.push(t.d6());
  return dice;
}

/** "Any one die": the highest reaches the number. */
export const reaches = (dice: readonly number[], need: number): boolean => dice.some((die) => die >= need);

/** The chance that the highest of the dice reaches the number. */
export const chanceOf = ({ dice, need }: Test): number => 1 - ((need - 1) / 6) ** dice;
