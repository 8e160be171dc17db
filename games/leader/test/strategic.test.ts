/** UL-6  The Strategic Segment. */
import { describe, expect, test } from 'vitest';
import { contact, contactModifier, newContact } from '../src/contact.ts';
import { boatOf } from '../src/state.ts';
import { strategic } from '../src/strategic.ts';
import { boat, fresh, playing, stack, withBoat } from './position.ts';

describe('UL-6 Special Options', () => {
  test('[UL-6.1] only what the sheet lists, as often as it allows, and as long as SO last', () => {
    const state = withBoat(fresh({ campaign: 'drumbeat' }), 'U-96', 'trained');
    state.bought = { intel: 3 };
    state.so = 2;
    const game = playing(state, strategic, { choices: ['option supply', 'mark bermuda'] });
    expect(game.barred[0]).toEqual({
      'option intel': 'UL-6.1',
      'option rest': 'UL-4.3',
      'option radio-call': 'UL-6.7',
    });
    expect(game.state).toMatchObject({ so: 0, supply: ['bermuda'], bought: { supply: 1 } });
  });

  test('[UL-6.2] Air Search goes where its option allows, once, and shows two cards', () => {
    const state = withBoat(fresh(), 'U-47', 'trained', { area: 'iberian-coast' });
    const game = playing(state, strategic, {
      choices: ['option air-search', 'mark iberian-coast', 'option air-search', 'mark british-isles', 'end'],
    });
    expect(game.offered[3]).not.toContain('mark iberian-coast');
    expect(game.offered[1]).not.toContain('mark west-africa');
    game.state.contact = newContact('U-47', 2);
    const drawn = playing(stack(game.state, 'convoy', 1, 44), contact, { choices: ['card 1', 'let-go'] });
    expect(drawn.offered[0]).toEqual(['card 1', 'card 44']);
    expect(drawn.state.decks.convoy.discard).toEqual([44]);
  });

  test('[UL-6.3] [UL-6.4] Supply and Intel lie in areas that can be searched', () => {
    const game = playing(withBoat(fresh(), 'U-47', 'trained', { area: 'iceland' }), strategic, {
      choices: ['option supply', 'mark iceland', 'option intel', 'mark iceland', 'end'],
    });
    expect(game.offered[1]).not.toContain('mark english-channel');
    expect(game.offered[1]).not.toContain('mark germany');
    expect(contactModifier(game.state, boatOf(game.state, 'U-47'))).toBe(2);
    expect(game.state).toMatchObject({ so: 37, supply: ['iceland'], intel: ['iceland'] });
  });

  test('[UL-6.5] Priority R&R relieves every boat in port, once a turn', () => {
    const state = withBoat(withBoat(fresh(), 'U-47', 'trained', { stress: 9 }), 'U-48', 'trained', {
      stress: 9,
      area: 'iceland',
    });
    const game = playing(state, strategic, { choices: ['option rest', 'end'] });
    expect([boat(game, 'U-47').stress, boat(game, 'U-48').stress]).toEqual([5, 9]);
    expect(game.barred[1]).toMatchObject({ 'option rest': 'UL-6.5' });
  });

  test('[UL-6.6] an advanced torpedo takes the place of a normal one, for half a point', () => {
    const state = withBoat(fresh({ campaign: 'hunted' }), 'U-96', 'trained');
    const game = playing(state, strategic, { choices: ['option advanced-torpedoes', 'exchange U-96 ready t5', 'end'] });
    expect(boat(game, 'U-96').ready).toMatchObject({ normal: 4, t5: 1 });
    expect(game.state.so).toBe(46.5);
  });

  test('[UL-6.7] a Radio Call is not for sale here', () => {
    const game = playing(withBoat(fresh(), 'U-47', 'trained'), strategic, { choices: ['end'] });
    expect(game.barred[0]).toMatchObject({ 'option radio-call': 'UL-6.7' });
  });

  test('[UL-6.8] [UL-7.3] [UL-7.7] one mission a boat; Attack and Raid not for the Unfit', () => {
    const state = withBoat(withBoat(fresh(), 'U-47', 'trained', { stress: 9 }), 'U-48', 'trained', { area: 'iceland' });
    withBoat(state, 'U-43', 'trained', { area: 'iceland' });
    const game = playing(state, strategic, { choices: ['option raid', 'boat U-48', 'option attack', 'end'] });
    expect(game.barred[1]).toEqual({ 'boat U-47': 'UL-7.7' });
    expect([boat(game, 'U-48').mission, boat(game, 'U-43').mission]).toEqual(['raid', 'attack']);
  });

  test('[UL-7.1] mines are for boats in port, at least one', () => {
    const state = withBoat(withBoat(fresh(), 'U-47', 'trained'), 'U-48', 'trained', { area: 'iceland' });
    const game = playing(state, strategic, {
      choices: ['option mine', 'mines stored normal 0', 'mines ready normal 2', 'end'],
    });
    expect(boat(game, 'U-47')).toMatchObject({ mission: 'mine', ready: { normal: 3, mines: 2 } });
    expect(game.barred[2]).toEqual({ 'mines ready normal 0': 'UL-7.1' });
  });
});
