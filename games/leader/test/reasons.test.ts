/** Advice that explains itself: the odds are those of the rules, and every reason can be said. */
import { because, FastDice, Match, offersIn, openOf, type Question } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { advice } from '../advice/advice.ts';
import { explain } from '../advice/reasons.ts';
import type { Asks, Choice, List } from '../src/choices.ts';
import { leader } from '../src/game.ts';
import { torpedoOdds } from '../src/odds/attack.ts';
import type { LeaderReason } from '../src/reasons.ts';
import type { Afloat } from '../src/ships.ts';
import { type Leader, type State, shipOf } from '../src/state.ts';
import { en } from '../src/text/en.ts';
import { fr } from '../src/text/fr.ts';
import { fresh, inBattle, onlyShips, reveal, withBoat, withOne } from './position.ts';

/** No policy of this game rolls them. */
const DICE = new FastDice('advice');

const why = (
  state: State,
  rule: Asks,
  choice: Choice,
  { acting = 'U-47', made = [] }: { acting?: State['acting']; made?: readonly Choice[] } = {},
): readonly LeaderReason[] => {
  const question: Question<Leader> = { seat: 'player', rule, offers: [] };
  return explain({ ...state, acting }, question, choice, made);
};

/** U-47 (Trained VIIB: TS 0, Evasion 3) surfaced in M-NNE, against Eulota (torpedo 3, 6, 9) in C-NE. */
const duel = (settings = {}) =>
  reveal(
    onlyShips(
      inBattle(withOne('U-47', 'trained', 'south-west-approaches', settings), 37, { 'U-47': { zone: 'M-NNE' } }),
      'M2',
      'E2',
    ),
    'M2',
    52,
  );

describe('reasons', () => {
  test('[UL-13.6] one torpedo at range 2: the die less two', () => {
    const [shot] = why(duel(), 'UL-13.4', ['torpedoes', 1], { made: [['aim', 'M2']] });
    expect(shot).toMatchObject({ what: 'shot-odds', ship: { id: 'M2', card: 52 }, range: 2, torpedoes: 1 });
    const { odds } = shot as Extract<LeaderReason, { what: 'shot-odds' }>;
    expect(odds.sunk).toBeCloseTo(0); // 11 is needed
    expect(odds.heavy).toBeCloseTo(0.3); // 8, 9, 10
    expect(odds.light).toBeCloseTo(0.3); // 5, 6, 7
    expect(odds.miss).toBeCloseTo(0.4);
  });

  test('[UL-13.4] before the number is said, the chances of every number are told', () => {
    const [spread] = why(duel(), 'UL-13.3', ['aim', 'M2']);
    const { sunk } = spread as Extract<LeaderReason, { what: 'spread-odds' }>;
    expect(sunk).toHaveLength(5);
    expect(sunk[0]).toBe(0);
    expect(sunk).toEqual([...sunk].sort((a, b) => a - b));
  });

  test('[UL-19.3] duds are reckoned in', () => {
    const state = duel({ dudTorpedoes: true });
    const [shot] = why(state, 'UL-13.4', ['torpedoes', 1], { made: [['aim', 'M2']] });
    // Early: 1 and 2 fail, all others work for a single torpedo.
    expect((shot as Extract<LeaderReason, { what: 'shot-odds' }>).odds.heavy).toBeCloseTo(0.8 * 0.3);
  });

  test('[UL-13.3] a salvo is explained shot by shot', () => {
    const state = duel();
    state.battle!.salvo = [
      { weapon: 'torpedoes', ship: 'M2', normal: 3, t5: 0 },
      { weapon: 'gun', ship: 'M2' },
    ];
    const reasons = why(state, 'UL-13.3', ['fire']);
    expect(reasons.map(({ what }) => what)).toEqual(['shot-odds', 'gun-odds']);
    const ship = shipOf(state, 'M2') as Afloat;
    expect(reasons[0]).toMatchObject({ odds: torpedoOdds(state, 'U-47', ship, { normal: 3, t5: 0 }) });
  });

  test('[UL-14.5] [UL-14.6] a reaction names its chances', () => {
    const state = reveal(duel(), 'E2', 111);
    state.battle!.attacks = [{ ship: 'E2', boat: 'U-47', side: 'surfaced' }];
    expect(why(state, 'UL-14.4', ['crash-dive'])).toMatchObject([
      { what: 'attack-coming', ships: 1 },
      { what: 'crash-dive-odds', evaded: 0.3, stress: 1 },
    ]);
    state.battle!.fighters[0]!.side = 'submerged';
    const [, deep] = why(state, 'UL-14.4', ['deep-dive']);
    expect(deep).toMatchObject({ what: 'deep-dive-odds', hull: expect.closeTo(0.1, 12), stress: 2 });
    expect((deep as Extract<LeaderReason, { what: 'deep-dive-odds' }>).unharmed).toBeCloseTo(0.3);
  });

  test('[UL-12.3] a position says how likely it is to be found', () => {
    const state = reveal(duel(), 'E2', 111); // HMS Arbutus in S-NE: surfaced 5, submerged 6
    expect(why(state, 'UL-11.3', ['stay'])[0]).toMatchObject({
      what: 'position',
      side: 'surfaced',
      targets: 1,
      nearest: 2,
      escorts: 1,
    });
    const found = (choice: Choice) =>
      (why(state, 'UL-11.3', choice)[0] as Extract<LeaderReason, { what: 'position' }>).detected;
    expect(found(['stay'])).toBeCloseTo(0.6);
    expect(found(['dive'])).toBeCloseTo(0.5);
    expect(found(['move', 'L-E'])).toBeCloseTo(0.6); // two zones off
    expect(found(['move', 'L-W'])).toBe(0);
  });

  test('[UL-9.3] a search says what it may bring, Warnings and Intel included', () => {
    const state = withOne('U-47', 'trained', 'south-west-approaches');
    const odds = () => why(state, 'UL-9.2', ['roll'])[0] as Extract<LeaderReason, { what: 'contact-odds' }>;
    const before = odds().some;
    state.warnings['south-west-approaches'] = 1;
    expect(odds().some).toBeCloseTo(before - 0.2);
    state.intel = ['south-west-approaches'];
    expect(odds().some).toBeCloseTo(before);
  });

  test('[UL-4.11] a port is praised for the hunting ground that it opens', () => {
    const state = withOne('U-47', 'trained', 'france');
    const [ground, refit] = why(state, 'UL-4.11', ['port', 'france']);
    // South-West Approaches: 3, 6, 10 on the die and two Events to enter.
    expect(ground).toMatchObject({
      what: 'ground-from-port',
      port: 'france',
      area: 'south-west-approaches',
      events: 2,
    });
    expect((ground as Extract<LeaderReason, { what: 'ground-from-port' }>).expected).toBeCloseTo(0.8 + 0.5 + 0.1);
    expect(refit).toEqual({ what: 'refit-in-port', area: 'france', relief: 4 });
    const ports = (list: List<'port'>) =>
      list.openAll([
        ['port', 'germany'],
        ['port', 'france'],
      ]);
    const offers = offersIn(ports, state);
    const known: State = { ...state, acting: 'U-47' };
    expect(advice.policy(known, { seat: 'player', rule: 'UL-4.11', offers }, DICE)).toEqual(['port', 'france']);
  });

  test('[UL-8.1] [UL-9.1] [UL-11.1] [UL-13.1] the order of boats: how each fares, and that it is free', () => {
    const whats = (state: State, rule: Asks) => why(state, rule, ['boat', 'U-47']).map(({ what }) => what);
    const atSea = withOne('U-47', 'trained', 'south-west-approaches');
    expect(whats(atSea, 'UL-8.1')).toEqual(['boat-state', 'order-is-free']);
    expect(whats(atSea, 'UL-9.1')).toEqual(['contact-odds', 'order-is-free']);
    expect(whats(duel(), 'UL-11.1')).toEqual(['position', 'order-is-free']);
    expect(whats(duel(), 'UL-13.1')).toEqual(['best-shot', 'order-is-free']);
  });

  test('[UL-11.9] drift: who keeps up, who falls back, who is out', () => {
    const state = duel(); // a convoy of speed 2, a surfaced boat of speed 2
    expect(why(state, 'UL-11.9', ['drift', 0])).toMatchObject([
      { what: 'pace', convoy: 2, boat: 2, back: 0 },
      { what: 'position', side: 'surfaced' },
    ]);
    expect(why(state, 'UL-11.9', ['drift', 1])).toEqual([{ what: 'pace', convoy: 2, boat: 2, back: 1 }]);
    state.battle!.fighters[0]!.zone = 'L-S';
    expect(why(state, 'UL-11.9', ['drift', 1]).map(({ what }) => what)).toEqual([
      'pace',
      'falls-out-of-battle',
      'nothing-to-gain',
    ]);
  });

  test('[UL-11.10] the way of a drift: the boat’s new position, or how near a ship would be', () => {
    const state = duel();
    expect(why(state, 'UL-11.10', ['drift-to', 'U-47', 'M-ENE'])).toMatchObject([{ what: 'position', targets: 1 }]);
    expect(why(state, 'UL-11.10', ['drift-to', 'M2', 'C-SE'])).toEqual([
      { what: 'drift-distance', piece: 'M2', zone: 'C-SE', range: 3 },
    ]);
  });

  test('[UL-8.9] the way into port says how the boat fares', () => {
    const state = fresh();
    withBoat(state, 'U-47', 'trained', { area: 'south-west-approaches', stress: 6 });
    state.boats[0]!.ready.normal = 1;
    state.boats[0]!.stored.normal = 0;
    state.boats[0]!.lasting.engines = 1;
    expect(why(state, 'UL-8.2', ['sail', 'france'])).toMatchObject([
      { what: 'boat-state', torpedoes: 1, stress: 6, crew: 'shaken', damages: ['engines'], hull: [0, 3] },
      { what: 'refit-in-port', area: 'france' },
    ]);
  });
});

const CAMPAIGNS = ['battle-begins', 'happy-time', 'drumbeat', 'hunted'];

test.each(CAMPAIGNS)('every choice of %s is explained without a fault, and in both languages', async (campaign) => {
  const dice = new FastDice(campaign);
  const options = { campaign, length: 'short', dudTorpedoes: true };
  const match = Match.start(leader, { seed: `why ${campaign}`, options });
  const told = new Map<string, LeaderReason>();
  for (let question = match.question; question; question = match.question) {
    const view = match.view('player');
    const made = match.steps.map(({ choice }) => choice);
    for (const { choice } of openOf(question.offers)) {
      for (const reason of explain(view, question, choice, made)) {
        expect(shares(reason).filter((share) => !(share >= -1e-9 && share <= 1 + 1e-9))).toEqual([]);
        told.set(reason.what, reason);
      }
    }
    const open = openOf(question.offers);
    const random = open[dice.below(open.length)]?.choice;
    match.take(dice.below(4) > 0 ? advice.policy(view, question, dice) : (random ?? 'nothing'));
  }
  expect(told.size).toBeGreaterThan(12);
  for (const text of [en, fr])
    for (const sentence of await because(text, [...told.values()]))
      expect(sentence).not.toMatch(/undefined|NaN|\[object|null/);
});

const SHARES = ['some', 'joins', 'overheard', 'detected', 'freed', 'sunk', 'evaded', 'unharmed', 'hit'];

/** All chances in a reason. */
function shares(reason: LeaderReason): number[] {
  const own = Object.entries(reason).filter(([name]) => SHARES.includes(name));
  const odds = 'odds' in reason ? Object.values(reason.odds) : [];
  return [...own.flatMap(([, value]) => [value].flat().map(Number)), ...odds];
}
