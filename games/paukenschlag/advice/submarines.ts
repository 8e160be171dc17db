/** D1 to D4, D12, D13, D23  What a submarine is about, and the order that follows from it. */
import type { Choice } from '../src/choices.ts';
import { type AreaId, AZORES } from '../src/data/map.ts';
import { BARBARIGO, FROGMAN_ATTACKS, MILCH_COW, type SubId, TORPEDO_BOXES } from '../src/data/submarines.ts';
import { AREA_IDS, EXITS, seaDistance, toExit, withinBySea } from '../src/geography.ts';
import { mapAllowance } from '../src/naval-moves.ts';
import type { Want } from '../src/reasons.ts';
import type { State, Status, Submarine } from '../src/state.ts';
import { areaOf, canSubmerge, convoysAt, hasAllies, isCrippled, isInPlay, subOf } from '../src/units.ts';
import { lastTurn } from '../src/victory.ts';
import type { Doctrine } from './doctrine.ts';
import { best, figureOf, grounds, othersAt, threatAt, valueAt } from './judgement.ts';

type Known = Readonly<State>;
type Open = readonly Choice[];

/** Where the Milch Cow waits for the boats, and where Barbarigo's frogmen go. */
export const COW_STATION: AreaId = 'DE';
const FROGMEN_TO: AreaId = 'CA';

/** What a submarine is about. */
export type Intent =
  /** To its station, or to the coast with frogmen. */
  | { readonly about: 'station' | 'frogmen'; readonly to: AreaId }
  /** To the Azores or off the map, for want of torpedoes, of fuel, or of a sound hull. */
  | { readonly about: 'home'; readonly to: AreaId; readonly leaves: boolean; readonly want: Want }
  | { readonly about: 'refit' }
  | { readonly about: 'fuel'; readonly to: AreaId }
  /** A convoy within reach. */
  | { readonly about: 'strike'; readonly to: AreaId; readonly status: Status }
  /** Towards convoys farther away. */
  | { readonly about: 'stalk'; readonly to: AreaId }
  | { readonly about: 'wait' };

/** A boat with as few torpedoes as this goes home while its fuel lasts. */
const FEW_TORPEDOES = 2;
/** A boat with so little fuel goes to the Milch Cow, if it is so near. */
const LITTLE_FUEL = 2;
const COW_IN_REACH = 2;
/** PK-6.9  What leaving the map costs, in areas. */
const LEAVING = 1;

export function intentOf(known: Known, sub: Readonly<Submarine>, doctrine: Doctrine): Intent {
  const area = areaOf(sub);
  if (!area) return { about: 'wait' };
  if (sub.id === MILCH_COW) return cowIntent(known, sub, area);
  if (hasFrogmenLeft(known, sub)) return { about: 'frogmen', to: FROGMEN_TO };
  if (area === AZORES && sub.torpedoes < TORPEDO_BOXES && isPortOpen(known) && !isCrippled(sub))
    return { about: 'refit' };
  const want = wantOf(sub, area, doctrine);
  if (want && !isTooLate(known, sub, area, doctrine)) return homeward(known, sub, area, want, doctrine);
  return fuelIntent(known, sub, area) ?? huntIntent(known, sub, area, doctrine);
}

function cowIntent(known: Known, sub: Readonly<Submarine>, area: AreaId): Intent {
  if (sub.supply > 0 || !isPortOpen(known)) return { about: 'station', to: COW_STATION };
  return area === AZORES ? { about: 'refit' } : { about: 'home', to: AZORES, leaves: false, want: 'supply' };
}

const hasFrogmenLeft = ({ barbarigo }: Known, { id }: Readonly<Submarine>): boolean =>
  id === BARBARIGO && barbarigo.mode === 'frogman' && barbarigo.attacks < FROGMAN_ATTACKS;

/** PK-11.4  Ponta Delgada can take boats in. */
const isPortOpen = (known: Known): boolean => known.options.amerikaBombers && known.damage.pontadelgada < 2;

/** Areas to wherever a boat is made ready again; whoever prefers the exits at any distance counts the way over the nearest. */
const wayHome = (area: AreaId, { exitNearer }: Doctrine): number =>
  exitNearer === Number.NEGATIVE_INFINITY ? toExit(area) + LEAVING : seaDistance(area, AZORES);

function wantOf(sub: Readonly<Submarine>, area: AreaId, doctrine: Doctrine): Want | null {
  if (isCrippled(sub)) return 'repairs';
  if (sub.torpedoes === 0) return 'torpedoes';
  const needed = Math.ceil(wayHome(area, doctrine) / 2) + doctrine.fuelInHand;
  return sub.fuel <= needed && sub.torpedoes <= FEW_TORPEDOES ? 'fuel' : null;
}

/** Turns home and back to sea; a boat with torpedoes left has better things to do than to arrive after the end. */
function isTooLate(known: Known, sub: Readonly<Submarine>, area: AreaId, doctrine: Doctrine): boolean {
  if (!doctrine.staysToTheEnd || sub.torpedoes === 0 || isCrippled(sub)) return false;
  const back = known.turn + Math.ceil(wayHome(area, doctrine) / 2) + 2;
  return back > lastTurn(known) - 1;
}

/** Ponta Delgada, unless it is closed, an exit is preferred, or the hull needs a yard. */
function homeward(known: Known, sub: Readonly<Submarine>, area: AreaId, want: Want, { exitNearer }: Doctrine): Intent {
  const isPreferred = toExit(area) + LEAVING + exitNearer <= seaDistance(area, AZORES);
  const leaves = !isPortOpen(known) || isCrippled(sub) || isPreferred;
  const to = leaves ? (best(EXITS, (exit) => -seaDistance(area, exit)) ?? AZORES) : AZORES;
  return { about: 'home', to, leaves, want };
}

function fuelIntent(known: Known, sub: Readonly<Submarine>, area: AreaId): Intent | undefined {
  if (sub.fuel > LITTLE_FUEL || sub.torpedoes < FEW_TORPEDOES || !isInPlay(known.subs, MILCH_COW)) return undefined;
  const cow = subOf(known, MILCH_COW);
  const to = areaOf(cow);
  const isNear = to && cow.supply > 0 && seaDistance(area, to) <= COW_IN_REACH && (sub.fuel > 0 || to === area);
  return isNear && !hasAllies(known, to) ? { about: 'fuel', to } : undefined;
}

/** How a hunting ground within reach looks to a boat. */
const strikeScore = (known: Known, id: SubId, from: AreaId, to: AreaId, { caution, crowding }: Doctrine): number =>
  valueAt(known, to) - caution * threatAt(known, to) - seaDistance(from, to) - crowding * othersAt(known, id, to);

const stalkScore = (known: Known, from: AreaId, to: AreaId, { caution }: Doctrine): number =>
  valueAt(known, to) - 5 * seaDistance(from, to) - caution * threatAt(known, to);

/** Fuel that a boat in this area keeps: for its way home while it could be back in time, else enough not to crawl. */
function reserve(known: Known, sub: Readonly<Submarine>, area: AreaId, doctrine: Doctrine): number {
  if (!doctrine.keepsWayHome) return 0;
  return isTooLate(known, sub, area, doctrine) ? 1 : Math.ceil(wayHome(area, doctrine) / 2);
}

/** How it could strike there: where it lies, one area on Submerged, which costs no fuel, or as far as it can run. */
function strikeStatus(
  known: Known,
  sub: Readonly<Submarine>,
  from: AreaId,
  to: AreaId,
  doctrine: Doctrine,
): Status | undefined {
  if (to === from) return sub.met ? undefined : 'surfaced';
  if (doctrine.keepsWayHome && canSubmerge(sub) && seaDistance(from, to) === 1) return 'submerged';
  return sub.fuel > reserve(known, sub, to, doctrine) ? 'surfaced' : undefined;
}

function huntIntent(known: Known, sub: Readonly<Submarine>, area: AreaId, doctrine: Doctrine): Intent {
  const reach = withinBySea(area, mapAllowance(sub, 'surfaced'));
  const all = grounds(known);
  const near = all.filter((to) => reach.includes(to) && strikeStatus(known, sub, area, to, doctrine));
  const score = (to: AreaId): number => strikeScore(known, sub.id, area, to, doctrine);
  const prey = best(near, score);
  const status = prey && score(prey) > 0 && strikeStatus(known, sub, area, prey, doctrine);
  if (prey && status) return { about: 'strike', to: prey, status };
  const inMind = all.filter((to) => seaDistance(area, to) <= doctrine.horizon);
  const far = best(inMind, (to) => stalkScore(known, area, to, doctrine));
  return far && far !== area ? { about: 'stalk', to: far } : { about: 'wait' };
}

/** D10, D12, D13  The next submarine by id, and its orders. */
export function chooseSubmarine(known: Known, open: Open, doctrine: Doctrine): Choice | undefined {
  for (const sub of known.subs) {
    if (sub.activated || !areaOf(sub)) continue;
    const order = orderFor(known, sub, intentOf(known, sub, doctrine), open, doctrine);
    if (order) return order;
  }
  return open.find(([verb]) => verb === 'finish');
}

function orderFor(
  known: Known,
  sub: Readonly<Submarine>,
  intent: Intent,
  open: Open,
  doctrine: Doctrine,
): Choice | undefined {
  const mine = open.filter(([, id]) => id === sub.id);
  const area = areaOf(sub);
  if (!area) return undefined;
  const stay = (): Choice | undefined => staying(known, sub, area, mine, doctrine);
  if (intent.about === 'wait') return stay();
  if (intent.about === 'refit') return mine.find(([verb]) => verb === 'refit') ?? stay();
  if (intent.about === 'frogmen') return raid(mine, intent.to) ?? approach(sub, area, intent.to, mine, 1) ?? stay();
  if (intent.about === 'home' && intent.leaves) {
    const home = mine.find(([verb, , status]) => verb === 'home' && status === 'surfaced');
    if (home) return home;
  }
  if (intent.about === 'strike' && intent.to === area)
    return mine.find(([verb, , status]) => verb === 'seek' && status === 'surfaced') ?? stay();
  if (intent.to === area) return stay();
  const creeps = intent.about === 'strike' && intent.status === 'submerged';
  const creeping =
    creeps && mine.find(([verb, , at, how]) => verb === 'move' && at === intent.to && how === 'submerged');
  if (creeping) return creeping;
  const least = intent.about === 'stalk' ? Math.max(2, reserve(known, sub, area, doctrine) + 1) : 1;
  return approach(sub, area, intent.to, mine, 0, least) ?? stay();
}

const raid = (mine: Open, to: AreaId): Choice | undefined => mine.find(([verb, , at]) => verb === 'raid' && at === to);

/** Nearer by as much as the allowance gives; creeping Submerged, which costs no fuel, when there is less than `fuel` to spend. */
function approach(
  sub: Readonly<Submarine>,
  from: AreaId,
  to: AreaId,
  mine: Open,
  stopShort: number,
  fuel = 1,
): Choice | undefined {
  const status: Status = sub.fuel >= fuel ? 'surfaced' : 'submerged';
  const away = seaDistance(from, to);
  const ways = mine.filter(
    ([verb, , at, how]) =>
      (verb === 'move' || verb === 'refuel') &&
      (verb === 'refuel' || how === status) &&
      seaDistance(at as AreaId, to) < away &&
      seaDistance(at as AreaId, to) >= stopShort,
  );
  return best(
    ways,
    (way) => -4 * seaDistance(way[2] as AreaId, to) + (way[0] === 'refuel' ? (way[3] as number) : 0) / 8,
  );
}

/** Takes fuel where there is some; else it lies still, Surfaced by the book and Submerged for whoever minds patrols. */
function staying(
  known: Known,
  sub: Readonly<Submarine>,
  area: AreaId,
  mine: Open,
  doctrine: Doctrine,
): Choice | undefined {
  const fuel = best(
    mine.filter(([verb, , at]) => verb === 'refuel' && at === area),
    (one) => one[3] as number,
  );
  if (fuel) return fuel;
  const dives =
    canSubmerge(sub) && (isShadowed(known, sub, area) || (doctrine.divesWhenWatched && isWatched(known, area)));
  const status: Status = dives ? 'submerged' : 'surfaced';
  return mine.find(([verb, , how]) => verb === 'hold' && how === status);
}

/** The Milch Cow dives from any Allied ship. */
const isShadowed = (known: Known, sub: Readonly<Submarine>, area: AreaId): boolean =>
  sub.id === MILCH_COW && hasAllies(known, area);
export const isWatched = (known: Known, area: AreaId): boolean => threatAt(known, area) > 0;

/** Fuel that a boat keeps back from its second move. */
const KEPT_FUEL = 2;

/** D23  On towards home, or towards prey while there is fuel and nothing to hunt here. */
export function chooseSecondMove(known: Known, open: Open, doctrine: Doctrine): Choice | undefined {
  for (const sub of known.subs) {
    const area = areaOf(sub);
    const mine = open.filter(([, id]) => id === sub.id);
    if (!area || mine.length === 0) continue;
    const order = onward(known, sub, area, intentOf(known, sub, doctrine), mine, doctrine);
    if (order) return order;
  }
  return open.find(([verb]) => verb === 'finish');
}

function onward(
  known: Known,
  sub: Readonly<Submarine>,
  area: AreaId,
  intent: Intent,
  mine: Open,
  doctrine: Doctrine,
): Choice | undefined {
  if (intent.about === 'wait' || intent.about === 'refit') return undefined;
  if (intent.about === 'home') {
    if (!intent.leaves) return approach(sub, area, intent.to, mine, 0);
    return mine.find(([verb]) => verb === 'home') ?? approach(sub, area, intent.to, mine, 0);
  }
  if (intent.about === 'frogmen') return approach(sub, area, intent.to, mine, 1);
  if (intent.about === 'station' || intent.about === 'fuel') return approach(sub, area, intent.to, mine, 0);
  if (sub.fuel <= Math.max(KEPT_FUEL, reserve(known, sub, area, doctrine)) || convoysAt(known, area).length > 0)
    return undefined;
  return approach(sub, area, intent.to, mine, 0);
}

/** D2, D3, D4  Where a boat comes in: spread along the exits by its figure, or where there is most to hunt. */
export function chooseArrival(known: Known, open: Open, doctrine: Doctrine): Choice | undefined {
  const [, id] = open[0] ?? [];
  if (!id) return undefined;
  const spread = entryOf(known, id as SubId, open);
  const comesForPrey = doctrine.comesForPrey && id !== MILCH_COW && id !== BARBARIGO;
  const to = comesForPrey ? entryForPrey(known, id as SubId, open, doctrine, spread) : spread;
  const mode = known.options.v21_3_floatplanes ? 'torpedo' : 'frogman';
  return open.find(
    ([, , area, status, how]) => area === to && status === 'surfaced' && (how === undefined || how === mode),
  );
}

/** A boat that comes in has all its fuel: prey is worth a longer way than to one at sea. */
const WAY_FROM_ENTRY = 3;

/** The entry with the best prey within its way, less what lies in wait at either; where nothing is worth it, as by the book. */
function entryForPrey(
  known: Known,
  id: SubId,
  open: Open,
  { caution, crowding }: Doctrine,
  spread: AreaId | undefined,
): AreaId | undefined {
  const all = grounds(known);
  const prospectOf = (entry: AreaId, to: AreaId): number =>
    valueAt(known, to) -
    WAY_FROM_ENTRY * seaDistance(entry, to) -
    caution * threatAt(known, to) -
    crowding * othersAt(known, id, to);
  const score = (entry: AreaId): number =>
    Math.max(0, ...all.map((to) => prospectOf(entry, to))) - caution * threatAt(known, entry);
  const entries = [...new Set(open.map(([, , area]) => area as AreaId))];
  const found = best(entries, score);
  return found && score(found) > 0 ? found : spread;
}

const ENTRIES: readonly AreaId[] = ['BE', 'BE', 'BE', 'BE', 'CF', 'CF', 'DH', 'DH', 'DT', 'DT'];
const isOffered = (open: Open, area: AreaId): boolean => open.some(([, , at]) => at === area);

function entryOf(known: Known, id: SubId, open: Open): AreaId | undefined {
  if (id === BARBARIGO && isOffered(open, 'DH') && !isOffered(open, 'BE')) return 'DH';
  const figure = figureOf(known, id);
  if (isOffered(open, 'BD')) return figure % 2 === 0 ? 'BD' : 'BE';
  return ENTRIES[figure] ?? AREA_IDS.find((area) => isOffered(open, area));
}
