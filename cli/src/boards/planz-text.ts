/** The words on the board of War Plan Z. */
import type { Language } from '@derby/kernel';
import type { Phase } from '@derby/planz/state';

export interface PlanZWords {
  readonly turn: (turn: number) => string;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly segment: (side: string) => string;
  readonly ap: string;
  readonly tracks: string;
  readonly sunk: string;
  readonly arrived: string;
  readonly america: string;
  readonly plans: string;
  readonly inHand: (count: number) => string;
  readonly sides: Readonly<Record<'german' | 'allied', string>>;
  readonly hidden: (count: number) => string;
  /** Between a name and what belongs to it. */
  readonly has: string;
  readonly seen: (turns: number) => string;
  readonly aboard: string;
  readonly battle: string;
  readonly taskForce: (marker: string) => string;
  readonly refit: string;
}

export const PLANZ_WORDS: Readonly<Record<Language, PlanZWords>> = {
  en: {
    turn: (turn) => `Turn Z+${turn} of 12`,
    phases: {
      powers: 'third powers',
      'allied-setup': 'Allied set-up',
      'german-setup': 'German set-up',
      determination: 'action points',
      initiative: 'initiative',
      incidents: 'incidents',
      actions: 'actions',
      intervention: 'US intervention',
      'turn-record': 'end of the turn',
    },
    segment: (side) => `${side} segment`,
    ap: 'Action points',
    tracks: 'Convoys (19 win)',
    sunk: 'sunk',
    arrived: 'arrived',
    america: 'United States',
    plans: 'Plans',
    inHand: (count) => `${count} face down`,
    sides: { german: 'German', allied: 'Allied' },
    hidden: (count) => `${count} hidden`,
    has: ': ',
    seen: (turns) => (turns === 0 ? 'seen this turn' : `seen ${turns} turn${turns === 1 ? '' : 's'} ago`),
    aboard: 'aboard',
    battle: 'Battle',
    taskForce: (marker) => `Task Force ${marker}`,
    refit: 'In refit',
  },
  fr: {
    turn: (turn) => `Tour Z+${turn} sur 12`,
    phases: {
      powers: 'puissances tierces',
      'allied-setup': 'mise en place alliée',
      'german-setup': 'mise en place allemande',
      determination: 'points d’action',
      initiative: 'initiative',
      incidents: 'incidents',
      actions: 'actions',
      intervention: 'intervention américaine',
      'turn-record': 'fin du tour',
    },
    segment: (side) => `segment ${side}`,
    ap: 'Points d’action',
    tracks: 'Convois (19 gagnent)',
    sunk: 'coulés',
    arrived: 'arrivés',
    america: 'États-Unis',
    plans: 'Plans',
    inHand: (count) => `${count} face cachée`,
    sides: { german: 'allemand', allied: 'allié' },
    hidden: (count) => `${count} cachée${count > 1 ? 's' : ''}`,
    has: '\u00a0: ',
    seen: (turns) => (turns === 0 ? 'vu ce tour' : `vu il y a ${turns} tour${turns === 1 ? '' : 's'}`),
    aboard: 'à bord',
    battle: 'Combat',
    taskForce: (marker) => `Force opérationnelle ${marker}`,
    refit: 'En réparation',
  },
};
