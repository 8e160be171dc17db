/** The counsel's purse: what Special Options are bought for, who carries them out, and when it is worth going back. */
import { FastDice, notation } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { advice } from '../advice/advice.ts';
import type { AreaId } from '../src/data/campaigns.ts';
import type { Boat, State } from '../src/state.ts';
import { fresh, inBattle, matchAt, onlyShips, reveal, withBoat, withOne } from './position.ts';

const DICE = new FastDice('purse');

type Asked = ReturnType<typeof matchAt>;

const advised = (match: Asked, by: 'policy' | 'counsel' = 'counsel'): string =>
  notation(advice[by]!(match.view('player'), match.question!, DICE));

/** What the counsel does from here on, so many choices long. */
function follows(match: Asked, choices: number): string[] {
  return Array.from({ length: choices }, () => {
    const choice = advised(match);
    match.take(choice);
    return choice;
  });
}

/** A veteran crew in port, with so many SO. */
function inPort(campaign: string, area: AreaId, so: number, change: Partial<Boat> = {}): State {
  const state = withBoat(fresh({ campaign }), 'U-96', 'veteran', { area, ...change });
  return Object.assign(state, { so });
}

/** Three crews in one place. */
function three(area: AreaId, stress: number, so: number): State {
  const state = fresh();
  for (const id of ['U-47', 'U-96', 'U-99'] as const) withBoat(state, id, 'trained', { area, stress });
  return Object.assign(state, { so });
}

describe('the counsel buys', () => {
  test('a harbour attack in The Hunted, and carries it out', () => {
    const match = matchAt('strategic', inPort('hunted', 'france', 2));
    expect(follows(match, 4)).toEqual(['option attack', 'sail bay-of-biscay', 'sail morocco', 'mission attack']);
  });

  test('mines for the tubes in store, and keeps those that are ready', () => {
    const match = matchAt('strategic', inPort('drumbeat', 'france', 4));
    expect(follows(match, 4)).toEqual(['option mine', 'mines stored normal 8', 'mines ready normal 0', 'end']);
  });

  test('no mission for a crew without the nerves for its way, nor for a damaged boat', () => {
    const bought = (change: Partial<Boat>) => advised(matchAt('strategic', inPort('hunted', 'france', 2, change)));
    const { lasting } = withOne('U-96', 'veteran', 'france', { campaign: 'hunted' }).boats[0]!;
    expect([bought({}), bought({ stress: 7 }), bought({ lasting: { ...lasting, hull: 1 } })]).toEqual([
      'option attack',
      'end',
      'end',
    ]);
  });

  test('supply, then news, where three crews hunt; nothing for them alone that costs more than it brings', () => {
    const match = matchAt('strategic', three('iceland', 3, 4));
    expect(follows(match, 4)).toEqual(['option supply', 'mark iceland', 'option intel', 'mark iceland']);
    const alone = withBoat(fresh(), 'U-47', 'trained', { area: 'iceland' });
    expect(advised(matchAt('strategic', Object.assign(alone, { so: 4 })))).toBe('end');
  });

  test('a rest for three tired crews in port, and not for rested ones', () => {
    const bought = (stress: number) => advised(matchAt('strategic', three('germany', stress, 3)));
    expect([bought(3), bought(2)]).toEqual(['option rest', 'end']);
  });
});

describe('the counsel before a harbour', () => {
  test('goes on while the nerves last, breaks off when they do not', () => {
    const before = (stress: number) => {
      const state = withBoat(fresh({ campaign: 'hunted' }), 'U-96', 'veteran', {
        area: 'morocco',
        mission: 'attack',
        stress,
      });
      state.errand = { boat: 'U-96', kind: 'attack', events: 2 } as State['errand'];
      return advised(matchAt('mission', state));
    };
    expect([before(0), before(20)]).toEqual(['go-on', 'break-off']);
  });
});

describe('the counsel after a battle', () => {
  /** Convoy 37 was fought, these cards are what is left of it. */
  const after = (cards: readonly number[], left: number) => {
    const state = inBattle(withOne('U-47', 'trained', 'iceland'), 37, { 'U-47': { zone: 'L-S' } }, left);
    for (const [i, card] of cards.entries()) reveal(state, `M${i + 1}`, card);
    state.battle = null;
    return matchAt('decision', onlyShips(state, ...cards.map((_, i) => `M${i + 1}`), 'E1', 'E2'));
  };

  test('goes back to a rich convoy, and on to the next where little is left of it', () => {
    const rich = after([60, 53, 61], 2);
    expect([advised(rich), advised(rich, 'policy')]).toEqual(['re-attack', 'new-contact']);
    expect(advised(after([60], 2))).toBe('new-contact');
  });
});
