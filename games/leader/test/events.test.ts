/** UL-8.10, UL-3.1  The Event cards, in both halves and on every die. */
import { describe, expect, test } from 'vitest';
import type { Level } from '../src/data/boats.ts';
import type { Era } from '../src/data/events.ts';
import { event } from '../src/events.ts';
import { boat, hit, logged, playing, stack, withOne } from './position.ts';

const CAMPAIGN = { early: 'happy-time', late: 'hunted' } as const;
const ERAS: readonly Era[] = ['early', 'late'];
const EVASION = { trained: 3, ace: 5 } as const;
const DICE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** U-96 off Iceland meets a card, and every counter it draws is blank. */
function meets(era: Era, card: number, level: Level, dice: readonly number[] = []) {
  const state = stack(withOne('U-96', level, 'iceland', { campaign: CAMPAIGN[era] }), 'event', card);
  return playing(state, (t) => event(t, 'U-96'), { dice });
}

type Row = readonly [upTo: number, heavy: number, light: number, stress: number];
const NO_MORE = 99;

const AIRCRAFT: Readonly<Record<Era, readonly Row[]>> = {
  early: [
    [4, 1, 0, 2],
    [6, 0, 1, 2],
    [9, 0, 0, 2],
    [12, 0, 0, 1],
    [NO_MORE, 0, 0, 0],
  ],
  late: [
    [5, 2, 0, 2],
    [8, 1, 0, 2],
    [11, 0, 0, 2],
    [14, 0, 0, 1],
    [NO_MORE, 0, 0, 0],
  ],
};
const SURFACE_PATROL: Readonly<Record<Era, readonly Row[]>> = {
  early: [
    [4, 0, 2, 1],
    [7, 0, 1, 1],
    [10, 0, 0, 1],
    [NO_MORE, 0, 0, 0],
  ],
  late: [
    [5, 1, 1, 1],
    [8, 0, 1, 1],
    [11, 0, 0, 1],
    [NO_MORE, 0, 0, 0],
  ],
};
const MINES: readonly Row[] = [
  [1, 2, 0, 0],
  [3, 1, 0, 0],
  [6, 0, 0, 1],
  [NO_MORE, 0, 0, 0],
];
const MINEFIELD = { early: MINES, late: MINES };

/** The counters and the Stress of every die, against the table of the card. */
function follows(era: Era, card: number, level: keyof typeof EVASION, evasion: number, rows: readonly Row[]): void {
  for (const die of DICE) {
    const [, heavy, light, stress] = rows.find(([upTo]) => die + evasion <= upTo)!;
    const blanks = [...Array(heavy).fill(hit('heavy', 'none')), ...Array(light).fill(hit('light', 'none'))];
    const game = meets(era, card, level, [die, ...blanks]);
    expect(logged(game, 'event-die')).toMatchObject([{ evasion, total: die + evasion }]);
    const drawn = logged(game, 'hit-drawn').map((one) => one.weight);
    expect(drawn).toEqual([...Array(heavy).fill('heavy'), ...Array(light).fill('light')]);
    expect(boat(game, 'U-96').stress).toBe(stress);
  }
}

describe.each(ERAS)('UL-8.10 Events, %s half', (era) => {
  test.each(['trained', 'ace'] as const)('[UL-8.10] [UL-3.1] a die plus the Evasion of a %s crew', (level) => {
    follows(era, 173, level, EVASION[level], AIRCRAFT[era]);
    follows(era, 191, level, EVASION[level], SURFACE_PATROL[era]);
  });

  test('[UL-8.10] a minefield asks nobody’s Evasion', () => follows(era, 195, 'ace', 0, MINEFIELD[era]));

  test.each([
    ['Rough Seas', 168, { stress: 1 }],
    ['Radio Intercept', 177, { contactBonus: 1, stress: 0 }],
    ['Fatal Error', 182, { stress: 2 }],
    ['Clear Weather', 184, { contactBonus: 1, stress: era === 'late' ? 1 : 0 }],
    ['Enemy Submarine', 189, { stress: 2 }],
    ['Mechanical Breakdown', 193, { stress: 1, temporary: { engines: 1 }, lasting: { engines: 0 } }],
    ['Fog Banks', 196, { contactBonus: -1, stress: 0 }],
    ['Sick Crewman', 197, { stress: 1 }],
    ['Music on Deck', 198, { stress: 0 }],
    ['B-Dienst Report', 200, { contactBonus: era === 'late' ? 1 : 2, stress: 0 }],
    ['All Quiet', 201, { contactBonus: 0, stress: 0 }],
  ])('[UL-8.10] [UL-3.1] %s', (_, card, after) => {
    expect(boat(meets(era, card, 'trained'), 'U-96')).toMatchObject(after);
  });
});

describe('UL-8.10 an Event does what it says and no more', () => {
  test('[UL-8.10] nothing but the card is told of a quiet day, and nobody is praised', () => {
    const game = meets('early', 201, 'trained');
    expect(game.cited).toEqual(['UL-8.10 event-drawn']);
    expect(game.state.praises).toBe(0);
    expect(boat(game, 'U-96').temporary).toEqual(boat(meets('late', 201, 'trained'), 'U-96').temporary);
    expect(Object.keys(boat(game, 'U-96').temporary)).not.toContain('undefined');
  });

  test('[UL-8.10] [UL-14.19] the crew of a boat that the card has sunk takes no Stress', () => {
    const game = meets('early', 173, 'trained', [1, hit('heavy', 'sunk')]);
    expect(boat(game, 'U-96')).toMatchObject({ fate: 'sunk', stress: 0 });
    expect(logged(game, 'stress-changes')).toEqual([]);
  });

  test('[UL-8.11] Counter Intelligence may be declined', () => {
    const state = stack(withOne('U-96', 'trained', 'iceland'), 'event', 183);
    state.warnings = { iceland: 2 };
    const game = playing(state, (t) => event(t, 'U-96'), { choices: ['pass'] });
    expect(game.state.warnings).toEqual({ iceland: 2 });
    expect(game.cited).toEqual(['UL-8.10 event-drawn']);
  });
});
