/** The words on the board of U-boat Pens. */
import type { Language } from '@derby/kernel';
import type { State as View } from '@derby/pens/state';

export interface PensWords {
  readonly round: (round: number, name: string) => string;
  readonly phases: Readonly<Record<View['phase'], string>>;
  readonly treasuries: string;
  readonly tonnage: string;
  readonly objectives: (needed: number) => string;
  readonly factory: string;
  readonly pen: string;
  readonly damage: string;
  readonly boats: string;
  readonly convoys: string;
  readonly pens: Readonly<Record<View['pens'][number]['state'], string>>;
  readonly conditions: Readonly<Record<'damaged' | 'patrolled' | 'spent', string>>;
}

export const PENS_WORDS: Readonly<Record<Language, PensWords>> = {
  en: {
    round: (round, name) => `Round ${round} of 12, ${name}`,
    phases: {
      'round-start': 'Start of the round',
      politics: 'Politics',
      'eastern-front': 'Eastern Front',
      'turn-start': 'Start of the turn',
      purchase: 'Purchase and repair',
      'combat-movement': 'Combat movement',
      combat: 'Combat',
      'non-combat-movement': 'Non-combat movement',
      placement: 'Placement',
      income: 'Income',
      'round-end': 'End of the round',
    },
    treasuries: 'Treasuries (IPC)',
    tonnage: 'Tonnage',
    objectives: (needed) => `Objectives (${needed} win)`,
    factory: 'factory',
    pen: 'pen',
    damage: 'damage',
    boats: 'boats',
    convoys: 'convoys',
    pens: { construction: 'being built', usable: 'usable', captured: 'captured', reopening: 'reopening' },
    conditions: { damaged: 'damaged', patrolled: 'patrolled', spent: 'Spent' },
  },
  fr: {
    round: (round, name) => `Tour de jeu ${round} sur 12, ${name}`,
    phases: {
      'round-start': 'Début du tour de jeu',
      politics: 'Politique',
      'eastern-front': 'Front de l’Est',
      'turn-start': 'Début du tour',
      purchase: 'Achats et réparations',
      'combat-movement': 'Mouvements de combat',
      combat: 'Combat',
      'non-combat-movement': 'Autres mouvements',
      placement: 'Placement',
      income: 'Revenus',
      'round-end': 'Fin du tour de jeu',
    },
    treasuries: 'Trésors (IPC)',
    tonnage: 'Tonnage',
    objectives: (needed) => `Objectifs (${needed} gagnent)`,
    factory: 'usine',
    pen: 'bunker',
    damage: 'dégâts',
    boats: 'sous-marins',
    convoys: 'convois',
    pens: { construction: 'en chantier', usable: 'utilisable', captured: 'pris', reopening: 'en réouverture' },
    conditions: { damaged: 'endommagé', patrolled: 'a patrouillé', spent: 'épuisé' },
  },
};
