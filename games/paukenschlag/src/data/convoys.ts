/** PK-10  Convoys: their types, how many sail, and on which routes. */
import type { Destination } from './map.ts';
import type { TonnageColumn } from './tables.ts';

/** PK-10.5  The figures of an escort that is part of the convoy. */
export interface InherentEscort {
  readonly detSurf: number;
  readonly detSub: number;
  readonly asw: number;
  readonly gun: number;
}

interface ConvoyData {
  readonly steps: number;
  readonly column: TonnageColumn;
  readonly escort?: InherentEscort;
}

/** PK-10.2  Independents, coastal groups, tanker groups, ocean convoys, troop convoys. */
export const CONVOYS = {
  IND: { steps: 5, column: 'mixed' },
  COA: { steps: 4, column: 'mixed' },
  TNK: { steps: 5, column: 'tanker' },
  OCN: { steps: 6, column: 'cargo', escort: { detSurf: 6, detSub: 4, asw: 3, gun: 2 } },
  TRP: { steps: 2, column: 'liner', escort: { detSurf: 7, detSub: 5, asw: 5, gun: 4 } },
} as const satisfies Record<string, ConvoyData>;
export type ConvoyType = keyof typeof CONVOYS;
export const convoyData = (type: ConvoyType): ConvoyData => CONVOYS[type];

/** PK-5.1.4  No more are ever in play. */
export const MOST_CONVOYS = 10;
/** PK-4.6  No more warships in one stack. */
export const MOST_ESCORTS = 3;

/** PK-10.1  How many sail, by the die. */
export const CONVOY_NUMBERS = [1, 1, 1, 1, 2, 2, 2, 2, 2, 3] as const;

interface Route {
  readonly type: ConvoyType;
  readonly from: Destination;
  readonly to: Destination;
}

/** PK-10.1  The routes, by the die. */
export const ROUTES: readonly Route[] = [
  { type: 'TNK', from: 'galveston', to: 'newyork' },
  { type: 'IND', from: 'neworleans', to: 'norfolk' },
  { type: 'TNK', from: 'aruba', to: 'newyork' },
  { type: 'IND', from: 'trinidad', to: 'norfolk' },
  { type: 'IND', from: 'sanjuan', to: 'newyork' },
  { type: 'COA', from: 'keywest', to: 'newyork' },
  { type: 'OCN', from: 'halifax', to: 'UK' },
  { type: 'OCN', from: 'UK', to: 'halifax' },
  { type: 'IND', from: 'newyork', to: 'trinidad' },
  { type: 'TRP', from: 'newyork', to: 'UK' },
];
