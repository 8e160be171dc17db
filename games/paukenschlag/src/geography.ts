/** PK-4  Distances on the map, reckoned once. */
import {
  AREAS,
  type AreaId,
  BASES,
  type BaseId,
  type Destination,
  PORTS,
  type PortId,
  type ShoreId,
  UNITED_KINGDOM,
} from './data/map.ts';
import type { Side } from './data/sides.ts';
import { byName } from './ids.ts';

export const AREA_IDS = (Object.keys(AREAS) as AreaId[]).sort(byName);
export const PORT_IDS = (Object.keys(PORTS) as PortId[]).sort(byName);
export const BASE_IDS = (Object.keys(BASES) as BaseId[]).sort(byName);

interface Neighbours {
  readonly sea: readonly AreaId[];
  readonly air?: readonly AreaId[];
  readonly coastal?: true;
  readonly exit?: true;
}
const area = (id: AreaId): Neighbours => AREAS[id];

/** PK-4.1  The areas beside it by sea. */
export const besideBySea = (id: AreaId): readonly AreaId[] => area(id).sea;
/** PK-4.3 */
export const isCoastal = (id: AreaId): boolean => area(id).coastal === true;
/** PK-4.4 */
export const isExit = (id: AreaId): boolean => area(id).exit === true;
export const EXITS = AREA_IDS.filter(isExit);

type Distances = Readonly<Record<AreaId, Readonly<Record<AreaId, number>>>>;
const FAR = 99;

/** The least number of steps from everywhere to everywhere. */
function reckon(beside: (id: AreaId) => readonly AreaId[], isOpen: (id: AreaId) => boolean = () => true): Distances {
  const from = (start: AreaId): Record<AreaId, number> => {
    const steps = Object.fromEntries(AREA_IDS.map((id) => [id, FAR])) as Record<AreaId, number>;
    steps[start] = 0;
    const open = [start];
    for (const here of open) {
      for (const next of beside(here)) {
        if (steps[next] < FAR || !isOpen(next)) continue;
        steps[next] = steps[here] + 1;
        open.push(next);
      }
    }
    return steps;
  };
  return Object.fromEntries(AREA_IDS.map((id) => [id, from(id)])) as Record<AreaId, Record<AreaId, number>>;
}

const SEA = reckon(besideBySea);
const COAST = reckon(besideBySea, isCoastal);
const AIR = reckon((id) => [...area(id).sea, ...(area(id).air ?? [])]);

/** PK-4.2  For naval units. */
export const seaDistance = (from: AreaId, to: AreaId): number => SEA[from][to];
/** PK-6.5  For small craft, which keep to coastal areas all the way. */
export const coastalDistance = (from: AreaId, to: AreaId): number => COAST[from][to];
/** PK-4.2  For everything in the air. */
export const airDistance = (from: AreaId, to: AreaId): number => AIR[from][to];

/** Lists by centre and distance, because they are asked for at every decision. */
function within(distances: Distances): (from: AreaId, most: number) => readonly AreaId[] {
  const known = new Map<string, readonly AreaId[]>();
  return (from, most) => {
    const key = `${from}${most}`;
    const found = known.get(key) ?? AREA_IDS.filter((id) => distances[from][id] <= most);
    known.set(key, found);
    return found;
  };
}
export const withinBySea = within(SEA);
export const withinByCoast = within(COAST);
export const withinByAir = within(AIR);

/** Steps to the nearest area from which a submarine may leave the map (PK-6.9). */
export const toExit = (from: AreaId): number => Math.min(...EXITS.map((exit) => SEA[from][exit]));

export const isPort = (id: string): id is PortId => id in PORTS;
export const isBase = (id: string): id is BaseId => id in BASES;

interface Shore {
  readonly area: AreaId;
  readonly side: Side;
  readonly flak: number;
  readonly american?: true;
}
/** A port or an airbase. */
export const shore = (id: ShoreId): Shore => (isPort(id) ? PORTS[id] : BASES[id]);
export const areaOfBase = (id: BaseId): AreaId => BASES[id].area;
/** Where a convoy is bound for. */
export const areaOfDestination = (id: Destination): AreaId => (id === 'UK' ? UNITED_KINGDOM.area : PORTS[id].area);
/** Places by area, because they are asked for at every decision. */
const byArea = <T extends ShoreId>(ids: readonly T[]): ReadonlyMap<AreaId, readonly T[]> =>
  new Map(AREA_IDS.map((at) => [at, ids.filter((id) => shore(id).area === at)]));
const AMERICAN_PORTS = byArea(PORT_IDS.filter((port) => shore(port).american === true));
/** PK-4.5  The ports that frogmen may attack in this area. */
export const americanPorts = (id: AreaId): readonly PortId[] => AMERICAN_PORTS.get(id) ?? [];

const BASES_OF: Readonly<Record<Side, readonly BaseId[]>> = {
  axis: BASE_IDS.filter((id) => BASES[id].side === 'axis'),
  allies: BASE_IDS.filter((id) => BASES[id].side === 'allies'),
};
const PORTS_OF: Readonly<Record<Side, readonly PortId[]>> = {
  axis: PORT_IDS.filter((id) => PORTS[id].side === 'axis'),
  allies: PORT_IDS.filter((id) => PORTS[id].side === 'allies'),
};
export const basesOf = (side: Side): readonly BaseId[] => BASES_OF[side];
export const portsOf = (side: Side): readonly PortId[] => PORTS_OF[side];

const SHORES: Readonly<Record<Side, ReadonlyMap<AreaId, readonly ShoreId[]>>> = {
  axis: byArea<ShoreId>([...PORTS_OF.axis, ...BASES_OF.axis]),
  allies: byArea<ShoreId>([...PORTS_OF.allies, ...BASES_OF.allies]),
};
/** Ports, then airbases of a side in an area. */
export const shoresOf = (side: Side, id: AreaId): readonly ShoreId[] => SHORES[side].get(id) ?? [];
