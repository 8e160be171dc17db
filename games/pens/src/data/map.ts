/** The map: territories, sea zones, six special links and two troop routes. */
import { SEA_ZONES, type ZoneId } from './sea-zones.ts';
import { TERRITORIES, type TerritoryId } from './territories.ts';

export { SEA_ZONES, TERRITORIES, type TerritoryId, type ZoneId };

export type PlaceId = TerritoryId | ZoneId;

/** A link between two zones that not every ship may use (HOST-6.6). */
interface LinkFigures {
  readonly name: string;
  readonly between: readonly [ZoneId, ZoneId];
  readonly kind: 'barrage' | 'strait';
  /** The territory a side must hold to pass a strait. */
  readonly key: TerritoryId | null;
  /** Whether submarines pass, are closed out, or need the key like everyone else. */
  readonly submarines: 'closed' | 'free' | 'key';
}

export const SPECIAL_LINKS = [
  { name: 'Dover barrage', between: ['S17', 'S26'], kind: 'barrage', key: null, submarines: 'closed' },
  { name: 'North Channel barrage', between: ['S14', 'S16'], kind: 'barrage', key: null, submarines: 'closed' },
  { name: "St George's Channel barrage", between: ['S15', 'S16'], kind: 'barrage', key: null, submarines: 'closed' },
  { name: 'Strait of Gibraltar', between: ['S20', 'S23'], kind: 'strait', key: 'GIB', submarines: 'free' },
  { name: 'Danish Belts', between: ['S27', 'S30'], kind: 'strait', key: 'DEN', submarines: 'key' },
  { name: 'Kiel Canal', between: ['S29', 'S30'], kind: 'strait', key: 'NWG', submarines: 'key' },
] as const satisfies readonly LinkFigures[];

/** The Atlantic routes of troop convoys (HOST-10.3). */
export const TROOP_ROUTES = {
  NORTH: { zones: ['S06', 'S10', 'S14'], destinations: ['NEN', 'NIR', 'SCO'] },
  SOUTH: { zones: ['S07', 'S11', 'S12', 'S21'], destinations: ['GIB', 'MOR'] },
} as const satisfies Record<string, { zones: readonly ZoneId[]; destinations: readonly TerritoryId[] }>;

export type RouteId = keyof typeof TROOP_ROUTES;

export const TROOP_PORTS = ['NEU', 'SEU', 'NSC', 'CAN'] as const satisfies readonly TerritoryId[];
