/** UL-9, UL-10  Contacts, wolfpacks and conditions. */
import { describe, expect, test } from 'vitest';
import { decision } from '../src/aftermath.ts';
import { condition } from '../src/condition.ts';
import { contact, newContact, tactical } from '../src/contact.ts';
import type { ConditionId } from '../src/data/conditions.ts';
import { CONVOYS } from '../src/data/convoys.ts';
import { detectionModifier, detectionRange } from '../src/escorts.ts';
import { boatOf, type State } from '../src/state.ts';
import { gunModifier, torpedoModifier } from '../src/torpedoes.ts';
import { placement, wolfpack } from '../src/wolfpack.ts';
import {
  boat,
  fighter,
  fresh,
  inBattle,
  logged,
  matchAt,
  playing,
  reveal,
  ship,
  stack,
  taking,
  withBoat,
  withOne,
} from './position.ts';

const searching = (state: State, left = 2): State => {
  state.contact = newContact(state.boats[0]!.id, left);
  return state;
};

describe('UL-9 contact', () => {
  test('[UL-9.1] [UL-16.12] Unfit boats wait in their boxes; when all are there the segment ends', () => {
    const state = withBoat(withBoat(fresh(), 'U-47', 'trained', { area: 'iceland', stress: 9 }), 'U-48', 'trained', {
      area: 'iceland',
      searched: true,
    });
    const game = playing(state, function* (t) {
      expect(yield* tactical(t)).toBe('refit');
      return 'refit';
    });
    expect(boat(game, 'U-47').searched).toBe(true);
  });

  test('[UL-9.2] [UL-1.8] a boat may decline to search', () => {
    const game = playing(withOne('U-47', 'trained', 'iceland'), tactical, { choices: ['decline'] });
    expect(boat(game, 'U-47').searched).toBe(true);
    expect(game.state.contact).toBeNull();
  });

  test.each([
    [4, 0],
    [5, 1],
    [8, 2],
    [10, 2],
  ])('[UL-9.3] [UL-9.4] a die of %i off Iceland finds %i', (die, contacts) => {
    const game = playing(withOne('U-47', 'trained', 'iceland'), tactical, { dice: [die], choices: ['roll'] });
    expect(game.state.contact?.left ?? 0).toBe(contacts);
    expect(boat(game, 'U-47').searched).toBe(contacts === 0);
  });

  test('[UL-9.3] a bonus from an Event is used once', () => {
    const state = withBoat(fresh(), 'U-47', 'trained', { area: 'iceland', contactBonus: 1 });
    const game = playing(state, tactical, { dice: [4], choices: ['roll'] });
    expect(logged(game, 'contact-die')).toMatchObject([{ total: 5, contacts: 1 }]);
    expect(boat(game, 'U-47').contactBonus).toBe(0);
  });

  test('[UL-9.4] [UL-9.5] each card lowers the counter; only the first of a boat raises a Warning', () => {
    const match = taking(
      matchAt('contact', stack(searching(withOne('U-47', 'trained', 'iceland')), 'convoy', 1, 2)),
      'let-go',
      'new-contact',
      'let-go',
    );
    expect(match.state.warnings).toEqual({});
    const placed = match.log().filter(({ entry }) => entry.what === 'warning-placed');
    expect(placed).toHaveLength(1);
    expect(match.log().flatMap(({ entry }) => (entry.what === 'convoy-drawn' ? [entry.left] : []))).toEqual([1, 0]);
  });

  test('[UL-9.6] [UL-9.7] a contact let go costs no Stress and cannot be attacked again', () => {
    const game = playing(stack(searching(withOne('U-47', 'trained', 'iceland')), 'convoy', 37), contact, {
      choices: ['let-go'],
    });
    expect(boat(game, 'U-47').stress).toBe(0);
    expect(playing(game.state, decision, { choices: ['stop'] }).barred[0]).toEqual({
      're-attack': 'UL-16.10',
      'final-shot': 'UL-16.11',
    });
  });

  test('[UL-9.8] ships are laid out as unknown markers; Naval contacts bring fleet escorts', () => {
    const game = playing(stack(searching(withOne('U-47', 'trained', 'iceland')), 'convoy', 20), contact, {
      choices: ['attack'],
    });
    expect(game.state.contact!.ships.map(({ id, kind, card, zone }) => [id, kind, card, zone])).toEqual([
      ['N1', 'naval', null, 'C-NW'],
      ['N2', 'naval', null, 'C-NE'],
      ['E1', 'fleetEscort', null, 'S-N'],
      ['E2', 'fleetEscort', null, 'S-S'],
    ]);
  });

  test('[UL-9.9] [UL-9.10] [UL-2.5] long zones on either side; an Infiltrator comes closer', () => {
    const placing = (id: 'U-48' | 'U-99') => {
      const state = inBattle(withOne(id, 'trained', 'iceland'), 1, { [id]: { zone: 'L-N' } });
      Object.assign(state.battle!, { fighters: [], party: [] });
      return playing(state, placement, { choices: ['zone L-S', 'submerged'] });
    };
    expect([placing('U-48').offered[0]!.length, placing('U-99').offered[0]!.length]).toEqual([8, 24]);
    expect(fighter(placing('U-48'), 'U-48')).toMatchObject({ zone: 'L-S', side: 'submerged' });
  });
});

describe('UL-10 wolfpack', () => {
  const pack = (change = {}) =>
    inBattle(withBoat(withOne('U-47', 'trained', 'iceland'), 'U-48', 'trained', { area: 'iceland', ...change }), 37, {
      'U-47': { zone: 'L-S' },
    });

  test('[UL-10.1] Unfit, searched, distant or deaf boats cannot be called [UL-14.13]', () => {
    const deaf = pack();
    boatOf(deaf, 'U-48').temporary.electronics = 1;
    const mute = pack();
    boatOf(mute, 'U-47').lasting.electronics = 1;
    for (const state of [pack({ stress: 9 }), pack({ searched: true }), pack({ area: 'north-sea' }), deaf, mute])
      expect(playing(state, wolfpack).asked).toEqual([]);
  });

  test('[UL-10.1] each boat is tried once in a battle', () => {
    expect(playing(pack(), wolfpack, { dice: [3], choices: ['call U-48'] }).asked).toEqual(['UL-10.1']);
  });

  test('[UL-10.4] [UL-6.7] a Radio Call brings boats without dice, and is sold before the first of them', () => {
    const game = playing(pack(), wolfpack, { choices: ['radio-call', 'call U-48', 'zone L-N', 'surfaced'] });
    expect(game.state).toMatchObject({
      so: 40,
      bought: { 'radio-call': 1 },
      battle: { radio: true, party: ['U-47', 'U-48'] },
    });
    const tried = withBoat(pack(), 'U-46', 'trained', { area: 'iceland' });
    expect(playing(tried, wolfpack, { dice: [3], choices: ['call U-48', 'enough'] }).barred[1]).toEqual({
      'radio-call': 'UL-10.4',
    });
  });

  test('[UL-10.6] joiners are placed before the condition card', () => {
    const game = playing(pack(), wolfpack, { dice: [5], choices: ['call U-48', 'zone L-E', 'submerged'] });
    expect(fighter(game, 'U-48')).toMatchObject({ zone: 'L-E', side: 'submerged' });
    expect(game.cited).toEqual(['UL-10.2 join-die', 'UL-10.6 boat-joins', 'UL-9.9 boat-placed']);
  });

  test('[UL-10.7] The Hunted is alert at once, Drumbeat hard of hearing', () => {
    const hunted = stack(searching(withOne('U-96', 'trained', 'azores', { campaign: 'hunted' })), 'convoy', 37);
    expect(playing(hunted, contact, { choices: ['attack'] }).state.contact?.alerts).toBe(1);
    const lone = stack(searching(withOne('U-96', 'trained', 'azores', { campaign: 'hunted' })), 'convoy', 11);
    expect(playing(lone, contact, { choices: ['attack'] }).state.contact?.alerts).toBe(0);
    const drumbeat = inBattle(withOne('U-96', 'trained', 'florida', { campaign: 'drumbeat' }), 37, {
      'U-96': { zone: 'L-S' },
    });
    expect(detectionModifier(drumbeat, ship({ state: drumbeat }, 'E1'), 'surfaced')).toBe(-1);
  });
});

describe('UL-10.5 conditions', () => {
  const cardWith = (id: ConditionId): number =>
    Number(
      Object.keys(CONVOYS).find(
        (number) => CONVOYS[Number(number)]!.condition === id && ![32, 33, 34, 37].includes(Number(number)),
      ),
    );
  const drawn = (id: ConditionId, script = {}, convoy = 37) => {
    const state = inBattle(withOne('U-47', 'trained', 'iceland'), convoy, { 'U-47': { zone: 'L-S' } });
    state.battle!.round = 0;
    if (id === 'prize') state.decks.convoy.draw.push(33);
    return playing(stack(state, 'convoy', id === 'prize' ? 33 : cardWith(id)), condition, script);
  };

  test('[UL-10.5] the card is discarded and the counter untouched', () => {
    const game = drawn('none');
    expect(game.state).toMatchObject({ contact: { left: 1, alerts: 0 }, battle: { condition: 'none', round: 1 } });
    expect(game.state.decks.convoy.discard).toHaveLength(1);
  });

  test.each<[ConditionId, number, number, number, number]>([
    ['none', 0, 0, 0, 0],
    ['firing-solution', 1, 0, 0, 0],
    ['night', 0, -1, -2, 0],
    ['moon', 0, 0, 1, 0],
    ['rough', -1, 0, -1, -1],
    ['calm', 0, 0, 0, 1],
  ])('[UL-10.5] %s: torpedoes %i, gun %i, detection %i and %i', (id, torpedo, gun, surfaced, submerged) => {
    const { state } = drawn(id);
    const one = boatOf(state, 'U-47');
    const [m1, e1] = [ship({ state }, 'M1'), ship({ state }, 'E1')];
    expect([torpedoModifier(state, one, m1, 1, 0), gunModifier(state, one, m1, 0)]).toEqual([torpedo, gun]);
    expect([detectionModifier(state, e1, 'surfaced'), detectionModifier(state, e1, 'submerged')]).toEqual([
      surfaced,
      submerged,
    ]);
  });

  test('[UL-10.5] Fog shortens detection before Alerts lengthen it', () => {
    const { state } = drawn('fog');
    state.contact!.alerts = 2;
    expect([detectionRange(state, 'surfaced'), detectionRange(state, 'submerged')]).toEqual([3, 2]);
  });

  test('[UL-10.5] Convoy Alerted, Straggler, Thin Escort, Escort Reinforced', () => {
    expect(drawn('alerted').state.contact?.alerts).toBe(1);
    expect(ship(drawn('straggler'), 'M4').zone).toBe('M-SSE');
    expect(ship(drawn('straggler', {}, 1), 'L1').zone).toBe('C-NW');
    expect(drawn('thin').state.contact!.ships.map((one) => one.id)).toEqual(['M1', 'M2', 'M3', 'M4', 'E1']);
    expect(ship(drawn('reinforced'), 'E3')).toMatchObject({ kind: 'escort', zone: 'S-S' });
    expect(ship(drawn('reinforced', {}, 16), 'E1').kind).toBe('fleetEscort');
    expect(drawn('reinforced', {}, 24).state.contact!.ships).toHaveLength(7);
    expect(drawn('reinforced', {}, 1).state.contact!.ships).toHaveLength(1);
  });

  test('[UL-10.5] Ideal Position and Caught Astern place boats anew', () => {
    expect(fighter(drawn('ideal', { choices: ['zone M-NNE'] }), 'U-47').zone).toBe('M-NNE');
    expect(fighter(drawn('ideal', { choices: ['keep'] }), 'U-47').zone).toBe('L-S');
    expect(drawn('astern', { choices: ['zone L-SE'] }).offered[0]).toEqual(['zone L-S', 'zone L-SE', 'zone L-SW']);
  });

  test('[UL-10.5] Air Patrol drives boats under', () => {
    const game = drawn('air');
    expect(fighter(game, 'U-47').side).toBe('submerged');
    expect(boat(game, 'U-47').stress).toBe(1);
  });

  test('[UL-10.5] Valuable Cargo: one VP more for the first merchant', () => {
    const { state } = drawn('prize');
    reveal(reveal(state, 'M1', 95, { heavy: 1, zone: 'L-S' }), 'M2', 96, { heavy: 1, zone: 'L-S' });
    const match = taking(matchAt('cautious', state, [9, 9]), 'aim M1', 'torpedoes 1', 'aim M2', 'torpedoes 1', 'fire');
    expect(match.state.vp).toBe(2 + 2 + 1);
  });

  test('[UL-10.5] Valuable Cargo: an escort sunk before it does not take the prize', () => {
    const { state } = drawn('prize');
    reveal(reveal(state, 'E1', 111, { heavy: 1, zone: 'L-S' }), 'M2', 96, { heavy: 1, zone: 'L-S' });
    const match = taking(matchAt('cautious', state, [9, 9]), 'aim E1', 'torpedoes 1', 'aim M2', 'torpedoes 1', 'fire');
    expect(match.state.vp).toBe(0 + 2 + 1);
  });
});
