/** The unit table (HOST-4.1), in the order in which types roll their dice (HOST-1.3). */
import type { Major } from './powers.ts';

interface UnitFigures {
  readonly name: string;
  readonly kind: 'land' | 'air' | 'ship' | 'submarine';
  readonly cost: number;
  readonly attack: number;
  readonly defence: number;
  readonly move: number;
  readonly buyers: readonly Major[];
  readonly from: number;
}

export const UNITS = {
  infantry: {
    name: 'Infantry',
    kind: 'land',
    cost: 3,
    attack: 1,
    defence: 2,
    move: 1,
    buyers: ['GER', 'ITA', 'UK', 'USA'],
    from: 1,
  },
  artillery: {
    name: 'Artillery',
    kind: 'land',
    cost: 4,
    attack: 2,
    defence: 2,
    move: 1,
    buyers: ['GER', 'ITA', 'UK', 'USA'],
    from: 1,
  },
  armour: {
    name: 'Armour',
    kind: 'land',
    cost: 5,
    attack: 3,
    defence: 3,
    move: 2,
    buyers: ['GER', 'ITA', 'UK', 'USA'],
    from: 1,
  },
  submarine: {
    name: 'Italian submarine',
    kind: 'submarine',
    cost: 6,
    attack: 2,
    defence: 1,
    move: 2,
    buyers: ['ITA'],
    from: 1,
  },
  uboat: { name: 'U-boat', kind: 'submarine', cost: 4, attack: 2, defence: 1, move: 2, buyers: ['GER'], from: 1 },
  typeXXI: {
    name: 'Type XXI U-boat',
    kind: 'submarine',
    cost: 6,
    attack: 3,
    defence: 2,
    move: 2,
    buyers: ['GER'],
    from: 9,
  },
  destroyer: {
    name: 'Destroyer',
    kind: 'ship',
    cost: 7,
    attack: 2,
    defence: 2,
    move: 2,
    buyers: ['GER', 'ITA', 'UK', 'USA'],
    from: 1,
  },
  cruiser: {
    name: 'Cruiser',
    kind: 'ship',
    cost: 9,
    attack: 3,
    defence: 3,
    move: 2,
    buyers: ['GER', 'ITA', 'UK', 'USA'],
    from: 1,
  },
  battleship: {
    name: 'Battleship',
    kind: 'ship',
    cost: 15,
    attack: 4,
    defence: 4,
    move: 2,
    buyers: ['GER', 'ITA', 'UK', 'USA'],
    from: 1,
  },
  transport: {
    name: 'Transport',
    kind: 'ship',
    cost: 6,
    attack: 0,
    defence: 0,
    move: 2,
    buyers: ['GER', 'ITA', 'UK', 'USA'],
    from: 1,
  },
  fighter: {
    name: 'Fighter',
    kind: 'air',
    cost: 9,
    attack: 3,
    defence: 4,
    move: 4,
    buyers: ['GER', 'ITA', 'UK', 'USA'],
    from: 1,
  },
  bomber: {
    name: 'Strategic bomber',
    kind: 'air',
    cost: 12,
    attack: 4,
    defence: 1,
    move: 6,
    buyers: ['GER', 'ITA', 'UK', 'USA'],
    from: 1,
  },
  heavyBomber: {
    name: 'Heavy bomber',
    kind: 'air',
    cost: 15,
    attack: 4,
    defence: 1,
    move: 8,
    buyers: ['UK', 'USA'],
    from: 8,
  },
} as const satisfies Record<string, UnitFigures>;

export type UnitType = keyof typeof UNITS;
