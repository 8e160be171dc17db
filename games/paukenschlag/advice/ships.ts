/** D10 to D13 of the Allies: convoys go on and keep out of the way, warships go for submarines. */
import type { Choice } from '../src/choices.ts';
import { type AreaId, AZORES } from '../src/data/map.ts';
import { type ShipId, warship } from '../src/data/warships.ts';
import {
  areaOfDestination,
  besideBySea,
  coastalDistance,
  isCoastal,
  seaDistance,
  withinByCoast,
  withinBySea,
} from '../src/geography.ts';
import { joiners } from '../src/naval-moves.ts';
import type { Convoy, ConvoyId, State, Warship } from '../src/state.ts';
import { convoyOf, isConvoy, isEscorted, stackOf } from '../src/units.ts';
import type { Doctrine } from './doctrine.ts';
import { best, riskAt, type Sighting, sighted, sightings, valueAt } from './judgement.ts';

type Known = Readonly<State>;
type Open = readonly Choice[];

export const TASK_FORCE: ShipId = 'TF-1';
/** The waters before New York, which are never left alone. */
const HOME_WATERS: AreaId = 'CA';

/** Convoys first, while warships are still at hand to go with them; then the warships. */
export function chooseAllied(known: Known, open: Open, doctrine: Doctrine): Choice | undefined {
  const seen = sightings(known, doctrine.memory);
  for (const convoy of known.convoys) {
    if (convoy.activated) continue;
    const escort = escortFor(known, convoy, seen, doctrine);
    const order = (escort && find(open, ['form', convoy.id])) ?? sailing(convoy, open, seen, doctrine);
    if (order) return order;
  }
  for (const ship of known.ships) {
    if (ship.activated || ship.convoy !== null) continue;
    const order = shipOrder(known, ship, open, seen, doctrine);
    if (order) return order;
  }
  return open.find(([verb]) => verb === 'finish');
}

const find = (open: Open, wanted: readonly (string | number)[]): Choice | undefined =>
  open.find((choice) => wanted.every((word, i) => choice[i] === word));

/** D11, D12  The stack of the convoy being activated, then its move. */
export function chooseStack(known: Known, open: Open, doctrine: Doctrine): Choice | undefined {
  const unit = known.activation?.unit;
  if (!unit || !isConvoy(unit)) return undefined;
  const convoy = convoyOf(known, unit);
  const seen = sightings(known, doctrine.memory);
  const escort = escortFor(known, convoy, seen, doctrine);
  return (escort && find(open, ['join', unit, escort])) ?? sailing(convoy, open, seen, doctrine);
}

/** A warship for a convoy that nobody guards: one that can follow it, the weakest hunter first. */
function escortFor(
  known: Known,
  convoy: Readonly<Convoy>,
  seen: readonly Sighting[],
  { escortFrom, interposes }: Doctrine,
): ShipId | undefined {
  if (isGuarded(known, convoy, interposes)) return undefined;
  const to = nextLeg(convoy, seen);
  if (!to) return undefined;
  const free = joiners(known, convoy).filter((ship) => ship.id !== TASK_FORCE);
  if (free.length < escortFrom) return undefined;
  const able = free.filter(({ id }) => !warship(id).coastalOnly || isCoastal(to));
  return best(able, ({ id }) => -warship(id).asw)?.id;
}

/** The area nearer to its destination where the fewest submarines lie in wait; of equal ones along the coast, where small craft can follow. */
export function nextLeg(convoy: Readonly<Convoy>, seen: readonly Sighting[]): AreaId | undefined {
  return best(legs(convoy), (area) => (isCoastal(area) ? COASTWISE : 0) - riskAt(seen, area));
}
const COASTWISE = 0.01;

function legs(convoy: Readonly<Convoy>): AreaId[] {
  const goal = areaOfDestination(convoy.to);
  const away = seaDistance(convoy.area, goal);
  return besideBySea(convoy.area).filter((area) => seaDistance(area, goal) < away);
}

/** On towards its port; a convoy waits where to go on is much worse than to stay. */
function sailing(
  convoy: Readonly<Convoy>,
  open: Open,
  seen: readonly Sighting[],
  { holdsFrom }: Doctrine,
): Choice | undefined {
  const to = nextLeg(convoy, seen);
  const waits = to && riskAt(seen, to) - riskAt(seen, convoy.area) >= holdsFrom && find(open, ['hold', convoy.id]);
  if (waits) return waits;
  return (to && find(open, ['move', convoy.id, to])) ?? find(open, ['hold', convoy.id]) ?? firstOf(convoy.id, open);
}

const firstOf = (id: ConvoyId, open: Open): Choice | undefined =>
  open.find(([verb, unit]) => unit === id && verb === 'move');

/** How good an area looks to a warship. */
const huntScore = (
  known: Known,
  seen: readonly Sighting[],
  ship: Readonly<Warship>,
  area: AreaId,
  { convoyDuty, pursuit, interposes }: Doctrine,
): number =>
  pursuit * sighted(seen, area) +
  0.05 * valueAt(known, area) +
  (convoyDuty > 0 && wantsEscort(known, ship, area, interposes) ? convoyDuty : 0) -
  0.7 * wayTo(ship, area) +
  (area === HOME_WATERS ? 1 : 0);

/** What can part from a convoy to meet a boat guards it; escorts that are part of it do not. */
const isGuarded = (known: Known, convoy: Readonly<Convoy>, interposes: boolean): boolean =>
  interposes ? stackOf(known, convoy.id).length > 0 : isEscorted(known, convoy);

/** A convoy there has a way to go that this ship can follow, and fewer warships beside it than convoys. */
function wantsEscort(known: Known, ship: Readonly<Warship>, area: AreaId, interposes: boolean): boolean {
  const bare = known.convoys.filter(
    (one) => one.area === area && !isGuarded(known, one, interposes) && areaOfDestination(one.to) !== area,
  );
  const follows = bare.filter((one) => !warship(ship.id).coastalOnly || legs(one).some(isCoastal));
  const there = known.ships.filter((one) => one.area === area && one.convoy === null && one.id !== ship.id);
  return follows.length > there.length;
}

const wayTo = ({ id, area }: Readonly<Warship>, to: AreaId): number =>
  warship(id).coastalOnly ? coastalDistance(area, to) : seaDistance(area, to);

/** Where a warship goes: to the Azores with the bombardment group, else where submarines are. */
function stationOf(known: Known, seen: readonly Sighting[], ship: Readonly<Warship>, doctrine: Doctrine): AreaId {
  const { mp, coastalOnly } = warship(ship.id);
  const reach = (coastalOnly ? withinByCoast : withinBySea)(ship.area, mp);
  if (ship.id === TASK_FORCE)
    return known.options.amerikaBombers ? (best(reach, (area) => -seaDistance(area, AZORES)) ?? ship.area) : ship.area;
  return best(reach, (area) => huntScore(known, seen, ship, area, doctrine)) ?? ship.area;
}

function shipOrder(
  known: Known,
  ship: Readonly<Warship>,
  open: Open,
  seen: readonly Sighting[],
  doctrine: Doctrine,
): Choice | undefined {
  const to = stationOf(known, seen, ship, doctrine);
  if (to !== ship.area) return find(open, ['move', ship.id, to]);
  const seeks = ship.id !== TASK_FORCE && find(open, ['seek', ship.id]);
  return seeks || find(open, ['hold', ship.id]);
}
