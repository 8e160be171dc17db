/** HOST-2  The sequence of play: twelve rounds of four turns, each turn of six phases. */
import type { Play } from '@derby/kernel';
import { change } from './basics.ts';
import { combat } from './combat.ts';
import { combatMovement } from './combat-movement.ts';
import { type Major, TURN_ORDER } from './data/powers.ts';
import { AZORES_ROUND } from './data/rounds.ts';
import { VICTORY } from './data/victory.ts';
import { easternFront } from './eastern-front.ts';
import { income } from './income.ts';
import { nonCombatMovement } from './non-combat-movement.ts';
import { openPens } from './pens.ts';
import { placement } from './placement.ts';
import { changeControl, dueEvents } from './politics.ts';
import { purchase } from './purchase.ts';
import { refit } from './readiness.ts';
import type { Phase, State, Table } from './state.ts';
import { result, victoryCheck } from './victory.ts';

/** HOST-2.2, HOST-2.4  The phases of a turn in order; the round's own steps stand before and after all turns. */
const TURN: readonly Phase[] = [
  'politics',
  'eastern-front',
  'turn-start',
  'purchase',
  'combat-movement',
  'combat',
  'non-combat-movement',
  'placement',
  'income',
];

export const PHASES: Readonly<Record<Phase, (t: Table) => Play<void> | void>> = {
  'round-start': roundStart,
  politics: dueEvents,
  'eastern-front': easternFront,
  'turn-start': turnStart,
  purchase,
  'combat-movement': combatMovement,
  combat,
  'non-combat-movement': nonCombatMovement,
  placement,
  income,
  'round-end': roundEnd,
};

/** From wherever the state says we are. */
export function* play(t: Table): Play<void> {
  while (!result(t.state)) {
    yield* t.checkpoint();
    const asking = PHASES[t.state.phase](t);
    if (asking) yield* asking;
    if (!t.state.ended) nextPhase(t.state);
  }
}

function nextPhase(state: State): void {
  if (state.phase === 'round-end') {
    state.round += 1;
    state.phase = 'round-start';
    return;
  }
  const next = TURN[TURN.indexOf(state.phase) + 1];
  if (next) state.phase = next;
  else if (nextTurn(state)) state.phase = 'politics';
  else state.phase = 'round-end';
}

/** HOST-2.2, HOST-2.6  Hands the turn on; false when the round's last turn is over. */
function nextTurn(state: State): boolean {
  const next = TURN_ORDER.slice(TURN_ORDER.indexOf(state.turn) + 1).find((power) => hasTurn(state, power));
  if (next) state.turn = next;
  return next !== undefined;
}

/** HOST-2.6  Italy has no turn once it has surrendered. */
const hasTurn = (state: Readonly<State>, power: Major): boolean => power !== 'ITA' || !state.italySurrendered;

/** HOST-2.1, HOST-2.2, HOST-5.6  A round begins; in the eighth the Azores become British. */
function roundStart(t: Table): void {
  t.state.turn = 'GER';
  t.log('HOST-2.1', { what: 'round-begins', round: t.state.round });
  if (t.state.round === AZORES_ROUND) changeControl(t, 'HOST-5.6', 'AZO', 'UK');
}

/** HOST-2.3  Battleships are repaired, pens open, control is noted, and every unit is fresh again. */
function turnStart(t: Table): void {
  const { state } = t;
  t.log('HOST-2.3', { what: 'turn-begins', power: state.turn, round: state.round });
  for (const unit of state.units) {
    if (unit.power !== state.turn) continue;
    change(unit, { from: null, used: 0, acted: 'no', task: null, goal: null });
    if (unit.condition !== 'damaged') continue;
    unit.condition = 'sound';
    t.log('HOST-4.4', { what: 'battleship-repaired', unit: unit.id });
  }
  if (state.turn === 'GER') openPens(t);
  state.noted = { ...state.control };
}

/** HOST-2.5  Refit, markers off, and the tests of victory. */
function roundEnd(t: Table): void {
  refit(t);
  t.state.disturbed = [];
  victoryCheck(t, t.state.round === VICTORY.lastRound);
}
