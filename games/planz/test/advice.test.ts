/** What the adviser makes of small positions, and what it says for itself. */
import { because, type Choice, FastDice, Match, notation, openOf } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { advice } from '../advice/advice.ts';
import { peril } from '../advice/convoys.ts';
import { STAFF } from '../advice/doctrine.ts';
import { estimate } from '../advice/estimate.ts';
import { foesAt, pictureOf } from '../advice/picture.ts';
import { bestOf, operations } from '../advice/staff.ts';
import type { Side } from '../src/data/powers.ts';
import { planz } from '../src/game.ts';
import { taskForceOf } from '../src/stacks.ts';
import type { State } from '../src/state.ts';
import { en } from '../src/text/en.ts';
import { fr } from '../src/text/fr.ts';
import { isConvoy, isSurface, navalAt } from '../src/units.ts';
import { knownTo } from '../src/view.ts';
import { bare, stand } from './position.ts';

const german = (state: State) => pictureOf(knownTo(state, 'german'), 'german');
const allied = (state: State) => pictureOf(knownTo(state, 'allied'), 'allied');

describe('the picture', () => {
  test('below a top that was never examined the usual companions are assumed, below a submarine submarines', () => {
    const state = bare({ 'B-CA-1': 'BE', 'B-BB-1': 'BE', 'B-DD-1': 'BE', 'B-SS-1': 'AK', 'B-SS-2': 'AK' });
    const picture = german(state);
    expect(foesAt(picture, 'BE')).toHaveLength(3);
    expect(foesAt(picture, 'AK')).toEqual(['B-SS-1', 'B-SS-1']);
  });

  test('what was seen is remembered for two turns', () => {
    const state = bare({ 'B-DD-1': 'BE', 'B-BB-6': 'BE' });
    state.seen.german = [{ place: 'BE', turn: 2, segment: 1, units: ['B-DD-1', 'B-BB-6'], reduced: [] }];
    expect(foesAt(german(state), 'BE')).toContain('B-BB-6');
    state.turn = 6;
    expect(foesAt(german({ ...state }), 'BE')).not.toContain('B-BB-6');
  });
});

describe('operations', () => {
  test('submarines strike a convoy that lies in reach', () => {
    const state = bare({ 'G-SS-1': 'BE', 'G-SS-2': 'BE', 'G-SS-3': 'BE', 'A-SC-1': 'BD', 'B-DD-1': 'BD' });
    expect(bestOf(german(state), 'naval-move')).toMatchObject({ origin: 'BE', goal: 'BD' });
  });

  test('nobody attacks what is far too strong', () => {
    const state = bare({ 'G-CL-1': 'AN2', 'B-BB-1': 'AN1', 'B-BB-2': 'AN1', 'B-BB-3': 'AN1', 'B-CV-1': 'AN1' });
    expect(bestOf(german(state), 'naval-move')?.worth ?? 0).toBeLessThan(0.3);
  });

  test('a convoy goes home, around the submarines', () => {
    const state = bare(
      { 'A-SC-1': 'BD', 'B-DD-1': 'BD', 'G-SS-1': 'BE', 'G-SS-2': 'BE', 'G-SS-3': 'BE' },
      { mover: 'allied' },
    );
    const operation = bestOf(allied(state), 'convoy-move');
    expect(operation?.force).toEqual(['A-SC-1', 'B-DD-1']);
    expect(operation?.goal).not.toBe('BE');
  });

  test('[WPZ-2.1c] aircraft are not meant for the enemy’s home, however much lies in its ports', () => {
    const aims = (state: State) => operations(allied(state), 'airstrike-sea').map(({ goal }) => goal);
    const places = { 'B-LR-1': 'SCAPA_FLOW', 'G-BB-1': 'AO', 'G-BB-2': 'AO' } as const;
    expect(aims(bare(places, { mover: 'allied' }))).toEqual([]);
    expect(aims(bare({ ...places, 'G-CL-1': 'AE' }, { mover: 'allied' }))).toEqual(['AE']);
  });

  test('[WPZ-10.4b] nor for what lies behind enemy aircraft and a carrier', () => {
    const places = { 'B-LR-1': 'SCAPA_FLOW', 'G-CL-1': 'AF', 'G-F-1': 'BERGEN', 'G-INF-1': 'AN2-NOR' } as const;
    const aims = (state: State) => operations(allied(state), 'airstrike-sea').map(({ goal }) => goal);
    // Over the Norwegian Sea it is as short as over Bergen.
    expect(aims(bare(places, { mover: 'allied' }))).toEqual(['AF']);
    expect(aims(bare({ ...places, 'G-CV-1': 'AE' }, { mover: 'allied' }))).toEqual(['AE']);
  });

  test('a battle of equals costs both the same', () => {
    const { gain, loss } = estimate(german(bare()), 'naval', ['G-CL-1'], ['B-CL-1']);
    expect(gain).toBeGreaterThan(0);
    expect(Math.abs(gain - loss)).toBeLessThan(0.3);
  });
});

describe('beyond the book', () => {
  const staff = (state: State, side: Side) => pictureOf(knownTo(state, side), side, STAFF[side]);

  test('ships bombard aircraft ashore beside them; the book has no such chapter', () => {
    const places = { 'G-BB-1': 'AF', 'G-BB-2': 'AF', 'G-CA-1': 'AF', 'B-F-1': 'NARVIK', 'B-INF-1': 'AF-NAR' } as const;
    const state = stand(bare(places), { norway: 'allied' });
    expect(bestOf(staff(state, 'german'), 'bombardment')).toMatchObject({ origin: 'AF', goal: 'AF-NAR' });
    expect(bestOf(german(state), 'bombardment')).toBeUndefined();
  });

  test('aircraft open a coast that troops alone would not take', () => {
    const state = bare(
      {
        'B-TR-1': 'AM',
        'B-MAR-1': 'AM-GBR',
        'B-INF-2': 'AM-GBR',
        'G-INF-1': 'AD-ICE',
        'B-LR-1': 'SCAPA_FLOW',
        'B-BB-1': 'AD',
        'B-BB-2': 'AD',
        'B-BB-3': 'AD',
        'B-BB-4': 'AD',
      },
      { mover: 'allied' },
    );
    expect(operations(staff(state, 'allied'), 'amphibious').map(({ goal }) => goal)).not.toContain('AD-ICE');
    expect(bestOf(staff(state, 'allied'), 'combined-assault')).toMatchObject({ origin: 'AM', goal: 'AD-ICE' });
  });

  test('[WPZ-11.1d] submarines and ships attack together what neither would attack alone', () => {
    const places = { 'B-CA-1': 'BD', 'B-CL-1': 'BD', 'B-CL-2': 'BD' } as const;
    const ships = { 'G-CA-1': 'BE', 'G-BP-1': 'BE' } as const;
    const boats = { 'G-SS-1': 'BE', 'G-SS-2': 'BE', 'G-SS-3': 'BE' } as const;
    const worth = (more: object, side = staff) =>
      Math.max(...operations(side(bare({ ...places, ...more }), 'german'), 'naval-move').map((one) => one.worth));
    expect(worth({ ...ships, ...boats })).toBeGreaterThan(worth(ships) + Math.max(0, worth(boats)));
    expect(worth({ ...ships, ...boats }, german)).toBe(Math.max(worth(ships, german), worth(boats, german)));
  });

  test('[WPZ-23.3.4-AG] aircraft go with troops that have to fight, for the same point', () => {
    const places = { 'G-INF-1': 'AO-GER', 'G-MTN-1': 'AO-GER', 'B-INF-1': 'AN2-DEN' } as const;
    const bombers = { 'G-B-1': 'WILHELMSHAVEN', 'G-B-2': 'WILHELMSHAVEN', 'G-B-3': 'WILHELMSHAVEN' } as const;
    expect(bestOf(staff(bare(places), 'german'), 'air-ground')).toBeUndefined();
    const together = staff(bare({ ...places, ...bombers }), 'german');
    expect(bestOf(together, 'air-ground')).toMatchObject({ origin: 'AO-GER', goal: 'AN2-DEN' });
    expect(bestOf(together, 'air-ground')?.worth).toBeGreaterThan(bestOf(together, 'ground-move')?.worth ?? 0);
  });

  test('[WPZ-16.5] fleets near the enemy go under a marker, but for the least of their ships', () => {
    const match = Match.start(planz, { seed: 'fleets', options: { defaultSetup: true } });
    const sizes: number[] = [];
    for (let i = 0; i < 300 && match.question && sizes.length < 2; i++) {
      const { question } = match;
      const choice = advice.counsel?.(match.view(question.seat), question, new FastDice('fleets')) as Choice;
      const { forming } = match.state;
      if (choice[0] === 'done' && forming) {
        sizes.push(forming.units.length);
        const left = navalAt(match.state as State, question.seat, forming.area).filter(
          (unit) => isSurface(unit) && !isConvoy(unit) && taskForceOf(match.state as State, unit) === undefined,
        );
        expect(left.some((unit) => !forming.units.includes(unit))).toBe(true);
      }
      match.take(choice);
    }
    expect(sizes).toHaveLength(2);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(4);
  });
});

describe('convoys of the staff', () => {
  const staff = (state: State) => pictureOf(knownTo(state, 'allied'), 'allied', STAFF.allied);
  const convoy = { 'A-SC-1': 'BC', 'B-DD-1': 'BC', 'B-DD-2': 'BC' } as const;

  test('whoever could strike where it stops is reckoned with, and whoever is out of reach is not', () => {
    const near = staff(bare({ ...convoy, 'G-BC-1': 'BD', 'G-CA-1': 'BD' }));
    const far = staff(bare({ ...convoy, 'G-BC-1': 'AO', 'G-CA-1': 'AO' }));
    expect(peril(near, 'BC', ['A-SC-1'])).toBeGreaterThan(0);
    expect(peril(near, 'BC', ['A-SC-1', 'B-BB-1', 'B-BB-2', 'B-CA-1'])).toBeLessThan(peril(near, 'BC', ['A-SC-1']));
    expect(peril(far, 'BC', ['A-SC-1'])).toBe(0);
  });

  test('an enemy without actions leaves a convoy alone as long as it can go on', () => {
    const places = { ...convoy, 'G-BC-1': 'BD', 'G-CA-1': 'BD' } as const;
    const spent = { german: 0, allied: 3 };
    expect(peril(staff({ ...bare(places), ap: spent }), 'BC', ['A-SC-1'])).toBe(0);
    expect(peril(staff({ ...bare(places), ap: { ...spent, allied: 1 } }), 'BC', ['A-SC-1'])).toBeGreaterThan(0);
  });
});

describe('reasons', () => {
  test('for whatever is advised there is a sentence in both languages, and none for the rest', async () => {
    const match = Match.start(planz, { seed: 'reasons', options: { defaultSetup: true } });
    const told = new Set<string>();
    for (let i = 0; i < 400 && match.question; i++) {
      const { question } = match;
      const known = match.view(question.seat);
      const choice = advice.policy(known, question, new FastDice('reasons'));
      const reasons = advice.explain?.(known, question, choice, []) ?? [];
      expect(reasons.length, notation(choice)).toBeGreaterThan(0);
      for (const { what } of reasons) told.add(what);
      if (i % 10 === 0)
        for (const text of [en, fr])
          for (const sentence of await because(text, reasons)) expect(sentence).toMatch(/^[A-ZÀÉ«1-9].*\.$/u);
      const advised = [choice, advice.counsel?.(known, question, new FastDice('reasons'))].map((one) =>
        notation(one as Choice),
      );
      const other = openOf(question.offers).find((one) => !advised.includes(notation(one.choice as Choice)));
      if (other) expect(advice.explain?.(known, question, other.choice, [])).toEqual([{ what: 'not-advised' }]);
      match.take(choice);
    }
    expect([...told]).toEqual(expect.arrayContaining(['action', 'battle', 'shot', 'part-of-order']));
  });
});
