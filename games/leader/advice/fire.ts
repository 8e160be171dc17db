/** Advice for attacks: what every torpedo is worth, and the best way to share them out. */

import { shipCard, vpOf } from '../src/cards.ts';
import type { Choice } from '../src/choices.ts';
import { hasWorkingGun } from '../src/crew.ts';
import { GUN_RANGE, TORPEDO_RANGE } from '../src/data/constants.ts';
import { range, type ZoneId } from '../src/data/display.ts';
import type { HitNumbers, MarkerKind } from '../src/data/ships.ts';
import { shipsLeft } from '../src/harbour-attack.ts';
import { spreadOdds } from '../src/odds/attack.ts';
import { type Afloat, isEscort, shipsAfloat } from '../src/ships.ts';
import {
  type Boat,
  battleOf,
  boatOf,
  contactOf,
  errandOf,
  fighterOf,
  present,
  type Ship,
  shipOf,
} from '../src/state.ts';
import { torpedoesIn } from '../src/torpedo-room.ts';
import { conditionNow, gunModifier, torpedoModifier } from '../src/torpedoes.ts';
import type { Known } from '../src/view.ts';
import type { Open, Planner } from './advice.ts';
import { best } from './choices.ts';
import type { Gunnery } from './doctrine.ts';

/** Weights of the baseline: XP, a cripple with and without a contact left to finish it, a torpedo spent. */
const XP_WORTH = 0.25;
const CRIPPLE_WORTH = { contactsLeft: 0.3, noneLeft: 0.08 };
const TORPEDO_COST = 0.12;
const LEAST_PER_TORPEDO = 0.12;

/** What an unknown ship is taken for. */
const TYPICAL: Readonly<Record<MarkerKind, { numbers: HitNumbers; vp: number; xp: number }>> = {
  lone: { numbers: [4, 7, 10], vp: 2, xp: 1 },
  merchant: { numbers: [4, 7, 10], vp: 2, xp: 1 },
  naval: { numbers: [5, 8, 11], vp: 3, xp: 2 },
  escort: { numbers: [4, 6, 8], vp: 0, xp: 1 },
  fleetEscort: { numbers: [5, 7, 9], vp: 0, xp: 2 },
};

const TYPICAL_GUN: Readonly<Record<MarkerKind, HitNumbers>> = {
  lone: [2, 6, 9],
  merchant: [2, 6, 9],
  naval: [8, 11, null],
  escort: [5, 8, 11],
  fleetEscort: [7, 10, null],
};

function worthOf(known: Readonly<Known>, ship: Readonly<Ship>): number {
  if (ship.card === null) return TYPICAL[ship.kind].vp + XP_WORTH * TYPICAL[ship.kind].xp;
  return vpOf(known, ship.card) + XP_WORTH * shipCard(ship.card).xp;
}

const numbersOf = (ship: Readonly<Ship>): HitNumbers =>
  ship.card === null ? TYPICAL[ship.kind].numbers : shipCard(ship.card).torpedo;

const crippleWorth = (known: Readonly<Known>): number =>
  (known.contact?.left ?? 0) > 0 ? CRIPPLE_WORTH.contactsLeft : CRIPPLE_WORTH.noneLeft;

/** The value of 0, 1, 2 … torpedoes at one ship from a zone, their cost taken off. */
function valuesAt(
  known: Readonly<Known>,
  boat: Readonly<Boat>,
  ship: Readonly<Ship>,
  distance: number,
  torpedoes: number,
): number[] {
  const worth = worthOf(known, ship);
  const cripple = crippleWorth(known) * worth;
  const values = [0];
  for (let n = 1; n <= torpedoes; n++) {
    const { sunk, heavy } = spreadOdds(numbersOf(ship), ship, torpedoModifier(known, boat, ship, n, distance), n);
    values.push(sunk * worth + heavy * cripple - TORPEDO_COST * n);
  }
  return values;
}

/** How many torpedoes for each ship, and what they are worth together. */
export interface Allocation {
  readonly value: number;
  readonly torpedoes: number;
  readonly groups: readonly { readonly ship: string; readonly torpedoes: number }[];
}

const NO_ALLOCATION: Allocation = { value: 0, torpedoes: 0, groups: [] };

/** The best split of the torpedoes in the tubes, by dynamic programming over the ships in range. */
export function bestAllocation(known: Readonly<Known>, boat: Readonly<Boat>, zone: ZoneId): Allocation {
  const targets = shipsAfloat(known)
    .filter((ship) => range(zone, ship.zone) <= TORPEDO_RANGE)
    .map((ship) => ({ ship, distance: range(zone, ship.zone) }));
  return allocate(known, boat, targets, boat.ready.normal);
}

function allocate(
  known: Readonly<Known>,
  boat: Readonly<Boat>,
  targets: readonly { ship: Readonly<Ship>; distance: number }[],
  torpedoes: number,
): Allocation {
  let byCount: Allocation[] = new Array<Allocation>(torpedoes + 1).fill(NO_ALLOCATION);
  for (const { ship, distance } of targets) {
    const values = valuesAt(known, boat, ship, distance, torpedoes);
    byCount = byCount.map((_, total) => bestWith(byCount, values, ship.id, total));
  }
  return byCount[torpedoes] ?? NO_ALLOCATION;
}

/** The best use of at most `total` torpedoes with one more ship to fire at. */
function bestWith(before: readonly Allocation[], values: readonly number[], ship: string, total: number): Allocation {
  let found = before[total] ?? NO_ALLOCATION;
  for (let n = 1; n <= total; n++) {
    const rest = before[total - n] ?? NO_ALLOCATION;
    const value = rest.value + (values[n] ?? 0);
    if (value > found.value)
      found = { value, torpedoes: rest.torpedoes + n, groups: [...rest.groups, { ship, torpedoes: n }] };
  }
  return found;
}

/** The plan for the boat that declares its attacks. Thin value is held back, unless the boat is found anyway. */
function planOf(known: Readonly<Known>): Allocation {
  const fighter = fighterOf(known, present(known.acting, 'boat'));
  const plan = bestAllocation(known, boatOf(known, fighter.id), fighter.zone);
  const thin = plan.value < LEAST_PER_TORPEDO * plan.torpedoes;
  return thin && !fighter.detected ? NO_ALLOCATION : plan;
}

const isDeclared = (known: Readonly<Known>, ship: string): boolean =>
  battleOf(known).salvo.some((shot) => shot.weapon === 'torpedoes' && shot.ship === ship);

/** The groups of the plan, FAT where they may run, then the gun, then fire. */
export const fireBy =
  (gun: Gunnery): Planner =>
  (known, open) => {
    const group = planOf(known).groups.find(({ ship }) => !isDeclared(known, ship));
    const aim = group && open.find((choice) => choice[0] === 'aim' && choice[1] === group.ship);
    if (aim) return aim;
    const fat = open.find((choice) => choice[0] === 'fat');
    if (fat) return fat;
    return (
      t5Shot(known, open) ??
      gunShot(known, open, gun) ??
      open.find((choice) => choice[0] === 'fire' || choice[0] === 'hold-fire')
    );
  };

/** T5 torpedoes are for the escort that is nearest. */
function t5Shot(known: Readonly<Known>, open: Open): Choice | undefined {
  const fighter = fighterOf(known, present(known.acting, 'boat'));
  if (boatOf(known, fighter.id).ready.t5 === 0) return undefined;
  const escorts = open.filter((choice) => choice[0] === 'aim' && isEscort(shipOf(known, choice[1])));
  return best(escorts, (choice) => -range(fighter.zone, (shipOf(known, choice[1] as string) as Afloat).zone));
}

function gunShot(known: Readonly<Known>, open: Open, gun: Gunnery): Choice | undefined {
  const { id, zone } = fighterOf(known, present(known.acting, 'boat'));
  const boat = boatOf(known, id);
  const value = (choice: Choice): number =>
    gunValue(known, boat, shipOf(known, choice[1] as string) as Afloat, zone, gun);
  const found = best(
    open.filter((choice) => choice[0] === 'gun'),
    value,
  );
  return found && value(found) > gun.least ? found : undefined;
}

/** What a round of the gun from a zone is worth. */
function gunValue(
  known: Readonly<Known>,
  boat: Readonly<Boat>,
  ship: Readonly<Afloat>,
  zone: ZoneId,
  { damage }: Gunnery,
): number {
  const numbers = ship.card === null ? TYPICAL_GUN[ship.kind] : shipCard(ship.card).gun;
  const { sunk, heavy, light } = spreadOdds(numbers, ship, gunModifier(known, boat, ship, range(zone, ship.zone)), 1);
  const share = damage ?? { heavy: crippleWorth(known), light: 0 };
  return (sunk + heavy * share.heavy + light * share.light) * worthOf(known, ship);
}

/** The best round a surfaced boat could fire from a zone. */
export function bestGunValue(known: Readonly<Known>, boat: Readonly<Boat>, zone: ZoneId, gun: Gunnery): number {
  if (!hasWorkingGun(boat) || conditionNow(known).noGun) return 0;
  const values = shipsAfloat(known)
    .filter((ship) => range(zone, ship.zone) <= GUN_RANGE)
    .map((ship) => gunValue(known, boat, ship, zone, gun));
  const value = Math.max(0, ...values);
  return value > gun.least ? value : 0;
}

/** Whether the gun alone may finish the work: nobody guards the ships. */
export const canShell = (known: Readonly<Known>, boat: Readonly<Boat>): boolean =>
  hasWorkingGun(boat) &&
  !conditionNow(known).noGun &&
  shipsAfloat(known).every((ship) => !isEscort(ship) && ship.kind !== 'naval');

/** As many as the plan gives to this ship. */
export function chooseTorpedoes(known: Readonly<Known>, open: Open): Choice | undefined {
  const plan = known.errand ? harbourPlan(known) : planOf(known);
  const next = plan.groups.find(({ ship }) => !(known.errand ? isAimedAt(known, ship) : isDeclared(known, ship)));
  const wanted = next?.torpedoes ?? 0;
  return (
    open.find((choice) => choice[1] === wanted) ?? best(open, (choice) => -Math.abs((choice[1] as number) - wanted))
  );
}

const isAimedAt = (known: Readonly<Known>, ship: string): boolean =>
  errandOf(known).salvo.some((shot) => shot.weapon === 'torpedoes' && shot.ship === ship);

/** An Attack mission: the best salvo at range 0, as long as it is worth its torpedoes. */
function harbourPlan(known: Readonly<Known>): Allocation {
  const { boat: id, salvo } = errandOf(known);
  const boat = boatOf(known, id);
  const fired = salvo.reduce((sum, shot) => sum + (shot.weapon === 'fat' ? 1 : shot.normal), 0);
  const tubes = Math.min(torpedoesIn(boat.ready) + torpedoesIn(boat.stored) + fired, 6);
  return allocate(
    known,
    boat,
    shipsLeft(known).map((ship) => ({ ship, distance: 0 })),
    tubes,
  );
}

export function chooseSalvo(known: Readonly<Known>, open: Open): Choice | undefined {
  const next = harbourPlan(known).groups.find(({ ship }) => !isAimedAt(known, ship));
  const aim = next && open.find((choice) => choice[0] === 'aim' && choice[1] === next.ship);
  const fat = open.find((choice) => choice[0] === 'fat');
  return aim ?? fat ?? open.find((choice) => choice[0] === 'fire' || choice[0] === 'stop');
}

/** Whether a contact is still worth anything to the boat. */
export const hasTargets = (known: Readonly<Known>): boolean =>
  contactOf(known).ships.some((ship) => ship.zone !== null && !isEscort(ship));
