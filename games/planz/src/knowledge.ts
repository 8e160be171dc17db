/** WPZ-16.0  What a viewer knows of the units on the table at this moment. */

import type { Spectator } from '@derby/kernel';
import type { Side } from './data/powers.ts';
import { counterOf, UNIT_IDS, type UnitId } from './data/units.ts';
import type { BaseId } from './data/zones.ts';
import { changesOf, counterNumber, keeper, placeSeen, whereIs } from './places.ts';
import type { Place, Seen, State } from './state.ts';
import { isFaceUp, isNative, isThird, sideOf } from './units.ts';

export type Watcher = Side | Spectator;

/** WPZ-22.0e  A side's deployment is its own affair until it says that it is done. */
export const isInSetup = (state: Readonly<State>, side: Side): boolean =>
  state.phase === 'powers' || state.phase === `${side}-setup` || (side === 'german' && state.phase === 'allied-setup');

/** Whether the units of a side are hidden from this viewer at all. */
export const isVeiled = (state: Readonly<State>, viewer: Watcher, side: Side): boolean =>
  viewer !== side && state.ended === null && (state.options.fogOfWar || isInSetup(state, side));

/** Units by the numbers of their counters: 1 for those that a viewer knows. Whoever is given such a list only reads it. */
export type Known = Readonly<Uint8Array>;

/** WPZ-16.0 … WPZ-16.6  Which units this viewer knows at this moment: as `knows` says of each. */
export function knownUnits(state: Readonly<State>, viewer: Watcher): Known {
  const german = openness(state, viewer, 'german');
  const allied = openness(state, viewer, 'allied');
  const always = inSight(state, viewer, german, allied);
  const now = german === 1 || allied === 1 ? inTheLight(state, viewer) : [];
  let known: Uint8Array | undefined;
  for (const unit of now) {
    const number = counterNumber(unit);
    if ((known ?? always)[number] || !knows(state, viewer, unit)) continue;
    known ??= always.slice();
    known[number] = 1;
  }
  return known ?? always;
}

/** Of a side everything is known (2), only what everybody sees (1), or nothing (0). */
function openness(state: Readonly<State>, viewer: Watcher, side: Side): Openness {
  if (!isVeiled(state, viewer, side)) return 2;
  return isInSetup(state, side) ? 0 : 1;
}

/** What was in sight when it was last reckoned, and all that this depends on. */
interface Sight extends Readonly<State['tops']> {
  readonly always: Known;
  readonly base: BaseId | null;
  /** How much had changed on the map. */
  readonly changes: number;
  readonly known: Known;
}
type Openness = 0 | 1 | 2;

const sightsOf = keeper<Partial<Record<Watcher, Sight>>>(() => ({}));

/** What is known for good: one's own, what lies face up, and the top of each stack. Reckoned again when anything has moved. */
function inSight(state: Readonly<State>, viewer: Watcher, german: Openness, allied: Openness): Known {
  const sights = sightsOf(state);
  const before = sights[viewer];
  const changes = changesOf(state).length;
  const always = alwaysKnown(state, german, allied);
  const base = state.order?.base ?? null;
  const { tops } = state;
  const isAsBefore = before?.changes === changes && before.always === always && before.base === base;
  if (isAsBefore && before.german === tops.german && before.allied === tops.allied) return before.known;
  const known = always.slice();
  if (german === 1) noteTops(state, 'german', known);
  if (allied === 1) noteTops(state, 'allied', known);
  sights[viewer] = { ...tops, always, base, changes, known };
  return known;
}

/** What a viewer knows whatever moves, told once for each way in which the sides are open to it. */
const ALWAYS: (Known | undefined)[] = [];

function alwaysKnown(state: Readonly<State>, german: Openness, allied: Openness): Known {
  const norwegian = sideOf(state, 'N-DD-1') === 'german' ? german : allied;
  const danish = sideOf(state, 'D-CD-1') === 'german' ? german : allied;
  const isOut = !state.options.optUnits;
  const which = (((Number(isOut) * 3 + german) * 3 + allied) * 3 + norwegian) * 3 + danish;
  ALWAYS[which] ??= Uint8Array.from(UNIT_IDS, (unit) => {
    const { nat, entry } = counterOf(unit);
    const third = nat === 'NOR' ? norwegian : danish;
    const open = isNative(unit, 'german') ? german : isNative(unit, 'allied') ? allied : third;
    return Number(open === 2 || (open === 1 && (isFaceUp(unit) || (isOut && entry === 'opt'))));
  });
  return ALWAYS[which];
}

function noteTops(state: Readonly<State>, side: Side, known: Uint8Array): void {
  for (const unit of Object.values(state.tops[side])) if (isTop(state, side, unit)) known[counterNumber(unit)] = 1;
}

/** Who fights, who leads the way, who was examined just now. */
function inTheLight(state: Readonly<State>, viewer: Watcher): readonly UnitId[] {
  const { battle, order } = state;
  const units: UnitId[] = battle ? battle.attackers.concat(battle.defenders) : [];
  if (order?.top) units.push(order.top);
  for (const seen of justExamined(state, viewer)) units.push(...seen.units);
  return units;
}

/** Whether this viewer knows where a unit is at this moment. */
export function knows(state: Readonly<State>, viewer: Watcher, unit: UnitId): boolean {
  const side = sideOf(state, unit) ?? 'allied';
  if (!isVeiled(state, viewer, side)) return true;
  if (isInSetup(state, side)) return false;
  if (isFaceUp(unit) || isThird(unit)) return true;
  if (counterOf(unit).entry === 'opt' && !state.options.optUnits) return true;
  const { battle, order } = state;
  if (battle && (battle.attackers.includes(unit) || battle.defenders.includes(unit))) return true;
  if (order?.announced && order.top === unit) return true;
  return isTop(state, side, unit) || hasJustSeen(state, viewer, unit);
}

/** Places that this viewer has examined in this very segment: nobody has left them since, unless everybody saw it. */
export const justExamined = (state: Readonly<State>, viewer: Watcher): readonly Seen[] => {
  const seen = viewer === 'spectator' ? [] : state.seen[viewer];
  // The newest are last.
  if (!isFresh(state, seen.at(-1))) return [];
  return seen.filter((one) => isFresh(state, one));
};

const isFresh = ({ turn, segment }: Readonly<State>, seen: Seen | undefined): boolean =>
  seen !== undefined && seen.turn === turn && seen.segment === segment;

function hasJustSeen(state: Readonly<State>, viewer: Watcher, unit: UnitId): boolean {
  const seen = justExamined(state, viewer).find(({ units }) => units.includes(unit));
  return seen !== undefined && placeSeen(state, unit) === seen.place;
}

/** WPZ-9.2e  On top of its stack; the top unit of a base that flies a mission keeps its place there, and is seen to fly. */
export function isTop(state: Readonly<State>, side: Side, unit: UnitId): boolean {
  const at = whereIs(state, unit);
  const place = at === 'flight' ? state.order?.base : (at as Place);
  return place !== null && place !== undefined && state.tops[side][place] === unit;
}
