/** Reasons for choices on the Tactical Display: positions, shots, reactions. */

import { escortCard } from '../src/cards.ts';
import type { Asks, Choice } from '../src/choices.ts';
import { evasionOf, speedOf } from '../src/crew.ts';
import type { BoatId } from '../src/data/boats.ts';
import {
  CRASH_DIVE_STRESS,
  DEEP_DIVE_STRESS,
  SHIP_ATTACK_RANGE,
  SILENT_RUNNING_STRESS,
  TORPEDO_RANGE,
} from '../src/data/constants.ts';
import { range, ZONES, type ZoneId } from '../src/data/display.ts';
import { ESCORT_DECK, FLEET_ESCORT_DECK } from '../src/data/escorts.ts';
import { referenceSpeed } from '../src/drift.ts';
import { detectionModifier, detectionRange } from '../src/escorts.ts';
import { fatOdds, gunOdds, torpedoOdds } from '../src/odds/attack.ts';
import { reactionOdds } from '../src/odds/reaction.ts';
import type { LeaderReason, Target } from '../src/reasons.ts';
import { type Afloat, isAfloat, isEscort, shipsAfloat } from '../src/ships.ts';
import { battleOf, boatOf, type Fighter, type Ship, type Shot, type Side, shipOf } from '../src/state.ts';
import { torpedoesIn } from '../src/torpedo-room.ts';
import type { Spread } from '../src/torpedoes.ts';
import type { Known } from '../src/view.ts';
import type { Explainer } from './reasons.ts';

const SIDES = 10;
const BOTH: readonly Side[] = ['surfaced', 'submerged'];

const targetOf = ({ id, kind, card }: Readonly<Ship>): Target => ({ id, kind, card });

const fighterNow = (known: Readonly<Known>): Fighter | undefined =>
  known.battle?.fighters.find((fighter) => fighter.id === known.acting);

/** UL-12.3  One escort's chance against a boat there; for an unknown one the mean over its deck. */
function detectionBy(known: Readonly<Known>, ship: Readonly<Afloat>, zone: ZoneId, side: Side): number {
  if (range(ship.zone, zone) > detectionRange(known, side)) return 0;
  const cards = ship.card !== null ? [ship.card] : ship.kind === 'fleetEscort' ? FLEET_ESCORT_DECK : ESCORT_DECK;
  const modifier = detectionModifier(known, ship, side);
  const chances = cards.map((number) => {
    const need = escortCard(number)?.detect[side] ?? SIDES + 1;
    return Math.min(SIDES, Math.max(0, SIDES + 1 - need + modifier)) / SIDES;
  });
  return chances.reduce((sum, one) => sum + one, 0) / Math.max(1, chances.length);
}

/** What a boat could reach from there, and who could find it as the ships lie now. */
function position(known: Readonly<Known>, zone: ZoneId, side: Side, isDetected = false): LeaderReason[] {
  const ships = shipsAfloat(known);
  const targets = ships.filter((ship) => !isEscort(ship) && range(zone, ship.zone) <= TORPEDO_RANGE);
  const chances = ships.filter(isEscort).map((ship) => detectionBy(known, ship, zone, side));
  const nearest = targets.length > 0 ? Math.min(...targets.map((ship) => range(zone, ship.zone))) : null;
  const detected = 1 - chances.reduce((free, one) => free * (1 - one), 1);
  const guns = ships.filter(
    (ship) => !isEscort(ship) && ship.card !== null && range(zone, ship.zone) <= SHIP_ATTACK_RANGE,
  ).length;
  const escorts = chances.filter((one) => one > 0).length;
  return [
    { what: 'position', side, targets: targets.length, nearest, escorts, detected, already: isDetected },
    ...(side === 'surfaced' && guns > 0 ? [{ what: 'under-the-guns', ships: guns } as const] : []),
  ];
}

const zoneReasons: Explainer = (known, choice) =>
  choice[0] === 'zone' ? BOTH.flatMap((side) => position(known, choice[1], side)) : [];

/** The zone was chosen just before. */
const sideReasons: Explainer = (known, choice, made) => {
  const before = made.at(-1);
  if (before?.[0] !== 'zone' || (choice[0] !== 'surfaced' && choice[0] !== 'submerged')) return [];
  // UL-11.2  The boats move before the escorts listen: on the surface both depths, and the higher speed, stay open.
  const open: LeaderReason[] = choice[0] === 'surfaced' ? [{ what: 'may-still-dive' }] : [];
  return [...position(known, before[1], choice[0]), ...open];
};

const manoeuvre: Explainer = (known, choice) => {
  const fighter = fighterNow(known);
  if (!fighter) return [];
  const { zone, side, detected } = fighter;
  switch (choice[0]) {
    case 'move':
      return position(known, choice[1], side, detected);
    case 'dive':
      return position(known, zone, 'submerged', detected);
    case 'surface':
      return position(known, zone, 'surfaced', detected);
    case 'silent-running':
      return silence(known, fighter.id);
    case 'leave':
      return [nothingToGain(known, fighter)];
    default:
      return position(known, zone, side, detected);
  }
};

const silence = (known: Readonly<Known>, id: BoatId): LeaderReason[] => [
  {
    what: 'silence-odds',
    freed: Math.min(1, evasionOf(boatOf(known, id)) / SIDES),
    stress: SILENT_RUNNING_STRESS,
  },
];

const nothingToGain = (known: Readonly<Known>, { id, zone }: Readonly<Fighter>): LeaderReason => ({
  what: 'nothing-to-gain',
  ready: torpedoesIn(boatOf(known, id).ready),
  targets: shipsAfloat(known).filter((ship) => !isEscort(ship) && range(zone, ship.zone) <= TORPEDO_RANGE).length,
});

const fighterAsked = (known: Readonly<Known>, choice: Choice): Fighter | undefined =>
  choice[0] === 'boat' ? known.battle?.fighters.find(({ id }) => id === choice[1]) : undefined;

/** UL-11.1  How the boat lies now. */
const nextToMove: Explainer = (known, choice) => {
  const fighter = fighterAsked(known, choice);
  if (!fighter) return [];
  return [...position(known, fighter.zone, fighter.side, fighter.detected), { what: 'order-is-free' }];
};

/** UL-13.1  What the boat could do best. */
const nextToFire: Explainer = (known, choice) => {
  const fighter = fighterAsked(known, choice);
  return fighter ? [...bestShot(known, fighter), { what: 'order-is-free' }] : [];
};

/** UL-11.8, UL-11.9  Whoever is slower than the convoy falls back; whoever goes far enough is out. */
const drift: Explainer = (known, choice) => {
  const fighter = fighterNow(known);
  if (choice[0] !== 'drift' || !fighter) return [];
  const { id, zone, side, silent, detected } = fighter;
  const boat = silent ? 0 : speedOf(boatOf(known, id), side);
  const pace: LeaderReason = { what: 'pace', convoy: referenceSpeed(known), boat, back: choice[1] };
  if (choice[1] === 0) return [pace, ...position(known, zone, side, detected)];
  const isOut = choice[1] > ZONES[zone].toWake;
  return isOut ? [pace, { what: 'falls-out-of-battle' }, nothingToGain(known, fighter)] : [pace];
};

/** UL-11.10  A boat's new position; for a ship how near the boats would be. */
const driftTo: Explainer = (known, choice) => {
  if (choice[0] !== 'drift-to') return [];
  const [, piece, zone] = choice;
  const fighter = battleOf(known).fighters.find(({ id }) => id === piece);
  if (fighter) return position(known, zone, fighter.side, fighter.detected);
  const ranges = battleOf(known).fighters.map((one) => range(one.zone, zone));
  return ranges.length > 0 ? [{ what: 'drift-distance', piece, zone, range: Math.min(...ranges) }] : [];
};

const escortOrder: Explainer = (known, choice) => {
  if (choice[0] !== 'escort') return [];
  const ship = shipOf(known, choice[1]);
  if (!isAfloat(ship)) return [];
  const ranges = battleOf(known).fighters.map((fighter) => range(fighter.zone, ship.zone));
  return ranges.length > 0 ? [{ what: 'escort-distance', ship: targetOf(ship), range: Math.min(...ranges) }] : [];
};

function shotOdds(known: Readonly<Known>, fighter: Readonly<Fighter>, id: string, spread: Spread): LeaderReason[] {
  const ship = shipOf(known, id);
  if (!isAfloat(ship)) return [];
  const odds = torpedoOdds(known, fighter.id, ship, spread);
  const torpedoes = spread.normal + spread.t5;
  return [{ what: 'shot-odds', ship: targetOf(ship), range: range(fighter.zone, ship.zone), torpedoes, odds }];
}

function gun(known: Readonly<Known>, fighter: Readonly<Fighter>, id: string): LeaderReason[] {
  const ship = shipOf(known, id);
  if (!isAfloat(ship)) return [];
  const odds = gunOdds(known, fighter.id, ship);
  return [{ what: 'gun-odds', ship: targetOf(ship), range: range(fighter.zone, ship.zone), odds }];
}

/** UL-13.9  A FAT finds any of the ships in reach with the same chance. */
function fat(known: Readonly<Known>, { id, zone }: Readonly<Fighter>): LeaderReason[] {
  const herd = shipsAfloat(known).filter((ship) => !isEscort(ship) && range(zone, ship.zone) <= TORPEDO_RANGE);
  const odds = { miss: 0, light: 0, heavy: 0, sunk: 0 };
  for (const ship of herd) {
    const one = fatOdds(known, id, ship);
    for (const result of ['miss', 'light', 'heavy', 'sunk'] as const) odds[result] += one[result] / herd.length;
  }
  return herd.length > 0 ? [{ what: 'fat-odds', ships: herd.length, odds }] : [];
}

function shot(known: Readonly<Known>, fighter: Readonly<Fighter>, one: Readonly<Shot>): LeaderReason[] {
  if (one.weapon === 'fat') return fat(known, fighter);
  return one.weapon === 'gun' ? gun(known, fighter, one.ship) : shotOdds(known, fighter, one.ship, one);
}

/** Normal torpedoes in the tubes that are not declared yet. */
const undeclared = (known: Readonly<Known>, id: BoatId): number =>
  battleOf(known).salvo.reduce(
    (left, one) => left - (one.weapon === 'torpedoes' ? one.normal : 0),
    boatOf(known, id).ready.normal,
  );

/** How many to fire is asked next. */
function spreadOdds(known: Readonly<Known>, fighter: Readonly<Fighter>, id: string): LeaderReason[] {
  const ship = shipOf(known, id);
  if (!isAfloat(ship)) return [];
  const counts = Array.from({ length: Math.max(1, undeclared(known, fighter.id)) }, (_, i) => i + 1);
  const sunk = counts.map((normal) => torpedoOdds(known, fighter.id, ship, { normal, t5: 0 }).sunk);
  return [{ what: 'spread-odds', ship: targetOf(ship), range: range(fighter.zone, ship.zone), sunk }];
}

/** The ship that all torpedoes left would sink most likely. */
function bestShot(known: Readonly<Known>, fighter: Readonly<Fighter>): LeaderReason[] {
  const torpedoes = undeclared(known, fighter.id);
  let best: LeaderReason[] = [];
  let most = -1;
  for (const ship of shipsAfloat(known)) {
    if (torpedoes <= 0 || isEscort(ship) || range(fighter.zone, ship.zone) > TORPEDO_RANGE) continue;
    const { sunk } = torpedoOdds(known, fighter.id, ship, { normal: torpedoes, t5: 0 });
    if (sunk <= most) continue;
    most = sunk;
    best = [{ what: 'best-shot', ship: targetOf(ship), torpedoes, sunk }];
  }
  return best.length > 0 ? best : [nothingToGain(known, fighter)];
}

const fire: Explainer = (known, choice) => {
  const fighter = fighterNow(known);
  if (!fighter) return [];
  switch (choice[0]) {
    case 'aim':
      return spreadOdds(known, fighter, choice[1]);
    case 'gun':
      return gun(known, fighter, choice[1]);
    case 'fat':
      return fat(known, fighter);
    case 'fire':
      return battleOf(known).salvo.flatMap((one) => shot(known, fighter, one));
    default:
      return bestShot(known, fighter);
  }
};

/** The ship was aimed at just before. */
const howMany: Explainer = (known, choice, made) => {
  const fighter = fighterNow(known);
  const aimed = made.at(-1);
  if (!fighter || choice[0] !== 'torpedoes' || aimed?.[0] !== 'aim' || choice[1] === 0) return [];
  return shotOdds(known, fighter, aimed[1], { normal: choice[1], t5: 0 });
};

/** The ship and the normal torpedoes were said just before; a single open number is not asked for. */
const howManyT5: Explainer = (known, choice, made) => {
  const fighter = fighterNow(known);
  const last = made.at(-1);
  const aimed = last?.[0] === 'aim' ? last : made.at(-2);
  const normal = last?.[0] === 'torpedoes' ? last[1] : 0;
  if (!fighter || choice[0] !== 't5' || aimed?.[0] !== 'aim' || normal + choice[1] === 0) return [];
  return shotOdds(known, fighter, aimed[1], { normal, t5: choice[1] });
};

const reaction: Explainer = (known, choice: Choice) => {
  const id = known.acting;
  if (id === null) return [];
  const { hold, dive } = reactionOdds(known, id);
  const ships = battleOf(known).attacks.filter((attack) => attack.boat === id).length;
  const coming: LeaderReason = { what: 'attack-coming', ships, size: hold.size, sunk: hold.sunk };
  if (choice[0] === 'crash-dive')
    return [coming, { what: 'crash-dive-odds', evaded: dive.evaded, sunk: dive.sunk, stress: CRASH_DIVE_STRESS }];
  if (choice[0] !== 'deep-dive') return [coming];
  const { flooding, hull, sunk } = dive;
  const unharmed = 1 - flooding - hull;
  return [coming, { what: 'deep-dive-odds', unharmed, flooding, hull, sunk, stress: DEEP_DIVE_STRESS }];
};

export const battleReasons: Readonly<Partial<Record<Asks, Explainer>>> = {
  'UL-9.9': zoneReasons,
  'UL-9.10': sideReasons,
  'UL-10.5': zoneReasons,
  'UL-11.1': nextToMove,
  'UL-11.3': manoeuvre,
  'UL-11.9': drift,
  'UL-11.10': driftTo,
  'UL-12.1': escortOrder,
  'UL-13.1': nextToFire,
  'UL-13.3': fire,
  'UL-13.4': howMany,
  'UL-13.10': howManyT5,
  'UL-14.4': reaction,
};
