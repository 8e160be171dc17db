/** Operations against coasts and from bases: landings, marches, strikes from the air. */
import { AREA_IDS, type AreaId } from '../src/data/areas.ts';
import { FLIGHT_LIMIT } from '../src/data/tracks.ts';
import { UNIT_IDS, UNITS, type UnitId } from '../src/data/units.ts';
import { BASE_IDS, ISLAND_LIMIT, ZONE_IDS, ZONES, type ZoneId } from '../src/data/zones.ts';
import { areaOf, areaOfZone, basesOf, distance, isSmall, LAND_WAYS, zonesOf } from '../src/geography.ts';
import { hitChance } from '../src/odds.ts';
import { isAir, isAirTransport, isCoastal, isGround, isThird, isTransport } from '../src/units.ts';
import { clearing, estimate } from './estimate.ts';
import { foesAt, isHeld, ownAt, type Picture, ports } from './picture.ts';
import { isNeutralSea, type Operation, speedOf, wayTo } from './sea.ts';
import { PRIZES, stepsOf } from './worth.ts';

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

/** The chance that troops take a zone. */
export function takes(picture: Picture, troops: readonly UnitId[], zone: ZoneId): number {
  const defenders = defendersOf(picture, zone);
  const steps = defenders.reduce((sum, unit) => sum + stepsOf(picture.known, unit), 0);
  const hits = troops.reduce((sum, unit) => sum + hitChance(UNITS[unit].full[3]), 0);
  const fire = defenders.reduce((sum, unit) => sum + hitChance(UNITS[unit].full[3]), 0);
  return clearing(hits * Math.max(0.4, 1 - (0.35 * fire) / Math.max(1, troops.length)), steps);
}

const prize = (picture: Picture, zone: ZoneId, chance: number, troops: number): number => {
  const worth = isOurs(picture, zone) ? 0 : (PRIZES[picture.side][zone] ?? 0);
  const isFirst = picture.side === 'german' && !picture.known.us.invaded && isNeutral(picture, zone);
  return worth * chance - TROOPS_WORTH * 0.6 * troops * (1 - chance) - (isFirst ? AMERICAN_ANGER : 0);
};

const isNeutral = ({ known }: Picture, zone: ZoneId): boolean => {
  const power = ZONES[zone][2];
  return power !== null && known.powers[power] === 'neutral';
};

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
  const best = [...ashore].sort((one, other) => UNITS[other].full[3] - UNITS[one].full[3] || (one < other ? -1 : 1));
  return [...aboard, ...best].slice(0, room);
}

export function landings(picture: Picture): Operation[] {
  return ports(picture).flatMap((origin) => {
    const all = ownAt(picture, origin).filter(isTransport);
    return [...new Set(all.map((ship) => UNITS[ship].nat))].flatMap((nat): Operation[] => {
      const force = all.filter((ship) => UNITS[ship].nat === nat).slice(0, 2);
      const troops = passengersOf(picture, origin, force);
      if (troops.length === 0) return [];
      return ZONE_IDS.flatMap((zone): Operation[] => {
        const goal = areaOfZone(zone);
        if (!PRIZES[picture.side][zone] || isOurs(picture, zone) || isHeld(picture, goal)) return [];
        const way = wayTo(picture, origin, goal, false);
        if (!way || way.length > speedOf(force)) return [];
        const landing = isSmall(zone) ? troops.slice(0, ISLAND_LIMIT) : troops;
        const chance = takes(picture, landing, zone);
        if (chance < LEAST_CHANCE) return [];
        const worth = prize(picture, zone, chance, landing.length);
        return [{ kind: 'amphibious', worth, origin, force, goal: zone, battle: null }];
      });
    });
  });
}

export function marches(picture: Picture): Operation[] {
  return ZONE_IDS.flatMap((origin) => {
    const here = ownAt(picture, origin).filter((unit) => isGround(unit) && UNITS[unit].mf > 0 && !isCoastal(unit));
    const all = PRIZES[picture.side][origin] ? here.slice(1) : here;
    return [...new Set(all.map((unit) => UNITS[unit].nat))].flatMap((nat): Operation[] => {
      const force = all.filter((unit) => UNITS[unit].nat === nat).slice(0, 4);
      return LAND_WAYS[origin].flatMap(({ to, isMountain }): Operation[] => {
        if (!PRIZES[picture.side][to] || isOurs(picture, to)) return [];
        const chance = takes(picture, force, to) * (isMountain ? 0.5 : 1);
        if (chance < (isMountain ? LEAST_CHANCE / 2 : LEAST_CHANCE)) return [];
        const worth = prize(picture, to, chance, force.length);
        return [{ kind: 'ground-move', worth, origin, force, goal: to, battle: null }];
      });
    });
  });
}

/** Strikes from the air at ships in reach. */
export function strikes(picture: Picture): Operation[] {
  return BASE_IDS.flatMap((origin) => {
    const all = ownAt(picture, origin).filter((unit) => isAir(unit) && !isAirTransport(unit));
    return [...new Set(all.map((unit) => UNITS[unit].nat))].flatMap((nat) =>
      AREA_IDS.flatMap((goal): Operation[] => {
        const far = distance(areaOf(origin), goal);
        const foes = foesAt(picture, goal);
        if (foes.length === 0 || isNeutralSea(picture, goal)) return [];
        const force = all
          .filter((unit) => UNITS[unit].nat === nat && UNITS[unit].mf >= far && UNITS[unit].full[1] > 0)
          .sort((one, other) => UNITS[other].full[1] - UNITS[one].full[1] || (one < other ? -1 : 1))
          .slice(0, FLIGHT_LIMIT);
        if (force.length === 0) return [];
        const above = zonesOf(goal).flatMap((zone) => basesOf(zone).flatMap((base) => foesAt(picture, base)));
        const battle = estimate(picture.known, 'airstrike-sea', force, [...foes, ...above.filter(isAir)]);
        return [{ kind: 'airstrike-sea', worth: battle.gain - 0.8 * battle.loss, origin, force, goal, battle }];
      }),
    );
  });
}
