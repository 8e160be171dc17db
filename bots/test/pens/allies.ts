/** Positions for the Allies: hunts, raids, landings. */
import type { State, Unit } from '@derby/pens/state';
import { bare, hold, pen, put, putMany } from '../../../games/pens/test/position.ts';
import { atLeast, first, none, type Position, some } from './position.ts';

const SPENT: Partial<Unit> = { condition: 'spent' };
const RAIDING: Partial<Unit> = { from: 'SEN', task: 'raid' };

const britain = (over: Partial<State> = {}, treasury = 0): State => {
  const state = bare({ turn: 'UK', ...over });
  state.treasury.UK = treasury;
  return state;
};

/** Garrisons strong enough that nothing but the point of the position is worth an attack. */
function fortress(state: State, ...except: string[]): void {
  for (const at of ['NFR', 'LOW', 'BRI', 'AQU', 'DEN', 'NWG', 'SNO', 'NNO', 'BLN', 'RUH', 'POL', 'SGE'] as const)
    if (!except.includes(at)) putMany(state, 'GER', Array(6).fill('infantry'), at);
  for (const at of ['SIT', 'NIT'] as const) putMany(state, 'ITA', Array(6).fill('infantry'), at);
}

export const ALLIES: readonly Position[] = [
  {
    name: 'the home guard',
    why: 'Late 1940, one battalion in London and German transports in the Channel: infantry before anything else.',
    phase: 'purchase',
    state: () => {
      const state = britain({ round: 2 }, 12);
      put(state, 'UK', 'infantry', 'SEN');
      putMany(state, 'GER', ['transport', 'transport'], 'S17');
      putMany(state, 'GER', Array(4).fill('infantry'), 'NFR');
      return state;
    },
    isRight: (made) => first(/^buy infantry$/)(made) && atLeast(3, /^buy infantry$/)(made),
  },
  {
    name: 'no hunters left',
    why: 'Eight boats at sea and not one destroyer: convoys bleed until there are some.',
    phase: 'purchase',
    state: () => {
      const state = britain({ round: 5 }, 21);
      putMany(state, 'UK', Array(8).fill('infantry'), 'SEN');
      putMany(state, 'GER', Array(8).fill('uboat'), 'S15');
      return state;
    },
    isRight: some(/^buy destroyer$/),
  },
  {
    name: 'Berlin lies open',
    why: 'A tank stands next to an empty Berlin, and Berlin wins the war.',
    phase: 'combat-movement',
    state: () => {
      const state = britain({ round: 9 });
      hold(state, 'UK', 'NWG');
      putMany(state, 'UK', ['armour', 'infantry', 'infantry'], 'NWG');
      fortress(state, 'BLN', 'NWG');
      return state;
    },
    isRight: some(/^move .* BLN$/),
  },
  {
    name: 'the Ruhr undefended',
    why: 'The greatest factory of Germany, an objective worth 7, has no garrison, and an army stands next to it.',
    phase: 'combat-movement',
    state: () => {
      const state = britain({ round: 8 });
      hold(state, 'UK', 'LOW');
      putMany(state, 'UK', [...Array(6).fill('infantry'), 'armour', 'armour'], 'LOW');
      for (const at of ['NFR', 'NWG', 'SGE', 'BLN'] as const) putMany(state, 'GER', ['infantry', 'infantry'], at);
      return state;
    },
    isRight: some(/^move .* RUH$/),
  },
  {
    name: 'through the open Belts',
    why: 'Denmark is British, eight American units can sail, one battalion holds Berlin: the war ends this round.',
    phase: 'combat-movement',
    state: () => {
      const state = bare({ round: 9, turn: 'USA' });
      hold(state, 'UK', 'DEN');
      putMany(state, 'UK', ['infantry', 'infantry', 'infantry'], 'DEN');
      putMany(state, 'USA', Array(4).fill('transport'), 'S27');
      put(state, 'USA', 'destroyer', 'S27');
      putMany(state, 'USA', [...Array(4).fill('infantry'), ...Array(4).fill('artillery')], 'NEN');
      fortress(state, 'BLN', 'DEN');
      put(state, 'GER', 'infantry', 'BLN');
      return state;
    },
    isRight: atLeast(2, /^land transport-\d+ S30 BLN$/),
  },
  {
    name: 'one against six',
    why: 'A single battalion against six would be lost for nothing.',
    phase: 'combat-movement',
    state: () => {
      const state = britain({ round: 8 });
      hold(state, 'UK', 'LOW');
      putMany(state, 'UK', ['infantry', 'infantry'], 'LOW');
      fortress(state, 'LOW');
      return state;
    },
    isRight: none(/^move /),
  },
  {
    name: 'a landing that carries',
    why: 'Six units against one battalion in Brittany, and no reserve behind it: the odds are above 72 %, and the coast holds.',
    phase: 'combat-movement',
    state: () => {
      const state = britain({ round: 8 });
      putMany(state, 'UK', ['transport', 'transport', 'transport'], 'S16');
      putMany(state, 'UK', ['destroyer', 'cruiser'], 'S16');
      putMany(state, 'UK', ['infantry', 'infantry', 'infantry', 'artillery', 'artillery', 'armour'], 'SEN');
      put(state, 'GER', 'infantry', 'BRI');
      for (const at of ['NFR', 'LOW', 'DEN', 'NWG', 'SNO'] as const)
        putMany(state, 'GER', Array(3).fill('infantry'), at);
      return state;
    },
    isRight: atLeast(2, /^land transport-\d /),
  },
  {
    name: 'a landing that drowns',
    why: 'One transport with two battalions against six in every port: nobody would come back.',
    phase: 'combat-movement',
    state: () => {
      const state = britain({ round: 8 });
      put(state, 'UK', 'transport', 'S16');
      putMany(state, 'UK', ['infantry', 'infantry'], 'SEN');
      fortress(state);
      return state;
    },
    isRight: none(/^land /),
  },
  {
    name: 'where the pack is',
    why: 'Three boats sit on the richest convoys, one in a poor corner: the hunters go where the boats and the convoys are.',
    phase: 'combat-movement',
    state: () => {
      const state = britain();
      putMany(state, 'UK', ['destroyer', 'destroyer', 'destroyer'], 'S14');
      putMany(state, 'GER', ['uboat', 'uboat', 'uboat'], 'S15');
      put(state, 'GER', 'uboat', 'S13');
      return state;
    },
    isRight: first(/^move destroyer-\d S15$/),
  },
  {
    name: 'moored in the open',
    why: 'Three Spent boats lie outside every pen, no fighter guards them: each bomber sinks one on a 1, 2 or 3.',
    phase: 'combat-movement',
    state: () => {
      const state = britain();
      putMany(state, 'UK', ['bomber', 'bomber', 'bomber'], 'SEN');
      putMany(state, 'GER', ['uboat', 'uboat', 'uboat'], 'S18', SPENT);
      fortress(state);
      return state;
    },
    isRight: atLeast(2, /^raid bomber-\d (BRI|AQU)$/),
  },
  {
    name: 'a nest of fighters',
    why: 'One bomber against four interceptors over a factory: it is worth 3 IPC of damage and mostly does not come back.',
    phase: 'combat-movement',
    state: () => {
      const state = britain();
      put(state, 'UK', 'bomber', 'SEN');
      for (const at of ['RUH', 'NFR', 'NWG', 'BLN'] as const) putMany(state, 'GER', Array(4).fill('fighter'), at);
      fortress(state);
      return state;
    },
    isRight: none(/^raid /),
  },
  {
    name: 'bombs on the moorings',
    why: 'Beside an empty pen three boats lie moored; the pen holds nothing worth a bomb.',
    phase: 'combat',
    asks: 'HOST-8.5',
    state: () => {
      const state = britain();
      pen(state, 'AQU');
      putMany(state, 'UK', ['bomber', 'bomber'], 'AQU', RAIDING);
      putMany(state, 'GER', ['uboat', 'uboat', 'uboat'], 'S18', SPENT);
      return state;
    },
    isRight: first(/^target bomber-\d S18$/),
  },
  {
    name: 'break it open',
    why: 'Four bombers, a pen at 5 with three boats inside, and destroyers waiting in the Bay for whatever comes out.',
    phase: 'combat',
    asks: 'HOST-8.5',
    state: () => {
      const state = britain({ round: 8 });
      const shelter = pen(state, 'AQU', { damage: 5 });
      putMany(state, 'UK', ['bomber', 'bomber', 'bomber', 'bomber'], 'AQU', RAIDING);
      putMany(state, 'UK', ['destroyer', 'destroyer', 'destroyer'], 'S18', { from: 'S15', acted: 'moved' });
      putMany(state, 'GER', ['uboat', 'uboat', 'uboat'], 'S18', { ...SPENT, inside: shelter });
      return state;
    },
    isRight: first(/^target bomber-\d pen-1$/),
  },
  {
    name: 'all of them',
    why: 'Three destroyers and an aircraft hunt at 4, fewer at less, and it costs nothing to take all.',
    phase: 'combat',
    state: () => {
      const state = britain();
      putMany(state, 'UK', ['destroyer', 'destroyer', 'destroyer'], 'S15');
      put(state, 'UK', 'fighter', 'S15', { from: 'SEN', task: 'attack', used: 2 });
      put(state, 'GER', 'uboat', 'S15');
      return state;
    },
    isRight: first(/^hunt S15 3$/),
  },
  {
    name: 'hunter or hunted',
    why: 'One destroyer finds its boat on a 1, and three Ready boats sink it on a 1 or 2.',
    phase: 'combat',
    state: () => {
      const state = britain({ round: 2 });
      put(state, 'UK', 'destroyer', 'S15');
      putMany(state, 'GER', ['uboat', 'uboat', 'uboat'], 'S15');
      return state;
    },
    isRight: first(/^let-be S15$/),
  },
  {
    name: 'the big ship takes it',
    why: 'A first hit only damages a battleship, which is repaired for nothing; a destroyer would be lost.',
    phase: 'combat',
    asks: 'HOST-9.6',
    when: (state) => state.units.some((unit) => unit.type === 'battleship' && unit.condition === 'sound'),
    state: () => {
      const state = bare({ turn: 'GER' });
      putMany(state, 'UK', ['battleship', 'destroyer'], 'S15');
      putMany(state, 'GER', Array(4).fill('fighter'), 'S15', { from: 'BRI', task: 'attack', used: 3 });
      return state;
    },
    isRight: first(/^lose battleship-1$/),
  },
  {
    name: 'finish it',
    why: 'Four tanks against the last battalion: one more round takes the Ruhr.',
    phase: 'combat',
    asks: 'HOST-7.6',
    when: (state) => state.units.filter((unit) => unit.power === 'UK').length >= 4,
    state: () => {
      const state = britain({ round: 8 });
      hold(state, 'UK', 'LOW');
      putMany(state, 'UK', Array(4).fill('armour'), 'RUH', { from: 'LOW', acted: 'moved', task: 'attack' });
      put(state, 'GER', 'infantry', 'RUH');
      return state;
    },
    isRight: first(/^press-on$/),
  },
  {
    name: 'the full convoy',
    why: 'Troops cross without cost and no boat is on the route: what stays at home fights nobody.',
    phase: 'non-combat-movement',
    state: () => {
      const state = bare({ turn: 'USA' });
      putMany(state, 'USA', Array(6).fill('infantry'), 'NEU');
      return state;
    },
    isRight: atLeast(4, /^ship infantry-\d NORTH /),
  },
  {
    name: 'London calling',
    why: 'German transports and an army lie across the Channel, one battalion holds London, four idle in the north.',
    phase: 'non-combat-movement',
    state: () => {
      const state = britain({ round: 2 });
      put(state, 'UK', 'infantry', 'SEN');
      putMany(state, 'UK', Array(4).fill('infantry'), 'NEN');
      putMany(state, 'GER', Array(3).fill('transport'), 'S17');
      putMany(state, 'GER', Array(6).fill('infantry'), 'NFR');
      return state;
    },
    isRight: atLeast(2, /^move infantry-\d SEN$/),
  },
];
