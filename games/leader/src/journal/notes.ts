/** What the journal notes: the log's happenings once names, ranges and times are known. The sentences are in text/. */
import type { BoatId, Level } from '../data/boats.ts';
import type { AreaId, CampaignId, Grade, Mission } from '../data/campaigns.ts';
import type { ConditionId } from '../data/conditions.ts';
import type { Dud } from '../data/constants.ts';
import type { ContactType } from '../data/convoys.ts';
import type { ZoneId } from '../data/display.ts';
import type { EventId } from '../data/events.ts';
import type { FaceId } from '../data/hits.ts';
import type { MarkerKind } from '../data/ships.ts';
import type { Result } from '../log.ts';
import type { Section, Side } from '../state.ts';
import type { Moment } from './calendar.ts';

/** A ship as far as the boats have made it out. */
export interface Vessel {
  readonly kind: MarkerKind;
  readonly card: number | null;
}

export interface Sighting {
  readonly type: ContactType;
  readonly ships: number;
  readonly escorts: number;
}

/** What a boat has sunk on one patrol. */
export interface Tally {
  readonly ships: number;
  readonly tons: number;
}

/** Counters that leave a mark on the boat; strain shows in the crew's condition. */
export type Struck = Exclude<FaceId, 'none' | 'sunk' | 'stress1' | 'stress2' | 'stress3'>;

/** Conditions that are seen at once; the others show in what the ships do. */
export type Weather = Exclude<ConditionId, 'none' | 'straggler' | 'thin' | 'reinforced'>;

export type Note =
  // The flotilla
  | { what: 'campaign'; campaign: CampaignId }
  | { what: 'joined'; boat: BoatId; level: Level }
  | { what: 'given-up'; boat: BoatId }
  | { what: 'leave' }
  | { what: 'watched'; by: 'intel' | 'air-search' | 'supply'; area: AreaId }
  | { what: 'sent-out'; boat: BoatId; area: AreaId }
  | { what: 'came-home'; boat: BoatId; area: AreaId }
  | { what: 'boat-missing'; boat: BoatId }
  | { what: 'promoted'; boat: BoatId; level: Level }
  | { what: 'paid-off'; boat: BoatId }
  | { what: 'praised' }
  | { what: 'sea-empty' }
  | { what: 'judged'; grade: Grade; losses: number; sunk: Tally }
  | { what: 'conceded' }
  // A boat in port and on its way
  | { what: 'mission-given'; mission: Mission }
  | { what: 'mission-dropped'; mission: Mission }
  | { what: 'torpedo-taken'; torpedo: 'fat' | 't5' }
  | { what: 'mines-taken'; mines: number }
  | { what: 'snorkel' }
  | { what: 'resupplied'; area: AreaId | null }
  | { what: 'put-to-sea'; from: AreaId | null; area: AreaId }
  | { what: 'entered'; area: AreaId }
  | { what: 'patrolled'; area: AreaId }
  | { what: 'event'; event: EventId }
  | { what: 'warning-lifted'; area: AreaId }
  | { what: 'lone-merchant-sunk' }
  | { what: 'crew'; condition: 'okay' | 'shaken' | 'unfit'; stress: number }
  | { what: 'stopped'; area: AreaId }
  | { what: 'in-port'; area: AreaId; sunk: Tally }
  // Missions
  | { what: 'mission-begun'; mission: Mission; area: AreaId }
  | { what: 'mission-broken-off' }
  | { what: 'mission-missed'; mission: Mission }
  | { what: 'mines-laid'; mines: number }
  | { what: 'anchorage'; vessels: readonly Vessel[] }
  | { what: 'raid'; hit: boolean }
  | { what: 'mission-done'; mission: Mission }
  // Contact
  | { what: 'nothing-sighted'; area: AreaId | null }
  | { what: 'sighted'; contacts: readonly Sighting[]; area: AreaId | null }
  | { what: 'let-pass' }
  | { what: 'attack-begun' }
  | { what: 'attacked-again' }
  | { what: 'position'; zone: ZoneId; side: Side }
  | { what: 'radio-call' }
  | { what: 'call-in-vain'; caller: BoatId }
  | { what: 'overheard' }
  | { what: 'came-up'; caller: BoatId }
  | { what: 'condition'; condition: Weather }
  | { what: 'alarm' }
  | { what: 'straggler' }
  | { what: 'escort-gone' }
  | { what: 'escort-joins' }
  // Battle
  | { what: 'depth'; side: Side }
  | { what: 'moved'; zone: ZoneId }
  | { what: 'drawn-clear' }
  | { what: 'dropped-astern' }
  | { what: 'silent'; freed: boolean }
  | { what: 'made-out'; ships: readonly { readonly vessel: Vessel; readonly range: number | null }[] }
  | { what: 'unmasked'; vessel: Vessel; range: number | null }
  | { what: 'cripple-astern'; vessel: Vessel }
  | { what: 'detected'; vessel: Vessel; range: number | null }
  | { what: 'duds'; result: Exclude<Dud, 'all'> }
  | { what: 'torpedoes'; torpedoes: number; vessel: Vessel; range: number | null; result: Result; hits: number }
  | { what: 'wasted'; torpedoes: number }
  | { what: 'gun'; vessel: Vessel; range: number | null; result: Result }
  | { what: 'damaged'; vessel: Vessel }
  | { what: 'sunk'; vessel: Vessel }
  | { what: 'last-shot'; vessel: Vessel; weapon: Section | 'gun' }
  | { what: 'targeted'; vessel: Vessel; range: number | null; side: Side }
  | { what: 'dived'; depth: 'crash' | 'deep' }
  | { what: 'evaded'; vessel: Vessel }
  | { what: 'caught'; vessel: Vessel }
  | { what: 'depth-held'; result: 'none' | 'flooding' | 'hull' }
  | { what: 'under-attack'; heavy: number; light: number; side: Side }
  | { what: 'hit'; face: Struck }
  | { what: 'torpedo-lost' }
  | { what: 'lost' }
  | { what: 'reloaded'; ready: number; stored: number };

/** A note with its time: the date, and the minute of the campaign by which notes are put in order. */
export interface Dated {
  readonly when: Moment;
  readonly minute: number;
  readonly note: Note;
}

/** The flotilla's own page, and one for each patrol of each boat. */
export type Page =
  | { readonly kind: 'flotilla'; readonly campaign: CampaignId; readonly notes: Dated[] }
  | {
      readonly kind: 'patrol';
      readonly boat: BoatId;
      readonly number: number;
      readonly notes: Dated[];
      /** The boat has left port on this page; before that there is nothing to read. */
      sailed: boolean;
      sunk: Tally;
    };
export type PatrolPage = Extract<Page, { kind: 'patrol' }>;
