/** Fleets that hide under a marker. */
import type { Choice } from '../src/choices.ts';
import type { AreaId } from '../src/data/areas.ts';
import type { UnitId } from '../src/data/units.ts';
import { MARKERS } from '../src/stacks.ts';
import { isConvoy, isOre, isSurface, isThird } from '../src/units.ts';
import { best, having, type Open } from './open.ts';
import { ownAt, type Picture, ports, threat } from './picture.ts';
import { worthOf, worthOfAll } from './worth.ts';

/** Ships enough in one place, dear enough and near enough to the enemy, are hidden under a marker. */
const FLEET = { ships: 4, worth: 7 } as const;

interface Fleet {
  readonly marker: string;
  readonly area: AreaId;
  readonly units: readonly UnitId[];
}

/** WPZ-16.5  The task force that is worth forming now; the least of its ships stays in sight. */
export function taskForce(picture: Picture): Fleet | undefined {
  const { known, side } = picture;
  if (picture.doctrine.scope !== 'staff') return undefined;
  const marker = MARKERS[side].find((one) => known.taskForces[one] === undefined && !known.arranged.includes(one));
  if (!marker) return undefined;
  const hidden = Object.values(known.taskForces).flatMap((one) => one.units ?? []);
  const fleets = ports(picture).map((area) => {
    const ships = ownAt(picture, area).filter(
      (unit) => isSurface(unit) && !isConvoy(unit) && !isOre(unit) && !isThird(unit) && !hidden.includes(unit),
    );
    const units = [...ships].sort((one, other) => worthOf(picture, other) - worthOf(picture, one)).slice(0, -1);
    return { marker, area, units };
  });
  return best(
    fleets.filter(
      ({ area, units }) =>
        units.length >= FLEET.ships && worthOfAll(picture, units) >= FLEET.worth && threat(picture, area) > 0,
    ),
    ({ units }) => worthOfAll(picture, units),
  );
}

/** The fleet goes under its marker ship by ship; nothing else is arranged. */
export function arranging(picture: Picture, open: Open): Choice | undefined {
  const { forming } = picture.known;
  const fleet = taskForce(picture);
  if (!fleet) return having(open, 'done');
  if (!forming) return having(open, 'form', fleet.marker, fleet.area) ?? having(open, 'done');
  const missing = fleet.units.find((unit) => having(open, 'assign', unit));
  return (missing && having(open, 'assign', missing)) ?? having(open, 'done');
}
