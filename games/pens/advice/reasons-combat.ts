/** Reasons in phase 3: which battle, how long, what to aim at, and what to give up. */
import { isAircraft, isReady, theUnit } from '../src/basics.ts';
import type { Choice } from '../src/choices.ts';
import type { TerritoryId, ZoneId } from '../src/data/map.ts';
import { PEN } from '../src/data/pens.ts';
import { UNITS } from '../src/data/units.ts';
import { fighting } from '../src/fleet-battle.ts';
import { factoryOf, isZone } from '../src/geography.ts';
import { huntNumber } from '../src/hunt.ts';
import { boatsIn } from '../src/pens.ts';
import type { Battle, PlainReason } from '../src/reasons.ts';
import type { Unit } from '../src/state.ts';
import {
  interception,
  MOST_INTERCEPTORS,
  mooredAt,
  priceOfLosing,
  raidersNow,
  seaSides,
  sidesNow,
  WORTH_A_FIGHT,
  WORTH_PRESSING,
} from './combat.ts';
import type { Explainer } from './reasons.ts';
import { battleOf } from './reasons-attack.ts';

const ahead = ({ left }: Battle): number => left.attackers - left.defenders;

export const combatReasons: Explainer = (state, choice, open) => {
  if (choice[0] !== 'fight' && choice[0] !== 'let-be') return [{ what: 'only-choice' }];
  const [verb, at] = choice;
  if (!isZone(at)) return [{ what: 'any-order', combats: open.length }];
  const battle = battleOf(seaSides(state, at));
  const reason: PlainReason = { what: 'sea-battle', at, battle, least: WORTH_A_FIGHT };
  const isForced = verb === 'fight' && ahead(battle) <= WORTH_A_FIGHT;
  return isForced ? [reason, { what: 'only-choice' }] : [reason];
};

export const gunReasons: Explainer = (state, choice) =>
  choice[0] === 'bombard'
    ? [{ what: 'guns', need: UNITS[theUnit(state, choice[1]).type].attack }]
    : [{ what: 'only-choice' }];

export const pressReasons: Explainer = (state, choice) => {
  const sides = sidesNow(state);
  if (!sides || !state.battle) return [{ what: 'only-choice' }];
  const battle = battleOf(sides);
  const lead = { ahead: ahead(battle), least: WORTH_PRESSING };
  const soFar: PlainReason = { what: 'battle-so-far', at: state.battle.at, battle };
  if (choice[0] !== 'press-on') return [soFar, { what: 'give-up', ...lead }];
  return [soFar, lead.ahead > WORTH_PRESSING ? { what: 'press', ...lead } : { what: 'no-way-back' }];
};

/** What a hit may be put on. */
const losable = (state: Parameters<Explainer>[0], open: readonly Choice[]): Unit[] =>
  open.flatMap((choice) => (choice[0] === 'lose' ? [theUnit(state, choice[1])] : []));

export const lossReasons: Explainer = (state, choice, open) => {
  if (choice[0] !== 'lose') return [{ what: 'only-choice' }];
  const lost = theUnit(state, choice[1]);
  const { type } = lost;
  const { cost } = UNITS[type];
  if (priceOfLosing(lost) === 0) return [{ what: 'hull', type }];
  const others = losable(state, open);
  const dearest = Math.max(...others.map((unit) => UNITS[unit.type].cost));
  const isOnlyKind = others.every((unit) => unit.type === type);
  return [
    isOnlyKind ? { what: 'only-kind', type, cost } : { what: 'cheapest', type, cost, open: others.length, dearest },
    ...besides(lost, others),
  ];
};

/** What the planner adds to a price: half an IPC for a Ready submarine, one for an aircraft. */
function besides(lost: Readonly<Unit>, others: readonly Unit[]): PlainReason[] {
  const { cost } = UNITS[lost.type];
  const dearer = others.filter((unit) => UNITS[unit.type].cost === cost && priceOfLosing(unit) > priceOfLosing(lost));
  if (dearer.some(isAircraft)) return [{ what: 'aircraft-kept' }];
  return dearer.some(isReady) ? [{ what: 'spent-first' }] : [];
}

export const interceptionReasons: Explainer = (state, choice, open) => {
  if (choice[0] !== 'intercept') return [{ what: 'only-choice' }];
  const raiders = raidersNow(state);
  const [, fighters] = choice;
  const available = Math.max(...open.map((one) => (one[0] === 'intercept' ? one[1] : 0)));
  if (fighters === 0) {
    const counts = Array.from({ length: Math.min(MOST_INTERCEPTORS, available) }, (_, i) => i + 1);
    const balance = Math.max(...counts.map((number) => interception(raiders, number).balance));
    return [{ what: 'no-interception', raiders: raiders.length, balance }];
  }
  const expected = interception(raiders, fighters);
  return [
    { what: 'interception', fighters, raiders: raiders.length, ...expected },
    ...(available > MOST_INTERCEPTORS ? [{ what: 'most-interceptors', most: MOST_INTERCEPTORS } as const] : []),
  ];
};

/** HOST-8.5  What a bomber is aimed at. */
export const targetReasons: Explainer = (state, choice) => {
  const at = state.battle?.at;
  if ((choice[0] !== 'target' && choice[0] !== 'pierce') || !at) return [{ what: 'only-choice' }];
  const nothing: PlainReason = { what: 'no-target', at: at as TerritoryId };
  const pen = state.pens.find((one) => one.id === choice[2]);
  if (pen) {
    const boats = boatsIn(state, pen.id).length;
    if (boats === 0 || pen.damage >= PEN.maxDamage) return [nothing];
    return [{ what: 'target-pen', pen: pen.id, boats, damage: pen.damage, most: PEN.maxDamage }];
  }
  if (choice[2] === 'factory') {
    const [damage, most] = [state.factoryDamage[at as TerritoryId] ?? 0, 2 * factoryOf(at as TerritoryId)];
    return damage < most ? [{ what: 'target-factory', at: at as TerritoryId, damage, most }] : [nothing];
  }
  const boats = mooredAt(state, choice[2] as ZoneId);
  return boats > 0 ? [{ what: 'target-moored', at: choice[2] as ZoneId, boats }] : [nothing];
};

export const diveReasons: Explainer = (state, choice) => {
  const zone = state.battle?.kind === 'fleet' ? state.battle.at : undefined;
  if (!zone) return [{ what: 'only-choice' }];
  if (choice[0] === 'submerge')
    return [{ what: 'defenders-dive', attackers: fighting(state, zone, 'attacker').length }];
  return [{ what: 'attackers-stay', targets: fighting(state, zone, 'defender').length }];
};

export const huntReasons: Explainer = (state, choice, open) => {
  if (choice[0] === 'hunt') {
    const [, at, destroyers] = choice;
    return [{ what: 'hunt-odds', at, ...huntNumber(state, at, destroyers) }];
  }
  if (choice[0] !== 'let-be') return [{ what: 'only-choice' }];
  const [, at] = choice;
  const numbers = open.map((one) => (one[0] === 'hunt' && one[1] === at ? huntNumber(state, at, one[2]).number : 0));
  return [{ what: 'hunt-too-poor', at, number: Math.max(...numbers) }];
};

export const ejectionReasons: Explainer = (state, choice) => {
  if (choice[0] !== 'eject') return [{ what: 'only-choice' }];
  const boat = theUnit(state, choice[1]);
  return [{ what: 'ejected', ready: isReady(boat), uboat: boat.type === 'uboat' }];
};
