/** What has moved from one position to the next: units that went the same way together, and where they are drawn. */
import type { Power } from '@derby/pens/data/powers';
import type { UnitType } from '@derby/pens/data/units';
import type { UnitId } from '@derby/pens/state';
import type { Arranged, Laid } from './arrangement.ts';
import { BUNKER } from './layout.ts';
import type { Stack } from './stacks.ts';

export interface Trip {
  readonly power: Power;
  readonly type: UnitType;
  readonly count: number;
  readonly from: Laid;
  readonly to: Laid;
  /** The word of the stack at its end, where all of that stack has just come. */
  readonly makes: UnitId | undefined;
}

interface Whereabouts {
  readonly place: string;
  readonly laid: Laid;
  readonly stack: Stack | undefined;
}

/** More than this is no movement but a leap through the game. */
const MOST = 12;
/** A counter over a bunker is as small as what lies in it. */
const IN_PEN = 0.6;

export function tripsBetween(before: readonly Arranged[], after: readonly Arranged[]): Trip[] {
  const [then, now] = [whereabouts(before), whereabouts(after)];
  const groups = new Map<string, { from: Whereabouts; to: Whereabouts; units: UnitId[] }>();
  for (const [unit, to] of now) {
    const from = then.get(unit);
    if (!from || from.place === to.place) continue;
    const key = `${from.place} ${to.place} ${to.stack?.key ?? typeOf(unit)}`;
    const group = groups.get(key);
    if (group) group.units.push(unit);
    else groups.set(key, { from, to, units: [unit] });
  }
  const trips = [...groups.values()].flatMap(({ from, to, units }) => {
    const [first] = units as [UnitId];
    const power = (to.stack ?? from.stack)?.power ?? 'GER';
    const makes = to.stack?.units.length === units.length ? to.stack.word : undefined;
    return [{ power, type: typeOf(first), count: units.length, from: from.laid, to: to.laid, makes }];
  });
  return trips.length > MOST ? [] : trips;
}

const typeOf = (unit: UnitId): UnitType => unit.split('-')[0] as UnitType;

function whereabouts(arranged: readonly Arranged[]): Map<UnitId, Whereabouts> {
  const found = new Map<UnitId, Whereabouts>();
  for (const { id, stacks, pens } of arranged) {
    for (const { stack, ...laid } of stacks)
      for (const unit of stack.units) found.set(unit.id, { place: id, laid, stack });
    for (const { pen, boats, x, y } of pens)
      for (const boat of boats)
        found.set(boat.id, {
          place: pen.id,
          laid: { x: x + BUNKER.width / 4, y: y + 12, size: IN_PEN },
          stack: undefined,
        });
  }
  return found;
}
