/** WPZ-7.7  Plan markers: when they are played, what they give, and where they go. */
import type { Kind } from './kinds.ts';
import type { Side } from './powers.ts';
import type { ZoneId } from './zones.ts';

/** Free actions: how many, of which kinds (`any`: every kind that costs one AP), and within which bounds. */
export interface FreeActions {
  readonly max: number;
  readonly kinds: readonly Kind[] | 'any';
  /** Where the landing, placement, move or bombardment must end. */
  readonly zones?: readonly ZoneId[];
  readonly force?: 'british' | 'with-surface' | 'submarines';
  /** At most one of these. */
  readonly once?: Kind;
}

interface PlanSpec {
  readonly side: Side;
  readonly timing: 'segment' | 'battle' | 'never';
  /** Action points by status of the United States: neutral, limited, full. */
  readonly ap: readonly [number, number, number];
  readonly free: FreeActions | null;
  readonly after: 'pool' | 'remove';
  readonly effects: readonly ('mix' | 'examine' | 'italian')[];
}

const PLAN_TABLE = {
  'AP-CCS': {
    side: 'allied',
    timing: 'segment',
    ap: [1, 1, 1],
    free: null,
    after: 'pool',
    effects: ['mix'],
  },
  'AP-TAC': {
    side: 'allied',
    timing: 'battle',
    ap: [0, 0, 0],
    free: null,
    after: 'pool',
    effects: [],
  },
  'AP-ALLOY': {
    side: 'allied',
    timing: 'segment',
    ap: [0, 0, 0],
    free: {
      max: 2,
      kinds: ['amphibious', 'emergency-transport', 'combined-assault', 'coastal-defense'],
      zones: ['CE-AZO', 'DG-CNY', 'AD-ICE', 'AB-GRL', 'AC-GRL'],
    },
    after: 'remove',
    effects: [],
  },
  'AP-FLEET': {
    side: 'allied',
    timing: 'segment',
    ap: [0, 0, 0],
    free: { max: 2, kinds: ['naval-move'], force: 'british' },
    after: 'pool',
    effects: [],
  },
  'AP-ULTRA': {
    side: 'allied',
    timing: 'segment',
    ap: [0, 0, 0],
    free: { max: 1, kinds: 'any' },
    after: 'pool',
    effects: ['examine'],
  },
  'AP-TRADE': {
    side: 'allied',
    timing: 'segment',
    ap: [0, 0, 0],
    free: { max: 2, kinds: ['convoy-move', 'convoys'], once: 'convoys' },
    after: 'pool',
    effects: [],
  },
  'AP-LEND': {
    side: 'allied',
    timing: 'segment',
    ap: [1, 2, 3],
    free: null,
    after: 'pool',
    effects: [],
  },
  'AP-OPT': {
    side: 'allied',
    timing: 'never',
    ap: [0, 0, 0],
    free: null,
    after: 'pool',
    effects: [],
  },
  'GP-OKM': {
    side: 'german',
    timing: 'segment',
    ap: [1, 1, 1],
    free: null,
    after: 'pool',
    effects: ['mix', 'italian'],
  },
  'GP-TAC': {
    side: 'german',
    timing: 'battle',
    ap: [0, 0, 0],
    free: null,
    after: 'pool',
    effects: [],
  },
  'GP-WESER': {
    side: 'german',
    timing: 'segment',
    ap: [0, 0, 0],
    free: {
      max: 3,
      kinds: ['amphibious', 'emergency-transport', 'combined-assault', 'airborne', 'ground-move', 'air-ground'],
      zones: ['AN2-DEN', 'AN2-NOR', 'AF-TRO', 'AF-NAR'],
    },
    after: 'remove',
    effects: [],
  },
  'GP-RHEIN': {
    side: 'german',
    timing: 'segment',
    ap: [0, 0, 0],
    free: { max: 2, kinds: ['naval-move'], force: 'with-surface' },
    after: 'pool',
    effects: [],
  },
  'GP-RUDEL': {
    side: 'german',
    timing: 'segment',
    ap: [0, 0, 0],
    free: { max: 2, kinds: ['naval-move'], force: 'submarines' },
    after: 'pool',
    effects: [],
  },
  'GP-FELIX': {
    side: 'german',
    timing: 'segment',
    ap: [0, 0, 0],
    free: {
      max: 2,
      kinds: [
        'amphibious',
        'emergency-transport',
        'combined-assault',
        'airborne',
        'bombardment',
        'carrier-bombardment',
      ],
      zones: ['CG-GIB', 'CE-AZO', 'DG-CNY', 'AD-ICE', 'AB-GRL', 'AC-GRL'],
    },
    after: 'remove',
    effects: [],
  },
  'GP-BDIENST': {
    side: 'german',
    timing: 'segment',
    ap: [0, 0, 0],
    free: { max: 1, kinds: 'any' },
    after: 'pool',
    effects: ['examine'],
  },
  'GP-OPT': {
    side: 'german',
    timing: 'never',
    ap: [0, 0, 0],
    free: null,
    after: 'pool',
    effects: [],
  },
} as const satisfies Record<string, PlanSpec>;

export type PlanId = keyof typeof PLAN_TABLE;
export const PLANS: Readonly<Record<PlanId, PlanSpec>> = PLAN_TABLE;
export const PLAN_IDS = Object.keys(PLAN_TABLE) as PlanId[];

/** WPZ-7.7.2e  Each side's tactical plan, and the plan that is used only by option (WPZ-22.0d). */
export const TACTICAL: Readonly<Record<Side, PlanId>> = { german: 'GP-TAC', allied: 'AP-TAC' };
export const OPTIONAL: Readonly<Record<Side, PlanId>> = { german: 'GP-OPT', allied: 'AP-OPT' };
