/** The picture on the staff's table: what is seen, what was seen and how long ago, and what may lie below the top of a stack. */
import { AREA_IDS, type AreaId } from '../src/data/areas.ts';
import type { Side } from '../src/data/powers.ts';
import { UNIT_IDS, UNITS, type UnitId } from '../src/data/units.ts';
import { areaOf, distance, isArea, isBase } from '../src/geography.ts';
import type { Place } from '../src/state.ts';
import { isFaceUp, isNative, isSubmarine, isSurface, isThird, otherSide } from '../src/units.ts';
import type { Known } from '../src/view.ts';
import { BOOK, type Doctrine } from './doctrine.ts';

/** Snapshots older than this say little about ships. */
const STALE_TURNS = 2;

/** Who usually lies below the top unit, and in a task force. */
const COMPANIONS: Readonly<Record<Side, readonly UnitId[]>> = {
  german: ['G-CL-1', 'G-DD-1', 'G-BC-1', 'G-CA-1', 'G-SS-1', 'G-BB-1'],
  allied: ['B-DD-1', 'B-CL-1', 'B-CA-1', 'B-BB-1', 'B-CV-1', 'B-DD-2'],
};
const TASK_FORCE_SIZE = 3;

export interface Picture {
  readonly known: Known;
  readonly doctrine: Doctrine;
  readonly side: Side;
  readonly enemy: Side;
  /** Own ships at sea, area by area, task forces included. */
  readonly own: ReadonlyMap<Place, readonly UnitId[]>;
  /** What the enemy is taken to have in each place. */
  readonly foes: ReadonlyMap<Place, readonly UnitId[]>;
  /** Sea zones with enemy surface ships, and how many submarines are in each. */
  readonly held: ReadonlySet<Place>;
  readonly lurking: ReadonlyMap<Place, number>;
}

const PICTURES = new WeakMap<Known, Map<Doctrine, Partial<Record<Side, Picture>>>>();

/** The picture of a view, drawn once. */
export function pictureOf(known: Known, side: Side, doctrine: Doctrine = BOOK): Picture {
  const drawn = PICTURES.get(known) ?? new Map<Doctrine, Partial<Record<Side, Picture>>>();
  PICTURES.set(known, drawn);
  const sides = drawn.get(doctrine) ?? {};
  drawn.set(doctrine, sides);
  sides[side] ??= draw(known, side, doctrine);
  return sides[side];
}

function sideIn(known: Known, unit: UnitId): Side | null {
  if (!isThird(unit)) return isNative(unit, 'german') ? 'german' : 'allied';
  const stand = known.powers[unit[0] === 'N' ? 'norway' : 'denmark'];
  return stand === 'german' || stand === 'allied' ? stand : null;
}

function draw(known: Known, side: Side, doctrine: Doctrine): Picture {
  const enemy = otherSide(side);
  const own = new Map<Place, UnitId[]>();
  const seen = new Map<Place, UnitId[]>();
  for (const unit of UNIT_IDS) {
    const at = known.at[unit];
    if (at === undefined) continue;
    const whose = sideIn(known, unit);
    const list = whose === side ? own : whose === enemy ? seen : undefined;
    if (!list) continue;
    const units = list.get(at as Place);
    if (units) units.push(unit);
    else list.set(at as Place, [unit]);
  }
  const foes = assumed(known, enemy, seen);
  const seas = [...foes].filter(([place]) => isArea(place));
  const held = new Set(seas.filter(([, units]) => units.some(isSurface)).map(([place]) => place));
  const lurking = new Map(seas.map(([place, units]) => [place, units.filter(isSubmarine).length]));
  return { known, doctrine, side, enemy, own, foes, held, lurking };
}

function assumed(
  known: Known,
  enemy: Side,
  seen: ReadonlyMap<Place, readonly UnitId[]>,
): Map<Place, readonly UnitId[]> {
  const foes = new Map<Place, readonly UnitId[]>(seen);
  for (const { side: whose, place, count, top } of known.stacks) {
    if (whose !== enemy) continue;
    const here = seen.get(place) ?? [];
    const missing = count - here.filter((unit) => !isFaceUp(unit)).length;
    if (missing > 0) foes.set(place, [...here, ...guess(known, place, top, here, missing)]);
  }
  for (const marker of Object.values(known.taskForces)) {
    if (!marker.area || marker.units) continue;
    foes.set(marker.area, [...(foes.get(marker.area) ?? []), ...COMPANIONS[enemy].slice(2, 2 + TASK_FORCE_SIZE)]);
  }
  return foes;
}

/** A fresh snapshot, else the usual companions; below a submarine only submarines. */
function guess(known: Known, place: Place, top: UnitId, here: readonly UnitId[], missing: number): UnitId[] {
  const last = lastSeen(known, place);
  const { category } = UNITS[top];
  const remembered =
    last && known.turn - last.turn <= STALE_TURNS
      ? last.units.filter(
          (unit) =>
            UNITS[unit].category === category &&
            known.at[unit] === undefined &&
            !known.lost.includes(unit) &&
            !here.includes(unit),
        )
      : [];
  const usual = (number: number): UnitId => {
    if (isSubmarine(top) || category !== 'naval') return top;
    const enemy: Side = isNative(top, 'german') ? 'german' : 'allied';
    return COMPANIONS[enemy][number % COMPANIONS[enemy].length] as UnitId;
  };
  return Array.from({ length: missing }, (_, i) => remembered[i] ?? usual(i));
}

/** What this seat saw in a place when it last looked. */
export const lastSeen = (known: Known, place: Place): Known['seen'][number] | undefined =>
  known.seen.find((one) => one.place === place);

export const ownAt = ({ own }: Picture, place: Place): readonly UnitId[] => own.get(place) ?? [];
export const foesAt = ({ foes }: Picture, place: Place): readonly UnitId[] => foes.get(place) ?? [];

/** Whether enemy surface ships are seen in a sea zone: they stop a force. */
export const isHeld = (picture: Picture, area: AreaId): boolean => picture.held.has(area);
export const submarinesAt = ({ lurking }: Picture, area: AreaId): number => lurking.get(area) ?? 0;

/** Sea zones with own ships in them; once an order has its origin, that one alone. */
export function ports(picture: Picture): AreaId[] {
  const origin = picture.known.order?.own?.origin;
  return AREA_IDS.filter((area) => (!origin || area === origin) && ownAt(picture, area).length > 0);
}

const THREATS = new WeakMap<Picture, Map<AreaId, number>>();

/** Enemy ships and aircraft that could come here in one action, counted. */
export function threat(picture: Picture, area: AreaId): number {
  const counted = THREATS.get(picture) ?? new Map<AreaId, number>();
  THREATS.set(picture, counted);
  const known = counted.get(area);
  if (known !== undefined) return known;
  const sum = threatAt(picture, area);
  counted.set(area, sum);
  return sum;
}

function threatAt(picture: Picture, area: AreaId): number {
  let sum = 0;
  for (const [place, units] of picture.foes) {
    if (!isArea(place) && !isBase(place)) continue;
    const far = distance(areaOf(place), area);
    if (far > 4) continue;
    for (const unit of units) if (far <= UNITS[unit].mf && UNITS[unit].category !== 'ground') sum += 1;
  }
  return sum;
}
