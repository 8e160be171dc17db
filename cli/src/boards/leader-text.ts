/** The words on Flotilla Leader's board. */
import type { Language } from '@derby/kernel';
import type { Damage } from '@derby/leader/data/hits';
import * as enNames from '@derby/leader/text/names-en';
import * as frNames from '@derby/leader/text/names-fr';
import type { View } from '@derby/leader/view';

export interface LeaderWords {
  readonly turn: (turn: number) => string;
  readonly phases: Readonly<Record<View['phase'], string>>;
  readonly round: (round: number) => string;
  readonly convoy: (ships: number, escorts: number) => string;
  readonly options: (points: number) => string;
  readonly alerts: string;
  readonly refit: string;
  readonly searched: string;
  readonly warnings: string;
  readonly intel: string;
  readonly airSearch: string;
  readonly supply: string;
  readonly wake: string;
  readonly displayLegend: string;
  readonly speed: string;
  readonly torpedo: string;
  readonly light: string;
  readonly heavy: string;
  readonly hull: string;
  readonly stress: string;
  readonly tubes: string;
  readonly gun: string;
  readonly fates: Readonly<Record<'home' | 'sunk', string>>;
  readonly conditions: Readonly<Record<'okay' | 'shaken' | 'unfit', string>>;
  readonly damages: Readonly<Record<Damage, string>>;
}

/** The phases of a contact are one to the player. */
const battlePhases = (name: string) => ({
  placement: name,
  wolfpack: name,
  condition: name,
  movement: name,
  drift: name,
  escorts: name,
  aggressive: name,
  enemy: name,
  cautious: name,
  'round-end': name,
  aftermath: name,
  decision: name,
});

export const LEADER_WORDS: Readonly<Record<Language, LeaderWords>> = {
  en: {
    turn: (turn) => `Turn ${turn}`,
    phases: {
      muster: 'Set-up',
      flotilla: 'Set-up',
      deal: 'Set-up',
      ports: 'Set-up',
      strategic: 'Strategic Segment',
      operations: 'Operations Segment',
      mission: 'Special mission',
      tactical: 'Tactical Segment',
      contact: 'Contact',
      ...battlePhases('Battle'),
      refit: 'Refit Segment',
      reloading: 'Refit Segment',
      outcome: 'Outcome',
      over: 'Outcome',
    },
    round: (round) => `Round ${round}`,
    convoy: (ships, escorts) => `ships ${ships}, escorts ${escorts}`,
    options: (points) => `${points} SO`,
    alerts: 'Alerts',
    refit: 'refit',
    searched: 'searched',
    warnings: 'Warnings',
    intel: 'Intel',
    airSearch: 'Air Search',
    supply: 'Supply',
    wake: '(wake)',
    displayLegend: 'U-47 surfaced, (U-47) submerged, ! Detected; the convoy sails up the page',
    speed: 'speed',
    torpedo: 'torpedo',
    light: 'light damage',
    heavy: 'heavy damage',
    hull: 'hull',
    stress: 'Stress',
    tubes: 'torpedoes',
    gun: 'gun',
    fates: { home: 'has come home for good', sunk: 'sunk' },
    conditions: { okay: 'Okay', shaken: 'Shaken', unfit: 'Unfit' },
    damages: enNames.DAMAGE,
  },
  fr: {
    turn: (turn) => `Tour ${turn}`,
    phases: {
      muster: 'Mise en place',
      flotilla: 'Mise en place',
      deal: 'Mise en place',
      ports: 'Mise en place',
      strategic: 'Segment stratégique',
      operations: 'Segment opérationnel',
      mission: 'Mission spéciale',
      tactical: 'Segment tactique',
      contact: 'Contact',
      ...battlePhases('Bataille'),
      refit: 'Repos et récupération',
      reloading: 'Repos et récupération',
      outcome: 'Résultat',
      over: 'Résultat',
    },
    round: (round) => `Round ${round}`,
    convoy: (ships, escorts) => `navires ${ships}, escortes ${escorts}`,
    options: (points) => `${points} OS`,
    alerts: 'Alertes',
    refit: 'repos',
    searched: 'a cherché',
    warnings: 'Avertissements',
    intel: 'Intel',
    airSearch: 'Recherche aérienne',
    supply: 'Ravitaillement',
    wake: '(sillage)',
    displayLegend: 'U-47 en surface, (U-47) en immersion, ! détecté ; le convoi fait route vers le haut',
    speed: 'vitesse',
    torpedo: 'torpille',
    light: 'dommage léger',
    heavy: 'dommage lourd',
    hull: 'coque',
    stress: 'Stress',
    tubes: 'torpilles',
    gun: 'canon',
    fates: { home: 'rentré définitivement', sunk: 'coulé' },
    conditions: { okay: 'Apte', shaken: 'Secoué', unfit: 'Inapte' },
    damages: frNames.DAMAGE,
  },
};
