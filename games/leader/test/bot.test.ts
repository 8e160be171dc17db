/** The adviser: sound in single positions, and better than chance over whole campaigns. */
import { Engine, FastDice, notation, optionsFor } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { leader } from '../src/game.ts';
import { boatOf } from '../src/state.ts';
import { fresh, inBattle, matchAt, onlyShips, reveal, withBoat, withOne } from './fresh.ts';

const advised = (match: ReturnType<typeof matchAt>): string =>
  notation(leader.advice.policy(match.view('player'), match.question!));

/** Victory points of a short campaign, played by the adviser or by chance. */
function vpOf(seed: string, adviser: boolean): number {
  const dice = new FastDice(seed);
  const options = optionsFor(leader, { length: 'short' });
  const world = new Engine(leader, leader.setup(options), new FastDice(`${seed} world`));
  for (world.start(); world.asking; ) {
    const random = world.open[dice.below(world.open.length)]!.choice;
    const question = { seat: 'player', rule: world.asking.rule, offers: world.offers } as never;
    world.answer(adviser ? leader.advice.policy(world.state, question) : random);
  }
  return leader.metrics(world.state).vp!;
}

describe('the adviser', () => {
  test('searches with torpedoes, declines without', () => {
    const state = withOne('U-47', 'trained', 'iceland');
    expect(advised(matchAt('tactical', state))).toBe('roll');
    const empty = () => ({ normal: 0, fat: 0, t5: 0, mines: 0 });
    Object.assign(boatOf(state, 'U-47'), { ready: empty(), stored: empty() });
    expect(advised(matchAt('tactical', state))).toBe('decline');
  });

  test('takes a tired crew home and keeps a fresh one out', () => {
    const where = (stress: number) =>
      advised(matchAt('operations', withBoat(fresh(), 'U-47', 'trained', { area: 'north-sea', stress })));
    expect([where(0), where(7)]).toEqual(['stay', 'sail germany']);
  });

  test('dives from a Heavy, stays up against little', () => {
    const facing = (card: number) => {
      const at = { 'U-47': { zone: 'L-S', detected: true } } as const;
      const state = onlyShips(inBattle(withOne('U-47', 'veteran', 'iceland'), 14, at), 'E1');
      return advised(matchAt('enemy', reveal(state, 'E1', card, { zone: 'M-SSE' })));
    };
    expect([facing(128), facing(142)]).toEqual(['crash-dive', 'hold']);
  });

  test('leaves when the tubes are empty', () => {
    const state = inBattle(withOne('U-47', 'trained', 'iceland'), 37, { 'U-47': { zone: 'L-S' } });
    boatOf(state, 'U-47').ready.normal = 0;
    expect(advised(matchAt('movement', state))).toBe('leave');
  });

  test('brings home far more than chance', () => {
    const mean = (adviser: boolean) =>
      Array.from({ length: 8 }, (_, i) => vpOf(`campaign ${i}`, adviser)).reduce((a, b) => a + b) / 8;
    expect(mean(true)).toBeGreaterThan(mean(false) + 8);
  });
});
