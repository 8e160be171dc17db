/** UL-3.3, UL-3.4  The Merchant deck: sixty cards, six of them escorts taken for merchants. */
import type { ShipCard } from './ships.ts';

/** All but a few old tramps have the figures of their size. */
// biome-ignore format: one row for each size
const SIZES = {
  'large-tanker': { speed: 2, vp: 3, xp: 2, torpedo: [4, 7, 10], gun: [4, 8, 11], surface: { heavy: 0, light: 2 } },
  'small-tanker': { speed: 2, vp: 2, xp: 1, torpedo: [3, 6, 9], gun: [3, 6, 10], surface: { heavy: 0, light: 1 } },
  'freighter': { speed: 2, vp: 2, xp: 1, torpedo: [4, 7, 10], gun: [2, 6, 9], surface: { heavy: 0, light: 1 } },
  'small-freighter': { speed: 2, vp: 1, xp: 1, torpedo: [3, 6, 9], gun: [2, 5, 8], surface: { heavy: 0, light: 0 } },
  'large-freighter': { speed: 2, vp: 3, xp: 2, torpedo: [5, 8, 11], gun: [4, 7, 10], surface: { heavy: 0, light: 2 } },
  'ocean-liner': { speed: 2, vp: 4, xp: 3, torpedo: [6, 9, 12], gun: [5, 9, 12], surface: { heavy: 0, light: 2 } },
} as const satisfies Record<string, Omit<ShipCard, 'name' | 'type'>>;

interface Merchant {
  readonly name: string;
  readonly nation: string;
  readonly type: keyof typeof SIZES;
  readonly tons: number;
  /** Only where it differs from the size's. */
  readonly speed?: number;
}

const NAMES = {
  51: { name: 'San Fernando', nation: 'British', type: 'large-tanker', tons: 13056 },
  52: { name: 'Eulota', nation: 'Dutch', type: 'small-tanker', tons: 6236 },
  53: { name: 'Adamastos', nation: 'Greek', type: 'freighter', tons: 5889 },
  54: { name: 'Rigel', nation: 'Norwegian', type: 'freighter', tons: 3828 },
  55: { name: 'Enid', nation: 'Norwegian', type: 'small-freighter', tons: 1140 },
  56: { name: 'Telena', nation: 'British', type: 'small-tanker', tons: 7406 },
  57: { name: 'Languedoc', nation: 'British', type: 'large-tanker', tons: 9512 },
  58: { name: 'Inverliffey', nation: 'British', type: 'large-tanker', tons: 9456 },
  59: { name: 'Regent Tiger', nation: 'British', type: 'large-tanker', tons: 10176 },
  60: { name: 'Cadillac', nation: 'British', type: 'large-tanker', tons: 12062 },
  61: { name: 'Appalachee', nation: 'British', type: 'large-tanker', tons: 8826 },
  62: { name: 'Scottish Maiden', nation: 'British', type: 'small-tanker', tons: 6993 },
  63: { name: 'Coimbra', nation: 'British', type: 'small-tanker', tons: 6768 },
  64: { name: 'Norness', nation: 'Panamanian', type: 'large-tanker', tons: 9577 },
  65: { name: 'Dixie Arrow', nation: 'American', type: 'large-tanker', tons: 8046 },
  66: { name: 'Sitala', nation: 'British', type: 'small-tanker', tons: 6218 },
  67: { name: 'Shirak', nation: 'British', type: 'small-tanker', tons: 6023 },
  68: { name: 'City of Benares', nation: 'British', type: 'large-freighter', tons: 11081 },
  69: { name: 'Arandora Star', nation: 'British', type: 'ocean-liner', tons: 15501 },
  70: { name: 'Almeda Star', nation: 'British', type: 'ocean-liner', tons: 14936 },
  71: { name: 'Laconia', nation: 'British', type: 'ocean-liner', tons: 19695 },
  72: { name: 'Western Prince', nation: 'British', type: 'large-freighter', tons: 10926 },
  73: { name: 'Rotorua', nation: 'British', type: 'large-freighter', tons: 10890 },
  74: { name: 'Matheran', nation: 'British', type: 'large-freighter', tons: 7653 },
  75: { name: 'Lady Hawkins', nation: 'Canadian', type: 'large-freighter', tons: 7988 },
  76: { name: 'Venore', nation: 'American', type: 'large-freighter', tons: 8017 },
  77: { name: 'Bilderdijk', nation: 'Dutch', type: 'freighter', tons: 6856 },
  78: { name: 'Tiberton', nation: 'British', type: 'freighter', tons: 5225 },
  79: { name: 'Bosnia', nation: 'British', type: 'small-freighter', tons: 2407 },
  80: { name: 'Rio Claro', nation: 'British', type: 'freighter', tons: 4086 },
  81: { name: 'Gartavon', nation: 'British', type: 'small-freighter', tons: 1777 },
  82: { name: 'Royal Sceptre', nation: 'British', type: 'freighter', tons: 4853 },
  83: { name: 'Firby', nation: 'British', type: 'freighter', tons: 4868 },
  84: { name: 'Winkleigh', nation: 'British', type: 'freighter', tons: 5055 },
  85: { name: 'Fanad Head', nation: 'British', type: 'freighter', tons: 5200 },
  86: { name: 'Blairlogie', nation: 'British', type: 'freighter', tons: 4425 },
  87: { name: 'Vancouver City', nation: 'British', type: 'freighter', tons: 4955 },
  88: { name: 'Polzella', nation: 'British', type: 'freighter', tons: 4751 },
  89: { name: 'Assyrian', nation: 'British', type: 'small-freighter', tons: 2962, speed: 1 },
  90: { name: 'Beatus', nation: 'British', type: 'freighter', tons: 4885 },
  91: { name: 'Creekirk', nation: 'British', type: 'freighter', tons: 3917 },
  92: { name: 'Empire Brigand', nation: 'British', type: 'freighter', tons: 5184 },
  93: { name: 'Empire Miniver', nation: 'British', type: 'freighter', tons: 6055 },
  94: { name: 'Fiscus', nation: 'British', type: 'freighter', tons: 4815 },
  95: { name: 'Sedgepool', nation: 'British', type: 'freighter', tons: 5556 },
  96: { name: 'Shekatika', nation: 'British', type: 'freighter', tons: 5458 },
  97: { name: 'Thalia', nation: 'Greek', type: 'freighter', tons: 5875 },
  98: { name: 'Niritos', nation: 'Greek', type: 'freighter', tons: 3854 },
  99: { name: 'Convallaria', nation: 'Swedish', type: 'small-freighter', tons: 1996, speed: 1 },
  100: { name: 'Soesterberg', nation: 'Dutch', type: 'small-freighter', tons: 1904 },
  101: { name: 'Boekelo', nation: 'Dutch', type: 'small-freighter', tons: 2118 },
  102: { name: 'Trevisa', nation: 'British', type: 'small-freighter', tons: 1813, speed: 1 },
  103: { name: 'Snefjeld', nation: 'Norwegian', type: 'small-freighter', tons: 1643, speed: 1 },
  104: { name: 'Norvana', nation: 'American', type: 'small-freighter', tons: 2677 },
} as const satisfies Record<number, Merchant>;

export const MERCHANTS = Object.fromEntries(
  Object.entries(NAMES).map(([number, ship]) => [number, { ...SIZES[ship.type], ...ship }]),
) as Readonly<Record<number, ShipCard>>;

/** UL-3.4  Cards that turn out to be escorts. */
export const MISIDENTIFIED: readonly number[] = [105, 106, 107, 108, 109, 110];

export const MERCHANT_DECK: readonly number[] = [...Object.keys(NAMES).map(Number), ...MISIDENTIFIED];
