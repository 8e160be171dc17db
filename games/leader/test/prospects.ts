/** What Flotilla Leader foretells of a reaction, and how each outcome is told from what then happens. */
import type { Question } from '@derby/kernel';
import type { Prospect } from '@derby/kernel/testing/odds';
import type { Choice } from '../src/choices.ts';
import type { BoatId } from '../src/data/boats.ts';
import { reactionOdds } from '../src/odds.ts';
import { type Leader, shipOf } from '../src/state.ts';
import type { View } from '../src/view.ts';

/** Every kind of odds that is held against the rules. */
export const KINDS = ['hold', 'crash-dive', 'deep-dive'];

export function prospects(view: View, { rule, offers }: Question<Leader>): Prospect<Leader>[] {
  const { acting, battle } = view;
  if (rule !== 'UL-14.4' || !acting || !battle) return [];
  // An unseen ship is foretold by its whole deck, not by what is left of it.
  if (battle.attacks.some(({ ship, boat }) => boat === acting && shipOf(view, ship).card === null)) return [];
  return offers.filter(({ barredBy }) => barredBy === undefined).map(({ choice }) => reacting(view, acting, choice));
}

function reacting(view: View, id: BoatId, choice: Choice): Prospect<Leader> {
  return {
    kind: choice[0],
    odds: () => {
      const { hold, dive } = reactionOdds(view, id);
      const { sunk } = choice[0] === 'hold' ? hold : dive;
      return { sunk, afloat: 1 - sunk };
    },
    outcome: (playing) => {
      const isSunk = (): boolean => playing.log.some((entry) => entry.what === 'boat-sunk' && entry.boat === id);
      playing.answer(choice);
      // Torpedoes lost with their tubes (UL-14.18), other boats' reactions: none of it changes the odds.
      while (isAttackStep(playing.asks) && !isSunk()) playing.world.answer(playing.world.open[0]!);
      return isSunk() ? 'sunk' : 'afloat';
    },
  };
}

const isAttackStep = (asks: string | undefined): boolean => asks === 'UL-14.4' || asks === 'UL-14.18';
