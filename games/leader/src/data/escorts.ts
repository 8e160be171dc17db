/** UL-3.5, UL-3.6  The Escort deck and the three Fleet Escorts. */
import type { AttackSize, ShipCard } from './ships.ts';

export interface EscortCard extends ShipCard {
  readonly detect: { readonly surfaced: number; readonly submerged: number };
  readonly submerged: AttackSize;
}

// biome-ignore format: one row for each card
const CONVOY_ESCORTS = {
  111: { name: 'HMS Arbutus', type: 'corvette', detect: { surfaced: 5, submerged: 6 }, speed: 2, vp: 0, xp: 1, torpedo: [4, 6, 8], gun: [5, 8, 11], surface: { heavy: 0, light: 4 }, submerged: { heavy: 1, light: 2 } },
  112: { name: 'HMS Gladiolus', type: 'corvette', detect: { surfaced: 5, submerged: 6 }, speed: 2, vp: 0, xp: 1, torpedo: [4, 6, 8], gun: [5, 8, 11], surface: { heavy: 0, light: 4 }, submerged: { heavy: 1, light: 2 } },
  113: { name: 'HMS Bluebell', type: 'corvette', detect: { surfaced: 5, submerged: 6 }, speed: 2, vp: 0, xp: 1, torpedo: [4, 6, 8], gun: [5, 8, 11], surface: { heavy: 0, light: 4 }, submerged: { heavy: 1, light: 2 } },
  114: { name: 'HMS Camellia', type: 'corvette', detect: { surfaced: 5, submerged: 6 }, speed: 2, vp: 0, xp: 1, torpedo: [4, 6, 8], gun: [5, 8, 11], surface: { heavy: 0, light: 4 }, submerged: { heavy: 1, light: 2 } },
  115: { name: 'HMS Periwinkle', type: 'corvette', detect: { surfaced: 5, submerged: 6 }, speed: 2, vp: 0, xp: 1, torpedo: [4, 6, 8], gun: [5, 8, 11], surface: { heavy: 0, light: 4 }, submerged: { heavy: 1, light: 2 } },
  116: { name: 'HMS Heartsease', type: 'corvette', detect: { surfaced: 5, submerged: 6 }, speed: 2, vp: 0, xp: 1, torpedo: [4, 6, 8], gun: [5, 8, 11], surface: { heavy: 0, light: 4 }, submerged: { heavy: 1, light: 2 } },
  117: { name: 'HMS Sunflower', type: 'corvette', detect: { surfaced: 5, submerged: 6 }, speed: 2, vp: 0, xp: 1, torpedo: [4, 6, 8], gun: [5, 8, 11], surface: { heavy: 0, light: 4 }, submerged: { heavy: 1, light: 2 } },
  118: { name: 'HMS Loosestrife', type: 'corvette', detect: { surfaced: 5, submerged: 6 }, speed: 2, vp: 0, xp: 1, torpedo: [4, 6, 8], gun: [5, 8, 11], surface: { heavy: 0, light: 4 }, submerged: { heavy: 1, light: 2 } },
  119: { name: 'HMS Pink', type: 'corvette', detect: { surfaced: 5, submerged: 6 }, speed: 2, vp: 0, xp: 1, torpedo: [4, 6, 8], gun: [5, 8, 11], surface: { heavy: 0, light: 4 }, submerged: { heavy: 1, light: 2 } },
  120: { name: 'HMCS Chambly', type: 'corvette', detect: { surfaced: 5, submerged: 6 }, speed: 2, vp: 0, xp: 1, torpedo: [4, 6, 8], gun: [5, 8, 11], surface: { heavy: 0, light: 4 }, submerged: { heavy: 1, light: 2 } },
  121: { name: 'HMCS Moose Jaw', type: 'corvette', detect: { surfaced: 5, submerged: 6 }, speed: 2, vp: 0, xp: 1, torpedo: [4, 6, 8], gun: [5, 8, 11], surface: { heavy: 0, light: 4 }, submerged: { heavy: 1, light: 2 } },
  122: { name: 'HMCS Oakville', type: 'corvette', detect: { surfaced: 5, submerged: 6 }, speed: 2, vp: 0, xp: 1, torpedo: [4, 6, 8], gun: [5, 8, 11], surface: { heavy: 0, light: 4 }, submerged: { heavy: 1, light: 2 } },
  123: { name: 'HMS Scarborough', type: 'sloop', detect: { surfaced: 4, submerged: 6 }, speed: 2, vp: 0, xp: 1, torpedo: [4, 6, 8], gun: [6, 9, 12], surface: { heavy: 0, light: 4 }, submerged: { heavy: 1, light: 2 } },
  124: { name: 'HMS Fowey', type: 'sloop', detect: { surfaced: 4, submerged: 6 }, speed: 2, vp: 0, xp: 1, torpedo: [4, 6, 8], gun: [6, 9, 12], surface: { heavy: 0, light: 4 }, submerged: { heavy: 1, light: 2 } },
  125: { name: 'HMS Leith', type: 'sloop', detect: { surfaced: 4, submerged: 6 }, speed: 2, vp: 0, xp: 1, torpedo: [4, 6, 8], gun: [6, 9, 12], surface: { heavy: 0, light: 4 }, submerged: { heavy: 1, light: 2 } },
  126: { name: 'HMS Rochester', type: 'sloop', detect: { surfaced: 4, submerged: 6 }, speed: 2, vp: 0, xp: 1, torpedo: [4, 6, 8], gun: [6, 9, 12], surface: { heavy: 0, light: 4 }, submerged: { heavy: 1, light: 3 } },
  127: { name: 'HMS Starling', type: 'sloop', detect: { surfaced: 3, submerged: 5 }, speed: 2, vp: 0, xp: 1, torpedo: [4, 6, 8], gun: [6, 9, 12], surface: { heavy: 0, light: 4 }, submerged: { heavy: 2, light: 2 } },
  128: { name: 'HMS Vanoc', type: 'destroyer', detect: { surfaced: 4, submerged: 5 }, speed: 3, vp: 0, xp: 2, torpedo: [5, 7, 9], gun: [6, 9, 12], surface: { heavy: 1, light: 3 }, submerged: { heavy: 1, light: 3 } },
  129: { name: 'HMS Walker', type: 'destroyer', detect: { surfaced: 4, submerged: 5 }, speed: 3, vp: 0, xp: 2, torpedo: [5, 7, 9], gun: [6, 9, 12], surface: { heavy: 1, light: 3 }, submerged: { heavy: 1, light: 3 } },
  130: { name: 'HMS Wolverine', type: 'destroyer', detect: { surfaced: 4, submerged: 5 }, speed: 3, vp: 0, xp: 2, torpedo: [5, 7, 9], gun: [6, 9, 12], surface: { heavy: 1, light: 3 }, submerged: { heavy: 1, light: 3 } },
  131: { name: 'HMS Vanquisher', type: 'destroyer', detect: { surfaced: 4, submerged: 6 }, speed: 3, vp: 0, xp: 2, torpedo: [5, 7, 9], gun: [6, 9, 12], surface: { heavy: 1, light: 3 }, submerged: { heavy: 1, light: 2 } },
  132: { name: 'HMS Viscount', type: 'destroyer', detect: { surfaced: 4, submerged: 5 }, speed: 3, vp: 0, xp: 2, torpedo: [5, 7, 9], gun: [6, 9, 12], surface: { heavy: 1, light: 3 }, submerged: { heavy: 1, light: 3 } },
  133: { name: 'HMS Hesperus', type: 'destroyer', detect: { surfaced: 3, submerged: 5 }, speed: 3, vp: 0, xp: 2, torpedo: [5, 7, 9], gun: [6, 9, 12], surface: { heavy: 1, light: 3 }, submerged: { heavy: 2, light: 1 } },
  134: { name: 'HMS Harvester', type: 'destroyer', detect: { surfaced: 3, submerged: 5 }, speed: 3, vp: 0, xp: 2, torpedo: [5, 7, 9], gun: [6, 9, 12], surface: { heavy: 1, light: 3 }, submerged: { heavy: 2, light: 1 } },
  135: { name: 'HMS Broadway', type: 'destroyer', detect: { surfaced: 5, submerged: 6 }, speed: 3, vp: 0, xp: 2, torpedo: [5, 7, 9], gun: [6, 9, 12], surface: { heavy: 1, light: 2 }, submerged: { heavy: 1, light: 2 } },
  136: { name: 'HMCS St. Croix', type: 'destroyer', detect: { surfaced: 5, submerged: 6 }, speed: 3, vp: 0, xp: 2, torpedo: [5, 7, 9], gun: [6, 9, 12], surface: { heavy: 1, light: 2 }, submerged: { heavy: 1, light: 2 } },
  137: { name: 'USS Roper', type: 'destroyer', detect: { surfaced: 4, submerged: 6 }, speed: 3, vp: 0, xp: 2, torpedo: [5, 7, 9], gun: [6, 9, 12], surface: { heavy: 1, light: 2 }, submerged: { heavy: 1, light: 2 } },
  138: { name: 'USS Greer', type: 'destroyer', detect: { surfaced: 5, submerged: 6 }, speed: 3, vp: 0, xp: 2, torpedo: [5, 7, 9], gun: [6, 9, 12], surface: { heavy: 1, light: 2 }, submerged: { heavy: 1, light: 2 } },
  139: { name: 'HMS Ballinderry', type: 'frigate', detect: { surfaced: 4, submerged: 6 }, speed: 2, vp: 0, xp: 1, torpedo: [4, 6, 8], gun: [6, 9, 12], surface: { heavy: 1, light: 2 }, submerged: { heavy: 1, light: 3 } },
  140: { name: 'HMS Tay', type: 'frigate', detect: { surfaced: 4, submerged: 6 }, speed: 2, vp: 0, xp: 1, torpedo: [4, 6, 8], gun: [6, 9, 12], surface: { heavy: 1, light: 2 }, submerged: { heavy: 1, light: 3 } },
  141: { name: 'HMS Swale', type: 'frigate', detect: { surfaced: 4, submerged: 6 }, speed: 2, vp: 0, xp: 1, torpedo: [4, 6, 8], gun: [6, 9, 12], surface: { heavy: 1, light: 2 }, submerged: { heavy: 1, light: 3 } },
  142: { name: 'HMT Lady Shirley', type: 'armed-trawler', detect: { surfaced: 6, submerged: 7 }, speed: 2, vp: 0, xp: 1, torpedo: [2, 5, 7], gun: [3, 6, 9], surface: { heavy: 0, light: 3 }, submerged: { heavy: 0, light: 3 } },
  143: { name: 'HMT Northern Spray', type: 'armed-trawler', detect: { surfaced: 6, submerged: 7 }, speed: 2, vp: 0, xp: 1, torpedo: [2, 5, 7], gun: [3, 6, 9], surface: { heavy: 0, light: 3 }, submerged: { heavy: 0, light: 3 } },
  144: { name: 'HMT Visenda', type: 'armed-trawler', detect: { surfaced: 6, submerged: 7 }, speed: 2, vp: 0, xp: 1, torpedo: [2, 5, 7], gun: [3, 6, 9], surface: { heavy: 0, light: 3 }, submerged: { heavy: 0, light: 3 } },
  145: { name: 'USCGC Spencer', type: 'cutter', detect: { surfaced: 4, submerged: 5 }, speed: 2, vp: 0, xp: 1, torpedo: [3, 6, 8], gun: [4, 7, 10], surface: { heavy: 0, light: 4 }, submerged: { heavy: 1, light: 3 } },
  146: { name: 'USCGC Icarus', type: 'cutter', detect: { surfaced: 5, submerged: 6 }, speed: 2, vp: 0, xp: 1, torpedo: [3, 6, 8], gun: [4, 7, 10], surface: { heavy: 0, light: 4 }, submerged: { heavy: 0, light: 4 } },
} as const satisfies Record<number, EscortCard>;

/** Kept apart for Naval contacts. */
// biome-ignore format: one row for each card
const FLEET_ESCORTS = {
  147: { name: 'HMS Faulknor', type: 'fleet-destroyer', detect: { surfaced: 4, submerged: 5 }, speed: 3, vp: 0, xp: 2, torpedo: [5, 7, 9], gun: [7, 10, null], surface: { heavy: 1, light: 4 }, submerged: { heavy: 1, light: 3 } },
  148: { name: 'HMS Kelly', type: 'fleet-destroyer', detect: { surfaced: 4, submerged: 5 }, speed: 3, vp: 0, xp: 2, torpedo: [5, 7, 9], gun: [7, 10, null], surface: { heavy: 1, light: 4 }, submerged: { heavy: 1, light: 3 } },
  149: { name: 'HMS Eskimo', type: 'fleet-destroyer', detect: { surfaced: 4, submerged: 5 }, speed: 3, vp: 0, xp: 2, torpedo: [5, 7, 9], gun: [7, 10, null], surface: { heavy: 1, light: 4 }, submerged: { heavy: 1, light: 3 } },
} as const satisfies Record<number, EscortCard>;

export const ESCORTS: Readonly<Record<number, EscortCard>> = { ...CONVOY_ESCORTS, ...FLEET_ESCORTS };

export const ESCORT_DECK: readonly number[] = Object.keys(CONVOY_ESCORTS).map(Number);
export const FLEET_ESCORT_DECK: readonly number[] = Object.keys(FLEET_ESCORTS).map(Number);
