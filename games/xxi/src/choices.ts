/** What the player is asked, and everything that can be answered. */
import type { Listing } from '@derby/kernel';
import type { CommandId, ConvoyId, CounterId, FlakId, FlotillaId, ResourceId } from './data/counters.ts';
import type { Hub, Space, Yard } from './data/map.ts';
import type { Area } from './data/tracks.ts';
import type { Rule } from './rules.ts';

/** The rules under which the player is asked. */
export type Asks =
  | 'XXI-16.1.6'
  | 'XXI-7.0'
  | 'XXI-16.1.8'
  | 'XXI-8.1a'
  | 'XXI-8.4a'
  | 'XXI-9.0'
  | 'XXI-9.2b'
  | 'XXI-9.3'
  | 'XXI-9.5'
  | 'XXI-9.7a'
  | 'XXI-9.9a'
  | 'XXI-10.3b'
  | 'XXI-10.3c'
  | 'XXI-11.2'
  | 'XXI-12.2a'
  | 'XXI-12.2b';

export type Choice =
  | readonly ['place', FlakId, Hub]
  | readonly ['move', ResourceId, Space]
  | readonly ['transfer', ResourceId]
  | readonly ['rush', ResourceId]
  | readonly ['to', Space]
  | readonly ['stop']
  | readonly ['end-movement']
  | readonly ['build', Yard]
  | readonly ['no-build']
  | readonly ['spend', ResourceId]
  | readonly ['send', FlotillaId, Area]
  | readonly ['end-missions']
  | readonly ['return']
  | readonly ['go-on']
  | readonly ['abort']
  | readonly ['attack', ConvoyId]
  | readonly ['attack-again']
  | readonly ['go-home']
  | readonly ['lose', CounterId]
  | readonly ['clear', Hub, ResourceId | CommandId]
  | readonly ['no-repair']
  | readonly ['mark', CounterId];

/** Where offers of these verbs are listed. */
export type List<V extends Choice[0]> = Listing<Extract<Choice, readonly [V, ...unknown[]]>, Rule>;
