/** UL-4.13  What can happen at the table, as data. The sentences are in text/. */
import type { BoatId, Level } from './data/boats.ts';
import type { AreaId, CampaignId, Grade, Length, Mission, SpecialOptionId } from './data/campaigns.ts';
import type { ConditionId } from './data/conditions.ts';
import type { Dud } from './data/constants.ts';
import type { ZoneId } from './data/display.ts';
import type { EventId } from './data/events.ts';
import type { Damage, FaceId } from './data/hits.ts';
import type { MarkerKind } from './data/ships.ts';
import type { Part } from './modifiers.ts';
import type { Deck, Reaction, Section, Side, Stowed } from './state.ts';

/** What an attack did to a ship. */
export type Result = 'miss' | 'light' | 'heavy' | 'sunk';

/** A die with what was added to it, each part by its name, and what it came to. */
interface Modified {
  die: number;
  modifier: number;
  parts: readonly Part[];
  total: number;
}

export type Log =
  // Set-up
  | { what: 'campaign-begins'; campaign: CampaignId; length: Length; so: number }
  | { what: 'boat-bought'; boat: BoatId; level: Level; cost: number; so: number }
  | { what: 'boat-given-up'; boat: BoatId; value: number }
  | { what: 'card-passed-over'; boat: BoatId; level: Level }
  | { what: 'deal-ends'; so: number }
  | { what: 'boat-berthed'; boat: BoatId; area: AreaId }
  | { what: 'deck-reshuffled'; deck: Deck; cards: number }
  // Turn and Strategic Segment
  | { what: 'turn-begins'; turn: number }
  | { what: 'option-bought'; option: SpecialOptionId | 'snorkel'; cost: number; so: number }
  | { what: 'area-marked'; option: SpecialOptionId; area: AreaId }
  | { what: 'mission-given'; boat: BoatId; mission: Mission }
  | { what: 'torpedo-exchanged'; boat: BoatId; section: Section; torpedo: 'fat' | 't5' }
  | { what: 'mines-loaded'; boat: BoatId; mines: number }
  | { what: 'snorkel-fitted'; boat: BoatId }
  | { what: 'stress-changes'; boat: BoatId; by: number; stress: number }
  // Operations Segment and missions
  | { what: 'boat-sails'; boat: BoatId; area: AreaId }
  | { what: 'boat-stays'; boat: BoatId; area: AreaId }
  | { what: 'boat-comes-in'; boat: BoatId; area: AreaId; patrols: number }
  | { what: 'boat-stops-unfit'; boat: BoatId; area: AreaId }
  | { what: 'event-drawn'; boat: BoatId; event: EventId }
  | { what: 'event-die'; boat: BoatId; die: number; evasion: number; total: number }
  | { what: 'boat-breaks-down'; boat: BoatId; damage: Damage }
  | { what: 'contact-bonus'; boat: BoatId; bonus: number }
  | { what: 'warning-placed'; area: AreaId; warnings: number }
  | { what: 'warning-lifted'; area: AreaId; warnings: number }
  | { what: 'torpedo-spent'; boat: BoatId; section: Section; vp: number }
  | { what: 'box-entered'; boat: BoatId; mission: Mission; area: AreaId }
  | { what: 'mission-broken-off'; boat: BoatId }
  | { what: 'mission-missed'; boat: BoatId; mission: Mission }
  | { what: 'mines-laid'; boat: BoatId; mines: number; vp: number }
  | { what: 'harbour-found'; boat: BoatId; cards: readonly number[] }
  | ({ what: 'raid-die'; boat: BoatId; need: number; hit: boolean } & Modified)
  | { what: 'mission-done'; boat: BoatId; mission: Mission }
  // Contact, wolfpack, condition
  | { what: 'search-declined'; boat: BoatId }
  | ({ what: 'contact-die'; boat: BoatId; contacts: number } & Modified)
  | { what: 'convoy-drawn'; boat: BoatId; cards: readonly number[]; left: number }
  | { what: 'contact-let-go'; boat: BoatId }
  | { what: 'ships-laid-out'; card: number; area: AreaId }
  | { what: 'boat-placed'; boat: BoatId; zone: ZoneId; side: Side }
  | ({ what: 'join-die'; boat: BoatId; need: number; joins: boolean } & Modified)
  | { what: 'radio-overheard'; boat: BoatId; die: number; upTo: number }
  | { what: 'boat-joins'; boat: BoatId }
  | { what: 'condition-drawn'; card: number; condition: ConditionId }
  | { what: 'alert'; alerts: number }
  | { what: 'ship-shifted'; ship: string; zone: ZoneId }
  | { what: 'ship-withdrawn'; ship: string }
  | { what: 'ship-added'; ship: string; zone: ZoneId }
  // Round
  | { what: 'round-begins'; round: number }
  | { what: 'boat-changes-depth'; boat: BoatId; side: Side }
  | { what: 'boat-moves'; boat: BoatId; zone: ZoneId }
  | { what: 'boat-leaves'; boat: BoatId }
  | { what: 'silent-running'; boat: BoatId; die: number; evasion: number; freed: boolean }
  | { what: 'ship-revealed'; ship: string; card: number; kind: MarkerKind }
  | { what: 'escort-in-disguise'; ship: string; card: number }
  | { what: 'piece-drifts'; piece: string; zone: ZoneId }
  | { what: 'piece-falls-astern'; piece: string }
  | ({ what: 'detection-die'; ship: string; boat: BoatId; need: number; detected: boolean } & Modified)
  | { what: 'search-die'; ship: string; die: number; zone: ZoneId }
  /** After a Detected boat (UL-12.6), or searching (UL-12.7). */
  | { what: 'escort-moves'; ship: string; zone: ZoneId; after?: BoatId }
  | { what: 'tactics-drawn'; ship: string; detect: number; light: number }
  // Attacks
  | { what: 'attack-held'; boat: BoatId }
  | { what: 'dud-die'; boat: BoatId; ship: string | null; die: number; result: Dud; working: number }
  | {
      what: 'torpedoes-roll';
      boat: BoatId;
      ship: string;
      dice: readonly number[];
      modifier: number;
      parts: readonly Part[];
      t5: number;
      total: number;
      hits: number;
      result: Result;
    }
  | { what: 'torpedoes-wasted'; boat: BoatId; torpedoes: number }
  | ({ what: 'gun-rolls'; boat: BoatId; ship: string; result: Result } & Modified)
  | { what: 'ship-damaged'; ship: string; light: number; heavy: number }
  | { what: 'ship-sunk'; boat: BoatId; ship: string; card: number; vp: number; xp: number }
  | { what: 'boat-targeted'; ship: string; boat: BoatId }
  | { what: 'boat-reacts'; boat: BoatId; reaction: Reaction }
  | { what: 'crash-dive-die'; boat: BoatId; ship: string; die: number; evasion: number; evaded: boolean }
  | { what: 'deep-dive-die'; boat: BoatId; die: number; evasion: number; result: 'none' | 'flooding' | 'hull' }
  | { what: 'boat-attacked'; ship: string; boat: BoatId; heavy: number; light: number }
  /** Idle: a face that means nothing where it was drawn. */
  | { what: 'hit-drawn'; boat: BoatId; weight: 'heavy' | 'light'; face: FaceId; idle?: true }
  | { what: 'torpedo-lost'; boat: BoatId; stowed: Stowed }
  | { what: 'boat-sunk'; boat: BoatId }
  // After the battle
  | { what: 'battle-ends'; round: number }
  | { what: 'boat-reloads'; boat: BoatId; ready: number; stored: number }
  | { what: 'boat-returns'; boat: BoatId }
  | { what: 'boat-searched'; boat: BoatId; area: AreaId }
  | { what: 'convoy-attacked-again'; card: number; left: number }
  | { what: 'final-shot'; boat: BoatId; ship: string; weapon: Section | 'gun'; left: number }
  // Refit Segment and outcome
  | { what: 'crew-promoted'; boat: BoatId; level: Level; xp: number }
  | { what: 'boat-goes-home'; boat: BoatId }
  | { what: 'praised'; so: number }
  | { what: 'sea-empty'; vp: number }
  | { what: 'boat-resupplied'; boat: BoatId }
  | { what: 'mission-given-up'; boat: BoatId; mission: Mission }
  | { what: 'campaign-ends'; campaign: CampaignId; vp: number; losses: number; grade: Grade }
  | { what: 'conceded' };
