/** What changes during play, and the words of the game. */
import type { Table as KernelTable } from '@derby/kernel';
import type { Battle, Contact, Fighter, HarbourShot, Ship } from './battle-state.ts';
import type { Asks, Choice } from './choices.ts';
import type { BoatId, Level } from './data/boats.ts';
import type { AreaId, CampaignId, Grade, Length, Mission, SpecialOptionId } from './data/campaigns.ts';
import type { Damage } from './data/hits.ts';
import type { Log } from './log.ts';
import type { OptionId, Settings } from './options.ts';
import type { LeaderReason } from './reasons.ts';
import type { Rule } from './rules.ts';
import type { Known, View } from './view.ts';

export type * from './battle-state.ts';

/** UL-1.15  What a tube or a rack can hold; mines lie where torpedoes lay (UL-7.1). */
export const TORPEDOES = ['normal', 'fat', 't5'] as const;
export type Torpedo = (typeof TORPEDOES)[number];
export type Stowed = Torpedo | 'mines';
export type Load = Record<Stowed, number>;
export type Section = 'ready' | 'stored';

export type Damages = Record<Damage, number>;
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
interface Errand {
  readonly boat: BoatId;
  readonly kind: Mission;
  /** Events of the box still to be drawn, attacks of a Raid still to be made. */
  events: number;
  attacks: number;
  /** What an Attack has found, and the salvo being declared. */
  ships: Ship[];
  salvo: HarbourShot[];
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

export interface State {
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
  bought: Partial<Record<SpecialOptionId, number>>;
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
  /** Their order is hidden from everyone. */
  decks: Record<Deck, Pile>;
}

/** The game, to the kernel. */
export interface Leader {
  state: State;
  seat: 'player';
  rule: Rule;
  asks: Asks;
  choice: Choice;
  log: Log;
  view: View;
  grade: Grade | 'conceded';
  option: OptionId;
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
