/** Operations against coasts and from bases: landings, marches, strikes from the air. */
import { isHomeSoil } from '../src/control.ts';
import { AREA_IDS, type AreaId } from '../src/data/areas.ts';
import { FLIGHT_LIMIT } from '../src/data/tracks.ts';
import { UNIT_IDS, UNITS, type UnitId } from '../src/data/units.ts';
import { BASE_IDS, ISLAND_LIMIT, ZONE_IDS, ZONES, type ZoneId } from '../src/data/zones.ts';
import { areaOf, areaOfZone, basesOf, isIsland, isSmall, landWaysFrom, zonesOf } from '../src/geography.ts';
import { hitChance } from '../src/odds.ts';
import { isAir, isAirTransport, isCoastal, isConvoy, isGround, isOre, isThird, isTransport } from '../src/units.ts';
import { clearing, estimate } from './estimate.ts';
import { foesAt, isHeld, ownAt, type Picture, ports } from './picture.ts';
import { isNeutralSea, type Operation, speedOf, strongest, wayTo } from './sea.ts';
import { flightFor } from './skies.ts';
import { countOfZone, lateness, PRIZES, stepsOf } from './worth.ts';

const LEAST_CHANCE = 0.6;
const TROOPS_WORTH = 1.2;
/** The first German invasion of a neutral may bring the United States nearer. */
const AMERICAN_ANGER = 0.4;

/** Whoever would have to be fought in a land zone. */
const defendersOf = (picture: Picture, zone: ZoneId): UnitId[] => [
  ...foesAt(picture, zone).filter(isGround),
  ...UNIT_IDS.filter(
    (unit) =>
      isThird(unit) && isGround(unit) && picture.known.at[unit] === zone && !foesAt(picture, zone).includes(unit),
  ),
];

/** Whether a zone is ours already. */
export function isOurs(picture: Picture, zone: ZoneId): boolean {
  if (ownAt(picture, zone).some(isGround)) return foesAt(picture, zone).filter(isGround).length === 0;
  const [, , power, start] = ZONES[zone];
  if (foesAt(picture, zone).some(isGround)) return false;
  return power ? picture.known.powers[power] === picture.side : start === picture.side;
}

/** Whether the enemy would count it at the end. */
function isTheirs(picture: Picture, zone: ZoneId): boolean {
  if (ownAt(picture, zone).some(isGround)) return false;
  const [, , power, start] = ZONES[zone];
  if (foesAt(picture, zone).some(isGround)) return true;
  return power ? picture.known.powers[power] === picture.enemy : start === picture.enemy;
}

/** The chance that troops take a zone, by themselves or with whoever fires for them. */
export function takes(
  picture: Picture,
  troops: readonly UnitId[],
  zone: ZoneId,
  helpers: readonly UnitId[] = [],
): number {
  const defenders = defendersOf(picture, zone);
  const steps = defenders.reduce((sum, unit) => sum + stepsOf(picture.known, unit), 0);
  const hits = [...troops, ...helpers].reduce((sum, unit) => sum + hitChance(UNITS[unit].full[3]), 0);
  const fire = defenders.reduce((sum, unit) => sum + hitChance(UNITS[unit].full[3]), 0);
  return clearing(hits * Math.max(0.4, 1 - (0.35 * fire) / Math.max(1, troops.length)), steps);
}

const prize = (picture: Picture, zone: ZoneId, chance: number, troops: number): number => {
  const late = lateness(picture);
  const counts = countOfZone(zone, picture.side) + (isTheirs(picture, zone) ? countOfZone(zone, picture.enemy) : 0);
  const worth = isOurs(picture, zone) ? 0 : (1 - late) * (PRIZES[picture.side][zone] ?? 0) + late * counts;
  const isFirst = picture.side === 'german' && !picture.known.us.invaded && isNeutral(picture, zone);
  return worth * chance - (1 - late) * TROOPS_WORTH * 0.6 * troops * (1 - chance) - (isFirst ? AMERICAN_ANGER : 0);
};

const isNeutral = ({ known }: Picture, zone: ZoneId): boolean => {
  const power = ZONES[zone][2];
  return power !== null && known.powers[power] === 'neutral';
};

/** The best against troops first. */
const byFireOnTroops = (one: UnitId, other: UnitId): number =>
  UNITS[other].full[3] - UNITS[one].full[3] || (one < other ? -1 : 1);

/** Troops that transports of this area have aboard, or could take aboard. */
function passengersOf(picture: Picture, area: AreaId, ships: readonly UnitId[]): UnitId[] {
  const nat = ships[0] && UNITS[ships[0]].nat;
  const room = ships.reduce((sum, ship) => sum + stepsOf(picture.known, ship), 0);
  const aboard = ships.flatMap((ship) => ownAt(picture, ship as never).filter(isGround));
  // Whoever holds a place that counts stays there.
  const spare = zonesOf(area).filter((zone) => !PRIZES[picture.side][zone]);
  const ashore = spare.flatMap((zone) =>
    ownAt(picture, zone).filter((unit) => isGround(unit) && UNITS[unit].mf > 0 && UNITS[unit].nat === nat),
  );
  const best = [...ashore].sort(byFireOnTroops);
  return [...aboard, ...best].slice(0, room);
}

/** What could be landed, and where. */
interface Landing {
  readonly origin: AreaId;
  readonly nat: string;
  readonly force: UnitId[];
  readonly zone: ZoneId;
  readonly troops: readonly UnitId[];
}

/** Every landing within reach of the transports of one power, wherever there is something to win. */
function withinReach(picture: Picture): Landing[] {
  return ports(picture).flatMap((origin) => {
    const all = ownAt(picture, origin).filter(isTransport);
    return [...new Set(all.map((ship) => UNITS[ship].nat))].flatMap((nat): Landing[] => {
      const force = all.filter((ship) => UNITS[ship].nat === nat).slice(0, 2);
      const troops = passengersOf(picture, origin, force);
      if (troops.length === 0) return [];
      return ZONE_IDS.flatMap((zone): Landing[] => {
        const goal = areaOfZone(zone);
        if (!PRIZES[picture.side][zone] || isOurs(picture, zone) || isHeld(picture, goal)) return [];
        const way = wayTo(picture, origin, goal, false);
        if (!way || way.length > speedOf(force)) return [];
        return [{ origin, nat, force, zone, troops: isSmall(zone) ? troops.slice(0, ISLAND_LIMIT) : troops }];
      });
    });
  });
}

export function landings(picture: Picture): Operation[] {
  return withinReach(picture).flatMap(({ origin, force, zone, troops }): Operation[] => {
    const chance = takes(picture, troops, zone);
    if (chance < LEAST_CHANCE) return [];
    const worth = prize(picture, zone, chance, troops.length);
    return [{ kind: 'amphibious', worth, origin, force, goal: zone, battle: null }];
  });
}

/** WPZ-23.3.4-CA  Aircraft of one base that could fly against troops in an area, the best first. */
function bombersFor(picture: Picture, nat: string, goal: AreaId): UnitId[] {
  const flights = BASE_IDS.map((base) =>
    ownAt(picture, base)
      .filter(
        (unit) =>
          isAir(unit) &&
          !isAirTransport(unit) &&
          UNITS[unit].nat === nat &&
          UNITS[unit].full[3] > 0 &&
          flightFor(picture, areaOf(base), goal) <= UNITS[unit].mf,
      )
      .sort(byFireOnTroops)
      .slice(0, FLIGHT_LIMIT),
  );
  return flights.reduce((most, flight) => (flight.length > most.length ? flight : most), []);
}

/** The second AP of a combined assault has to be earned. */
const SECOND_AP = 0.5;

/** Landings that aircraft and ships on the spot make possible where troops alone would fail. */
export function assaults(picture: Picture): Operation[] {
  return withinReach(picture).flatMap(({ origin, nat, force, zone, troops }): Operation[] => {
    if (defendersOf(picture, zone).length === 0) return [];
    const goal = areaOfZone(zone);
    const guns = ownAt(picture, goal).filter((unit) => UNITS[unit].nat === nat && !isTransport(unit));
    const chance = takes(picture, troops, zone, [...bombersFor(picture, nat, goal), ...guns]);
    if (chance < LEAST_CHANCE) return [];
    const worth = prize(picture, zone, chance, troops.length) - SECOND_AP;
    return [{ kind: 'combined-assault', worth, origin, force, goal: zone, battle: null }];
  });
}

/** What ships beside a coast could fire at: aircraft, guns, and on a small island everybody (WPZ-23.3.1-NB). */
const coastalTargets = (picture: Picture, zone: ZoneId): UnitId[] => [
  ...foesAt(picture, zone).filter((unit) => isCoastal(unit) || isIsland(zone)),
  ...basesOf(zone).flatMap((base) => foesAt(picture, base).filter(isAir)),
];

/** Bombardments from where ships lie; enemy ships beside them are taken to join in. */
export const bombardments =
  (kind: 'bombardment' | 'carrier-bombardment') =>
  (picture: Picture): Operation[] =>
    ports(picture).flatMap((origin) => {
      const ships = ownAt(picture, origin).filter(
        (unit) =>
          !isTransport(unit) && !isConvoy(unit) && !isOre(unit) && (kind === 'bombardment' || UNITS[unit].isCarrier),
      );
      return [...new Set(ships.map((ship) => UNITS[ship].nat))].flatMap((nat) =>
        zonesOf(origin).flatMap((zone): Operation[] => {
          const targets = coastalTargets(picture, zone);
          if (isHomeSoil(zone) || isNeutral(picture, zone) || targets.length === 0) return [];
          const force = strongest(ships.filter((ship) => UNITS[ship].nat === nat && UNITS[ship].full[3] > 0));
          if (force.length === 0) return [];
          const battle = estimate(picture, kind, force, [...targets, ...foesAt(picture, origin)]);
          return [
            { kind, worth: battle.gain - picture.doctrine.lossWeight * battle.loss, origin, force, goal: zone, battle },
          ];
        }),
      );
    });

/** Strikes at troops and aircraft ashore. */
export function landStrikes(picture: Picture): Operation[] {
  return BASE_IDS.flatMap((origin) => {
    const all = ownAt(picture, origin).filter((unit) => isAir(unit) && !isAirTransport(unit));
    return [...new Set(all.map((unit) => UNITS[unit].nat))].flatMap((nat) =>
      ZONE_IDS.flatMap((zone): Operation[] => {
        const far = flightFor(picture, areaOf(origin), areaOfZone(zone));
        const targets = defendersAt(picture, zone);
        if (isHomeSoil(zone) || isNeutral(picture, zone) || targets.length === 0) return [];
        const force = all
          .filter((unit) => UNITS[unit].nat === nat && UNITS[unit].mf >= far)
          .sort(byFireOnTroops)
          .slice(0, FLIGHT_LIMIT);
        if (force.length === 0) return [];
        const battle = estimate(picture, 'airstrike-land', force, targets);
        const worth = battle.gain - picture.doctrine.lossWeight * battle.loss;
        return [{ kind: 'airstrike-land', worth, origin, force, goal: zone, battle }];
      }),
    );
  });
}

/** WPZ-11.3a  Enemy troops in a land zone, and the aircraft on its bases. */
export const defendersAt = (picture: Picture, zone: ZoneId): UnitId[] => [
  ...foesAt(picture, zone),
  ...basesOf(zone).flatMap((base) => foesAt(picture, base).filter(isAir)),
];

/** Marches to what counts, alone or with aircraft. */
export const marches =
  (kind: 'ground-move' | 'air-ground') =>
  (picture: Picture): Operation[] =>
    ZONE_IDS.flatMap((origin) => {
      const here = ownAt(picture, origin).filter((unit) => isGround(unit) && UNITS[unit].mf > 0 && !isCoastal(unit));
      const all = PRIZES[picture.side][origin] ? here.slice(1) : here;
      return [...new Set(all.map((unit) => UNITS[unit].nat))].flatMap((nat): Operation[] => {
        const force = all.filter((unit) => UNITS[unit].nat === nat).slice(0, 4);
        return landWaysFrom(origin).flatMap(({ to, isMountain }): Operation[] => {
          if (!PRIZES[picture.side][to] || isOurs(picture, to)) return [];
          const bombers = kind === 'air-ground' ? bombersFor(picture, nat, areaOfZone(to)) : [];
          if (kind === 'air-ground' && (bombers.length === 0 || defendersOf(picture, to).length === 0)) return [];
          const chance = takes(picture, force, to, bombers) * (isMountain ? 0.5 : 1);
          if (chance < (isMountain ? LEAST_CHANCE / 2 : LEAST_CHANCE)) return [];
          const worth = prize(picture, to, chance, force.length);
          return [{ kind, worth, origin, force, goal: to, battle: null }];
        });
      });
    });

/** Strikes from the air at ships in reach. */
export function strikes(picture: Picture): Operation[] {
  return BASE_IDS.flatMap((origin) => {
    const all = ownAt(picture, origin).filter((unit) => isAir(unit) && !isAirTransport(unit));
    return [...new Set(all.map((unit) => UNITS[unit].nat))].flatMap((nat) =>
      AREA_IDS.flatMap((goal): Operation[] => {
        const far = flightFor(picture, areaOf(origin), goal);
        const foes = foesAt(picture, goal);
        if (foes.length === 0 || isNeutralSea(picture, goal)) return [];
        const force = all
          .filter((unit) => UNITS[unit].nat === nat && UNITS[unit].mf >= far && UNITS[unit].full[1] > 0)
          .sort((one, other) => UNITS[other].full[1] - UNITS[one].full[1] || (one < other ? -1 : 1))
          .slice(0, FLIGHT_LIMIT);
        if (force.length === 0) return [];
        const above = zonesOf(goal).flatMap((zone) => basesOf(zone).flatMap((base) => foesAt(picture, base)));
        const battle = estimate(picture, 'airstrike-sea', force, [...foes, ...above.filter(isAir)]);
        return [
          {
            kind: 'airstrike-sea',
            worth: battle.gain - picture.doctrine.lossWeight * battle.loss,
            origin,
            force,
            goal,
            battle,
          },
        ];
      }),
    );
  });
}
