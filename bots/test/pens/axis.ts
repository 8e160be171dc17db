/** Positions for the Axis: boats, pens, garrisons. */
import type { State, Unit } from '@derby/pens/state';
import { bare, hold, pen, put, putMany } from '../../../games/pens/test/position.ts';
import { atLeast, first, none, type Position, some } from './position.ts';

const SPENT: Partial<Unit> = { condition: 'spent' };

const germany = (over: Partial<State> = {}, treasury = 0): State => {
  const state = bare({ turn: 'GER', ...over });
  state.treasury.GER = treasury;
  return state;
};

export const AXIS: readonly Position[] = [
  {
    name: 'the broken pen',
    why: 'Three Spent boats lie moored under four bombers; three points open the old pen now, a new one opens too late.',
    phase: 'purchase',
    state: () => {
      const state = germany({}, 3);
      pen(state, 'AQU', { damage: 10 });
      putMany(state, 'GER', ['uboat', 'uboat', 'uboat'], 'S18', SPENT);
      putMany(state, 'UK', ['bomber', 'bomber', 'bomber', 'bomber'], 'SEN');
      return state;
    },
    isRight: some(/^repair pen-1 3$/),
  },
  {
    name: 'boats without a roof',
    why: 'Six boats and not one berth, with bombers across the Channel: 3 IPC for three berths is the best bargain there is.',
    phase: 'purchase',
    state: () => {
      const state = germany({ round: 3 }, 20);
      putMany(state, 'GER', Array(6).fill('uboat'), 'S18');
      putMany(state, 'UK', ['bomber', 'bomber', 'bomber'], 'SEN');
      return state;
    },
    isRight: some(/^buy pen$/),
  },
  {
    name: 'the electro-boats',
    why: 'From Early 1944 the Type XXI ignores destroyers and slips away from hunters; two a turn is all that may be had.',
    phase: 'purchase',
    state: () => {
      const state = germany({ round: 9 }, 20);
      putMany(state, 'GER', Array(8).fill('infantry'), 'BLN');
      return state;
    },
    isRight: atLeast(2, /^buy typeXXI$/),
  },
  {
    name: 'no cellar needs mending',
    why: 'The sound factories can place all that 6 IPC buy; money in the bombed one is thrown away.',
    phase: 'purchase',
    state: () => {
      const state = germany({}, 6);
      state.factoryDamage = { NFR: 4 };
      return state;
    },
    isRight: none(/^repair/),
  },
  {
    name: 'nothing left standing',
    why: 'Every factory is bombed out: without a repair nothing that is bought can be placed.',
    phase: 'purchase',
    state: () => {
      const state = germany({}, 24);
      state.factoryDamage = { NFR: 4, RUH: 8, NWG: 6, BLN: 8 };
      return state;
    },
    isRight: some(/^repair (NFR|RUH|NWG|BLN) /),
  },
  {
    name: 'the empty factory',
    why: 'Northern France, a factory and an objective, stands open next door.',
    phase: 'combat-movement',
    state: () => {
      const state = germany();
      hold(state, 'UK', 'NFR');
      putMany(state, 'GER', ['infantry', 'infantry', 'infantry'], 'RUH');
      return state;
    },
    isRight: some(/^move infantry-\d+ NFR$/),
  },
  {
    name: 'the beachhead',
    why: 'Two tired battalions have just landed in Brittany and an army stands beside them: the odds are above 95 %.',
    phase: 'combat-movement',
    state: () => {
      const state = germany({ round: 8 });
      hold(state, 'UK', 'BRI');
      putMany(state, 'UK', ['infantry', 'infantry'], 'BRI');
      putMany(
        state,
        'GER',
        ['infantry', 'infantry', 'infantry', 'infantry', 'artillery', 'artillery', 'armour'],
        'NFR',
      );
      return state;
    },
    isRight: atLeast(4, /^move .* BRI$/),
  },
  {
    name: 'one against six',
    why: 'A single battalion against six behind their guns is lost for nothing.',
    phase: 'combat-movement',
    state: () => {
      const state = germany({ round: 8 });
      hold(state, 'UK', 'NFR');
      putMany(state, 'UK', Array(6).fill('infantry'), 'NFR');
      putMany(state, 'GER', ['infantry', 'infantry'], 'BRI');
      return state;
    },
    isRight: none(/ NFR$/),
  },
  {
    name: 'the lone wolf',
    why: 'One boat into four destroyers and a cruiser hits on a 1 and does not come back.',
    phase: 'combat-movement',
    state: () => {
      const state = germany();
      put(state, 'GER', 'uboat', 'S18');
      putMany(state, 'UK', ['destroyer', 'destroyer', 'destroyer', 'destroyer', 'cruiser'], 'S15');
      return state;
    },
    isRight: none(/^move uboat-1 S15$/),
  },
  {
    name: 'boats one by one',
    why: 'Three boats in three harbours, each alone against a hunting group of three: no attack is better than three lost boats.',
    phase: 'combat-movement',
    state: () => {
      const state = germany();
      put(state, 'GER', 'uboat', 'S18');
      put(state, 'GER', 'uboat', 'S28');
      put(state, 'GER', 'uboat', 'S29');
      for (const zone of ['S15', 'S13', 'S26'] as const)
        putMany(state, 'UK', ['destroyer', 'destroyer', 'destroyer'], zone);
      return state;
    },
    isRight: none(/^move uboat/),
  },
  {
    name: 'transports without escort',
    why: 'Two transports alone in the Approaches: 12 IPC and 8 of tonnage for no risk at all.',
    phase: 'combat-movement',
    state: () => {
      const state = germany();
      putMany(state, 'GER', ['uboat', 'uboat'], 'S18');
      putMany(state, 'UK', ['transport', 'transport'], 'S15');
      return state;
    },
    isRight: some(/^move uboat-\d S15$/),
  },
  {
    name: 'down, while there is time',
    why: 'Battleship and cruiser without a destroyer: the boat can leave the battle unharmed, and has nothing to win in it.',
    phase: 'combat',
    asks: 'HOST-9.3',
    state: () => {
      const state = bare();
      put(state, 'GER', 'transport', 'S29');
      put(state, 'GER', 'uboat', 'S29');
      putMany(state, 'UK', ['battleship', 'cruiser'], 'S29', { from: 'S26', acted: 'moved' });
      return state;
    },
    isRight: first(/^submerge uboat-2$/),
  },
  {
    name: 'stay and fire',
    why: 'The boats attack transports that cannot shoot back; to dive now would let them go.',
    phase: 'combat',
    asks: 'HOST-9.3',
    state: () => {
      const state = germany();
      putMany(state, 'GER', ['uboat', 'uboat'], 'S15', { from: 'S18', acted: 'moved', task: 'attack' });
      putMany(state, 'UK', ['transport', 'transport', 'cruiser'], 'S15');
      return state;
    },
    isRight: first(/^stay-up$/),
  },
  {
    name: 'raiders without escort',
    why: 'Three bombers come alone and three fighters stand ready: each that is shot down costs 12 IPC and a bomb load.',
    phase: 'combat',
    asks: 'HOST-8.3',
    state: () => {
      const state = bare();
      putMany(state, 'GER', ['fighter', 'fighter', 'fighter'], 'RUH');
      putMany(state, 'UK', ['bomber', 'bomber', 'bomber'], 'RUH', { from: 'SEN', task: 'raid' });
      return state;
    },
    isRight: first(/^intercept [23]$/),
  },
  {
    name: 'seven against one',
    why: 'Four escorts and three bombers would roll seven dice at the one fighter; it stays on the ground.',
    phase: 'combat',
    asks: 'HOST-8.3',
    state: () => {
      const state = bare();
      put(state, 'GER', 'fighter', 'RUH');
      putMany(state, 'UK', ['bomber', 'bomber', 'bomber'], 'RUH', { from: 'SEN', task: 'raid' });
      putMany(state, 'UK', Array(4).fill('fighter'), 'RUH', { from: 'SEN', task: 'escort' });
      return state;
    },
    isRight: first(/^intercept 0$/),
  },
  {
    name: 'which boat goes',
    why: 'Of two moored boats the U-boat is given up, not the Type XXI.',
    phase: 'combat',
    asks: 'HOST-9.11',
    state: () => {
      const state = bare({ round: 9 });
      put(state, 'GER', 'typeXXI', 'S18', SPENT);
      put(state, 'GER', 'uboat', 'S18', SPENT);
      putMany(state, 'UK', ['destroyer', 'destroyer', 'destroyer'], 'S18', { from: 'S15', acted: 'moved' });
      return state;
    },
    isRight: first(/^lose uboat-2$/),
  },
  {
    name: 'which boat comes out',
    why: 'The bombs leave room for two of three Spent boats: the U-boat comes out, the two Type XXI stay.',
    phase: 'combat',
    asks: 'PEN-1.27',
    state: () => {
      const state = bare({ round: 9 });
      const shelter = pen(state, 'AQU', { damage: 5 });
      put(state, 'GER', 'typeXXI', 'S18', { ...SPENT, inside: shelter });
      put(state, 'GER', 'typeXXI', 'S18', { ...SPENT, inside: shelter });
      put(state, 'GER', 'uboat', 'S18', { ...SPENT, inside: shelter });
      put(state, 'UK', 'bomber', 'AQU', { from: 'SEN', task: 'raid' });
      return state;
    },
    isRight: first(/^eject uboat-3$/),
  },
  {
    name: 'enough is enough',
    why: 'Two battalions are left against four or more: to press on loses them too.',
    phase: 'combat',
    asks: 'HOST-7.6',
    when: (state) =>
      state.units.filter((unit) => unit.power === 'GER').length <= 2 &&
      state.units.filter((unit) => unit.power === 'UK').length >= 4,
    state: () => {
      const state = germany({ round: 8 });
      hold(state, 'UK', 'NFR');
      putMany(state, 'UK', Array(5).fill('infantry'), 'NFR');
      putMany(state, 'GER', Array(4).fill('infantry'), 'NFR', { from: 'RUH', acted: 'moved', task: 'attack' });
      return state;
    },
    isRight: first(/^retreat /),
  },
  {
    name: 'in before the bombers',
    why: 'Two Spent boats lie beside an empty pen, three bombers are in reach: inside nothing can touch them.',
    phase: 'non-combat-movement',
    state: () => {
      const state = germany();
      pen(state, 'BRI');
      putMany(state, 'GER', ['uboat', 'uboat'], 'S18', SPENT);
      putMany(state, 'UK', ['bomber', 'bomber', 'bomber'], 'SEN');
      return state;
    },
    isRight: atLeast(2, /^enter uboat-\d pen-1$/),
  },
  {
    name: 'home from patrol',
    why: 'A Spent boat at sea refits only in harbour, and the pen in the Bay is within its reach.',
    phase: 'non-combat-movement',
    state: () => {
      const state = germany();
      pen(state, 'AQU');
      put(state, 'GER', 'uboat', 'S15', SPENT);
      put(state, 'UK', 'destroyer', 'S14');
      return state;
    },
    isRight: some(/^enter uboat-1 pen-1$/),
  },
  {
    name: 'richest of the quiet grounds',
    why: 'Four destroyers can be in either Approach next turn; the convoys of the open Atlantic they cannot reach.',
    phase: 'non-combat-movement',
    state: () => {
      const state = germany();
      put(state, 'GER', 'uboat', 'S18');
      putMany(state, 'UK', Array(4).fill('destroyer'), 'S26');
      return state;
    },
    isRight: some(/^move uboat-1 (S10|S12|S06)$/),
  },
  {
    name: 'Berlin',
    why: 'Five tanks stand in the north-west, one battalion in Berlin, and whoever takes Berlin has won: the reserves go there.',
    phase: 'non-combat-movement',
    state: () => {
      const state = germany({ round: 9 });
      hold(state, 'UK', 'NWG');
      putMany(state, 'UK', Array(5).fill('armour'), 'NWG');
      put(state, 'GER', 'infantry', 'BLN');
      putMany(state, 'GER', Array(4).fill('infantry'), 'SGE');
      putMany(state, 'GER', Array(4).fill('infantry'), 'POL');
      return state;
    },
    isRight: atLeast(5, /^move infantry-\d+ BLN$/),
  },
  {
    name: 'guards for Berlin',
    why: 'The new battalions appear where the enemy stands before the gate, not in France.',
    phase: 'placement',
    state: () => {
      const state = germany({ round: 9, bought: { infantry: 3 } });
      hold(state, 'UK', 'NWG');
      putMany(state, 'UK', Array(3).fill('armour'), 'NWG');
      put(state, 'GER', 'infantry', 'BLN');
      putMany(state, 'GER', Array(8).fill('infantry'), 'NFR');
      return state;
    },
    isRight: atLeast(2, /^place infantry BLN$/),
  },
  {
    name: 'a pen where boats sail from',
    why: 'Pens belong on the Bay, from where boats reach the convoys, and not in the Baltic.',
    phase: 'placement',
    state: () => {
      const state = germany({ round: 3, bought: { pen: 1 } });
      putMany(state, 'GER', ['uboat', 'uboat', 'uboat'], 'S18');
      return state;
    },
    isRight: first(/^build pen (AQU|BRI)$/),
  },
  {
    name: 'a gift is not refused',
    why: 'The free pen costs nothing and cannot be kept for later.',
    phase: 'placement',
    state: () => germany({ round: 8 }),
    isRight: first(/^build free-pen /),
  },
];
