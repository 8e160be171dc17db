/** What the player is asked, and everything that can be answered. */
import type { Listing } from '@derby/kernel';
import type { Reaction } from './battle-state.ts';
import type { BoatId, Level } from './data/boats.ts';
import type { AreaId, Mission, SpecialOptionId } from './data/campaigns.ts';
import type { ZoneId } from './data/display.ts';
import type { Rule } from './rules.ts';
import type { Section, Stowed, Torpedo } from './state.ts';

/** Rules under which the player is asked. */
export type Asks =
  | 'UL-2.1'
  | 'UL-2.15'
  | 'UL-4.9'
  | 'UL-4.11'
  | 'UL-6.1'
  | 'UL-6.2'
  | 'UL-6.3'
  | 'UL-6.4'
  | 'UL-6.6'
  | 'UL-6.8'
  | 'UL-6.9'
  | 'UL-7.1'
  | 'UL-7.4'
  | 'UL-7.5'
  | 'UL-7.8'
  | 'UL-8.1'
  | 'UL-8.2'
  | 'UL-8.10'
  | 'UL-8.11'
  | 'UL-9.1'
  | 'UL-9.2'
  | 'UL-9.6'
  | 'UL-9.7'
  | 'UL-9.9'
  | 'UL-9.10'
  | 'UL-10.1'
  | 'UL-10.5'
  | 'UL-11.1'
  | 'UL-11.3'
  | 'UL-11.9'
  | 'UL-11.10'
  | 'UL-12.1'
  | 'UL-13.1'
  | 'UL-13.3'
  | 'UL-13.4'
  | 'UL-13.10'
  | 'UL-14.4'
  | 'UL-14.18'
  | 'UL-16.3'
  | 'UL-16.7'
  | 'UL-16.11'
  | 'UL-17.8'
  | 'UL-19.4';

/** Everything the player can say. */
export type Choice =
  // Set-up
  | readonly ['boat', BoatId]
  | readonly ['level', Level]
  | readonly ['port', AreaId]
  | readonly ['take', BoatId, Level]
  | readonly ['done']
  // Strategic Segment
  | readonly ['option', SpecialOptionId | 'snorkel']
  | readonly ['mark', AreaId]
  | readonly ['exchange', BoatId, Section, 'fat' | 't5']
  | readonly ['mines', Section, Torpedo, number]
  | readonly ['end']
  // Operations Segment and missions
  | readonly ['stay']
  | readonly ['sail', AreaId]
  | readonly ['mission', Mission]
  | readonly ['spend', Section]
  | readonly ['lift', AreaId]
  | readonly ['pass']
  | readonly ['go-on']
  | readonly ['break-off']
  | readonly ['from-ready', number]
  | readonly ['raid', Section, Torpedo]
  | readonly ['raid', 'gun']
  // Contact and wolfpack
  | readonly ['roll']
  | readonly ['decline']
  | readonly ['card', number]
  | readonly ['attack']
  | readonly ['let-go']
  | readonly ['zone', ZoneId]
  | readonly ['surfaced']
  | readonly ['submerged']
  | readonly ['call', BoatId]
  | readonly ['radio-call']
  | readonly ['enough']
  // Battle
  | readonly ['dive']
  | readonly ['surface']
  | readonly ['move', ZoneId]
  | readonly ['leave']
  | readonly ['silent-running']
  | readonly ['reload']
  | readonly ['drift', number]
  | readonly ['drift-to', string, ZoneId]
  | readonly ['escort', string]
  | readonly ['aim', string]
  | readonly ['torpedoes', number]
  | readonly ['t5', number]
  | readonly ['fat']
  | readonly ['gun', string]
  | readonly ['fire']
  | readonly ['hold-fire']
  | readonly [Reaction]
  | readonly ['lose', Stowed]
  | readonly ['load', Stowed]
  // After the battle
  | readonly ['stop']
  | readonly ['new-contact']
  | readonly ['re-attack']
  | readonly ['final-shot']
  | readonly ['finish', string, Section | 'gun']
  | readonly ['keep']
  | readonly ['discard'];

/** Where offers of these verbs are listed. */
export type List<V extends Choice[0]> = Listing<Extract<Choice, readonly [V, ...unknown[]]>, Rule>;
