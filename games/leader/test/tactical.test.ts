/** UL-1.7, UL-2.11, UL-9  Where nobody searches, what a contact and a battle begin with, and what an Unfit crew lets pass. */
import { expect, test } from 'vitest';
import { berthOf, contact, newContact, tactical } from '../src/contact.ts';
import { operations } from '../src/operations.ts';
import { boatOf, type State } from '../src/state.ts';
import { fresh, LONE_MERCHANT, logged, playing, QUIET, stack, withBoat, withOne } from './position.ts';

test('[UL-1.7] [UL-9.2] where there are no contacts a boat can only decline', () => {
  let phase = '';
  const game = playing(withOne('U-47', 'trained', 'english-channel'), function* (t) {
    phase = yield* tactical(t);
  });
  expect(game.cited).toEqual(['UL-9.2 search-declined', 'UL-9.2 boat-searched']);
  expect(phase).toBe('tactical');
});

test('[UL-9.1] [UL-9.3] the player says who searches; without a contact the next boat follows', () => {
  const state = withBoat(withOne('U-47', 'trained', 'iceland'), 'U-48', 'trained', { area: 'iceland' });
  let phase = '';
  const game = playing(
    state,
    function* (t) {
      phase = yield* tactical(t);
    },
    { dice: [1], choices: ['boat U-48', 'roll'] },
  );
  expect(game.asked).toEqual(['UL-9.1', 'UL-9.2']);
  expect(game.offered[0]).toEqual(['boat U-47', 'boat U-48']);
  expect(phase).toBe('tactical');
});

test('[UL-9.4] a contact begins with nothing known of it', () => {
  expect(newContact('U-47', 2)).toEqual({
    ...{ boat: 'U-47', left: 2, card: null, shown: [], ships: [], alerts: 0, fought: false, closed: false },
  });
});

const attacked = (card: number): { state: State; cards: readonly number[] } => {
  const state = stack(withOne('U-47', 'trained', 'iceland'), 'convoy', card);
  state.contact = newContact('U-47', 1);
  state.decks.fleet = { draw: [148], discard: [147], out: [] };
  const game = playing(state, contact, { choices: ['attack'] });
  return { state: game.state, cards: logged(game, 'convoy-drawn')[0]!.cards };
};

test('[UL-9.6] [UL-9.8] the card is shown, and a battle begins with an empty display', () => {
  const { state, cards } = attacked(37);
  expect(cards).toEqual([37]);
  expect(state.battle).toEqual({
    ...{ round: 0, condition: null, fighters: [], party: [], called: [], radio: false },
    ...{ acted: [], salvo: [], attacks: [], prizeTaken: false },
  });
  expect(berthOf(state, 'E1')).toBe(state.contact!.ships.find(({ id }) => id === 'E1')!.zone);
  expect(berthOf(state, 'M1')).toBe(state.contact!.ships.find(({ id }) => id === 'M1')!.zone);
});

test('[UL-3.6] only a Naval battle gathers the Fleet Escorts again', () => {
  expect(attacked(20).state.decks.fleet.draw).toEqual([147, 148, 149]);
  expect(attacked(37).state.decks.fleet.draw).toEqual([148]);
});

test('[UL-2.11] [UL-8.10] an Unfit crew on its way home lets the Lone Merchant pass', () => {
  const state = withBoat(fresh(), 'U-47', 'trained', { area: 'iceland', stress: 9 });
  const before = boatOf(state, 'U-47').ready.normal;
  const game = playing(stack(state, 'event', LONE_MERCHANT, QUIET), operations);
  expect(game.asked).toEqual([]);
  expect(game.state.vp).toBe(0);
  expect(boatOf(game.state, 'U-47').ready.normal).toBe(before);
});
