/** Records that travel piece by piece arrive whole. */
import type { GameRecord } from '@derby/kernel';
import { expect, test } from 'vitest';
import { Courier, Desk } from '../src/courier.ts';

const record = (choices: readonly string[], seed = 'Hesperus'): GameRecord => ({
  ...{ game: 'lantern', edition: 1, options: {}, players: {}, takeBacks: 0, seed, choices },
});

test('only what is new travels, and the whole arrives', () => {
  const [courier, desk] = [new Courier(), new Desk()];
  const sent: number[] = [];
  const game = ['lay 3', 'high', 'note', 'note', 'swing', 'lay 5'];
  for (let made = 0; made <= game.length; made++) {
    const dispatch = courier.dispatch(record(game.slice(0, made)));
    sent.push(dispatch.record.choices.length);
    expect(desk.receive(structuredClone(dispatch))).toEqual(record(game.slice(0, made)));
  }
  expect(sent).toEqual([0, 1, 1, 1, 1, 1, 1]);
});

test('what was taken back, another match and another order of choices are told from the beginning', () => {
  const [courier, desk] = [new Courier(), new Desk()];
  const told = (one: GameRecord): number => {
    const dispatch = courier.dispatch(one);
    expect(desk.receive(structuredClone(dispatch))).toEqual(one);
    return dispatch.from;
  };
  expect(told(record(['a', 'b', 'c']))).toBe(0);
  expect(told(record(['a', 'b']))).toBe(0);
  expect(told(record(['a', 'x', 'c']))).toBe(0);
  expect(told(record(['a', 'x', 'c', 'd']))).toBe(3);
  expect(told(record(['a', 'x', 'c', 'd', 'e'], 'Walker'))).toBe(0);
  expect(told(record(['a', 'x', 'c', 'd', 'e'], 'Walker'))).toBe(5);
});

test('as long as a match goes on its list of choices is the same one', () => {
  const [courier, desk] = [new Courier(), new Desk()];
  const first = desk.receive(courier.dispatch(record(['a'])));
  const second = desk.receive(courier.dispatch(record(['a', 'b'])));
  expect(second.choices).toBe(first.choices);
  expect(desk.receive(courier.dispatch(record([]))).choices).not.toBe(first.choices);
});

test('a dispatch that follows from nothing is refused', () => {
  const courier = new Courier();
  courier.dispatch(record(['a']));
  expect(() => new Desk().receive(courier.dispatch(record(['a', 'b'])))).toThrow('goes on from choice 1');
});
