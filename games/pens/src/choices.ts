/** What a player is asked, and everything that can be answered. */

import type { Listing } from '@derby/kernel';
import type { PlaceId, RouteId, TerritoryId, ZoneId } from './data/map.ts';
import type { Power } from './data/powers.ts';
import type { UnitType } from './data/units.ts';
import type { Rule } from './rules.ts';
import type { Buyable, OrderKind, PenId, StandingOrders, Target, UnitId } from './state.ts';

/** The rules under which questions are asked. */
export type Asks =
  | 'HOST-3.3'
  | 'HOST-5.10'
  | 'HOST-6.1'
  | 'HOST-6.8'
  | 'HOST-7.1'
  | 'HOST-7.3'
  | 'HOST-7.5'
  | 'HOST-7.6'
  | 'HOST-8.3'
  | 'HOST-8.4'
  | 'HOST-8.5'
  | 'HOST-8.9'
  | 'HOST-9.3'
  | 'HOST-9.6'
  | 'HOST-9.9'
  | 'HOST-9.10'
  | 'HOST-9.11'
  | 'HOST-10.1'
  | 'HOST-10.4'
  | 'HOST-11.1'
  | 'PEN-1.27';

export type Choice =
  | readonly ['done']
  | readonly ['order', OrderKind, StandingOrders[OrderKind]]
  | readonly ['send', UnitId]
  | readonly ['stand-fast']
  | readonly ['repair', TerritoryId | PenId, number]
  | readonly ['buy', Buyable]
  | readonly ['move', UnitId, PlaceId]
  | readonly ['fly', UnitId, PlaceId]
  | readonly ['raid', UnitId, TerritoryId]
  | readonly ['escort', UnitId, TerritoryId]
  | readonly ['land', UnitId, ZoneId, TerritoryId]
  | readonly ['ferry', UnitId, ZoneId, TerritoryId]
  | readonly ['load', UnitId]
  | readonly ['fight', PlaceId]
  | readonly ['let-be', ZoneId]
  | readonly ['hunt', ZoneId, number]
  /** The power is named where fighters of two powers stand there. */
  | readonly ['intercept', number]
  | readonly ['intercept', number, Power]
  | readonly ['target', UnitId, Target]
  | readonly ['pierce', UnitId, PenId]
  | readonly ['eject', UnitId]
  | readonly ['lose', UnitId]
  | readonly ['bombard', UnitId]
  | readonly ['cease-fire']
  | readonly ['submerge', UnitId]
  | readonly ['stay-up']
  | readonly ['press-on']
  | readonly ['stop']
  | readonly ['retreat', PlaceId]
  | readonly ['withdraw-aircraft']
  | readonly ['enter', UnitId, PenId]
  | readonly ['leave', UnitId, ZoneId]
  | readonly ['ship', UnitId, RouteId, TerritoryId]
  | readonly ['place', UnitType, TerritoryId]
  | readonly ['launch', UnitType, ZoneId, TerritoryId]
  | readonly ['build', 'pen' | 'free-pen', TerritoryId]
  | readonly ['forfeit'];

/** Where offers of these verbs are listed. */
export type List<V extends Choice[0]> = Listing<Extract<Choice, readonly [V, ...unknown[]]>, Rule>;
