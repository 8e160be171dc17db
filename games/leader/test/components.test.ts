/** UL-1, UL-2, UL-3, UL-20  Components: the display, the maps, the boats, the cards. */
import { describe, expect, test } from 'vitest';
import { discard, discardShip, drawCard, shipCard, vpOf } from '../src/cards.ts';
import {
  addStress,
  canSearchWell,
  conditionOf,
  evasionOf,
  isCool,
  isInfiltrator,
  rowOf,
  speedOf,
} from '../src/crew.ts';
import { BOAT_IDS, type BOATS, card, classOf, hasGun, LEVELS } from '../src/data/boats.ts';
import { CAMPAIGN_IDS, CAMPAIGNS } from '../src/data/campaigns.ts';
import { CONDITIONS } from '../src/data/conditions.ts';
import { CONVOY_DECK, CONVOYS } from '../src/data/convoys.ts';
import { neighbours, range, stepsToLeave, WAKE, ZONE_IDS, ZONES, zonesOf } from '../src/data/display.ts';
import { ESCORT_DECK, ESCORTS, FLEET_ESCORT_DECK } from '../src/data/escorts.ts';
import { EVENT_DECK, effectOf, eventOf } from '../src/data/events.ts';
import { HIT_COUNTERS, TACTICS_COUNTERS } from '../src/data/hits.ts';
import { MERCHANT_DECK, MERCHANTS, MISIDENTIFIED } from '../src/data/merchants.ts';
import { NAVAL, NAVAL_DECK } from '../src/data/naval.ts';
import { MARKER_SPEED } from '../src/data/ships.ts';
import { pick } from '../src/dice.ts';
import { placeWarning } from '../src/events.ts';
import { leader } from '../src/game.ts';
import { areaOf, isPort, mayEnter, portsOf } from '../src/map.ts';
import { boatOf } from '../src/state.ts';
import { resultOf } from '../src/torpedoes.ts';
import { addAlert } from '../src/wolfpack.ts';
import { boat, fresh, inBattle, logged, playing, reveal, ship, withBoat, withOne } from './position.ts';

describe('UL-1 components', () => {
  test('[UL-1.1] four campaigns in three lengths, each with its own sheet', () => {
    expect(CAMPAIGN_IDS.map((id) => CAMPAIGNS[id].lengths.medium.so)).toEqual([32, 41, 45, 47]);
    expect(leader.options.find((one) => one.id === 'length')?.values).toEqual(['short', 'medium', 'long']);
  });

  test('[UL-1.2] every area touches its neighbours both ways', () => {
    for (const id of CAMPAIGN_IDS) {
      const { areas } = CAMPAIGNS[id];
      for (const [name, area] of Object.entries(areas))
        for (const next of area.touches) expect(areas[next]?.touches).toContain(name);
    }
  });

  test('[UL-1.3] names change nothing: two corvettes are alike but for theirs', () => {
    const { name: one, ...arbutus } = ESCORTS[111]!;
    const { name: other, ...gladiolus } = ESCORTS[112]!;
    expect(one).not.toBe(other);
    expect(arbutus).toEqual(gladiolus);
  });

  test('[UL-1.4] ports have a refit number and neither Events nor contacts', () => {
    const state = fresh();
    expect(portsOf(state)).toEqual(['germany', 'france']);
    expect(areaOf(state, 'france')).toMatchObject({ refit: 4 });
    expect(areaOf(state, 'france').contacts).toBeUndefined();
    expect(isPort(state, 'iceland')).toBe(false);
  });

  test('[UL-1.5] [UL-1.6] [UL-1.7] an area has a patrol number, a move number and a contact table', () => {
    const state = fresh();
    expect(areaOf(state, 'south-west-approaches')).toMatchObject({ move: 2, patrol: 1, contacts: [3, 6, 10] });
    expect(areaOf(state, 'english-channel').contacts).toBeNull();
  });

  test('[UL-1.9] mission boxes name their Events and what they bring', () => {
    const state = fresh({ campaign: 'battle-begins' });
    expect(areaOf(state, 'north-sea').attack).toEqual({ events: 3, naval: 3 });
    expect(areaOf(state, 'north-atlantic').raid).toEqual({ events: 2, attacks: 6 });
    expect(areaOf(state, 'british-isles').mine?.table.at(-1)).toEqual([8, 4]);
  });

  test('[UL-1.10] twenty-eight zones in four rings; the wake is the southern long zone', () => {
    expect(ZONE_IDS).toHaveLength(28);
    expect([
      zonesOf('convoy').length,
      zonesOf('short').length,
      zonesOf('medium').length,
      zonesOf('long').length,
    ]).toEqual([4, 8, 8, 8]);
    expect([WAKE, ZONES[WAKE].toWake]).toEqual(['L-S', 0]);
  });

  test('[UL-1.11] adjacency is mutual, diagonals do not count, and range is the shortest path', () => {
    for (const zone of ZONE_IDS) for (const next of neighbours(zone)) expect(neighbours(next)).toContain(zone);
    expect(neighbours('C-NW')).not.toContain('C-SE');
    expect([range('L-S', 'S-S'), range('S-S', 'S-NW'), range('M-SSE', 'S-NW'), range('S-S', 'S-S')]).toEqual([
      2, 3, 4, 0,
    ]);
    expect([stepsToLeave('L-E'), stepsToLeave('C-NW')]).toEqual([1, 4]);
  });

  test('[UL-1.12] a pick among several is a die; one alone needs none', () => {
    const state = fresh();
    playing(
      state,
      (t) => {
        expect(pick(t, ['a', 'b', 'c'])).toBe('b');
      },
      { dice: [2] },
    );
    playing(state, (t) => {
      expect(pick(t, ['a'])).toBe('a');
    });
    expect(() => playing(state, (t) => pick(t, []))).toThrow('There is no candidate');
  });

  test('[UL-1.13] [UL-2.16] the side a boat shows sets its speed; Type XXI is as fast below', () => {
    const state = withBoat(withOne('U-47', 'trained', 'iceland'), 'U-2511', 'trained');
    const speeds = (id: 'U-47' | 'U-2511') => [
      speedOf(boatOf(state, id), 'surfaced'),
      speedOf(boatOf(state, id), 'submerged'),
    ];
    expect([speeds('U-47'), speeds('U-2511')]).toEqual([
      [2, 1],
      [2, 2],
    ]);
  });

  test('[UL-1.14] unknown markers have a speed of their own', () => {
    expect(MARKER_SPEED).toEqual({ lone: 2, merchant: 2, naval: 3, escort: 2, fleetEscort: 3 });
  });

  test('[UL-1.15] [UL-1.16] [UL-1.17] [UL-1.18] the records begin empty, and markers have no limit', () => {
    const state = inBattle(withOne('U-47', 'trained', 'iceland'), 1, { 'U-47': { zone: 'L-N' } });
    expect(boatOf(state, 'U-47')).toMatchObject({
      xp: 0,
      stress: 0,
      mission: null,
      attacked: false,
      snorkel: false,
      patrols: 0,
    });
    expect(state.battle!.fighters[0]).toMatchObject({ detected: false, silent: false, deep: false, stunned: 0 });
    state.warnings.iceland = 99;
    state.contact!.alerts = 99;
    const one = playing(state, function* (t) {
      placeWarning(t, 'iceland', 'UL-8.10');
      addAlert(t, 'UL-13.14');
    });
    expect(leader.view(one.state, 'player')).toMatchObject({ warnings: { iceland: 100 }, contact: { alerts: 100 } });
  });
});

describe('UL-2 boats', () => {
  test('[UL-2.1] [UL-2.4] four levels, dearer and steadier as they rise; an Ace rises no further', () => {
    for (const id of BOAT_IDS) {
      const costs = LEVELS.map((level) => card(id, level).so);
      expect(costs).toEqual(costs.toSorted((a, b) => a - b));
      expect(LEVELS.map((level) => card(id, level).promoteXp === null)).toEqual([false, false, false, true]);
    }
    expect(card('U-122', 'veteran')).toMatchObject({ so: 16, okay: { aggressive: false, gs: 1, ts: 1, ev: 5 } });
  });

  test('[UL-2.2] a class shut out of an area may not even pass', () => {
    const state = fresh();
    expect([mayEnter(state, 'U-47', 'west-africa'), mayEnter(state, 'U-43', 'west-africa')]).toEqual([false, true]);
  });

  test('[UL-2.5] [UL-2.6] [UL-2.7] abilities belong to boats, and Search needs its electronics [UL-14.13]', () => {
    const state = withBoat(withBoat(withOne('U-99', 'trained', 'iceland'), 'U-96', 'trained'), 'U-48', 'trained');
    expect([
      isInfiltrator(boatOf(state, 'U-99')),
      isCool(boatOf(state, 'U-96')),
      canSearchWell(boatOf(state, 'U-48')),
    ]).toEqual([true, true, true]);
    boatOf(state, 'U-48').temporary.electronics = 1;
    expect(canSearchWell(boatOf(state, 'U-48'))).toBe(false);
  });

  test('[UL-2.8] Stress never falls below zero', () => {
    const game = playing(withBoat(fresh(), 'U-47', 'trained', { stress: 1 }), (t) =>
      addStress(t, 'UL-2.8', 'U-47', -5),
    );
    expect(boat(game, 'U-47').stress).toBe(0);
    expect(game.log).toMatchObject([{ entry: { by: -1 } }]);
  });

  test.each([
    [4, 'okay', 3],
    [5, 'shaken', 2],
    [7, 'shaken', 2],
    [8, 'unfit', 2],
  ])('[UL-2.9] [UL-2.10] [UL-2.11] a Trained VIIB at Stress %i is %s with EV %i', (stress, condition, ev) => {
    const one = boatOf(withBoat(fresh(), 'U-47', 'trained', { stress }), 'U-47');
    expect([conditionOf(one), evasionOf(one)]).toEqual([condition, ev]);
  });

  test('[UL-2.13] [UL-2.14] the Shaken row is Cautious and one worse', () => {
    const one = boatOf(withBoat(fresh(), 'U-47', 'ace', { stress: 7 }), 'U-47');
    expect(rowOf(one)).toEqual({ aggressive: false, gs: 0, ts: 1, ev: 4 });
    expect(rowOf({ ...one, stress: 0 })).toEqual({ aggressive: true, gs: 1, ts: 2, ev: 5 });
  });

  test('[UL-2.15] [UL-20.1] torpedoes aboard follow history', () => {
    const stowage = (id: keyof typeof BOATS) => classOf(id).ready + classOf(id).stored;
    expect([
      stowage('U-23'),
      stowage('U-29'),
      stowage('U-47'),
      stowage('U-96'),
      stowage('U-43'),
      stowage('U-2511'),
    ]).toEqual([5, 11, 14, 14, 22, 24]);
    expect([classOf('U-43').ready, classOf('U-2511').ready]).toEqual([6, 6]);
    expect([hasGun('U-23'), hasGun('U-2511'), hasGun('U-47')]).toEqual([false, false, true]);
  });
});

describe('UL-3 cards', () => {
  test('[UL-3.1] thirty-six Events; the era picks the half', () => {
    expect(EVENT_DECK).toHaveLength(36);
    expect([effectOf('b-dienst-report', 'early'), effectOf('b-dienst-report', 'late')]).toEqual([
      { contact: 2 },
      { contact: 1 },
    ]);
    expect([eventOf(168), eventOf(203)]).toEqual(['rough-seas', 'bdu-takes-notice']);
  });

  test('[UL-3.2] fifty Convoy cards with a condition each', () => {
    expect(CONVOY_DECK).toHaveLength(50);
    const count = (id: string) => CONVOY_DECK.filter((number) => CONVOYS[number]!.condition === id).length;
    expect(Object.keys(CONDITIONS).map(count)).toEqual([14, 5, 4, 3, 3, 3, 2, 3, 2, 2, 2, 2, 2, 2, 1]);
  });

  test('[UL-3.3] [UL-3.5] [UL-3.7] the ship decks', () => {
    expect([MERCHANT_DECK.length, ESCORT_DECK.length, NAVAL_DECK.length]).toEqual([60, 36, 18]);
    expect(MERCHANTS[51]).toMatchObject({
      name: 'San Fernando',
      vp: 3,
      xp: 2,
      torpedo: [4, 7, 10],
      surface: { heavy: 0, light: 2 },
    });
    expect(ESCORTS[139]).toMatchObject({ name: 'HMS Ballinderry', detect: { surfaced: 4, submerged: 6 } });
    expect(Object.values(NAVAL).filter((one) => one.carrier)).toHaveLength(5);
    expect([89, 99, 102, 103].map((number) => shipCard(number).speed)).toEqual([1, 1, 1, 1]);
  });

  test('[UL-3.5] escorts are worth nothing, unless the option says so', () => {
    expect([vpOf(fresh(), 128), vpOf(fresh({ escortVp: true }), 128), vpOf(fresh({ escortVp: true }), 111)]).toEqual([
      0, 1, 0,
    ]);
  });

  test('[UL-3.6] Fleet Escorts are gathered and shuffled for each Naval battle', () => {
    const state = inBattle(withOne('U-47', 'trained', 'iceland'), 20, { 'U-47': { zone: 'L-N' } });
    expect(state.decks.fleet.draw).toEqual(FLEET_ESCORT_DECK);
    const game = playing(reveal(state, 'E1', 147), (t) => discardShip(t, ship({ state }, 'E1')));
    expect(game.state.decks.fleet.discard).toEqual([]);
  });

  test('[UL-3.8] [UL-3.9] hit numbers and attack sizes; N/A is never reached', () => {
    expect([3, 4, 7, 10].map((total) => resultOf(total, [4, 7, 10]))).toEqual(['miss', 'light', 'heavy', 'sunk']);
    expect(resultOf(99, [9, null, null])).toBe('light');
    expect(ESCORTS[111]!.submerged).toEqual({ heavy: 1, light: 2 });
  });

  test('[UL-4.6] [UL-4.7] forty Hit counters, twelve Tactics counters', () => {
    expect([HIT_COUNTERS.length, TACTICS_COUNTERS.length, MISIDENTIFIED.length]).toEqual([40, 12, 6]);
    expect([fresh().tactics.length, fresh({ campaign: 'hunted' }).tactics.length]).toEqual([0, 12]);
  });

  test('[UL-4.8] the last card taken brings the discards back; cards that stay out come last of all', () => {
    const state = fresh();
    state.decks.naval = { draw: [150], discard: [151], out: [152] };
    const game = playing(state, (t) => {
      expect([drawCard(t, 'naval'), drawCard(t, 'naval'), drawCard(t, 'naval')]).toEqual([150, 151, 152]);
    });
    expect(logged(game, 'deck-reshuffled').map(({ deck, cards }) => [deck, cards])).toEqual([
      ['naval', 1],
      ['naval', 1],
    ]);
  });

  test('[UL-4.8] cards that stay out wait for a draw that nothing else can serve', () => {
    const state = fresh({ sunkShipsStayOut: true });
    state.decks.naval = { draw: [150], discard: [], out: [151] };
    playing(state, (t) => {
      drawCard(t, 'naval');
      expect(t.state.decks.naval).toEqual({ draw: [], discard: [], out: [151] });
      discard(t, 'naval', 150);
      expect(drawCard(t, 'naval')).toBe(150);
      expect(drawCard(t, 'naval')).toBe(151);
    });
  });
});
