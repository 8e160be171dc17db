/** What every planner counts: yards with room, parts in squares, counters that look alike. */
import { nextModel } from '../src/construction.ts';
import {
  DEVASTATION_ICON,
  faceOf,
  isCommand,
  type Kind,
  RESOURCES,
  type ResourceId,
  resourceKind,
} from '../src/data/counters.ts';
import { type Hub, SQUARES, YARDS, type Yard } from '../src/data/map.ts';
import { spaceOf } from '../src/state.ts';
import type { Known } from '../src/view.ts';

/** The yards that have room for the next model. */
export const ableYards = (known: Readonly<Known>): Yard[] => {
  const { hull, system, crew } = nextModel(known).cost;
  return YARDS.filter((yard) => SQUARES[yard] >= hull + system + crew);
};

/** The counters of a kind that wait in a yard's squares. */
export function inSquares(known: Readonly<Known>, yard: Yard, kind: Kind): number {
  let count = 0;
  for (const id of known.squares[yard]) if (resourceKind(id) === kind) count += 1;
  return count;
}

/** Equal counters on one space are offered once: any of them will do. */
export const looksLike = (known: Readonly<Known>, offered: ResourceId, wanted: ResourceId): boolean =>
  spaceOf(known, offered) === spaceOf(known, wanted) && faceOf(offered) === faceOf(wanted);

/** Whether a burning hub can be paid for: with a command, or with a resource of the kind that its marker wants. */
export function canClear(known: Readonly<Known>, hub: Hub): boolean {
  const marker = known.devastation[hub];
  if (!marker) return false;
  const kind = DEVASTATION_ICON[marker] ?? 'hull';
  return known.allocation.some(isCommand) || RESOURCES.some((id) => resourceKind(id) === kind && spaceOf(known, id));
}
