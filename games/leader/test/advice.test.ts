/** The adviser: sound in single positions, and better than chance over whole campaigns. */

import { Engine, FastDice, notation, optionsFor } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { advice } from '../advice/advice.ts';
import { huntingGroundFor } from '../advice/grounds.ts';
import { CAMPAIGN_IDS } from '../src/data/campaigns.ts';
import { leader } from '../src/game.ts';
import { boatOf, type State } from '../src/state.ts';
import { fresh, inBattle, matchAt, type Options, onlyShips, reveal, withBoat, withOne } from './position.ts';

/** No policy of this game rolls them. */
const DICE = new FastDice('advice');

type Adviser = 'policy' | 'counsel' | 'chance';

const advised = (match: ReturnType<typeof matchAt>, by: 'policy' | 'counsel' = 'policy'): string =>
  notation(advice[by]!(match.view('player'), match.question!, DICE));

/** A whole campaign, played by an adviser or by chance. */
function played(seed: string, by: Adviser, options: Options): State {
  const dice = new FastDice(seed);
  const world = new Engine(leader, leader.setup(optionsFor(leader, options)), new FastDice(`${seed} world`));
  for (world.start(); world.asking; ) {
    const question = { seat: 'player', rule: world.asking.rule, offers: world.offers } as never;
    const any = world.open[dice.below(world.open.length)]!;
    world.answer(by === 'chance' ? any : advice[by]!(world.state, question, DICE));
  }
  return world.state;
}

/** What the policy buys at medium length. */
function flotillaFor(campaign: string): State {
  const world = new Engine(leader, leader.setup(optionsFor(leader, { campaign })), new FastDice('flotilla'));
  for (world.start(); world.state.phase === 'muster' || world.state.phase === 'flotilla'; ) {
    const question = { seat: 'player', rule: world.asking!.rule, offers: world.offers } as never;
    world.answer(advice.policy(world.state, question, DICE));
  }
  return world.state;
}

/** Victory points of several campaigns, on average. */
function meanVp(by: Adviser, options: Options, campaigns: number): number {
  const vp = Array.from({ length: campaigns }, (_, i) => leader.metrics(played(`campaign ${i}`, by, options)).vp!);
  return vp.reduce((a, b) => a + b) / campaigns;
}

describe('the adviser', () => {
  test('searches with torpedoes, declines without', () => {
    const state = withOne('U-47', 'trained', 'iceland');
    expect(advised(matchAt('tactical', state))).toBe('roll');
    const empty = () => ({ normal: 0, fat: 0, t5: 0, mines: 0 });
    Object.assign(boatOf(state, 'U-47'), { ready: empty(), stored: empty() });
    expect(advised(matchAt('tactical', state))).toBe('decline');
  });

  /** U-47 (Okay to 4, Unfit from 8) in the North Sea, after a fight or before it. */
  const atSea = (stress: number, hasFought: boolean) => {
    const state = withBoat(fresh(), 'U-47', 'trained', { area: 'north-sea', stress });
    if (hasFought) boatOf(state, 'U-47').stored.normal = 2;
    return matchAt('operations', state);
  };

  test('takes a tired crew home and keeps a rested one out', () => {
    const where = (stress: number) => advised(atSea(stress, true));
    expect([where(0), where(3), where(4), where(5)]).toEqual(['stay', 'stay', 'sail germany', 'sail germany']);
  });

  test('does not turn back before the first fight', () => {
    expect(advised(atSea(6, false))).toBe('stay');
  });

  // Eight Events in all for the Caribbean's 1.8 contacts; a Type VII must make do with six for the North Atlantic's 0.9, since
  // New England's 1.5 would cost ten.
  test.each([
    ['U-103', 'caribbean'],
    ['U-96', 'north-atlantic'],
  ] as const)('weighs the whole patrol off America, late Events and the way home: %s hunts in %s', (id, ground) => {
    const state = withOne(id, 'trained', 'france', { campaign: 'drumbeat' });
    expect(huntingGroundFor(state, boatOf(state, id))).toBe(ground);
  });

  test('leaves a hunting ground to the boat that is there', () => {
    const state = withOne('U-96', 'trained', 'north-atlantic', { campaign: 'drumbeat' });
    withBoat(state, 'U-564', 'trained', { area: 'france' });
    expect(huntingGroundFor(state, boatOf(state, 'U-564'))).toBe('newfoundland');
  });

  test('counsels a Shaken crew to stay as long as its nerves last', () => {
    const where = (stress: number) => advised(atSea(stress, true), 'counsel');
    expect([where(5), where(7)]).toEqual(['stay', 'sail germany']);
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

  test.each(CAMPAIGN_IDS)('buys three to six boats for %s and keeps one to four SO', (campaign) => {
    const { boats, so } = flotillaFor(campaign);
    expect(boats.length).toBeGreaterThanOrEqual(3);
    expect(boats.length).toBeLessThanOrEqual(6);
    expect(so).toBeGreaterThanOrEqual(1);
    expect(so).toBeLessThanOrEqual(4);
  });

  test('brings home far more than chance', () => {
    const short = { length: 'short' };
    expect(meanVp('policy', short, 8)).toBeGreaterThan(meanVp('chance', short, 8) + 8);
  });

  // The means of the baseline over 300 campaigns each; those of twelve lie within eight points of them.
  test.each([
    ['battle-begins', 40.2],
    ['happy-time', 49.4],
    ['drumbeat', 50.4],
    ['hunted', 23.2],
  ])('plays %s about as well as the player for whom its table was set', (campaign, mean) => {
    expect(Math.abs(meanVp('policy', { campaign }, 12) - mean)).toBeLessThan(8);
  });
});
