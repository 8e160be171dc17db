/** Advice that explains itself: the figures are those of the position, and every choice of a game has its reason. */

import { because, Engine, FastDice, Match, notation, type Question } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { advice } from '../advice/advice.ts';
import { asAttackers, asDefenders, outlook } from '../advice/judgement.ts';
import { explain } from '../advice/reasons.ts';
import type { Choice } from '../src/choices.ts';
import type { Side } from '../src/data/powers.ts';
import type { UnitType } from '../src/data/units.ts';
import { pens } from '../src/game.ts';
import type { PensReason } from '../src/reasons.ts';
import type { Pens, Phase, State } from '../src/state.ts';
import { en } from '../src/text/en.ts';
import { fr } from '../src/text/fr.ts';
import { bare, hold, pen, put, putMany } from './position.ts';

/** No policy of this game rolls them. */
const DICE = new FastDice('advice');

/** The first question of a phase. */
function asked(state: State, phase: Phase): Question<Pens> {
  state.phase = phase;
  const game = new Engine(pens, state, new FastDice('reasons'));
  game.start();
  const { asking } = game;
  if (!asking) throw new Error('Nothing is asked.');
  return { seat: asking.seat as Side, rule: asking.rule as never, offers: game.offers };
}

/** What the planner does first in a phase, and why. */
function advised(state: State, phase: Phase, by: 'policy' | 'counsel' = 'counsel'): [string, readonly PensReason[]] {
  const question = asked(state, phase);
  const choice = advice[by]?.(state, question, DICE) as Choice;
  return [notation(choice), explain(state, question, choice)];
}

const SPENT = { condition: 'spent' } as const;

describe('reasons', () => {
  test('[PEN-1.8] a Spent boat goes into the pen: its berths and its damage', async () => {
    const state = bare({ turn: 'GER' });
    pen(state, 'BRI', { damage: 8 });
    put(state, 'GER', 'uboat', 'S18', { ...SPENT, inside: 'pen-1' });
    put(state, 'GER', 'uboat', 'S18', SPENT);
    const [choice, reasons] = advised(state, 'non-combat-movement');
    expect(choice).toBe('enter uboat-2 pen-1');
    expect(reasons).toEqual([{ what: 'into-pen', pen: 'pen-1', inside: 1, room: 2, damage: 8 }]);
    expect(await because(en, reasons)).toEqual([
      'A Spent boat refits undisturbed inside: pen 1 has 1 of 2 berths taken and 8 damage.',
    ]);
  });

  test('[HOST-12.2] a Ready boat sails: what a die takes from the convoys there, and here', () => {
    const state = bare({ turn: 'GER' });
    put(state, 'GER', 'uboat', 'S18');
    const [choice, [there, here]] = advised(state, 'non-combat-movement');
    expect(choice).toMatch(/^move uboat-1 S1[045]$/);
    // A die of 1 to 6 on convoys of 6 or more takes 3.5; the destination has British and American ones.
    expect(there).toMatchObject({ what: 'hunting-ground', ground: { others: 0, hunters: 0 } });
    expect(there?.what === 'hunting-ground' && there.ground.expected).toBeGreaterThanOrEqual(3.5);
    expect(here).toMatchObject({ what: 'ground-now', at: 'S18', ground: { toHarbour: 0 } });
  });

  test('[HOST-9.10] a hunt names its number; one at 1 is let be, and that is said', () => {
    const state = bare({ round: 5 });
    putMany(state, 'UK', ['destroyer', 'destroyer'], 'S15');
    put(state, 'GER', 'uboat', 'S15');
    expect(advised(state, 'combat')).toEqual([
      'hunt S15 2',
      [{ what: 'hunt-odds', at: 'S15', destroyers: 2, aircraft: 0, bonus: 0, moored: 0, number: 2 }],
    ]);
    const alone = bare({ round: 5 });
    put(alone, 'UK', 'destroyer', 'S15');
    put(alone, 'GER', 'uboat', 'S15');
    expect(advised(alone, 'combat')).toEqual(['let-be S15', [{ what: 'hunt-too-poor', at: 'S15', number: 1 }]]);
  });

  test('[PEN-1.2] a pen is bought for boats without berths', async () => {
    const state = bare({ turn: 'GER' });
    state.treasury.GER = 20;
    pen(state, 'BRI');
    putMany(state, 'GER', Array<UnitType>(6).fill('uboat'), 'S18');
    const [choice, reasons] = advised(state, 'purchase', 'policy');
    expect(choice).toBe('buy pen');
    expect(reasons).toEqual([
      { what: 'berths', berths: 3, boats: 6, share: 0.7 },
      { what: 'pens-so-far', pens: 1, most: 5 },
    ]);
    expect(await because(fr, reasons)).toEqual([
      '3 places en bunker pour 6 bateaux ; le conseiller en veut pour 70 %.',
      'Bunkers construits ou commandés : 1 ; le conseiller en paie 5 au plus.',
    ]);
  });

  test('[HOST-3.3] the two doctrines give boats different shares, and each reason names its own', () => {
    const german = (): State => {
      const state = bare({ turn: 'GER', round: 1 });
      state.treasury.GER = 20;
      state.bought = { uboat: 1 };
      return state;
    };
    // The book stops at 40 % of 24 IPC, two boats; the staff goes on.
    const money = { what: 'boat-money', spent: 4, budget: 24 };
    expect(advised(german(), 'purchase')).toEqual([
      'buy uboat',
      [
        { what: 'by-doctrine', doctrine: 'staff', reason: { ...money, share: 1 } },
        { what: 'by-doctrine', doctrine: 'book', reason: { ...money, share: 0.4 } },
      ],
    ]);
    const full = (): State => {
      const state = german();
      state.bought = { uboat: 2 };
      state.treasury.GER = 16;
      return state;
    };
    expect(advised(full(), 'purchase', 'counsel')).toEqual(['buy uboat', [{ ...money, spent: 8, share: 1 }]]);
    expect(advised(full(), 'purchase', 'policy')).toEqual([
      'buy infantry',
      [{ what: 'by-doctrine', doctrine: 'book', reason: { what: 'rest-for-infantry', treasury: 16 } }],
    ]);
  });

  test('[HOST-3.3] the home guard, and hunters against so many boats', async () => {
    const london = bare({ turn: 'UK', round: 2 });
    london.treasury.UK = 12;
    put(london, 'UK', 'infantry', 'SEN');
    expect(advised(london, 'purchase')).toEqual(['buy infantry', [{ what: 'home-guard', have: 1, want: 7 }]]);
    const sea = bare({ turn: 'UK', round: 5 });
    sea.treasury.UK = 21;
    putMany(sea, 'GER', Array<UnitType>(8).fill('uboat'), 'S15');
    // The army that Germany has not got calls for transports first.
    putMany(sea, 'GER', Array<UnitType>(8).fill('infantry'), 'POL');
    const [choice, reasons] = advised(sea, 'purchase');
    expect(choice).toBe('buy destroyer');
    // 3.5 and 0.6 for each of eight boats make 8.3, by the book 3 and 0.5 make 7.
    const hunters = { what: 'hunters-wanted', boats: 8, have: 0 };
    expect(reasons).toEqual([
      { what: 'by-doctrine', doctrine: 'staff', reason: { ...hunters, want: 9 } },
      { what: 'by-doctrine', doctrine: 'book', reason: { ...hunters, want: 7 } },
    ]);
    expect((await because(en, reasons))[1]).toBe('By the book, destroyers: 0 of the 7 wanted against 8 German boats.');
  });

  test('[HOST-6.1] an attack: who would fight, what should be left, and the prize', () => {
    const force: UnitType[] = ['infantry', 'infantry', 'infantry', 'infantry', 'armour', 'armour'];
    const army = (): State => {
      const state = bare({ turn: 'UK', round: 8 });
      hold(state, 'UK', 'LOW');
      putMany(state, 'UK', force, 'LOW');
      for (const at of ['NFR', 'NWG', 'SGE'] as const) putMany(state, 'GER', ['infantry', 'infantry'], at);
      putMany(state, 'GER', Array<UnitType>(9).fill('infantry'), 'BLN');
      return state;
    };
    const state = army();
    put(state, 'GER', 'infantry', 'RUH');
    const [choice, reasons] = advised(state, 'combat-movement');
    expect(choice).toMatch(/^move .* RUH$/);
    const left = outlook(asAttackers(force), asDefenders(['infantry']));
    expect(reasons).toEqual([
      { what: 'assault', at: 'RUH', battle: { attackers: 6, defenders: 1, left } },
      { what: 'prize', at: 'RUH', income: 7, objective: true, brings: null },
    ]);
    const hopeless = army();
    for (const at of ['RUH', 'NFR', 'NWG', 'SGE'] as const)
      putMany(hopeless, 'GER', Array<UnitType>(9).fill('infantry'), at);
    expect(advised(hopeless, 'combat-movement')).toEqual([
      'done',
      [{ what: 'no-attack', sent: 0, ashore: 0.2, atSea: 0.55 }],
    ]);
  });

  test('[HOST-14.1] an empty Berlin is undefended, and wins the war', async () => {
    const state = bare({ turn: 'UK', round: 9 });
    hold(state, 'UK', 'NWG');
    putMany(state, 'UK', ['armour', 'infantry', 'infantry'], 'NWG');
    const [choice, reasons] = advised(state, 'combat-movement');
    expect(choice).toMatch(/ BLN$/);
    expect(reasons[0]).toEqual({ what: 'undefended', at: 'BLN' });
    expect(reasons[1]).toMatchObject({ what: 'prize', at: 'BLN', objective: false, brings: 'victory' });
    expect((await because(fr, reasons))[0]).toBe('Le Brandebourg (BLN) est sans défense.');
  });

  test('[HOST-8.1] a raid on what lies in the open, and who guards it', () => {
    const state = bare({ turn: 'UK' });
    put(state, 'UK', 'bomber', 'SEN');
    putMany(state, 'GER', ['uboat', 'uboat', 'uboat'], 'S18', SPENT);
    const [choice, reasons] = advised(state, 'combat-movement');
    expect(choice).toMatch(/^raid bomber-1 (BRI|AQU|NFR)$/);
    expect(reasons).toMatchObject([{ what: 'raid-moored', boats: 3, fighters: 0 }]);
  });

  test('[HOST-8.3] interceptors: what they should bring down, lose and save', () => {
    const state = bare({ turn: 'UK' });
    putMany(state, 'UK', ['bomber', 'bomber'], 'RUH', { from: 'SEN', task: 'raid' });
    putMany(state, 'GER', Array<UnitType>(4).fill('fighter'), 'RUH');
    const [choice, reasons] = advised(state, 'combat');
    expect(choice).toBe('intercept 3');
    // Three dice at one in six against 12 IPC and 3.5 of bombs; two dice back against 9 IPC.
    expect(reasons).toMatchObject([
      { what: 'interception', fighters: 3, raiders: 2, shotDown: 0.5 },
      { what: 'most-interceptors', most: 3 },
    ]);
    const [first] = reasons;
    expect(first?.what === 'interception' && first.balance).toBeCloseTo(0.5 * 15.5 - (2 / 6) * 9);
  });

  test('[HOST-3.4] a pen is repaired from no room to three berths', () => {
    const state = bare({ turn: 'GER' });
    state.treasury.GER = 9;
    pen(state, 'BRI', { damage: 10 });
    putMany(state, 'GER', ['uboat', 'uboat', 'uboat'], 'S18');
    expect(advised(state, 'purchase')).toEqual([
      'repair pen-1 3',
      [
        { what: 'pen-repaired', pen: 'pen-1', damage: 10, before: 0, after: 3 },
        { what: 'berths', berths: 0, boats: 3, share: 0.7 },
      ],
    ]);
  });

  test('what the planner would not choose is not praised', () => {
    const state = bare({ turn: 'GER' });
    state.treasury.GER = 20;
    const question = asked(state, 'purchase');
    expect(explain(state, question, ['buy', 'battleship'])).toEqual([{ what: 'not-advised' }]);
    expect(explain(state, question, ['order', 'submerge', 'always'])).toEqual([{ what: 'no-standing-orders' }]);
  });
});

const LATE_WAR = { heavyBombers: true, heavyBomberSpecialAttack: true, wolfpack: true };

test.each([
  ['policy', advice.policy, 'why book'],
  ['counsel', advice.counsel, 'why staff'],
  ['watch officer', advice.officers?.watchOfficer, 'why routine'],
] as const)(
  'every choice of a whole game by the %s has one or two reasons, in both languages',
  async (_, says, seed) => {
    const match = Match.start(pens, { seed, options: LATE_WAR });
    const told = new Set<string>();
    const said = new Set<string>();
    for (let question = match.question; question; question = match.question) {
      const view = match.view(question.seat);
      const choice = says?.(view, question, DICE) as Choice;
      const reasons = advice.explain?.(view, question, choice, []) ?? [];
      expect(reasons.length, `${question.rule} ${notation(choice)}`).toBeGreaterThan(0);
      expect(reasons.length).toBeLessThanOrEqual(2);
      for (const reason of reasons) told.add(reason.what === 'by-doctrine' ? reason.reason.what : reason.what);
      for (const text of [en, fr]) for (const sentence of await because(text, reasons)) said.add(sentence);
      match.take(choice);
    }
    expect(told).not.toContain('not-advised');
    expect(told.size).toBeGreaterThan(25);
    for (const sentence of said) expect(sentence).toMatch(WHOLE);
  },
);

/** Begins with a capital or a figure and ends with a full stop; no ids such as uboat-3 or S18 outside brackets, nothing missing. */
const WHOLE =
  /^(?!.*(?:undefined|NaN|Infinity|\[object|null|\b[a-zA-Z]+-\d|\b(?:de le|de les|à le|à les) |(?<!\()\bS\d\d\b))[\p{Lu}\d−].*\.$/u;
