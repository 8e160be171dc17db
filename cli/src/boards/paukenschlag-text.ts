/** The words on the board of Drumbeat. */
import type { Language } from '@derby/kernel';
import { boxLetter } from '@derby/paukenschlag/grids';
import type { Course, OrderKind, Phase, Score, State, Submarine } from '@derby/paukenschlag/state';
import { order as orderEn } from '@derby/paukenschlag/text/choices-en';
import { order as orderFr } from '@derby/paukenschlag/text/choices-fr';

type Unit = State['subs'][number] | State['ships'][number] | State['convoys'][number];

export interface PaukenschlagWords {
  readonly title: (turn: number, last: number, phase: string) => string;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly balance: string;
  readonly parts: Readonly<Record<keyof Score, string>>;
  readonly legend: string;
  readonly signs: string;
  readonly unseen: (area: string | null, turn: number) => string;
  readonly gone: (place: Submarine['place'], back: number) => string;
  readonly ships: (count: number) => string;
  readonly warships: string;
  readonly patrols: string;
  readonly cap: string;
  readonly ready: string;
  readonly track: string;
  readonly damage: string;
  readonly orders: Readonly<Record<'axis' | 'allies', string>>;
  readonly order: (kind: OrderKind, value: string) => string;
  readonly contact: (area: string, level: 'osl' | 'tsl', box: number, round: number) => string;
  readonly piece: (unit: Readonly<Unit>, course: Course | null) => string;
  readonly boxes: (boxes: readonly string[]) => string;
  /** What became of a contact that was played by standing order. */
  readonly digest: (rounds: number, boxes: number, tried: number, found: number) => string;
}

const statusOf = (unit: Readonly<Unit>): 'surfaced' | 'submerged' | null => ('status' in unit ? unit.status : null);
const lettered = (boxes: readonly string[]): string => boxes.map((units, i) => `${boxLetter(i)} ${units}`).join(', ');

const COURSES_FR: Readonly<Record<Course, string>> = { N: 'nord', E: 'est', S: 'sud', W: 'ouest' };
const COURSES_EN: Readonly<Record<Course, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };

export const PAUKENSCHLAG_WORDS: Readonly<Record<Language, PaukenschlagWords>> = {
  en: {
    title: (turn, last, phase) => `Turn ${turn} of ${last} · ${phase}`,
    phases: {
      'set-up': 'set-up',
      event: '5.1 Random event',
      due: '5.1 Reinforcements',
      arrivals: '5.1 Reinforcements',
      'north-atlantic': '5.1 North Atlantic boats',
      'north-atlantic-arrivals': '5.1 North Atlantic boats',
      barbarigo: '5.1 Barbarigo',
      'allied-arrivals': '5.1 Reinforcements',
      canadians: '5.1 Canadians',
      bombers: '5.1 Bombers return',
      convoys: '5.1 New convoys',
      repair: '5.2 Repair',
      'allied-cap': '5.2 CAP',
      'axis-cap': '5.2 CAP',
      air: '5.3 Air movement',
      naval: '5.4 Naval movement',
      frogmen: '5.5 Frogmen',
      bombardment: '5.5 Shore bombardment',
      'second-move': '5.6 Second move',
      overhead: '5.6 Aircraft overhead',
      return: '5.7 Air return',
      'turn-end': '5.7 End of the turn',
    },
    balance: 'Balance',
    parts: {
      merchants: 'merchants',
      warships: 'warships',
      alliedShore: 'Allied shore',
      alliedAircraft: 'Allied aircraft',
      submarines: 'submarines',
      outOfGame: 'out of the game',
      arrived: 'arrived',
      axisShore: 'Axis shore',
      axisAircraft: 'Axis aircraft',
    },
    legend: 'u boats, c convoys, w warships, p patrols; › exit',
    signs: '↑ up, ↓ down, ! Detected, · done; T torpedoes, F fuel',
    unseen: (area, turn) => (area ? `unseen, ${area} turn ${turn}` : 'unseen'),
    gone: (place, back) =>
      place === 'home' ? `home, back turn ${back}` : place === 'out' ? 'out of the game' : 'sunk',
    ships: (count) => `${count} ship${count === 1 ? '' : 's'}`,
    warships: 'Warships',
    patrols: 'Patrols',
    cap: 'CAP',
    ready: 'Ready',
    track: 'On track',
    damage: 'Damage',
    orders: { axis: 'Axis', allies: 'Allies' },
    order: (kind, value) => orderEn(kind, value as never),
    contact: (area, level, box, round) =>
      `Contact in ${area} · ${level === 'osl' ? 'search grid' : `tactical grid, box ${boxLetter(box)}`} · round ${round}`,
    piece: (unit, course) =>
      [
        statusOf(unit) === 'surfaced' ? '↑ Surfaced' : statusOf(unit) === 'submerged' ? '↓ Submerged' : '',
        course ? `course ${COURSES_EN[course]}` : '',
        unit.detected ? 'Detected' : '',
      ]
        .filter((one) => one !== '')
        .join(', '),
    boxes: (boxes) => `Boxes: ${lettered(boxes)}`,
    digest: (rounds, boxes, tried, found) =>
      `By standing order: ${rounds} round${rounds === 1 ? '' : 's'}, ${boxes} meeting${boxes === 1 ? '' : 's'}, ${found} of ${tried} lookouts saw somebody.`,
  },
  fr: {
    title: (turn, last, phase) => `Tour ${turn} sur ${last} · ${phase}`,
    phases: {
      'set-up': 'mise en place',
      event: '5.1 Événement',
      due: '5.1 Renforts',
      arrivals: '5.1 Renforts',
      'north-atlantic': '5.1 Bateaux de l’Atlantique Nord',
      'north-atlantic-arrivals': '5.1 Bateaux de l’Atlantique Nord',
      barbarigo: '5.1 Barbarigo',
      'allied-arrivals': '5.1 Renforts',
      canadians: '5.1 Canadiens',
      bombers: '5.1 Retour des bombardiers',
      convoys: '5.1 Nouveaux convois',
      repair: '5.2 Réparations',
      'allied-cap': '5.2 CAP',
      'axis-cap': '5.2 CAP',
      air: '5.3 Mouvement aérien',
      naval: '5.4 Mouvement naval',
      frogmen: '5.5 Nageurs de combat',
      bombardment: '5.5 Bombardement côtier',
      'second-move': '5.6 Second mouvement',
      overhead: '5.6 Avions en veille',
      return: '5.7 Retour des avions',
      'turn-end': '5.7 Fin du tour',
    },
    balance: 'Bilan',
    parts: {
      merchants: 'marchands',
      warships: 'navires de guerre',
      alliedShore: 'côtes alliées',
      alliedAircraft: 'avions alliés',
      submarines: 'sous-marins',
      outOfGame: 'hors du jeu',
      arrived: 'arrivés',
      axisShore: 'côtes de l’Axe',
      axisAircraft: 'avions de l’Axe',
    },
    legend: 'u bateaux, c convois, w escorteurs, p patrouilles, › sortie',
    signs: '↑ surface, ↓ plongée, ! Repéré, · fait ; T torpilles, F fuel',
    unseen: (area, turn) => (area ? `invisible, ${area} tour ${turn}` : 'invisible'),
    gone: (place, back) => (place === 'home' ? `rentré, revient ${back}` : place === 'out' ? 'hors du jeu' : 'coulé'),
    ships: (count) => `${count} navire${count > 1 ? 's' : ''}`,
    warships: 'Escorteurs',
    patrols: 'Patrouilles',
    cap: 'CAP',
    ready: 'Prêts',
    track: 'En attente',
    damage: 'Dommages',
    orders: { axis: 'Axe', allies: 'Alliés' },
    order: (kind, value) => orderFr(kind, value as never),
    contact: (area, level, box, round) =>
      `Contact en ${area} · ${level === 'osl' ? 'grille de recherche' : `grille tactique, case ${boxLetter(box)}`} · round ${round}`,
    piece: (unit, course) =>
      [
        statusOf(unit) === 'surfaced' ? '↑ en surface' : statusOf(unit) === 'submerged' ? '↓ en plongée' : '',
        course ? `cap ${COURSES_FR[course]}` : '',
        unit.detected ? 'Repéré' : '',
      ]
        .filter((one) => one !== '')
        .join(', '),
    boxes: (boxes) => `Cases : ${lettered(boxes)}`,
    digest: (rounds, boxes, tried, found) =>
      `Par ordre permanent : ${rounds} round${rounds > 1 ? 's' : ''}, ${boxes} rencontre${boxes > 1 ? 's' : ''}, ${found} veilleur${found > 1 ? 's' : ''} sur ${tried} ${found > 1 ? 'ont' : 'a'} vu quelqu’un.`,
  },
};
