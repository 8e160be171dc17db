/** What Drumbeat foretells, question by question, and how each outcome is told from what then happens. */
import type { Question } from '@derby/kernel';
import type { Prospect } from '@derby/kernel/testing/odds';
import { aswStrength } from '../src/asw.ts';
import type { Choice, Say } from '../src/choices.ts';
import type { SubId } from '../src/data/submarines.ts';
import type { Log } from '../src/log.ts';
import { aswOdds, deckGunChance, detectionChance, gunOdds, searchChance, torpedoOdds } from '../src/odds.ts';
import type { AlliedUnit, Drumbeat, NavalUnit, State } from '../src/state.ts';
import { isConvoy, isSub } from '../src/units.ts';

/** Every kind of odds that is shown. */
export const KINDS = ['detection', 'search', 'torpedoes', 'sinking', 'deck gun'];

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
  const by = view.contact?.acting?.unit;
  if (!by) return [];
  if (choice[0] === 'torpedo') {
    const { any } = torpedoOdds(view, by as SubId, choice[1]);
    return [told('torpedoes', choice, any, (playing) => (playing.heard('torpedoes')?.hits ?? 0) > 0)];
  }
  return choice[0] === 'gun' || choice[0] === 'depth-charge' ? [sinking(view, by, choice)] : [];
}

/** That an attack is the end of its target: a submarine, a warship, or one ship of a convoy. */
function sinking(view: State, by: NavalUnit, choice: Say<'gun' | 'depth-charge'>): Prospect<Drumbeat> {
  const target = choice[1];
  if (!isSub(target)) {
    const what = isConvoy(target) ? 'merchant-sunk' : 'warship-lost';
    return told('deck gun', choice, deckGunChance(view, by as SubId, target), (playing) => comesOf(playing, what));
  }
  const attacker = by as AlliedUnit;
  const { sunk } =
    choice[0] === 'gun' ? gunOdds(view, attacker, target) : aswOdds(view, aswStrength(view, attacker), target);
  return told('sinking', choice, sunk, (playing) => comesOf(playing, 'submarine-lost'));
}

/** Whether this came of the attack, and not of what others did after it. */
function comesOf(playing: Playing, what: Log['what']): boolean {
  const [answer] = playing.world.open;
  if (playing.asks === 'PK-9.3.1' && answer) playing.answer(answer); // whichever ship the boat fires back at
  const next = playing.log.findIndex((entry) => NEXT.includes(entry.what));
  return playing.log.slice(0, next < 0 ? undefined : next).some((entry) => entry.what === what);
}
const NEXT: readonly Log['what'][] = [
  'grid-move',
  'grid-left',
  'detached',
  'round-begins',
  'round-finished',
  'grid-ends',
];

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
