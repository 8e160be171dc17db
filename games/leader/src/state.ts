/** What changes during play, and the words of the game. */
import type { Table as KernelTable } from '@derby/kernel';
import type { BoatId, Level } from './data/boats.ts';
import type { AreaId, CampaignId, Grade, Length, Mission, OptionId } from './data/campaigns.ts';
import type { ConditionId } from './data/conditions.ts';
import type { ZoneId } from './data/display.ts';
import type { Damage } from './data/hits.ts';
import type { MarkerKind } from './data/ships.ts';
import type { Happening } from './log.ts';
import type { OptionName, Settings } from './options.ts';
import type { LeaderReason } from './reasons.ts';
import type { Rule } from './rules.ts';

/** UL-1.15  What a tube or a rack can hold; mines lie where torpedoes lay (UL-7.1). */
export const TORPEDOES = ['normal', 'fat', 't5'] as const;
export type Torpedo = (typeof TORPEDOES)[number];
export type Stowed = Torpedo | 'mines';
export type Load = Record<Stowed, number>;
export type Section = 'ready' | 'stored';

export type Damages = Record<Damage, number>;
export type Side = 'surfaced' | 'submerged';

/** UL-1.15  A boat of the flotilla, in the order of purchase. */
export interface Boat {
  readonly id: BoatId;
  level: Level;
  xp: number;
  stress: number;
  fate: 'in-play' | 'home' | 'sunk';
  area: AreaId;
  /** In the area's Searched box (UL-1.8). */
  searched: boolean;
  ready: Load;
  stored: Load;
  ammunition: number;
  temporary: Damages;
  lasting: Damages;
  mission: Mission | null;
  snorkel: boolean;
  /** Bears an Attacked marker (UL-16.6). */
  attacked: boolean;
  /** Added to its next contact die of this turn (UL-8.10). */
  contactBonus: number;
  /** Has drawn a Convoy card this turn, and so placed its Warning (UL-9.5). */
  warned: boolean;
  /** Has finished its Operations move of this turn. */
  moved: boolean;
  /** Came into port this turn (UL-8.9). */
  cameIn: boolean;
  patrols: number;
}

/** The move of the boat whose turn it is in the Operations Segment. */
export interface Voyage {
  readonly boat: BoatId;
  /** Began Unfit at sea, and must make for the nearest port (UL-8.8). */
  readonly homing: boolean;
  /** Has taken a step, or has chosen to stay. */
  progress: 'waiting' | 'under-way' | 'stayed';
}

/** UL-7  A mission being carried out. */
export interface Errand {
  readonly boat: BoatId;
  readonly kind: Mission;
  /** Events of the box still to be drawn, attacks of a Raid still to be made. */
  events: number;
  attacks: number;
  /** What an Attack has found, and the salvo being declared. */
  ships: Ship[];
  salvo: { ship: string; torpedoes: number }[];
}

/** UL-1.14  A ship marker; its card is null while it is unknown. */
export interface Ship {
  readonly id: string;
  kind: MarkerKind;
  card: number | null;
  /** Null once it is off the display. */
  zone: ZoneId | null;
  light: number;
  heavy: number;
  sunk: boolean;
  /** Its Tactics counter, by number (UL-15.3). */
  tactics: number | null;
}

/** UL-9.4  The contact of the active boat, through all its battles. */
export interface Contact {
  readonly boat: BoatId;
  /** Contacts left. */
  left: number;
  /** The Convoy card being played, and those to choose from under Air Search. */
  card: number | null;
  shown: number[];
  ships: Ship[];
  alerts: number;
  fought: boolean;
  /** A final shot ends the contact (UL-16.11). */
  closed: boolean;
}

/** UL-1.13, UL-1.16  A boat on the Tactical Display: only there has its side a meaning. */
export interface Fighter {
  readonly id: BoatId;
  zone: ZoneId;
  side: Side;
  detected: boolean;
  silent: boolean;
  deep: boolean;
  /** Rounds during which it may not attack, the present one included. */
  stunned: number;
  /** Initiative of this round, read at the start of step D (UL-13.1). */
  aggressive: boolean;
  reaction: Reaction | null;
  /** Movement left in its own move; depth changed; tubes refilled (UL-11, UL-19.1). */
  moves: number;
  turned: boolean;
  reloaded: boolean;
}

export type Reaction = 'hold' | 'crash-dive' | 'deep-dive';

/** UL-13.3  One declared attack. A FAT finds its own target. */
export type Shot =
  | { readonly weapon: 'torpedoes'; readonly ship: string; readonly normal: number; readonly t5: number }
  | { readonly weapon: 'fat' }
  | { readonly weapon: 'gun'; readonly ship: string };

/** UL-14.1  A ship and the boat it attacks in this step. */
export interface EnemyAttack {
  readonly ship: string;
  readonly boat: BoatId;
  /** Which side the boat showed when it was targeted. */
  readonly side: Side;
}

export interface Battle {
  round: number;
  condition: ConditionId | null;
  fighters: Fighter[];
  /** Every boat that was in the battle. */
  party: BoatId[];
  /** Boats already called, and whether a Radio Call was bought (UL-10). */
  called: BoatId[];
  radio: boolean;
  /** Boats and ships that have done their part of the present step. */
  acted: string[];
  salvo: Shot[];
  attacks: EnemyAttack[];
  prizeTaken: boolean;
}

export const DECKS = ['event', 'convoy', 'merchant', 'escort', 'naval', 'fleet', 'boats'] as const;
export type Deck = (typeof DECKS)[number];

/** A face-down deck, top card last; its discards; cards that stay out (UL-4.8). */
export interface Pile {
  draw: number[];
  discard: number[];
  out: number[];
}

/** UL-5.1 … UL-5.5  Where the game is. */
export type Phase =
  | 'muster'
  | 'flotilla'
  | 'deal'
  | 'ports'
  | 'strategic'
  | 'operations'
  | 'mission'
  | 'tactical'
  | 'contact'
  | 'placement'
  | 'wolfpack'
  | 'condition'
  | 'movement'
  | 'drift'
  | 'escorts'
  | 'aggressive'
  | 'enemy'
  | 'cautious'
  | 'round-end'
  | 'aftermath'
  | 'decision'
  | 'refit'
  | 'reloading'
  | 'outcome'
  | 'over';

/** How one campaign ended (UL-18). */
export interface Judgement {
  readonly campaign: CampaignId;
  readonly vp: number;
  readonly losses: number;
  readonly grade: Grade;
}

/** All that lies open: everything but the order of the decks. */
export interface Known {
  campaign: CampaignId;
  length: Length;
  settings: Settings;
  phase: Phase;
  turn: number;
  so: number;
  vp: number;
  /** VP scored this turn, and cards that will praise them (UL-8.10). */
  turnVp: number;
  praises: number;
  /** Nothing may be bought in this campaign (UL-19.5). */
  penniless: boolean;
  boats: Boat[];
  bought: Partial<Record<OptionId, number>>;
  rested: boolean;
  /** UL-1.17, UL-1.18  Markers on the map; no supply of counters limits them. */
  warnings: Partial<Record<AreaId, number>>;
  intel: AreaId[];
  airSearch: AreaId[];
  supply: AreaId[];
  /** The boat that the present question is about. */
  acting: BoatId | null;
  voyage: Voyage | null;
  errand: Errand | null;
  contact: Contact | null;
  battle: Battle | null;
  /** Tactics counters in the cup, by number. */
  tactics: number[];
  judgements: Judgement[];
  conceded: boolean;
}

export interface State extends Known {
  decks: Record<Deck, Pile>;
}

/** What everybody sees: of the decks only the counts and what has been discarded. */
export interface View extends Known {
  piles: Record<
    Deck,
    { readonly left: number; readonly discarded: readonly number[]; readonly out: readonly number[] }
  >;
}

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
  | readonly ['option', OptionId | 'snorkel']
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

/** The game, to the kernel. */
export interface Leader {
  state: State;
  seat: 'player';
  rule: Rule;
  asks: Asks;
  choice: Choice;
  log: Happening;
  view: View;
  known: Known;
  grade: Grade | 'conceded';
  option: OptionName;
  reason: LeaderReason;
}

export type Table = KernelTable<Leader>;
export const PLAYER = 'player';

/** A part of the state that the rules have just put there. */
export function present<T>(part: T | null | undefined, name: string): T {
  if (part === null || part === undefined) throw new Error(`There is no ${name} at this point of the game.`);
  return part;
}

export const boatOf = (known: Readonly<Known>, id: BoatId): Boat =>
  present(
    known.boats.find((boat) => boat.id === id),
    id,
  );

export const errandOf = (known: Readonly<Known>): Errand => present(known.errand, 'mission');
export const contactOf = (known: Readonly<Known>): Contact => present(known.contact, 'contact');
export const battleOf = (known: Readonly<Known>): Battle => present(known.battle, 'battle');

export const fighterOf = (known: Readonly<Known>, id: BoatId): Fighter =>
  present(
    battleOf(known).fighters.find((fighter) => fighter.id === id),
    id,
  );

export const isFighting = (known: Readonly<Known>, id: BoatId): boolean =>
  known.battle?.fighters.some((fighter) => fighter.id === id) ?? false;

export const shipOf = (known: Readonly<Known>, id: string): Ship =>
  present(
    contactOf(known).ships.find((ship) => ship.id === id),
    id,
  );

/** Boats that sail under the player's orders. */
export const boatsInPlay = (known: Readonly<Known>): Boat[] => known.boats.filter((boat) => boat.fate === 'in-play');
