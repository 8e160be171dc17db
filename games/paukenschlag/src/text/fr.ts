/** Every prompt, choice and log line of Drumbeat, in French. */
import type { GameText } from '@derby/kernel';
import { ofWords } from '@derby/kernel/french';
import type { Drumbeat, State } from '../state.ts';
import { choices } from './choices-fr.ts';
import { log } from './log-fr.ts';
import { SHORE_NAMES } from './names-fr.ts';
import { area, naval, plane, sub } from './units-fr.ts';

const due = ({ due: [next] }: State): string => (next ? sub(next) : 'le sous-marin');
const flying = ({ sortie }: State): string => (sortie ? plane(sortie.plane) : 'l’avion');
const acting = ({ contact }: State): string => (contact?.acting ? naval(contact.acting.unit) : 'l’unité');
const moving = ({ activation }: State): string => (activation ? naval(activation.unit) : 'le convoi');
const where = ({ contact }: State): string => (contact ? ` en ${area(contact.area)}` : '');
const raided = ({ containers }: State): string => {
  const open = containers.find((one) => !one.filled);
  return open ? SHORE_NAMES[open.port] : '';
};

export const fr: GameText<Drumbeat> = {
  title: 'Roulement de tambour',
  blurb: 'Chercher, traquer et frapper devant l’Amérique, 1942.',
  seats: { axis: 'Axe', allies: 'Alliés' },
  options: {
    scenario: {
      name: 'Scénario',
      effect: 'La partie de 1942 qui se joue.',
      values: { '17.1': 'Roulement de tambour, la première vague', '17.2': 'Les seconds jours heureux' },
    },
    v21_1_northAtlantic: {
      name: 'Bateaux de l’Atlantique Nord',
      effect: 'Jusqu’à six U-Boote de plus peuvent venir aux tours 2 à 9.',
    },
    v21_2_barbarigo: { name: 'Barbarigo', effect: 'Un sous-marin italien avec torpilles, ou avec nageurs de combat.' },
    v21_3_floatplanes: { name: 'Hydravions', effect: 'Le BV 222 et, avec le Barbarigo, le Z.511.' },
    v21_4_canadians: {
      name: 'Navires canadiens',
      effect: 'Une unité de destroyers et trois de corvettes se joignent aux Alliés.',
    },
    v21_5_damage: {
      name: 'Sous-marins endommagés',
      effect: 'Les sous-marins subissent des dégâts au lieu d’être coulés ou épargnés.',
    },
    amerikaBombers: {
      name: 'Bombardiers des Açores',
      effect: 'Des avions allemands, un port et deux bases aux Açores.',
    },
    hiddenSubmarines: {
      name: 'Sous-marins cachés',
      effect: 'Les Alliés ne voient pas les sous-marins non repérés.',
    },
    handicap: { name: 'Handicap', effect: 'S’ajoute au seuil ; au-dessus de 0, c’est plus dur pour l’Axe.' },
    shortGame: { name: 'Partie courte', effect: 'Six tours, avec leur propre seuil.' },
    roundCap: { name: 'Limite des rounds', effect: 'Une grille s’achève après ce nombre de rounds.' },
  },
  presets: {
    standard: { name: 'La première vague', effect: 'Scénario 17.1, douze tours, tout à découvert.' },
    'first-night': {
      name: 'Une guerre courte',
      effect: 'Six tours de la première vague, pour une première partie ou une soirée.',
    },
    'second-happy-time': {
      name: 'Les seconds jours heureux',
      effect: 'Scénario 17.2, quinze tours, et une Vache laitière en mer.',
    },
    'silent-hunters': { name: 'Chasseurs silencieux', effect: 'La première vague avec des sous-marins cachés.' },
    'full-variant': {
      name: 'Toutes les variantes',
      effect: 'Atlantique Nord, Barbarigo, hydravions, Canadiens et dégâts.',
    },
  },
  grades: { decisive: 'Victoire décisive', marginal: 'Victoire marginale', resigned: 'L’autre camp a abandonné' },
  prompts: {
    'PK-3.1': () => 'Quels sous-marins commencent en plongée ?',
    'PK-5.1.2': (view) => `Où arrive ${due(view)}, et comment ?`,
    'PK-21.1': (view) => `Par où ${due(view)} vient-il de l’Atlantique Nord ?`,
    'PK-21.2': () => 'Où arrive le Barbarigo, et avec quoi ?',
    'PK-21.4': () => 'Quels navires canadiens viennent maintenant ?',
    'PK-5.1.3': () => 'Vers quelle base va le bombardier ?',
    'PK-5.2.2': () => 'Quels chasseurs passent en CAP ?',
    'PK-5.3.1': () => 'Quelle unité aérienne agit, et comment ?',
    'PK-5.3.3': (view) => `Quel sous-marin chasse ${flying(view)} ?`,
    'PK-18.5': (view) => `Qui cherche ${flying(view)} ?`,
    'PK-12.8': (view) => `Quelle unité aérienne attaque ${flying(view)} ?`,
    'PK-12.5': (view) => `Que bombarde ${flying(view)} ?`,
    'PK-21.3.2': () => 'Vers quel port le Z.511 porte-t-il ses nageurs ?',
    'PK-12.4': (view) => `Quels chasseurs accompagnent ${flying(view)} ?`,
    'PK-9.4.1': () => 'Quels chasseurs interceptent, et qui ?',
    'PK-5.4.1': () => 'Quelle unité navale agit, et comment ?',
    'PK-6.7': (view) => `Qui navigue avec ${moving(view)}, et où va-t-il ?`,
    'PK-11.2': () => 'Combien de carburant le bateau prend-il à la Vache laitière ?',
    'PK-21.2.1': (view) =>
      raided(view)
        ? `Quel marqueur écarter du récipient pour ${raided(view)} ?`
        : 'Quels ports les nageurs attaquent-ils ?',
    'PK-7.1': (view) => `Qui d’autre se joint au contact${where(view)} ?`,
    'PK-16.4': (view) => `Comment jouer cette grille${where(view)} ?`,
    'PK-7.7': () => 'Quel cap prend le convoi ?',
    'PK-8.3': () => 'Quels avions font un relèvement, et sur qui ?',
    'PK-9.4.3': () => 'Le sous-marin est trouvé. L’avion attaque-t-il ?',
    'PK-5.5.7': ({ contact }) => `Round ${contact?.round ?? 1}. Quelle unité agit, et où va-t-elle ?`,
    'PK-7.13': (view) => `Quelles escortes se détachent ${ofWords(acting(view))}, et où va-t-il ?`,
    'PK-8.1': () => 'Qui la veille tente-t-elle de repérer ?',
    'PK-9.5': (view) => `Comment attaque ${acting(view)} ?`,
    'PK-9.3.1': () => 'Contre quel navire de guerre riposter ?',
    'PK-5.5.21': () => 'Quel point de la côte bombarder ?',
    'PK-12.7': () => 'Quel navire de guerre les batteries touchent-elles ?',
    'PK-5.6.1': () => 'Quel sous-marin en surface poursuit sa route, et vers où ?',
    'PK-5.6.2': () => 'Quels avions cherchent un sous-marin en surface ?',
    'PK-5.7.1': () => 'À quelle base l’unité aérienne rentre-t-elle ?',
  },
  choices,
  log,
  metrics: {
    turns: 'Tours joués',
    balance: 'Solde de tonnage',
    margin: 'Marge sur le seuil',
    merchants: 'Tonnage marchand coulé',
    submarinesSunk: 'Sous-marins coulés',
    submarinesAtSea: 'Sous-marins en mer à la fin',
    arrived: 'Navires de convoi arrivés',
  },
  reasons: async () => (await import('./reasons-fr.ts')).reasons,
  plans: async () => (await import('./reasons-fr.ts')).plans,
};
