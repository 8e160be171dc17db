/** UL-3.7  The Naval deck: eighteen warships, five of them carriers. */
import type { AttackSize, ShipCard } from './ships.ts';

export interface NavalCard extends ShipCard {
  readonly tons: number;
  /** Only carriers reach a submerged boat (UL-15.1). */
  readonly submerged: AttackSize;
  readonly carrier: boolean;
}

// biome-ignore format: one row for each card
export const NAVAL: Readonly<Record<number, NavalCard>> = {
  150: { name: 'HMS Royal Oak', type: 'battleship', tons: 29150, speed: 3, vp: 4, xp: 3, torpedo: [6, 9, 12], gun: [null, null, null], surface: { heavy: 2, light: 2 }, submerged: { heavy: 0, light: 0 }, carrier: false },
  151: { name: 'HMS Barham', type: 'battleship', tons: 31100, speed: 3, vp: 4, xp: 3, torpedo: [6, 9, 12], gun: [null, null, null], surface: { heavy: 2, light: 2 }, submerged: { heavy: 0, light: 0 }, carrier: false },
  152: { name: 'HMS Nelson', type: 'battleship', tons: 33950, speed: 3, vp: 4, xp: 3, torpedo: [7, 10, 13], gun: [null, null, null], surface: { heavy: 2, light: 2 }, submerged: { heavy: 0, light: 0 }, carrier: false },
  153: { name: 'HMS Malaya', type: 'battleship', tons: 31100, speed: 3, vp: 4, xp: 3, torpedo: [6, 9, 12], gun: [null, null, null], surface: { heavy: 2, light: 2 }, submerged: { heavy: 0, light: 0 }, carrier: false },
  154: { name: 'HMS Courageous', type: 'fleet-carrier', tons: 22500, speed: 3, vp: 5, xp: 3, torpedo: [5, 8, 11], gun: [8, 12, null], surface: { heavy: 1, light: 2 }, submerged: { heavy: 1, light: 1 }, carrier: true },
  155: { name: 'HMS Ark Royal', type: 'fleet-carrier', tons: 22600, speed: 3, vp: 5, xp: 3, torpedo: [5, 8, 11], gun: [8, 12, null], surface: { heavy: 1, light: 2 }, submerged: { heavy: 1, light: 1 }, carrier: true },
  156: { name: 'HMS Eagle', type: 'fleet-carrier', tons: 22600, speed: 3, vp: 5, xp: 3, torpedo: [5, 8, 11], gun: [8, 12, null], surface: { heavy: 1, light: 2 }, submerged: { heavy: 1, light: 1 }, carrier: true },
  157: { name: 'HMS Audacity', type: 'escort-carrier', tons: 11000, speed: 2, vp: 3, xp: 2, torpedo: [4, 7, 10], gun: [6, 10, null], surface: { heavy: 0, light: 4 }, submerged: { heavy: 1, light: 0 }, carrier: true },
  158: { name: 'HMS Avenger', type: 'escort-carrier', tons: 13785, speed: 2, vp: 3, xp: 2, torpedo: [4, 7, 10], gun: [6, 10, null], surface: { heavy: 1, light: 2 }, submerged: { heavy: 1, light: 1 }, carrier: true },
  159: { name: 'HMS Cumberland', type: 'heavy-cruiser', tons: 9750, speed: 3, vp: 3, xp: 2, torpedo: [5, 8, 11], gun: [9, null, null], surface: { heavy: 1, light: 3 }, submerged: { heavy: 0, light: 0 }, carrier: false },
  160: { name: 'HMS Norfolk', type: 'heavy-cruiser', tons: 9925, speed: 3, vp: 3, xp: 2, torpedo: [5, 8, 11], gun: [9, null, null], surface: { heavy: 1, light: 3 }, submerged: { heavy: 0, light: 0 }, carrier: false },
  161: { name: 'HMS Berwick', type: 'heavy-cruiser', tons: 9750, speed: 3, vp: 3, xp: 2, torpedo: [5, 8, 11], gun: [9, null, null], surface: { heavy: 1, light: 3 }, submerged: { heavy: 0, light: 0 }, carrier: false },
  162: { name: 'HMS Sirius', type: 'light-cruiser', tons: 5450, speed: 3, vp: 2, xp: 2, torpedo: [5, 8, 10], gun: [8, 11, null], surface: { heavy: 1, light: 2 }, submerged: { heavy: 0, light: 0 }, carrier: false },
  163: { name: 'HMS Galatea', type: 'light-cruiser', tons: 5220, speed: 3, vp: 2, xp: 2, torpedo: [4, 7, 10], gun: [8, 11, null], surface: { heavy: 1, light: 2 }, submerged: { heavy: 0, light: 0 }, carrier: false },
  164: { name: 'HMS Dunedin', type: 'light-cruiser', tons: 4850, speed: 3, vp: 2, xp: 2, torpedo: [4, 7, 9], gun: [7, 10, null], surface: { heavy: 1, light: 1 }, submerged: { heavy: 0, light: 0 }, carrier: false },
  165: { name: 'HMS Edinburgh', type: 'light-cruiser', tons: 10635, speed: 3, vp: 3, xp: 2, torpedo: [5, 8, 11], gun: [9, null, null], surface: { heavy: 1, light: 2 }, submerged: { heavy: 0, light: 0 }, carrier: false },
  166: { name: 'HMS Laurentic', type: 'armed-merchant-cruiser', tons: 18724, speed: 2, vp: 3, xp: 2, torpedo: [4, 7, 10], gun: [5, 8, 11], surface: { heavy: 0, light: 4 }, submerged: { heavy: 0, light: 0 }, carrier: false },
  167: { name: 'HMS Patroclus', type: 'armed-merchant-cruiser', tons: 11314, speed: 2, vp: 3, xp: 2, torpedo: [4, 7, 10], gun: [5, 8, 11], surface: { heavy: 0, light: 4 }, submerged: { heavy: 0, light: 0 }, carrier: false },
};

export const NAVAL_DECK: readonly number[] = Object.keys(NAVAL).map(Number);
