/** PK-20.1, PK-20.2  The submarines: their factors, and the boxes of every row. */

interface SubmarineData {
  readonly type: 'VII' | 'IX' | 'XIV' | 'ITA';
  readonly commander: string;
  readonly torpedo: number;
  readonly gun: number;
  /** The Must Surface factor. */
  readonly mustSurface: number;
  /** The Sunk factor. */
  readonly sunk: number;
}

export const SUBMARINES = {
  'U-66': { type: 'IX', commander: 'Zapp', torpedo: 3, gun: 2, mustSurface: 3, sunk: 5 },
  'U-103': { type: 'IX', commander: 'Winter', torpedo: 3, gun: 2, mustSurface: 3, sunk: 5 },
  'U-106': { type: 'IX', commander: 'Rasch', torpedo: 3, gun: 2, mustSurface: 3, sunk: 5 },
  'U-108': { type: 'IX', commander: 'Scholtz', torpedo: 3, gun: 2, mustSurface: 3, sunk: 5 },
  'U-109': { type: 'IX', commander: 'Bleichrodt', torpedo: 3, gun: 2, mustSurface: 3, sunk: 5 },
  'U-123': { type: 'IX', commander: 'Hardegen', torpedo: 4, gun: 2, mustSurface: 3, sunk: 5 },
  'U-125': { type: 'IX', commander: 'Folkers', torpedo: 2, gun: 2, mustSurface: 3, sunk: 5 },
  'U-128': { type: 'IX', commander: 'Heyse', torpedo: 3, gun: 2, mustSurface: 3, sunk: 5 },
  'U-130': { type: 'IX', commander: 'Kals', torpedo: 3, gun: 2, mustSurface: 3, sunk: 5 },
  'U-154': { type: 'IX', commander: 'Koelle', torpedo: 2, gun: 2, mustSurface: 3, sunk: 5 },
  'U-504': { type: 'IX', commander: 'Poske', torpedo: 3, gun: 2, mustSurface: 2, sunk: 5 },
  'U-506': { type: 'IX', commander: 'Wuerdemann', torpedo: 3, gun: 2, mustSurface: 3, sunk: 5 },
  'U-507': { type: 'IX', commander: 'Schacht', torpedo: 3, gun: 2, mustSurface: 3, sunk: 5 },
  'U-85': { type: 'VII', commander: 'Greger', torpedo: 2, gun: 1, mustSurface: 3, sunk: 4 },
  'U-201': { type: 'VII', commander: 'Schnee', torpedo: 3, gun: 1, mustSurface: 3, sunk: 4 },
  'U-203': { type: 'VII', commander: 'Muetzelburg', torpedo: 3, gun: 1, mustSurface: 3, sunk: 4 },
  'U-333': { type: 'VII', commander: 'Cremer', torpedo: 2, gun: 1, mustSurface: 3, sunk: 4 },
  'U-432': { type: 'VII', commander: 'Schultze', torpedo: 3, gun: 1, mustSurface: 3, sunk: 4 },
  'U-564': { type: 'VII', commander: 'Suhren', torpedo: 3, gun: 1, mustSurface: 2, sunk: 4 },
  'U-571': { type: 'VII', commander: 'Moehlmann', torpedo: 2, gun: 1, mustSurface: 3, sunk: 4 },
  'U-578': { type: 'VII', commander: 'Rehwinkel', torpedo: 2, gun: 1, mustSurface: 2, sunk: 4 },
  'U-653': { type: 'VII', commander: 'Feiler', torpedo: 2, gun: 1, mustSurface: 2, sunk: 4 },
  'U-654': { type: 'VII', commander: 'Forster', torpedo: 2, gun: 1, mustSurface: 3, sunk: 4 },
  'U-701': { type: 'VII', commander: 'Degen', torpedo: 2, gun: 1, mustSurface: 2, sunk: 4 },
  MilchCow: { type: 'XIV', commander: 'von Wilamowitz-Moellendorf', torpedo: 0, gun: 0, mustSurface: 2, sunk: 4 },
  'U-87': { type: 'VII', commander: 'Berger', torpedo: 2, gun: 1, mustSurface: 3, sunk: 4 },
  'U-84': { type: 'VII', commander: 'Uphoff', torpedo: 2, gun: 1, mustSurface: 3, sunk: 4 },
  'U-135': { type: 'VII', commander: 'Praetorius', torpedo: 2, gun: 1, mustSurface: 3, sunk: 4 },
  'U-353': { type: 'VII', commander: 'Roemer', torpedo: 2, gun: 1, mustSurface: 3, sunk: 4 },
  'U-552': { type: 'VII', commander: 'Topp', torpedo: 3, gun: 1, mustSurface: 3, sunk: 4 },
  'U-553': { type: 'VII', commander: 'Thurmann', torpedo: 2, gun: 1, mustSurface: 3, sunk: 4 },
  Barbarigo: { type: 'ITA', commander: 'Grossi', torpedo: 2, gun: 2, mustSurface: 3, sunk: 4 },
} as const satisfies Record<string, SubmarineData>;

export type SubId = keyof typeof SUBMARINES;
export const submarine = (id: SubId): SubmarineData => SUBMARINES[id];

export const TORPEDO_BOXES = 4;
export const FUEL_BOXES = 6;
export const DAMAGE_BOXES = 5;

export const MILCH_COW = 'MilchCow';
/** PK-11.2  Fuel boxes that the Milch Cow carries for others. */
export const SUPPLY_BOXES = 24;

export const BARBARIGO = 'Barbarigo';

/** PK-21.1  The six boats of the variant in the order in which they roll, where they enter and when. */
export const NORTH_ATLANTIC = {
  boats: ['U-87', 'U-84', 'U-135', 'U-353', 'U-552', 'U-553'],
  entry: ['BD', 'BE'],
  firstTurn: 2,
  lastTurn: 9,
  struckOffOn: 10,
} as const;

/** PK-21.2  Where Barbarigo enters, and how many frogman attacks it can make in a game. */
export const BARBARIGO_ENTRY = ['DH', 'DT'] as const;
export const FROGMAN_ATTACKS = 2;

/** PK-21.5  What damage does, by points. */
export const DAMAGE = { staysUpFrom: 3, checkAt: 4, checkedSunkFactor: 4, destroyedAt: 5 } as const;

/** PK-6.10, PK-21.5.3  Turns from leaving the map to coming back. */
export const TURNS_AT_HOME = 2;
