/** Whether a unit is where it would go: a submarine need not move to attack (HOST-6.5). */
import type { PlaceId } from '../data/map.ts';
import type { State, UnitId } from '../state.ts';

export const liesAt = (id: UnitId, place: PlaceId, { units }: State): boolean =>
  units.some((unit) => unit.id === id && unit.at === place);
