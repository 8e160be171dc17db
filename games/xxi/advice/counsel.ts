/** What a stronger player says: the baseline, but missions are sailed by their reckoned worth (section "Missions"). */

import { ahead } from '../src/battle.ts';
import type { Choice } from '../src/choices.ts';
import { convoyValue, type FlotillaId } from '../src/data/counters.ts';
import { type Area, LEVELS, OVERLORD_CONVOYS, OVERLORD_DELAYED, OVERLORD_TURN, TURNS } from '../src/data/tracks.ts';
import { isDepleted, isTwentyOne } from '../src/flotillas.ts';
import { WORTH } from '../src/victory.ts';
import type { Known } from '../src/view.ts';
import { type Transport, transportOf } from './features.ts';
import { nextMonth } from './next-month.ts';
import { Sortie, type Stakes } from './sorties.ts';
import { worthOf } from './value.ts';

type Open = readonly Choice[];

/** A mission must promise at least so much to be sailed. */
const MARGIN = 0.002;

/** The mission that promises most, of one flotilla of each type. */
export function counselMission(known: Readonly<Known>, open: Open): Choice | undefined {
  const best = bestMission(known, open);
  return best && best.gain > MARGIN ? best.choice : open.find((choice) => choice[0] === 'end-missions');
}

interface Promised {
  readonly choice: Extract<Choice, readonly ['send', ...unknown[]]>;
  readonly gain: number;
}

/** The same, whatever it promises; nothing where nobody can sail. */
export function bestMission(known: Readonly<Known>, open: Open): Promised | undefined {
  let best: Promised | undefined;
  const transport = transportOf(known);
  const tried = new Set<string>();
  for (const choice of open) {
    if (choice[0] !== 'send') continue;
    const kind = `${isTwentyOne(choice[1])} ${choice[2]}`;
    if (tried.has(kind)) continue;
    tried.add(kind);
    const gain = promiseOf(known, choice[1], choice[2], transport);
    if (!best || gain > best.gain) best = { choice, gain };
  }
  return best;
}

/** What sailing promises over staying. */
function promiseOf(known: Readonly<Known>, flotilla: FlotillaId, area: Area, transport: Transport): number {
  const stakes = stakesOf(known, flotilla, area, transport);
  return new Sortie(known, flotilla, area, stakes).at(1, 'full', 0) - stakes.home(0);
}

/** Under way: whatever the reckoning prefers. */
export function counselOnMission(known: Readonly<Known>, open: Open): Choice | undefined {
  const worth = worthOnMission(known);
  return worth && [...open].sort((a, b) => worth(b) - worth(a))[0];
}

/** What each order to the flotilla under way is worth. */
export function worthOnMission(known: Readonly<Known>): ((choice: Choice) => number) | undefined {
  const { mission } = known;
  if (!mission) return undefined;
  const { flotilla, path } = mission;
  const sortie = new Sortie(known, flotilla, path, stakesOf(known, flotilla, path, transportOf(known)));
  const face = isDepleted(known, flotilla) ? 'depleted' : 'full';
  return (choice) => {
    if (choice[0] === 'go-on') return sortie.at(ahead(mission), face, 0);
    if (choice[0] === 'attack-again') return sortie.at('area', face, 0);
    return choice[0] === 'return' ? sortie.back(0) : sortie.at('home', face, 0);
  };
}

/** What is at stake: the position as it will be, with so many convoys fewer and with or without the flotilla. */
function stakesOf(known: Readonly<Known>, flotilla: FlotillaId, area: Area, transport: Transport): Stakes {
  const easiestFirst = [...known.convoys[area]].sort((a, b) => convoyValue(a) - convoyValue(b));
  const others = known.valentin.filter((id) => id !== flotilla);
  const memory = new Map<number, number>();
  const after = (sunk: number, valentin: FlotillaId[]): number => {
    const key = sunk * 2 + (valentin === others ? 1 : 0);
    const found = memory.get(key);
    if (found !== undefined) return found;
    const changed = {
      ...known,
      mission: null,
      valentin,
      sunk: known.sunk + sunk,
      convoys: { ...known.convoys, [area]: easiestFirst.slice(sunk) },
      scrap: [...known.scrap, ...easiestFirst.slice(0, sunk)],
    };
    const worth = outlook(changed, transport);
    memory.set(key, worth);
    return worth;
  };
  const withIt = [...others, flotilla];
  return { home: (sunk) => after(sunk, withIt), lost: (sunk) => after(sunk, others) };
}

/** The evaluation as of the end of the month: whatever is left in the Atlantic has arrived, and the game may be over. */
function outlook(known: Readonly<Known>, transport: Transport): number {
  const WA = [...known.convoys.WA, ...known.convoys.AO];
  const balance = known.sunk - WA.length;
  const overlord = known.options.delayedOverlord ? OVERLORD_DELAYED : OVERLORD_TURN;
  if (known.turn >= overlord && WA.length >= OVERLORD_CONVOYS) return 0;
  if (known.turn >= TURNS || balance >= LEVELS[0].balance) {
    const level = LEVELS.find((one) => balance >= one.balance);
    return level ? WORTH[level.grade] : 0;
  }
  return worthOf(nextMonth(known), transport);
}
