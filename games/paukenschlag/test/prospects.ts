/** What Drumbeat foretells, question by question, and how each outcome is told from what then happens. */
import type { Question } from '@derby/kernel';
import type { Prospect } from '@derby/kernel/testing/odds';
import type { Choice } from '../src/choices.ts';
import type { SubId } from '../src/data/submarines.ts';
import { detectionChance, searchChance, torpedoOdds } from '../src/odds.ts';
import type { Drumbeat, State } from '../src/state.ts';

/** Every kind of odds that is shown. */
export const KINDS = ['detection', 'search', 'torpedoes'];

export const prospects = (view: State, { offers }: Question<Drumbeat>): Prospect<Drumbeat>[] =>
  offers.filter((one) => one.barredBy === undefined).flatMap((one) => prospect(view, one.choice));

function prospect(view: State, choice: Choice): Prospect<Drumbeat>[] {
  if (choice[0] === 'detect' && view.contact) {
    const found = detectionChance(view, view.contact, choice[1], choice[2]);
    return [told('detection', choice, found, (playing) => playing.heard('detection')?.found === true)];
  }
  if (choice[0] === 'search' || choice[0] === 'listen') {
    const by = choice[0] === 'search' ? 'search' : 'huff-duff';
    const found = searchChance(view, choice[1], choice[2], by);
    return [told('search', choice, found, (playing) => playing.heard('air-search')?.found === true)];
  }
  const sub = view.contact?.acting?.unit as SubId | undefined;
  if (choice[0] !== 'torpedo' || !sub) return [];
  const { any } = torpedoOdds(view, sub, choice[1]);
  return [told('torpedoes', choice, any, (playing) => (playing.heard('torpedoes')?.hits ?? 0) > 0)];
}

type Playing = Parameters<Prospect<Drumbeat>['outcome']>[0];

/** It happens with this chance, or it does not. */
const told = (
  kind: string,
  choice: Choice,
  chance: number,
  happened: (playing: Playing) => boolean,
): Prospect<Drumbeat> => ({
  kind,
  odds: () => ({ yes: chance, no: 1 - chance }),
  outcome: (playing) => {
    playing.answer(choice);
    return happened(playing) ? 'yes' : 'no';
  },
});
