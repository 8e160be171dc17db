/** What XXI foretells, question by question, and how each outcome is told from what then happens. */
import type { Question } from '@derby/kernel';
import type { Playing, Prospect } from '@derby/kernel/testing/odds';
import type { Choice } from '../src/choices.ts';
import type { FlotillaId } from '../src/data/counters.ts';
import type { Area } from '../src/data/tracks.ts';
import { isDepleted } from '../src/flotillas.ts';
import { type BoxOdds, missionOdds } from '../src/odds.ts';
import type { Xxi } from '../src/state.ts';
import type { View } from '../src/view.ts';

/** Every kind of odds that the board shows. */
export const KINDS = ['arrival', 'next box', 'sinks', 'escorts hit', 'home test', 'home'];

export function prospects(view: View, { rule, offers }: Question<Xxi>): Prospect<Xxi>[] {
  const { mission } = view;
  if (!mission) return rule === 'XXI-9.0' ? offers.flatMap((one) => sailing(view, one)) : [];
  const { flotilla, path } = mission;
  if (rule === 'XXI-9.7a') return attacking(view, flotilla, path, []);
  if (rule === 'XXI-9.9a')
    return [...attacking(view, flotilla, path, [['attack-again']]), ...homing(view, flotilla, path, ['go-home'])];
  const home = rule === 'XXI-9.3' ? [] : homing(view, flotilla, path, ['abort']);
  return [...boxes(view, flotilla, path, []), ...home];
}

/** Before it sails: all that the board says about the path. */
function sailing(view: View, { choice, barredBy }: Question<Xxi>['offers'][number]): Prospect<Xxi>[] {
  if (choice[0] !== 'send' || barredBy !== undefined) return [];
  return boxes(view, choice[1], choice[2], [choice]);
}

/** The boxes ahead, for whoever always goes on. */
function boxes(view: View, flotilla: FlotillaId, path: Area, orders: readonly Choice[]): Prospect<Xxi>[] {
  const { arrival, boxes: ahead } = missionOdds(view, flotilla, path);
  const [next] = ahead;
  const wanted: Prospect<Xxi>[] = [];
  const wasHurt = isDepleted(view, flotilla);
  wanted.push({
    kind: 'arrival',
    odds: () => ({ ...arrival }),
    outcome: (playing) => arriving(playing, wasHurt, orders),
  });
  if (next) wanted.push({ kind: 'next box', odds: () => asOdds(next), outcome: (playing) => boxed(playing, orders) });
  return wanted;
}

const asOdds = ({ pass, missed, hit, sunk }: BoxOdds): Record<string, number> => ({ pass, missed, hit, sunk });

/** Goes on until the flotilla is in the area, or lost. */
function arriving(playing: Playing<Xxi>, wasHurt: boolean, orders: readonly Choice[]): string {
  goOn(playing, orders, () => isThere(playing));
  const there = playing.log.findIndex(({ what }) => what === 'flotilla-in-area');
  const before = there < 0 ? playing.log : playing.log.slice(0, there);
  if (before.some(({ what }) => what === 'flotilla-eliminated')) return 'sunk';
  const isHurt = wasHurt || before.some(({ what }) => what === 'flotilla-depleted');
  return isHurt ? 'depleted' : 'full';
}

const isThere = (playing: Playing<Xxi>): boolean =>
  playing.heard('flotilla-in-area') !== undefined || playing.heard('flotilla-eliminated') !== undefined;

/** Goes on through one box. */
function boxed(playing: Playing<Xxi>, orders: readonly Choice[]): string {
  goOn(playing, orders, () => playing.heard('box-tested') !== undefined);
  if (playing.heard('box-tested')?.passed) return 'pass';
  const charges = playing.heard('depth-charges');
  if (!charges?.hit) return 'missed';
  const first = playing.log.slice(0, playing.log.indexOf(charges) + 2);
  return first.some(({ what }) => what === 'flotilla-eliminated') ? 'sunk' : 'hit';
}

function goOn(playing: Playing<Xxi>, orders: readonly Choice[], isDone: () => boolean): void {
  for (const order of orders) playing.answer(order);
  while (!isDone()) playing.answer(['go-on']);
}

/** One attack on the easiest convoy, and what the escorts do. */
function attacking(view: View, flotilla: FlotillaId, path: Area, orders: readonly Choice[]): Prospect<Xxi>[] {
  const { sinks = 0, escortsHit } = missionOdds(view, flotilla, path);
  const attack = (playing: Playing<Xxi>): void => {
    for (const order of orders) playing.answer(order);
    if (playing.asks === 'XXI-9.7a' && !playing.heard('convoy-attacked')) playing.answer(easiest(view, path));
  };
  return [
    {
      kind: 'sinks',
      odds: () => ({ sunk: sinks, missed: 1 - sinks }),
      outcome: (playing) => {
        attack(playing);
        return playing.heard('convoy-attacked')?.sunk ? 'sunk' : 'missed';
      },
    },
    {
      kind: 'escorts hit',
      odds: () => ({ hit: escortsHit, missed: 1 - escortsHit }),
      outcome: (playing) => {
        attack(playing);
        return playing.heard('depth-charges')?.hit ? 'hit' : 'missed';
      },
    },
  ];
}

/** Numbers follow values: the first convoy is the easiest. */
function easiest(view: View, path: Area): Choice {
  const numbers = view.convoys[path].map((id) => Number(id.split('-')[1]));
  return ['attack', `convoy-${Math.min(...numbers)}`];
}

/** Home at once. */
function homing(view: View, flotilla: FlotillaId, path: Area, order: Choice): Prospect<Xxi>[] {
  const { home, homeTest } = missionOdds(view, flotilla, path);
  return [
    {
      kind: 'home test',
      odds: () => ({ passed: homeTest, failed: 1 - homeTest }),
      outcome: (playing) => {
        playing.answer(order);
        return playing.heard('trip-home')?.passed ? 'passed' : 'failed';
      },
    },
    {
      kind: 'home',
      odds: () => ({ ...home }),
      outcome: (playing) => {
        playing.answer(order);
        if (playing.heard('flotilla-eliminated')) return 'sunk';
        return isDepleted(playing.world.state, flotilla) ? 'depleted' : 'full';
      },
    },
  ];
}
