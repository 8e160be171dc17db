/** What the game foretells, question by question, and how each outcome is told from what then happens. */
import type { Question } from '@derby/kernel';
import type { Prospect } from '@derby/kernel/testing/odds';
import { searchOdds } from '../src/odds.ts';
import type { NewGame } from '../src/state.ts';
import type { View } from '../src/view.ts';

/** Every kind of odds that is shown. */
export const KINDS = ['search'];

export const prospects = (view: View, { rule, offers }: Question<NewGame>): Prospect<NewGame>[] =>
  rule === 'NEW-2.2' ? offers.map(({ choice }) => searching(view, choice[1])) : [];

const searching = (view: View, cove: number): Prospect<NewGame> => ({
  kind: 'search',
  odds: () => ({ found: searchOdds(view, cove), empty: 1 - searchOdds(view, cove) }),
  outcome: (playing) => {
    playing.answer(['search', cove]);
    return playing.heard('searched')?.found ? 'found' : 'empty';
  },
});
