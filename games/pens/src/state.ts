/** What changes during play, and the words of the game. Nothing here is hidden from anybody. */
import type { Table as KernelTable, Lexicon } from '@derby/kernel';
import type { Asks, Choice } from './choices.ts';
import type { PlaceId, RouteId, TerritoryId, ZoneId } from './data/map.ts';
import type { Major, Power, Side } from './data/powers.ts';
import type { UnitType } from './data/units.ts';
import type { Log } from './log.ts';
import type { OptionId } from './options.ts';
import type { PensReason, PlanName } from './reasons.ts';
import type { Rule } from './rules.ts';
import type { View } from './view.ts';

export type UnitId = `${UnitType}-${number}`;
export type PenId = `pen-${number}`;
export type Buyable = UnitType | 'pen';
export type Controller = Power | 'NEUTRAL' | 'IMPASSABLE';

/** What a bomber is aimed at (HOST-8.5). */
export type Target = 'factory' | PenId | ZoneId;

/** What a unit has been sent to do this turn. */
export type Task = 'attack' | 'raid' | 'pierce' | 'escort' | 'home' | 'land' | 'landed' | 'shipped';

/** Warships are sound or damaged; submarines are ready, patrolled (still Ready until the round ends) or spent. */
export type Condition = 'sound' | 'damaged' | 'ready' | 'patrolled' | 'spent';

export interface Unit {
  readonly id: UnitId;
  readonly type: UnitType;
  power: Power;
  /** Its territory or sea zone; for a boat in a pen, its berth zone. */
  at: PlaceId;
  /** The place from which it entered `at` this turn, or from which cargo embarked. */
  from: PlaceId | null;
  /** The pen in which it lies on its side (PEN-1.11), or the transport that carries it. */
  inside: PenId | UnitId | null;
  /** Movement spent this turn. */
  used: number;
  /** `moved` and `fought` units move no more this turn; aircraft on a task still have to land. */
  acted: 'no' | 'moved' | 'fought';
  task: Task | null;
  /** Where a landing goes, whence landed troops came, what a bomber aims at, which route troops took. */
  goal: TerritoryId | RouteId | Target | null;
  condition: Condition;
}

export interface Pen {
  readonly id: PenId;
  readonly at: TerritoryId;
  state: 'construction' | 'usable' | 'captured' | 'reopening';
  damage: number;
}

/** The combat being resolved, where it stands between two questions. */
export type Battle =
  | { readonly kind: 'raid'; readonly at: TerritoryId; step: 'air' | 'targets' }
  | { readonly kind: 'fleet'; readonly at: ZoneId; round: number; submerged: UnitId[] }
  | { readonly kind: 'land'; readonly at: TerritoryId; round: number };

/** Where a reaction may be answered in advance (HOST-1.10). */
export interface StandingOrders {
  intercept: 'ask' | 'none' | 'three' | 'all';
  submerge: 'ask' | 'always' | 'never';
  losses: 'ask' | 'cheapest';
}
export type OrderKind = keyof StandingOrders;

export type Phase =
  | 'round-start'
  | 'politics'
  | 'eastern-front'
  | 'turn-start'
  | 'purchase'
  | 'combat-movement'
  | 'combat'
  | 'non-combat-movement'
  | 'placement'
  | 'income'
  | 'round-end';

export interface State {
  readonly options: Readonly<Record<OptionId, boolean>>;
  round: number;
  turn: Major;
  phase: Phase;
  control: Record<TerritoryId, Controller>;
  /** Control as it was noted at the start of the turn (HOST-2.3). */
  noted: Record<TerritoryId, Controller>;
  factoryDamage: Partial<Record<TerritoryId, number>>;
  /** HOST-3.1  In whole IPC, open to all; unspent money stays. */
  treasury: Record<Major, number>;
  tonnage: number;
  /** In order of their numbers. */
  units: Unit[];
  pens: Pen[];
  nextUnit: number;
  nextPen: number;
  disturbed: ZoneId[];
  usaAtWar: boolean;
  armistice: boolean;
  italySurrendered: boolean;
  vichyAttackedBy: Record<Side, boolean>;
  /** Germany's extra levy this turn, and how much it has sent east (HOST-5.10). */
  east: { sent: number; fighters: number; extraLevy: number };
  bought: Partial<Record<Buyable, number>>;
  /** Units each factory has placed this turn. */
  placed: Partial<Record<TerritoryId, number>>;
  battle: Battle | null;
  /** Places whose raid, fleet battle, hunt or land battle is settled this turn. */
  settled: Record<'raid' | 'fleet' | 'hunt' | 'land', PlaceId[]>;
  /** HOST-7.2  Ships that broke off: they fight no second battle in this phase. */
  brokeOff: UnitId[];
  orders: Record<Side, StandingOrders>;
  ended: { winner: Side; test: VictoryTest } | null;
}

export type VictoryTest =
  | 'london'
  | 'washington'
  | 'tonnage'
  | 'axis-economy'
  | 'berlin'
  | 'objectives'
  | 'allied-economy'
  | 'time'
  | 'resigned';

export interface Pens extends Lexicon {
  state: State;
  seat: Side;
  rule: Rule;
  asks: Asks;
  choice: Choice;
  log: Log;
  view: View;
  grade: VictoryTest;
  option: OptionId;
  reason: PensReason;
  plan: PlanName;
}

export type Table = KernelTable<Pens>;
