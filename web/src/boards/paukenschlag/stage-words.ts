/** The words of the battle stage and of the digest, in both languages: they come when there is a contact. */
import type { Language } from '@derby/kernel';

interface StageWords {
  readonly contact: string;
  readonly levels: Readonly<Record<'osl' | 'tsl', string>>;
  readonly box: (letter: string) => string;
  readonly round: (round: number) => string;
  readonly grid: string;
  readonly square: (column: number, row: number) => string;
  readonly sees: (unit: string) => string;
  readonly seen: string;
  readonly way: (unit: string) => string;
  readonly torpedoTrack: (hits: number) => string;
  readonly rolls: Readonly<
    Record<
      'detection' | 'torpedoes' | 'guns' | 'charges' | 'initiative' | 'sinking' | 'bearing' | 'tonnage' | 'course',
      string
    >
  >;
  readonly results: Readonly<Record<'found' | 'missed' | 'none' | 'forced-up' | 'damaged' | 'sunk' | 'afloat', string>>;
  readonly hits: (hits: number) => string;
  readonly tons: (tons: number) => string;
  readonly finds: (by: string, whom: string) => string;
  readonly odds: Readonly<Record<'found' | 'not' | 'hit' | 'miss' | 'sunk' | 'harmed' | 'safe', string>>;
  readonly mean: (hits: string) => string;
  readonly fires: (what: string, at: string) => string;
  readonly attacks: Readonly<Record<'torpedo' | 'gun' | 'depth-charge', string>>;
  readonly rest: string;
  readonly digest: string;
  readonly close: string;
  readonly unroll: string;
  readonly play: string;
  readonly pause: string;
  readonly back: string;
  readonly on: string;
  readonly toList: string;
  readonly versus: (axis: string, allies: string) => string;
  readonly nothing: string;
  readonly shipsSunk: (ships: number, tons: number) => string;
  readonly lost: (units: string) => string;
  readonly dice: (rolls: number) => string;
  readonly byOrder: string;
}

const some = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const plusieurs = (count: number, one: string, many = `${one}s`): string => `${count} ${count > 1 ? many : one}`;

export const STAGE_WORDS: Readonly<Record<Language, StageWords>> = {
  en: {
    contact: 'Contact',
    levels: { osl: 'Search grid', tsl: 'Tactical grid' },
    box: (letter) => `box ${letter}`,
    round: (round) => `round ${round}`,
    grid: 'The grid, ten squares by ten',
    square: (column, row) => `Square ${column}-${row}`,
    sees: (unit) => `What ${unit} can see`,
    seen: 'Where the enemy looks',
    way: (unit) => `The way of ${unit}`,
    torpedoTrack: (hits) => `Torpedoes: ${some(hits, 'hit')}`,
    rolls: {
      detection: 'Detection',
      torpedoes: 'Torpedoes',
      guns: 'Guns',
      charges: 'Depth charges',
      initiative: 'Who moves first',
      sinking: 'Does it sink?',
      bearing: 'Bearing',
      tonnage: 'Tonnage',
      course: 'Course',
    },
    results: {
      found: 'found',
      missed: 'missed',
      none: 'no effect',
      'forced-up': 'forced up',
      damaged: 'damaged',
      sunk: 'sunk',
      afloat: 'afloat',
    },
    hits: (hits) => some(hits, 'hit'),
    tons: (tons) => `${tons},000 tons`,
    finds: (by, whom) => `${by} finds ${whom}`,
    odds: {
      found: 'found',
      not: 'not found',
      hit: 'hit',
      miss: 'miss',
      sunk: 'sunk',
      harmed: 'harmed',
      safe: 'unharmed',
    },
    mean: (hits) => `${hits} hits on average`,
    fires: (what, at) => `${what} at ${at}`,
    attacks: { torpedo: 'Torpedoes', gun: 'Guns', 'depth-charge': 'Depth charges' },
    rest: 'Play the grids for me from here',
    digest: 'Contacts of the turn',
    close: 'Close',
    unroll: 'Play it again',
    play: 'Play',
    pause: 'Pause',
    back: 'Back',
    on: 'On',
    toList: 'All contacts',
    versus: (axis, allies) => `${axis} against ${allies}`,
    nothing: 'nobody hurt',
    shipsSunk: (ships, tons) => `${some(ships, 'ship')} sunk, ${tons},000 tons`,
    lost: (units) => `lost: ${units}`,
    dice: (rolls) => some(rolls, 'roll'),
    byOrder: 'by standing order',
  },
  fr: {
    contact: 'Contact',
    levels: { osl: 'Grille de recherche', tsl: 'Grille tactique' },
    box: (letter) => `case ${letter}`,
    round: (round) => `manche ${round}`,
    grid: 'La grille, dix cases sur dix',
    square: (column, row) => `Case ${column}-${row}`,
    sees: (unit) => `Ce que voit ${unit}`,
    seen: 'Où l’ennemi regarde',
    way: (unit) => `La route de ${unit}`,
    torpedoTrack: (hits) => `Torpilles : ${plusieurs(hits, 'coup au but', 'coups au but')}`,
    rolls: {
      detection: 'Repérage',
      torpedoes: 'Torpilles',
      guns: 'Canon',
      charges: 'Grenades',
      initiative: 'Qui joue d’abord',
      sinking: 'Coule-t-il ?',
      bearing: 'Relèvement',
      tonnage: 'Tonnage',
      course: 'Cap',
    },
    results: {
      found: 'repéré',
      missed: 'manqué',
      none: 'sans effet',
      'forced-up': 'forcé en surface',
      damaged: 'endommagé',
      sunk: 'coulé',
      afloat: 'à flot',
    },
    hits: (hits) => plusieurs(hits, 'coup au but', 'coups au but'),
    tons: (tons) => `${tons} 000 tonnes`,
    finds: (by, whom) => `${by} repère ${whom}`,
    odds: {
      found: 'repéré',
      not: 'pas repéré',
      hit: 'touché',
      miss: 'manqué',
      sunk: 'coulé',
      harmed: 'atteint',
      safe: 'indemne',
    },
    mean: (hits) => `${hits} coups au but en moyenne`,
    fires: (what, at) => `${what} sur ${at}`,
    attacks: { torpedo: 'Torpilles', gun: 'Canon', 'depth-charge': 'Grenades' },
    rest: 'Jouer les grilles pour moi désormais',
    digest: 'Contacts du tour',
    close: 'Fermer',
    unroll: 'Revoir',
    play: 'Lire',
    pause: 'Pause',
    back: 'Arrière',
    on: 'Avant',
    toList: 'Tous les contacts',
    versus: (axis, allies) => `${axis} contre ${allies}`,
    nothing: 'personne n’est touché',
    shipsSunk: (ships, tons) => `${plusieurs(ships, 'navire coulé', 'navires coulés')}, ${tons} 000 tonnes`,
    lost: (units) => `perdu : ${units}`,
    dice: (rolls) => plusieurs(rolls, 'jet'),
    byOrder: 'par ordre permanent',
  },
};
