/** WPZ-15.1  The refit table: results of 1 to 6 by group of types. What stands in no group is never refitted. */
import type { UnitType } from './types.ts';

export type RefitResult = 'refit' | 'damage' | 'destroy';
type Line = readonly [RefitResult, RefitResult, RefitResult, RefitResult, RefitResult, RefitResult];

interface RefitRow {
  readonly types: readonly UnitType[];
  readonly german: Line;
  readonly allied: Line;
}

export const REFIT_TABLE = {
  capital: {
    types: ['BB', 'BC', 'CV'],
    german: ['refit', 'damage', 'damage', 'damage', 'destroy', 'destroy'],
    allied: ['refit', 'damage', 'damage', 'damage', 'destroy', 'destroy'],
  },
  cruiser: {
    types: ['CVL', 'CVE', 'CVF', 'AV', 'BP', 'CA', 'CB', 'CL', 'CS'],
    german: ['refit', 'refit', 'damage', 'damage', 'destroy', 'destroy'],
    allied: ['refit', 'refit', 'damage', 'damage', 'destroy', 'destroy'],
  },
  escort: {
    types: ['DD', 'DDE', 'CSG', 'AC'],
    german: ['refit', 'refit', 'damage', 'damage', 'damage', 'destroy'],
    allied: ['refit', 'refit', 'refit', 'damage', 'damage', 'destroy'],
  },
  submarine: {
    types: ['SS', 'SSC'],
    german: ['refit', 'refit', 'refit', 'damage', 'damage', 'destroy'],
    allied: ['refit', 'refit', 'damage', 'damage', 'destroy', 'destroy'],
  },
  amphibious: {
    types: ['LS', 'TR'],
    german: ['refit', 'refit', 'damage', 'damage', 'destroy', 'destroy'],
    allied: ['refit', 'refit', 'refit', 'damage', 'damage', 'destroy'],
  },
  air: {
    types: ['F', 'B', 'NB', 'LR', 'SP', 'SPT', 'AT'],
    german: ['refit', 'refit', 'refit', 'damage', 'damage', 'destroy'],
    allied: ['refit', 'refit', 'refit', 'damage', 'damage', 'destroy'],
  },
  ground: {
    types: ['INF', 'MAR', 'ABN', 'MTN', 'MEC'],
    german: ['refit', 'refit', 'refit', 'damage', 'damage', 'destroy'],
    allied: ['refit', 'refit', 'refit', 'damage', 'damage', 'destroy'],
  },
} as const satisfies Record<string, RefitRow>;

export type RefitGroup = keyof typeof REFIT_TABLE;
