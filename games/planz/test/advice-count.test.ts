/** What the staff makes of the road home, of the last points, and of the count at the end: positions with a plainly right choice. */
import { FastDice, Match } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { advice } from '../advice/advice.ts';
import { BOOK, STAFF } from '../advice/doctrine.ts';
import { pictureOf } from '../advice/picture.ts';
import { ideas, leastFor, refitForce } from '../advice/staff.ts';
import { lateness, stepWorth } from '../advice/worth.ts';
import type { Kind } from '../src/data/kinds.ts';
import type { Side } from '../src/data/powers.ts';
import { planz } from '../src/game.ts';
import type { State } from '../src/state.ts';
import { knownTo } from '../src/view.ts';
import { bare } from './position.ts';

const staff = (state: State, side: Side) => pictureOf(knownTo(state, side), side, STAFF[side]);
const worthOfKind = (state: State, side: Side, kind: Kind): number =>
  ideas(staff(state, side)).find((one) => one.kind === kind)?.worth ?? 0;

describe('the road home', () => {
  const convoy = { 'A-SC-1': 'BC', 'B-DD-1': 'BC' } as const;
  const convoyMove = (german: number, allied: number): number =>
    worthOfKind({ ...bare(convoy), ap: { german, allied } }, 'allied', 'convoy-move');

  test('a convoy goes where nobody can answer it any more and the points last for the whole way', () => {
    expect(convoyMove(0, 5)).toBeGreaterThan(convoyMove(5, 5));
  });

  test('slow convoys take the short way from the south, fast ones the long way from Halifax', () => {
    const match = Match.start(planz, { seed: 'muster', options: { defaultSetup: true } });
    const placed: string[] = [];
    for (let i = 0; i < 1500 && match.question && (placed.length < 2 || match.question.rule === 'WPZ-23.1-MC'); i++) {
      const { question } = match;
      const choice = advice.counsel?.(match.view(question.seat), question, new FastDice('muster'));
      if (!choice) throw new Error('The counsel says nothing.');
      if (choice[0] === 'convoy') placed.push(`${choice[1]} ${choice[2]}`);
      match.take(choice);
    }
    expect(placed.length).toBeGreaterThan(1);
    expect(placed[0]).toMatch(/^A-SC-\d D[HJKL]$/);
    expect(placed[1]).toMatch(/^A-FC-\d HALIFAX$/);
  });
});

describe('the last German points', () => {
  const least = (german: number, allied: number, turn = 3): number =>
    leastFor(staff({ ...bare({ 'A-FC-1': 'BC', 'G-SS-1': 'BD' }), turn, ap: { german, allied } }, 'german'));

  test('are kept while the Allies can move a convoy, so that nobody comes home unanswered', () => {
    expect(least(2, 2)).toBeGreaterThan(least(3, 2));
    expect(least(2, 0)).toBe(STAFF.german.least);
    expect(leastFor(staff({ ...bare(), ap: { german: 2, allied: 2 } }, 'german'))).toBe(STAFF.german.least);
  });

  test('are spent in the last turn', () => {
    expect(least(2, 2, 12)).toBe(STAFF.german.least);
  });
});

describe('the count at the end', () => {
  const inTurn = (turn: number, places: Parameters<typeof bare>[0] = {}, ap = { german: 3, allied: 3 }): State => ({
    ...bare(places),
    turn,
    ap,
  });

  test('is thought of in the last two turns, and by the staff alone', () => {
    expect([9, 10, 11, 12].map((turn) => lateness(staff(inTurn(turn), 'allied')))).toEqual([0, 0, 0.5, 1]);
    expect(lateness({ known: knownTo(inTurn(12), 'allied'), doctrine: BOOK })).toBe(0);
  });

  test('a ship that counts nothing is worth next to nothing in the last turn, a battleship what it counts', () => {
    const last = staff(inTurn(12), 'german');
    expect(stepWorth(last, 'B-DD-1')).toBeLessThan(0.1);
    expect(stepWorth(last, 'B-BB-1')).toBeGreaterThanOrEqual(2);
    expect(stepWorth(staff(inTurn(3), 'german'), 'B-DD-1')).toBeGreaterThan(0.5);
  });

  test('nothing is brought up any more, and the ships that count go to the yards', () => {
    const lost = {
      'B-BB-1': 'refit',
      'B-BB-2': 'refit',
      'B-BC-1': 'refit',
      'B-DD-1': 'pool',
      'B-DD-2': 'pool',
    } as const;
    expect(worthOfKind(inTurn(12, lost, { german: 0, allied: 1 }), 'allied', 'reinforcements')).toBe(0);
    expect(worthOfKind(inTurn(12, lost, { german: 0, allied: 1 }), 'allied', 'refit')).toBeGreaterThan(3);
  });

  test('a refit waits as long as there are points for what the enemy could answer', () => {
    const lost = { 'B-BB-1': 'refit', 'B-BB-2': 'refit' } as const;
    const many = worthOfKind(inTurn(12, lost, { german: 3, allied: 4 }), 'allied', 'refit');
    const last = worthOfKind(inTurn(12, lost, { german: 3, allied: 1 }), 'allied', 'refit');
    expect(many).toBeGreaterThan(STAFF.german.least);
    expect(many).toBeLessThan(last);
  });

  test('one yard takes one nationality: the one that is worth most together', () => {
    const lost = { 'F-BB-1': 'refit', 'B-CA-1': 'refit', 'B-CA-2': 'refit', 'B-CL-1': 'refit' } as const;
    expect([...refitForce(staff(inTurn(3, lost), 'allied'))].sort()).toEqual(['B-CA-1', 'B-CA-2', 'B-CL-1']);
  });
});
