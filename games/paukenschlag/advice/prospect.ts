/** PK-15  What the balance of the day says about the end. */
import type { ScenarioId } from '../src/data/scenarios.ts';
import type { State } from '../src/state.ts';
import { balance, lastTurn, threshold } from '../src/victory.ts';

/** With so many turns left the balance still grows by so much on average, give or take the spread. */
type Outlook = readonly [turnsLeft: number, growth: number, spread: number];

const OUTLOOKS: Readonly<Record<ScenarioId, readonly Outlook[]>> = {
  '17.1': [
    [0, 0, 8],
    [1, 7, 18],
    [2, 21, 28],
    [4, 51, 42],
    [6, 73, 50],
    [8, 94, 58],
    [10, 113, 62],
    [12, 145, 69],
  ],
  '17.2': [
    [0, 0, 8],
    [1, -2, 16],
    [2, -6, 23],
    [4, -5, 36],
    [6, 1, 44],
    [8, 21, 53],
    [10, 47, 61],
    [12, 83, 68],
    [15, 170, 80],
  ],
};

function outlook(scenario: ScenarioId, left: number): { growth: number; spread: number } {
  const rows = OUTLOOKS[scenario];
  const above = rows.findIndex(([turns]) => turns >= left);
  const [turns, growth, spread] = rows[above < 0 ? rows.length - 1 : above] ?? [0, 0, 8];
  const [before, less, narrower] = rows[Math.max(0, above - 1)] ?? [turns, growth, spread];
  const share = turns === before ? 1 : (left - before) / (turns - before);
  return { growth: less + share * (growth - less), spread: narrower + share * (spread - narrower) };
}

/** The logistic stands for the normal distribution of what is still to come. */
const STEEPNESS = 1.7;

/** What the balance alone says, before the logistic: one of the features of the value. */
export function leaningOf(known: Readonly<State>): number {
  const { growth, spread } = outlook(known.options.scenario, lastTurn(known) - known.turn + 1);
  return (STEEPNESS * (balance(known) + growth - threshold(known.options))) / spread;
}
