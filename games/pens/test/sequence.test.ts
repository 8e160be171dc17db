/** HOST-2  The sequence of play. */
import { Match } from '@derby/kernel';
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { pens } from '../src/game.ts';
import { income } from '../src/income.ts';
import { placement } from '../src/placement.ts';
import { purchase } from '../src/purchase.ts';
import { PHASES, play } from '../src/sequence.ts';
import type { Pens, State } from '../src/state.ts';
import { bare, hold, pen, penOf, put, unit } from './position.ts';

/** Plays a bare map on with nothing but `done`, until `stop` says so. */
function idle(state: State, stop: (state: State) => boolean, seen: (state: State) => void = () => {}): void {
  run<Pens>(
    state,
    function* (t) {
      const game = play(t);
      for (let step = game.next(); !step.done; ) {
        seen(state);
        if (stop(state)) return;
        step = step.value === 'checkpoint' ? game.next() : game.next(yield step.value);
      }
    },
    { choices: Array(400).fill('done') },
  );
}

/** `idle`, for scripts whose choices run out at the stop. */
function idleUntil(state: State, stop: (state: State) => boolean, seen?: (state: State) => void): void {
  try {
    idle(state, stop, seen);
  } catch (fault) {
    if (!String(fault).includes('left over')) throw fault;
  }
}

const quiet = (over: Partial<State> = {}): State => {
  const state = bare({ turn: 'GER', phase: 'round-start', round: 5, ...over });
  Object.assign(state.options, { freePens: false });
  state.treasury = { GER: 0, UK: 0, ITA: 0, USA: 0 };
  return state;
};

describe('HOST-2 the sequence of play', () => {
  test('[HOST-2.1] twelve rounds, then the game is over', () => {
    const state = quiet({ round: 12 });
    idleUntil(state, () => false);
    expect(state.ended).toEqual({ winner: 'axis', test: 'time' });
    expect(state.round).toBe(12);
  });

  test('[HOST-2.2] [HOST-2.4] Germany, the United Kingdom, Italy, the United States; six phases each', () => {
    const state = quiet();
    const turns: string[] = [];
    const phases: string[] = [];
    idleUntil(
      state,
      (now) => now.round === 6,
      (now) => {
        if (turns.at(-1) !== now.turn) turns.push(now.turn);
        if (now.turn === 'UK' && phases.at(-1) !== now.phase) phases.push(now.phase);
      },
    );
    expect(turns.slice(0, 4)).toEqual(['GER', 'UK', 'ITA', 'USA']);
    expect(phases.filter((phase) => !['politics', 'eastern-front', 'turn-start'].includes(phase))).toEqual([
      'purchase',
      'combat-movement',
      'combat',
      'non-combat-movement',
      'placement',
      'income',
    ]);
  });

  test('[HOST-2.3] at the start of a turn battleships are repaired, pens open and control is noted', () => {
    const state = quiet();
    const ship = put(state, 'GER', 'battleship', 'S30', { condition: 'damaged' });
    const british = put(state, 'UK', 'battleship', 'S16', { condition: 'damaged' });
    const p1 = pen(state, 'BRI', { state: 'construction' });
    state.control.NEN = 'GER';
    idleUntil(state, (now) => now.phase === 'combat-movement');
    expect(unit(state, ship)?.condition).toBe('sound');
    expect(unit(state, british)?.condition).toBe('damaged');
    expect(penOf(state, p1)?.state).toBe('usable');
    expect(state.noted.NEN).toBe('GER');
  });

  test('[HOST-2.1] [HOST-2.3] [HOST-4.4] rounds, turns and repairs are told, and every unit is fresh again', () => {
    const state = quiet();
    const ship = put(state, 'GER', 'battleship', 'S30', {
      condition: 'damaged',
      from: 'S29',
      used: 2,
      acted: 'fought',
      task: 'attack',
      goal: 'S30',
    });
    const p1 = pen(state, 'BRI', { state: 'construction' });
    const game = run<Pens>(state, function* (t) {
      for (const phase of ['round-start', 'turn-start'] as const) yield* PHASES[phase](t) ?? [];
    });
    expect(game.log).toEqual([
      { rule: 'HOST-2.1', entry: { what: 'round-begins', round: 5 } },
      { rule: 'HOST-2.3', entry: { what: 'turn-begins', power: 'GER', round: 5 } },
      { rule: 'HOST-4.4', entry: { what: 'battleship-repaired', unit: ship } },
      { rule: 'PEN-1.6', entry: { what: 'pen-opens', pen: p1 } },
    ]);
    expect(unit(state, ship)).toMatchObject({ from: null, used: 0, acted: 'no', task: null, goal: null });
  });

  test('[HOST-2.5] at round end boats refit, markers come off and the next round begins', () => {
    const state = quiet({ phase: 'round-end', turn: 'USA', disturbed: ['S14'] });
    const spent = put(state, 'GER', 'uboat', 'S18', { condition: 'spent' });
    idleUntil(state, (now) => now.round === 6);
    expect(unit(state, spent)?.condition).toBe('ready');
    expect(state.disturbed).toEqual([]);
  });

  test('[HOST-2.6] no Italian turn after the surrender; no British money while London is lost', () => {
    const state = quiet({ italySurrendered: true });
    const turns = new Set<string>();
    idleUntil(
      state,
      (now) => now.round === 6,
      (now) => turns.add(now.turn),
    );
    expect(turns.has('ITA')).toBe(false);
    const lost = bare({ turn: 'UK' });
    hold(lost, 'GER', 'SEN');
    lost.treasury.UK = 50;
    expect(run<Pens>(lost, purchase).asked).toEqual([]);
    run<Pens>(lost, income);
    run<Pens>(lost, placement);
    expect(lost.treasury.UK).toBe(50);
  });

  test('[HOST-14.2] a player may give up at any time', () => {
    const match = Match.start(pens, { seed: 'concede' });
    match.take('concede allies');
    expect(match.outcome).toMatchObject({ winner: 'axis', grade: 'resigned', rule: 'HOST-14.2' });
  });
});
