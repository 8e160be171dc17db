/** WPZ-8.0  Incident tables: results of 1 to 6. */
import type { Side } from './powers.ts';

export type Effect =
  | { readonly effect: 'lose-ap' | 'gain-ap' | 'us'; readonly n: number }
  | { readonly effect: 'free-refit'; readonly n: number }
  | { readonly effect: 'free-scouting' | 'free-submarine' | 'shipping-pool' }
  /** Another die says how the level changes. */
  | { readonly effect: 'us-roll'; readonly levels: readonly number[] };

const TABLE = {
  german: [
    { id: 'fuel', effect: 'lose-ap', n: 1 },
    { id: 'intercepts', effect: 'free-scouting' },
    { id: 'shipyards', effect: 'free-refit', n: 2 },
    { id: 'directive', effect: 'gain-ap', n: 1 },
    { id: 'u-boats', effect: 'free-submarine' },
    { id: 'liner-sunk', effect: 'us', n: 1 },
  ],
  allied: [
    { id: 'friction', effect: 'lose-ap', n: 1 },
    { id: 'code-breaking', effect: 'free-scouting' },
    { id: 'shipping-pool', effect: 'shipping-pool' },
    { id: 'dockyards', effect: 'free-refit', n: 2 },
    { id: 'congress', effect: 'us-roll', levels: [-1, -1, 1, 1, 1, 2] },
    { id: 'neutrality-patrol', effect: 'us', n: 1 },
  ],
} as const satisfies Record<Side, readonly (Effect & { readonly id: string })[]>;

export type IncidentId = (typeof TABLE)[Side][number]['id'];
export const INCIDENTS: Readonly<Record<Side, readonly (Effect & { readonly id: IncidentId })[]>> = TABLE;
