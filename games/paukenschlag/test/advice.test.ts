/** The planner on plain positions: one test for each thing it is meant to prefer. */
import { Engine, FastDice, Match, notation, type Question } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { advice } from '../advice/advice.ts';
import { explain } from '../advice/reasons.ts';
import { SIDES, type Side } from '../src/data/sides.ts';
import { paukenschlag } from '../src/game.ts';
import { EXITS } from '../src/geography.ts';
import type { Settings } from '../src/options.ts';
import type { Drumbeat, State } from '../src/state.ts';
import { balance, lastTurn, threshold } from '../src/victory.ts';
import { view } from '../src/view.ts';
import { bare, convoy, grid, type Placed, plane, scenario, ship, sub } from './position.ts';

/** No policy of this game rolls them. */
const DICE = new FastDice('advice');

function asked(state: State): Question<Drumbeat> {
  const game = new Engine(paukenschlag, state, new FastDice('advice'));
  game.start();
  const { asking } = game;
  if (!asking) throw new Error('Nothing is asked.');
  return { seat: asking.seat as Side, rule: asking.rule as never, offers: game.offers };
}

/** What the planner does first where the state stands. */
const advised = (state: State, by: 'policy' | 'counsel' = 'policy'): string =>
  notation(advice[by]!(state, asked(state), DICE));

/** It is the turn of this side in 5.4, in the midst of a game. */
const atSea = (side: Side, options: Partial<Settings> = {}): State => {
  const state = bare(options, { toAct: side });
  state.finished = { axis: side === 'allies', allies: side === 'axis' };
  return state;
};

describe('[PK-16.4] standing orders', () => {
  test('both sides begin with them, and go on to their first deeds', () => {
    const match = Match.start(paukenschlag, { seed: 'orders' });
    const orders: string[] = [];
    for (let i = 0; i < 60 && match.question; i++) {
      const choice = advice.policy(match.state, match.question, DICE);
      if (choice[0] === 'order') orders.push(`${match.question.seat} ${notation(choice)}`);
      match.take(choice);
    }
    expect(orders).toEqual([
      ...['allies order grids auto', 'allies order commit all', 'allies order intercept all', 'allies order cap all'],
      ...['allies order bases same', 'allies order huffDuff always'],
      ...['axis order grids auto', 'axis order commit none', 'axis order intercept all', 'axis order cap all'],
      ...['axis order bases same', 'axis order refuel full'],
    ]);
  });

  test('whoever has begun by hand is not told again', () => {
    const state = scenario();
    Object.assign(state, { phase: 'naval', toAct: 'axis' });
    expect(advised(state)).toBe('order grids auto');
    state.subs[0]!.activated = true;
    expect(advised(state)).not.toMatch(/^order/);
  });
});

describe('submarines', () => {
  test('[PK-6.11] a boat goes for the tankers, not for the escorted independents', () => {
    const state = atSea('axis');
    sub(state, 'U-123', 'DC');
    convoy(state, 'C-1', 'TNK', 'CA', 'newyork');
    convoy(state, 'C-2', 'IND', 'DN', 'newyork');
    ship(state, 'CUT-1', 'DN', { convoy: 'C-2' });
    expect(advised(state)).toBe('move U-123 CA surfaced');
  });

  test('[PK-6.8] beside a convoy it seeks contact', () => {
    const state = atSea('axis');
    sub(state, 'U-123', 'DC');
    convoy(state, 'C-1', 'TNK', 'DC', 'newyork');
    expect(advised(state)).toBe('seek U-123 surfaced');
  });

  test('[PK-11.3] without torpedoes it goes to the Azores; where the port is closed it leaves the map', () => {
    const state = atSea('axis');
    const boat = sub(state, 'U-123', 'CC', { torpedoes: 0 });
    convoy(state, 'C-1', 'TNK', 'CC', 'newyork');
    expect(advised(state)).toBe('move U-123 CE surfaced');
    Object.assign(boat, { place: 'AL' });
    state.damage.pontadelgada = 2;
    expect(advised(state)).toBe('home U-123 surfaced');
  });

  test('[PK-6.10] the staff sends a boat without torpedoes home over an exit, from which it is soonest back', () => {
    const state = atSea('axis');
    const boat = sub(state, 'U-123', 'CF', { torpedoes: 0 });
    convoy(state, 'C-1', 'TNK', 'CD', 'newyork');
    expect(advised(state)).toBe('move U-123 CE surfaced');
    expect(advised(state, 'counsel')).toBe('home U-123 surfaced');
    boat.place = 'CD';
    expect(advised(state)).toBe('move U-123 CE surfaced');
    expect(advised(state, 'counsel')).toBe('move U-123 CF surfaced');
  });

  test('[PK-6.10] the staff sends a boat with few torpedoes home while it still has fuel in hand', () => {
    const state = atSea('axis');
    const boat = sub(state, 'U-123', 'DF', { torpedoes: 2, fuel: 3 });
    convoy(state, 'C-1', 'TNK', 'DF', 'newyork');
    expect(advised(state)).toBe('seek U-123 surfaced');
    expect(advised(state, 'counsel')).toBe('move U-123 DH surfaced');
    boat.torpedoes = 3;
    expect(advised(state, 'counsel')).toBe('seek U-123 surfaced');
  });

  test('[PK-5.1.2] the staff brings a boat in where prey is near, and by its figure where there is none', () => {
    const state = bare({}, { due: ['U-123'] });
    const comesIn = (by: 'policy' | 'counsel'): string => {
      const offers = EXITS.map((area) => ({ choice: ['arrive', 'U-123', area, 'surfaced'] as const }));
      return notation(advice[by]!(state, { seat: 'axis', rule: 'PK-5.1.2', offers } as never, DICE));
    };
    const byFigure = comesIn('policy');
    expect(byFigure).not.toContain(' AL ');
    expect(comesIn('counsel')).toBe(byFigure);
    convoy(state, 'C-1', 'TNK', 'AK', 'newyork');
    expect(comesIn('policy')).toBe(byFigure);
    expect(comesIn('counsel')).toBe('arrive U-123 AL surfaced');
    ship(state, 'DD-1', 'AL');
    ship(state, 'DD-2', 'AK');
    convoy(state, 'C-2', 'TNK', 'DS', 'newyork');
    expect(comesIn('counsel')).toBe('arrive U-123 DH surfaced');
  });

  test('[PK-11.4] at the Azores it refits until its boxes are full', () => {
    const state = atSea('axis');
    const boat = sub(state, 'U-123', 'CE', { torpedoes: 2 });
    expect(advised(state)).toBe('refit U-123');
    boat.torpedoes = 4;
    convoy(state, 'C-1', 'OCN', 'BD', 'UK');
    expect(advised(state)).toBe('move U-123 BD surfaced');
  });

  test('[PK-11.2] with little fuel it goes to the Milch Cow and fills up', () => {
    const state = atSea('axis');
    sub(state, 'MilchCow', 'DE', { torpedoes: 0, supply: 24, activated: true });
    sub(state, 'U-123', 'CB', { fuel: 1 });
    expect(advised(state)).toBe('refuel U-123 DE 6');
  });

  test('[PK-11.1] without fuel to spare it creeps Submerged towards far convoys', () => {
    const state = atSea('axis');
    sub(state, 'U-123', 'DE', { fuel: 1 });
    convoy(state, 'C-1', 'TNK', 'EL', 'newyork');
    expect(advised(state)).toMatch(/^move U-123 .. submerged$/);
  });

  test('[PK-21.2.1] Barbarigo with frogmen goes to the coast and raids', () => {
    const state = atSea('axis', { v21_2_barbarigo: true });
    Object.assign(state.barbarigo, { entry: 2, mode: 'frogman' });
    const boat = sub(state, 'Barbarigo', 'CD', { torpedoes: 0 });
    expect(advised(state)).toBe('move Barbarigo CB surfaced');
    boat.place = 'CB';
    expect(advised(state)).toBe('raid Barbarigo CA');
  });

  test('the staff dives under patrols, the book does not', () => {
    const state = atSea('axis');
    sub(state, 'U-123', 'DE');
    plane(state, 'VP-74', 'bermudanas', { state: 'patrol', at: 'DE' });
    expect(advised(state)).toBe('hold U-123 surfaced');
    expect(advised(state, 'counsel')).toBe('hold U-123 submerged');
  });
});

describe('convoys and warships', () => {
  test('[PK-6.6] a convoy gains ground where the fewest submarines lie in wait', () => {
    const state = atSea('allies');
    convoy(state, 'C-1', 'IND', 'DM', 'newyork');
    sub(state, 'U-123', 'DB');
    expect(advised(state)).toBe('move C-1 DC');
    state.subs[0]!.place = 'DC';
    expect(advised(state)).toBe('move C-1 DB');
  });

  test('[PK-6.6] the staff lets a convoy lie where every way on leads into the arms of boats; the book sends it', () => {
    const state = atSea('allies');
    convoy(state, 'C-1', 'IND', 'DM', 'newyork');
    for (const id of ['U-66', 'U-123'] as const) sub(state, id, 'DB');
    for (const id of ['U-109', 'U-125'] as const) sub(state, id, 'DC');
    expect(advised(state)).toMatch(/^move C-1/);
    expect(advised(state, 'counsel')).toBe('hold C-1');
    for (const boat of state.subs) if (boat.place === 'DC') boat.place = 'BB';
    expect(advised(state, 'counsel')).toBe('move C-1 DC');
  });

  test('[PK-6.7] one of two warships goes with a convoy; the staff sends the only one', () => {
    const state = atSea('allies');
    convoy(state, 'C-1', 'IND', 'CA', 'trinidad');
    ship(state, 'CUT-1', 'CA');
    expect(advised(state)).toBe('move C-1 DC');
    expect(advised(state, 'counsel')).toBe('form C-1');
    ship(state, 'DD-1', 'CA');
    expect(advised(state)).toBe('form C-1');
    state.activation = { unit: 'C-1', step: 'form', waiting: [], meets: false };
    expect(advised(state)).toBe('join C-1 CUT-1');
  });

  test('[PK-7.13] on the OSL grid the staff lets escorts go to meet a boat, by the book they stay', () => {
    const state = atSea('allies');
    convoy(state, 'C-1', 'TNK', 'CA', 'newyork');
    ship(state, 'DD-1', 'CA', { convoy: 'C-1' });
    sub(state, 'U-123', 'CA');
    const placed: Placed[] = [
      ['C-1', 5, 5, { course: 'N' }],
      ['U-123', 8, 5],
    ];
    const contact = grid(state, 'CA', 'allies', placed, { level: 'osl' });
    state.activation = { unit: 'C-1', step: 'contact', waiting: [], meets: true };
    expect(advised(state)).toBe('go C-1 5-4');
    expect(advised(state, 'counsel')).toBe('detach C-1 DD-1');
    expect(explain(state, asked(state), ['detach', 'C-1', 'DD-1'])).toEqual([
      { what: 'escorts-meet', sub: 'U-123', squares: 3 },
    ]);
    contact.level = 'tsl';
    expect(advised(state, 'counsel')).toBe('go C-1 5-4');
  });

  test('[PK-16.4] the staff plays a grid by hand where a convoy has escorts, and no other', () => {
    const state = atSea('allies');
    convoy(state, 'C-1', 'TNK', 'CA', 'newyork');
    sub(state, 'U-123', 'CA');
    const contact = grid(state, 'CA', 'allies', [['C-1', 1, 1]], { level: 'osl', step: 'manner', pieces: [] });
    Object.assign(contact, { toPlace: ['C-1', 'U-123'], manner: { axis: null, allies: null } });
    state.activation = { unit: 'C-1', step: 'contact', waiting: [], meets: true };
    state.orders.allies.grids = 'each';
    expect(advised(state, 'counsel')).toBe('by-order');
    ship(state, 'CUT-1', 'CA', { convoy: 'C-1' });
    expect(advised(state, 'counsel')).toBe('by-hand');
    expect(advised(state)).toBe('by-order');
    contact.level = 'tsl';
    expect(advised(state, 'counsel')).toBe('by-hand');
  });

  test('[PK-6.7] the staff sends a destroyer along with an ocean convoy, whose own escort cannot part', () => {
    const state = atSea('allies');
    convoy(state, 'C-1', 'OCN', 'BB', 'UK');
    ship(state, 'DD-1', 'BB');
    expect(advised(state)).toMatch(/^move C-1/);
    expect(advised(state, 'counsel')).toBe('form C-1');
  });

  test('[PK-5.5.1] a destroyer runs at a submarine, and seeks contact where one is', () => {
    const state = atSea('allies');
    ship(state, 'DD-1', 'CA');
    sub(state, 'U-123', 'DD');
    expect(advised(state)).toBe('move DD-1 DD');
    state.ships[0]!.area = 'DD';
    expect(advised(state)).toBe('seek DD-1');
  });

  test('[PK-18.3] where submarines hide, a fresh sighting counts and an old one does not', () => {
    const state = atSea('allies', { hiddenSubmarines: true });
    ship(state, 'DD-1', 'CA');
    sub(state, 'U-123', 'BB', { seenAt: 'DD', seenOn: 3 });
    expect(advised(state)).toBe('move DD-1 DD');
    state.subs[0]!.seenOn = 0;
    expect(advised(state)).toBe('seek DD-1');
  });

  test('[PK-12.7] the bombardment group goes to the Azores', () => {
    const state = atSea('allies');
    ship(state, 'TF-1', 'CA');
    expect(advised(state)).toBe('move TF-1 CC');
  });
});

describe('in the air', () => {
  const air = (side: Side, options: Partial<Settings> = {}): State => {
    const state = atSea(side, options);
    state.phase = 'air';
    return state;
  };

  test('[PK-5.3.3] an aircraft hunts a surfaced submarine in range, a Detected one first', () => {
    const state = air('allies');
    plane(state, '13BG', 'mitchel');
    sub(state, 'U-123', 'CB');
    expect(advised(state)).toBe('attack 13BG CB');
    sub(state, 'U-125', 'DC', { detected: true });
    expect(advised(state)).toBe('attack 13BG DC');
  });

  test('[PK-5.3.2] otherwise it patrols where submarines and convoys are', () => {
    const state = air('allies');
    plane(state, 'VP-82', 'argentia');
    sub(state, 'U-123', 'CC', { status: 'submerged' });
    convoy(state, 'C-1', 'OCN', 'BC', 'UK');
    expect(advised(state)).toBe('patrol VP-82 BC');
  });

  test('[PK-5.3.8] a bomber goes for a weakly defended port before a guarded one', () => {
    const state = air('axis');
    plane(state, 'FW200-1', 'lajes');
    expect(advised(state)).toBe('bomb FW200-1 BB');
  });
});

describe('what a seat cannot know changes nothing', () => {
  const OPTIONS = { shortGame: true, hiddenSubmarines: true, v21_1_northAtlantic: true, v21_2_barbarigo: true };

  test.each(['policy', 'counsel'] as const)(
    '[PK-18.3] %s of the state is that of the view, question by question',
    (by) => {
      const match = Match.start(paukenschlag, { seed: `two worlds ${by}`, options: { ...OPTIONS, scenario: '17.2' } });
      const seats = new Set<Side>();
      while (match.question) {
        const { question } = match;
        const choice = advice[by]!(match.state, question, DICE);
        expect(notation(advice[by]!(view(match.state, question.seat), question, DICE))).toBe(notation(choice));
        seats.add(question.seat);
        match.take(choice);
      }
      expect([...seats].sort()).toEqual([...SIDES].sort());
    },
  );
});

describe('[PK-15.3] the evaluation', () => {
  test('is open at the beginning, and certain at the end', () => {
    const state = scenario();
    expect(advice.evaluate(state, 'axis')).toBeGreaterThan(0.1);
    expect(advice.evaluate(state, 'axis')).toBeLessThan(0.9);
    expect(advice.evaluate(state, 'axis') + advice.evaluate(state, 'allies')).toBeCloseTo(1);
    const ended: State = { ...state, ended: { winner: 'axis', grade: 'marginal' } };
    expect([advice.evaluate(ended, 'axis'), advice.evaluate(ended, 'allies')]).toEqual([0.75, 0.25]);
  });

  test('a ship sunk speaks for the Axis, the more so the later it is', () => {
    const match = Match.start(paukenschlag, { seed: 'sunk late' });
    while (match.question && !(match.state.turn === lastTurn(match.state) && advice.isQuiet!(match.state)))
      match.take(advice.counsel!(match.state, match.question, DICE));
    const late = match.state as State;
    const sinking = ({ score, ...state }: State, merchants: number): State => ({
      ...state,
      score: { ...score, merchants: score.merchants + merchants },
    });
    const gain = (state: State): number => advice.evaluate(sinking(state, 10), 'axis') - advice.evaluate(state, 'axis');
    expect(gain(scenario())).toBeGreaterThan(0);
    // As many tons sunk before as bring the balance to five below the threshold.
    const close = sinking(late, threshold(late.options) - 5 - balance(late));
    expect(gain(close)).toBeGreaterThan(gain(scenario()));
  });

  test('boats that hide are judged by what was last seen of them', () => {
    const state = scenario({ hiddenSubmarines: true });
    const elsewhere = structuredClone(state) as State;
    Object.assign(elsewhere.subs[0]!, { place: 'EL', torpedoes: 1, fuel: 2, status: 'submerged', supply: 9 });
    expect(advice.evaluate(elsewhere, 'axis')).toBe(advice.evaluate(state, 'axis'));
    expect(advice.evaluate(view(state, 'allies'), 'axis')).toBe(advice.evaluate(state, 'axis'));
  });
});
