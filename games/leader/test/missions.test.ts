/** UL-6, UL-7  Special Options that are of no use, mines in the racks, and missions that fail. */
import { describe, expect, test } from 'vitest';
import { loadMines, mission } from '../src/missions.ts';
import { boatOf, type State } from '../src/state.ts';
import { strategic } from '../src/strategic.ts';
import { boat, fresh, hit, logged, playing, stack, withBoat, withOne } from './position.ts';

const load = (normal: number, fat = 0, t5 = 0, mines = 0) => ({ normal, fat, t5, mines });

describe('UL-6 what is of no use is not sold', () => {
  test('[UL-6.2] [UL-6.3] [UL-6.4] no marker where every area has one', () => {
    const state = withOne('U-47', 'trained', 'iceland');
    const open = playing(state, strategic, { choices: ['end'] });
    for (const option of ['air-search', 'supply', 'intel']) expect(open.offered[0]).toContain(`option ${option}`);
    const areas = playing(withOne('U-47', 'trained', 'iceland'), strategic, {
      choices: ['option supply', 'mark iceland', 'end'],
    }).offered[1]!.map((words) => words.split(' ')[1]!) as State['supply'];
    Object.assign(state, { supply: [...areas], intel: [...areas], airSearch: [...areas] });
    expect(playing(state, strategic, { choices: ['end'] }).barred[0]).toMatchObject({
      'option air-search': 'UL-6.2',
      'option supply': 'UL-6.3',
      'option intel': 'UL-6.4',
    });
  });

  test('[UL-6.6] an advanced torpedo needs a normal one, ready or stored, of a boat in port', () => {
    const hunted = (area: 'azores' | 'france', ready: number, stored: number) => {
      const state = withOne('U-96', 'trained', area, { campaign: 'hunted' });
      Object.assign(boatOf(state, 'U-96'), { ready: load(ready, 1), stored: load(stored, 0, 1) });
      return state;
    };
    const barred = (state: State) =>
      playing(state, strategic, { choices: ['end'] }).barred[0]?.['option advanced-torpedoes'];
    expect(barred(hunted('azores', 3, 3))).toBe('UL-6.6');
    expect(barred(hunted('france', 0, 0))).toBe('UL-6.6');
    expect(barred(hunted('france', 1, 0))).toBeUndefined();
    const game = playing(hunted('france', 0, 2), strategic, {
      choices: ['option advanced-torpedoes', 'exchange U-96 stored fat', 'end'],
    });
    expect(game.offered[1]).toEqual(['exchange U-96 stored fat', 'exchange U-96 stored t5']);
    expect(boat(game, 'U-96').stored).toEqual(load(1, 1, 1));
  });

  test('[UL-6.8] [UL-7.1] [UL-7.3] mines ask for a torpedo to put ashore, an Attack for a fit crew', () => {
    const state = withBoat(withBoat(fresh(), 'U-47', 'trained'), 'U-48', 'trained', { stress: 9 });
    withBoat(state, 'U-43', 'trained');
    Object.assign(boatOf(state, 'U-47'), { ready: load(0), stored: load(0) });
    const mines = playing(structuredClone(state), strategic, {
      choices: ['option mine', 'boat U-43', 'mines stored normal 0', 'mines ready normal 1', 'end'],
    });
    expect(mines.barred[1]).toEqual({ 'boat U-47': 'UL-7.1' });
    const attack = playing(state, strategic, { choices: ['option attack', 'boat U-43', 'end'] });
    expect(attack.barred[1]).toEqual({ 'boat U-48': 'UL-7.3' });
  });

  test('[UL-6.9] [UL-19.2] a Snorkel is for sale with the option, and not for Types II and XXI', () => {
    const selling = (snorkel: boolean) => {
      const state = fresh({ campaign: 'hunted', snorkel, typeXXI: true });
      for (const id of ['U-96', 'U-2511', 'U-23', 'U-56'] as const) withBoat(state, id, 'trained', { area: 'france' });
      return state;
    };
    const bought = playing(selling(true), strategic, { choices: ['option snorkel', 'end'] });
    expect(bought.state.boats.filter((one) => one.snorkel).map(({ id }) => id)).toEqual(['U-96']);
    expect(bought.state.bought).toEqual({});
    expect(bought.barred[1]).toMatchObject({ 'option snorkel': 'UL-6.9' });
    const none = playing(selling(false), strategic, { choices: ['end'] });
    expect([...none.offered[0]!, ...Object.keys(none.barred[0]!)]).not.toContain('option snorkel');
  });
});

describe('UL-7 missions', () => {
  test('[UL-7.1] as many mines of each kind as there are torpedoes; none only while others may follow', () => {
    const state = withOne('U-47', 'trained', 'germany');
    Object.assign(boatOf(state, 'U-47'), { ready: load(0, 1), stored: load(2) });
    const game = playing(state, (t) => loadMines(t, 'U-47'), { choices: ['mines stored normal 0'] });
    expect(game.offered).toEqual([['mines stored normal 0', 'mines stored normal 1', 'mines stored normal 2']]);
    expect(boat(game, 'U-47')).toMatchObject({ ready: load(0, 0, 0, 1), stored: load(2) });
    expect(logged(game, 'mines-loaded')).toEqual([{ what: 'mines-loaded', boat: 'U-47', mines: 1 }]);
  });

  const errand = (kind: 'mine' | 'attack' | 'raid', over: object = {}, options = {}): State => {
    const state = withOne('U-47', 'trained', 'iceland', options);
    boatOf(state, 'U-47').mission = kind;
    state.voyage = { boat: 'U-47', homing: false, progress: 'under-way' };
    state.errand = { boat: 'U-47', kind, events: 1, attacks: 0, ships: [], salvo: [], ...over };
    return state;
  };

  test('[UL-7.9] a boat sunk on its mission is lost, and the voyage is over', () => {
    const state = stack(errand('raid'), 'event', 173);
    Object.assign(boatOf(state, 'U-47').lasting, { hull: 2 });
    let phase = '';
    const game = playing(
      state,
      function* (t) {
        phase = yield* mission(t);
      },
      { dice: [1, hit('heavy', 'sunk')] },
    );
    expect(phase).toBe('operations');
    expect(game.state).toMatchObject({ errand: null, voyage: null });
    expect(boat(game, 'U-47')).toMatchObject({ fate: 'sunk', moved: true });
    expect(logged(game, 'mission-missed')).toEqual([]);
  });

  test('[UL-7.9] a crew made Unfit misses its mission for now and stops', () => {
    const state = stack(errand('raid'), 'event', 168);
    boatOf(state, 'U-47').stress = 7;
    let phase = '';
    const game = playing(state, function* (t) {
      phase = yield* mission(t);
    });
    expect(phase).toBe('operations');
    expect(game.cited.slice(-2)).toEqual(['UL-7.9 mission-missed', 'UL-7.9 boat-stops-unfit']);
    expect(boat(game, 'U-47')).toMatchObject({ mission: 'raid', searched: true });
  });

  test('[UL-7.8] [UL-13.11] a Raid offers what is aboard, and the gun only if it works', () => {
    const raid = (change: object) => {
      const state = errand('raid', { events: 0, attacks: 1 });
      Object.assign(boatOf(state, 'U-47'), change);
      return playing(state, mission, { choices: ['stop'] });
    };
    const loads = { ready: load(0, 0, 1), stored: load(3) };
    expect(raid(loads).offered[0]).toEqual(['raid stored normal', 'raid ready t5', 'raid gun', 'stop']);
    expect(raid({ ...loads, ammunition: 0 }).barred[0]).toEqual({ 'raid gun': 'UL-13.11' });
  });

  test.each([
    ['raid gun', 'gunnery', { ammunition: 4 }],
    ['raid ready normal', 'skill', { ammunition: 5, ready: { normal: 4 } }],
  ])('[UL-7.8] "%s" adds %s to its die', (choice, what, left) => {
    const state = errand('raid', { events: 0, attacks: 1 });
    Object.assign(boatOf(state, 'U-47'), { level: 'ace', ammunition: 5 });
    const game = playing(state, mission, { choices: [choice], dice: [5] });
    const [roll] = logged(game, 'raid-die');
    expect(roll?.parts.map(([part]) => part)).toEqual([what]);
    expect(roll?.total).toBe(5 + roll!.modifier);
    expect(roll?.modifier).toBeGreaterThan(0);
    expect(boat(game, 'U-47')).toMatchObject(left);
  });
});
