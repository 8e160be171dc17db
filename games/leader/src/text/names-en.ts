/** The names of things, in English: for the sentences, and for boards that need no sentences. */
import type { Level } from '../data/boats.ts';
import { type AreaId, CAMPAIGN_IDS, CAMPAIGNS, type CampaignId, type Mission } from '../data/campaigns.ts';
import type { ConditionId } from '../data/conditions.ts';
import { type Ring, WAKE, ZONES, type ZoneId } from '../data/display.ts';
import type { EventId } from '../data/events.ts';
import type { Damage, FaceId } from '../data/hits.ts';
import type { Deck, Stowed } from '../state.ts';

export const LEVEL: Readonly<Record<Level, string>> = {
  green: 'Green',
  trained: 'Trained',
  veteran: 'Veteran',
  ace: 'Ace',
};

export const MISSION: Readonly<Record<Mission, string>> = { mine: 'Mine', attack: 'Attack', raid: 'Raid' };

export const STOWED: Readonly<Record<Stowed, string>> = {
  normal: 'normal torpedo',
  fat: 'FAT',
  t5: 'T5',
  mines: 'mine',
};

export const DECK: Readonly<Record<Deck, string>> = {
  event: 'Event',
  convoy: 'Convoy',
  merchant: 'Merchant',
  escort: 'Escort',
  naval: 'Naval',
  fleet: 'Fleet Escort',
  boats: 'boat',
};

export const EVENT: Readonly<Record<EventId, string>> = {
  'rough-seas': 'Rough Seas',
  'enemy-aircraft': 'Enemy Aircraft',
  'radio-intercept': 'Radio Intercept',
  'ultra-intercept': 'Ultra Intercept',
  'fatal-error': 'Fatal Error',
  'counter-intelligence': 'Counter Intelligence',
  'clear-weather': 'Clear Weather',
  'lone-merchant': 'Lone Merchant',
  'enemy-submarine': 'Enemy Submarine',
  'surface-patrol': 'Surface Patrol',
  'mechanical-breakdown': 'Mechanical Breakdown',
  minefield: 'Minefield',
  'fog-banks': 'Fog Banks',
  'sick-crewman': 'Sick Crewman',
  'music-on-deck': 'Music on Deck',
  'b-dienst-report': 'B-Dienst Report',
  'all-quiet': 'All Quiet',
  'bdu-takes-notice': 'BdU Takes Notice',
};

export const CONDITION: Readonly<Record<ConditionId, string>> = {
  none: 'No special condition',
  'firing-solution': 'Torpedo Firing Solution',
  night: 'Dark Night',
  moon: 'Bright Moonlight',
  rough: 'Rough Weather',
  fog: 'Fog Bank',
  calm: 'Flat Calm',
  alerted: 'Convoy Alerted',
  straggler: 'Straggler',
  thin: 'Thin Escort',
  reinforced: 'Escort Reinforced',
  ideal: 'Ideal Position',
  astern: 'Caught Astern',
  air: 'Air Patrol',
  prize: 'Valuable Cargo',
};

export const DAMAGE: Readonly<Record<Damage, string>> = {
  flooding: 'Flooding',
  hull: 'Hull',
  engines: 'Engines',
  periscope: 'Periscope',
  electronics: 'Electronics',
  gun: 'Gun',
  tubes: 'Torpedo tubes',
  oil: 'Oil leak',
};

/** The faces of a hit; of tubes one or two are put out of action. */
export const FACE: Readonly<Record<FaceId, string>> = {
  none: 'no effect',
  stress1: '1 Stress',
  stress2: '2 Stress',
  stress3: '3 Stress',
  stunned: 'Stunned',
  ...DAMAGE,
  tubes1: '1 torpedo tube',
  tubes2: '2 torpedo tubes',
  sunk: 'Sunk',
};

const AREAS: Readonly<Record<string, string>> = Object.fromEntries(
  CAMPAIGN_IDS.flatMap((id) => Object.entries(CAMPAIGNS[id].areas).map(([area, { name }]) => [area, name])),
);

export const area = (id: AreaId): string => AREAS[id] ?? id;
export const campaign = (id: CampaignId): string => CAMPAIGNS[id].name;

const RINGS: Readonly<Record<Ring, string>> = { convoy: 'convoy', short: 'short', medium: 'medium', long: 'long' };

/** A zone by its ring and the letters that are printed on the display. */
export const zone = (id: ZoneId): string =>
  id === WAKE ? `the wake (${id})` : `the ${RINGS[ZONES[id].ring]} zone ${id}`;
