/** Reasons for what is bought, repaired, sent east and placed. */
import { isBoat, isLand, seatOf, theUnit } from '../src/basics.ts';
import type { TerritoryId } from '../src/data/map.ts';
import { EASTERN_FRONT } from '../src/data/rounds.ts';
import { factoryOf } from '../src/geography.ts';
import { roomOf } from '../src/pens.ts';
import { capacityLeft } from '../src/placement.ts';
import type { PlainReason } from '../src/reasons.ts';
import type { PenId, State } from '../src/state.ts';
import { germansAt } from './combat.ts';
import { armyLeft, BERLIN_MARGIN, berlinIsWeak, berlinsStrength, riskTo } from './danger.ts';
import type { Doctrine } from './doctrine.ts';
import {
  BERTHS_PER_BOAT,
  berlinsRisk,
  berths,
  boatsInAll,
  budget,
  count,
  FACTORY_RANK,
  firstWish,
  GERMAN_FIGHTERS,
  HOME_GUARD,
  homeGuards,
  MOST_PENS,
  PEN_SITES,
  PRICE_OF_A_UNIT,
  reliefByPlacing,
  roomToPlace,
  SLIPWAYS,
  spentOnBoats,
  TYPE_XXI_SHARE,
  type Wish,
} from './purchase.ts';
import type { Explainer } from './reasons.ts';

export const purchaseReasons: Explainer = (state, choice, open, doctrine) => {
  const treasury = state.treasury[state.turn];
  if (choice[0] === 'repair') return repairReasons(state, choice[1], choice[2]);
  const wish = firstWish(state, open, doctrine);
  if (choice[0] === 'buy' && wish) return NEEDS[wish.need](state, wish, doctrine);
  return [{ what: roomToPlace(state) <= 0 ? 'no-room' : 'no-money', treasury }];
};

function repairReasons(state: Readonly<State>, target: TerritoryId | PenId, points: number): PlainReason[] {
  const pen = state.pens.find((one) => one.id === target);
  if (pen) {
    const { id, damage } = pen;
    const after = roomOf({ ...pen, damage: damage - points });
    return [{ what: 'pen-repaired', pen: id, damage, before: roomOf(pen), after }, berthsFor(state, boatsNow(state))];
  }
  const at = target as TerritoryId;
  const damage = state.factoryDamage[at] ?? 0;
  const places = (left: number): number => Math.max(0, factoryOf(at) - left);
  const treasury = state.treasury[state.turn];
  return [
    { what: 'factory-short', room: Math.max(0, roomToPlace(state)), treasury, price: PRICE_OF_A_UNIT },
    { what: 'factory-repaired', at, damage, before: places(damage), after: places(damage - points) },
  ];
}

/** Repairs count the boats there are; a new pen is for those on order too. */
const boatsNow = (state: Readonly<State>): number => state.units.filter(isBoat).length;
const berthsFor = (state: Readonly<State>, boats: number): PlainReason => ({
  what: 'berths',
  berths: berths(state),
  boats,
  share: BERTHS_PER_BOAT,
});

type NeedReasons = (state: Readonly<State>, wish: Wish, doctrine: Doctrine) => PlainReason[];

const boatMoney = (state: Readonly<State>, share: number): PlainReason => ({
  what: 'boat-money',
  spent: spentOnBoats(state),
  budget: budget(state),
  share,
});

const planOf = (state: Readonly<State>, doctrine: Doctrine) => doctrine.forces[state.turn === 'USA' ? 'USA' : 'UK'];

/** What there is of a type against what the force plan wants of it. */
const planned =
  (type: 'transport' | 'fighter' | 'bomber'): NeedReasons =>
  (state, _wish, doctrine) => {
    const plan = planOf(state, doctrine);
    const want = { transport: plan.transports(state.round), fighter: plan.fighters, bomber: plan.bombers }[type];
    return [{ what: 'plan', type, have: count(state, state.turn, type), want }];
  };

const NEEDS: Readonly<Record<Wish['need'], NeedReasons>> = {
  berths: (state) => [
    berthsFor(state, boatsInAll(state)),
    { what: 'pens-so-far', pens: state.pens.length + (state.bought.pen ?? 0), most: MOST_PENS },
  ],
  berlin: (state, _wish, { berlin }) => [{ what: 'berlin-at-risk', risk: berlinsRisk(state), tolerable: berlin.risk }],
  'type-xxi': (state) => [boatMoney(state, TYPE_XXI_SHARE)],
  boats: (state, _wish, { boatShare }) => [boatMoney(state, boatShare(state))],
  'air-defence': (state) => [
    {
      what: 'german-fighters',
      have: count(state, 'GER', 'fighter'),
      want: GERMAN_FIGHTERS,
      treasury: state.treasury.GER,
    },
  ],
  guns: ({ bought }) => [
    { what: 'guns-for-infantry', infantry: bought.infantry ?? 0, artillery: bought.artillery ?? 0 },
  ],
  garrison: (state) => [{ what: 'rest-for-infantry', treasury: state.treasury[state.turn] }],
  'home-guard': (state) => [{ what: 'home-guard', have: homeGuards(state), want: HOME_GUARD }],
  dash: (state, _wish, { dash }) => [
    {
      what: 'dash',
      army: armyLeft(state),
      below: dash?.below ?? 0,
      have: count(state, state.turn, 'transport'),
      want: dash?.transports ?? 0,
    },
  ],
  hunters: (state, _wish, doctrine) => {
    const boats = boatsNow(state);
    const want = Math.ceil(planOf(state, doctrine).destroyers(boats));
    return [{ what: 'hunters-wanted', boats, have: count(state, state.turn, 'destroyer'), want }];
  },
  lift: planned('transport'),
  fighters: planned('fighter'),
  bombers: planned('bomber'),
  army: (state) => {
    const troops = state.units.filter((unit) => unit.power === state.turn && isLand(unit)).length;
    return [{ what: 'army', troops, treasury: state.treasury[state.turn] }];
  },
};

/** HOST-5.10  Whoever goes east. */
export const transferReasons: Explainer = (state, choice) => {
  // Standing fast is never wanted where somebody can still be sent.
  if (choice[0] !== 'send') return [{ what: 'only-choice' }];
  const { at } = theUnit(state, choice[1]);
  return [
    { what: 'far-from-the-coast', at, company: germansAt(state, at) },
    { what: 'sent-so-far', sent: state.east.sent, of: EASTERN_FRONT.cost },
  ];
};

/** From 1; nothing for what is not on the list. */
const rankIn = (list: readonly string[], item: string): number | null =>
  list.includes(item) ? list.indexOf(item) + 1 : null;

export const placementReasons: Explainer = (state, choice, _open, doctrine) => {
  if (choice[0] === 'build') {
    const at = choice[2];
    const pens = state.pens.filter((pen) => pen.at === at).length;
    return [{ what: 'pen-site', at, rank: rankIn(PEN_SITES, at), pens }];
  }
  if (choice[0] === 'launch') {
    const [, , at, factory] = choice;
    return [{ what: 'slipway', at, rank: rankIn(SLIPWAYS, at), factory, left: capacityLeft(state, factory) }];
  }
  return choice[0] === 'place' ? ashore(state, choice[2], doctrine) : [{ what: 'only-choice' }];
};

function ashore(state: Readonly<State>, at: TerritoryId, doctrine: Doctrine): PlainReason[] {
  if (at === 'BLN' && berlinIsWeak(state)) return [berlinWeak(state)];
  const order: PlainReason = {
    what: 'factory-order',
    at,
    rank: FACTORY_RANK.indexOf(at) + 1,
    left: capacityLeft(state, at),
  };
  return reliefByPlacing(state, at, doctrine) >= WORTH_SAYING ? [reliefAt(state, at), order] : [order];
}
/** One place on the list of factories. */
const WORTH_SAYING = 1;

export const berlinWeak = (state: Readonly<State>): PlainReason => ({
  what: 'berlin-weak',
  ...berlinsStrength(state),
  margin: BERLIN_MARGIN,
});

/** What one more defender changes. */
export function reliefAt(state: Readonly<State>, at: TerritoryId): PlainReason {
  const risk = riskTo(state, seatOf(state.turn), at);
  return { what: 'relief', at, now: risk(0), joined: risk(1) };
}

/** What one defender fewer changes. */
export function leavingOf(state: Readonly<State>, at: TerritoryId): PlainReason {
  const risk = riskTo(state, seatOf(state.turn), at);
  return { what: 'leaving', at, now: risk(0), left: risk(-1) };
}
