/** Set phrases of the journal, in English: what was met, what the weather was, what was hit. */
import type { Grade, Mission } from '../data/campaigns.ts';
import type { EventId } from '../data/events.ts';
import type { Struck, Weather } from '../journal/notes.ts';

export const ORDERS: Readonly<Record<Mission, string>> = {
  mine: 'to lay mines',
  attack: 'to attack an anchorage',
  raid: 'to support a raid',
};

export const EVENTS: Readonly<Record<EventId, string>> = {
  'rough-seas': 'Heavy sea, the bridge watch lashed on. Little rest for the crew.',
  'enemy-aircraft': 'Aircraft. Alarm.',
  'radio-intercept': 'Enemy radio traffic intercepted; it points to shipping near by.',
  'ultra-intercept': 'Patrols in the area are stronger than reported; the enemy seems to expect us.',
  'fatal-error': 'A mistake at the diving station, put right at the last moment.',
  'counter-intelligence': 'Word from the staff: the enemy has been led astray.',
  'clear-weather': 'Clear weather, long visibility.',
  'lone-merchant': 'A lone merchant crosses the track.',
  'enemy-submarine': 'Track of a torpedo across the bow: an enemy submarine. Turned away at full speed.',
  'surface-patrol': 'Surface patrol in sight.',
  'mechanical-breakdown': 'Engine trouble; repairs with what is on board.',
  minefield: 'A mine is sighted on the surface: we are in a field.',
  'fog-banks': 'Fog banks. Nothing to be seen beyond the bow.',
  'sick-crewman': 'A man is seriously ill.',
  'music-on-deck': 'Quiet hours. Gramophone on the upper deck.',
  'b-dienst-report': 'Convoy report from the B-Dienst received.',
  'all-quiet': 'Nothing to report.',
  'bdu-takes-notice': 'Signal from the U-boat command: results are expected.',
};

export const CONDITIONS: Readonly<Record<Weather, string>> = {
  'firing-solution': 'The fire-control solution holds without correction.',
  night: 'Dark night, no moon.',
  moon: 'Bright moonlight; the boat stands out against the sea.',
  rough: 'Rough weather; the gun cannot be manned.',
  fog: 'Fog bank, short visibility.',
  calm: 'Flat calm; the periscope wake shows.',
  alerted: 'The enemy is on the alert.',
  ideal: 'An ideal position offers itself.',
  astern: 'Come up astern of the enemy.',
  air: 'Air patrol over the enemy.',
  prize: 'Deeply laden ships; valuable cargo.',
};

export const STRUCK: Readonly<Record<Struck, string>> = {
  stunned: 'The crew is stunned.',
  flooding: 'Water in the boat.',
  hull: 'Pressure hull damaged.',
  engines: 'Engines damaged.',
  periscope: 'Periscope out of action.',
  electronics: 'Radio and hydrophones out of action.',
  gun: 'Deck gun out of action.',
  tubes1: 'One torpedo tube out of action.',
  tubes2: 'Two torpedo tubes out of action.',
  oil: 'Oil tank leaking; the boat leaves a track.',
};

export const GRADES: Readonly<Record<Grade, string>> = {
  dismal: 'dismal',
  poor: 'poor',
  adequate: 'adequate',
  good: 'good',
  great: 'great',
};

export const DUDS = {
  premature: 'All torpedoes of the salvo detonate early.',
  silent: 'No detonation: all torpedoes of the salvo have failed.',
  one: 'Torpedo failures: only one runs true.',
  half: 'Torpedo failures: half of the salvo runs true.',
} as const;
