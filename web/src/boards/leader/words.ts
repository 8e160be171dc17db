/** The words on the sheet, in both languages; names and sentences come from the game's own text. */
import type { Ability, Level } from '@derby/leader/data/boats';
import type { AreaId, CampaignId, Mission, SpecialOptionId } from '@derby/leader/data/campaigns';
import type { ConditionId } from '@derby/leader/data/conditions';
import type { EventId } from '@derby/leader/data/events';
import type { Damage } from '@derby/leader/data/hits';
import type { MarkerKind } from '@derby/leader/data/ships';
import type { Deck, Stowed } from '@derby/leader/state';

interface Names {
  readonly LEVEL: Readonly<Record<Level, string>>;
  readonly MISSION: Readonly<Record<Mission, string>>;
  readonly EVENT: Readonly<Record<EventId, string>>;
  readonly CONDITION: Readonly<Record<ConditionId, string>>;
  area(id: AreaId): string;
  campaign(id: CampaignId): string;
}

export interface Words {
  readonly names: Names;
  /** When a campaign was fought. */
  period(id: CampaignId): string;
  /** VP scored, and as they would count now, less the boats lost. */
  standing(scored: number, vp: number): string;
  /** VP of all linked campaigns. */
  inAll(vp: number): string;
  /** What stands where nothing lies yet. */
  readonly empty: Readonly<Record<'boats' | 'crew', string>>;
  readonly bar: Readonly<Record<'turn' | 'vp' | 'so' | 'patrols' | 'boats', string>>;
  readonly segments: Readonly<Record<'setup' | 'strategic' | 'operations' | 'tactical' | 'refit' | 'over', string>>;
  readonly steps: Readonly<Record<string, string>>;
  readonly tabs: Readonly<Record<'map' | 'battle', string>>;
  readonly titles: Readonly<
    Record<
      | 'flotilla'
      | 'log'
      | 'decks'
      | 'sunk'
      | 'options'
      | 'orders'
      | 'ships'
      | 'contact'
      | 'event'
      | 'attack'
      | 'reaction'
      | 'search'
      | 'salvo',
      string
    >
  >;
  readonly decks: Readonly<Record<Deck, string>>;
  readonly options: Readonly<Record<SpecialOptionId | 'snorkel', string>>;
  readonly kinds: Readonly<Record<MarkerKind, string>>;
  readonly types: Readonly<Record<'lone' | 'merchant' | 'naval', string>>;
  readonly stowed: Readonly<Record<Stowed, string>>;
  readonly sections: Readonly<Record<'ready' | 'stored', string>>;
  readonly damages: Readonly<Record<Damage, string>>;
  readonly damagesShort: Readonly<Record<Damage, string>>;
  readonly abilities: Readonly<Record<Ability, string>>;
  readonly crew: Readonly<Record<'okay' | 'shaken' | 'unfit', string>>;
  readonly initiative: Readonly<Record<'aggressive' | 'cautious', string>>;
  /** The three skills as the cards write them. */
  readonly skills: Readonly<Record<'gs' | 'ts' | 'ev', string>>;
  readonly initiativeShort: Readonly<Record<'aggressive' | 'cautious', string>>;
  readonly sides: Readonly<Record<'surfaced' | 'submerged', string>>;
  readonly marks: Readonly<
    Record<'detected' | 'silent' | 'deep' | 'stunned' | 'searched' | 'attacked' | 'moved' | 'snorkel', string>
  >;
  readonly fates: Readonly<Record<'home' | 'sunk', string>>;
  readonly results: Readonly<Record<'miss' | 'light' | 'heavy' | 'sunk', string>>;
  readonly reactions: Readonly<Record<'evaded' | 'flooding' | 'hull' | 'sunk' | 'afloat', string>>;
  readonly markers: Readonly<Record<'warning' | 'intel' | 'air' | 'supply', string>>;
  readonly stress: string;
  readonly hull: string;
  readonly gun: string;
  readonly rounds: string;
  /** What the short signs on cards and bar stand for. */
  readonly inFull: Readonly<Record<'gs' | 'ts' | 'ev' | 'xp' | 'vp' | 'so' | 'torpedo', string>>;
  readonly signs: string;
  readonly left: (so: number) => string;
  readonly bought: (times: number, max: number | null) => string;
  readonly eventsOf: (events: number) => string;
  readonly mission: Readonly<Record<Mission, (count: number) => string>>;
  readonly legend: readonly [inDisc: string, contacts: string];
  readonly refit: string;
  readonly forbidden: string;
  readonly alerts: (alerts: number) => string;
  readonly contacts: (left: number) => string;
  readonly round: (round: number) => string;
  readonly ahead: string;
  readonly wake: string;
  readonly unknown: string;
  readonly range: string;
  readonly card: string;
  readonly aim: string;
  readonly joins: (boat: string) => string;
  readonly hears: (escort: string, boat: string) => string;
  readonly unheard: string;
  readonly modifier: string;
  readonly torpedoes: (count: number) => string;
  readonly detects: string;
  readonly strikes: string;
  /** Behind the numbers of Heavy and Light hits. */
  readonly strikesShort: readonly [heavy: string, light: string];
  readonly speed: string;
  readonly chances: string;
  readonly ships: (ships: number, escorts: number) => string;
  readonly effect: Readonly<Record<'stress' | 'contact' | 'warning' | 'lift' | 'engines' | 'nothing', string>>;
  /** So many Hit counters. */
  readonly heavy: (counters: number) => string;
  readonly light: (counters: number) => string;
  readonly torpedoForVp: (vp: number) => string;
  readonly praise: (vp: number, so: number) => string;
  readonly withEvasion: string;
  readonly tons: (tons: number) => string;
  readonly none: string;
  /** Ships sunk that are not listed. */
  readonly more: (ships: number) => string;
  /** A name and what is to be said of it, with the language's own colon. */
  readonly pair: (name: string, fact: string) => string;
  readonly mean: string;
}

/** A name at the beginning of a line. */
export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
