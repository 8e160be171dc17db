/** Set phrases of the journal, in French: what was met, what the weather was, what was hit. */
import type { Grade, Mission } from '../data/campaigns.ts';
import type { EventId } from '../data/events.ts';
import type { Struck, Weather } from '../journal/notes.ts';

export const ORDERS: Readonly<Record<Mission, string>> = {
  mine: 'mouiller des mines',
  attack: 'attaquer un mouillage',
  raid: 'appuyer un raid',
};

export const EVENTS: Readonly<Record<EventId, string>> = {
  'rough-seas': 'Mer grosse ; les veilleurs de passerelle sont amarrés. Peu de repos pour l’équipage.',
  'enemy-aircraft': 'Avion. Alerte.',
  'radio-intercept': 'Trafic radio ennemi intercepté : des navires sont proches.',
  'ultra-intercept': 'Les patrouilles sont plus fortes qu’annoncé ; l’ennemi semble nous attendre.',
  'fatal-error': 'Une fausse manœuvre en plongée, rattrapée au dernier moment.',
  'counter-intelligence': 'Message de l’état-major : l’ennemi suit une fausse piste.',
  'clear-weather': 'Temps clair, bonne visibilité.',
  'lone-merchant': 'Un marchand isolé coupe la route.',
  'enemy-submarine': 'Sillage de torpille devant l’étrave : un sous-marin ennemi. Dérobé à toute vitesse.',
  'surface-patrol': 'Patrouille de surface en vue.',
  'mechanical-breakdown': 'Avarie de moteur ; réparé avec les moyens du bord.',
  minefield: 'Une mine en surface : nous sommes dans un champ de mines.',
  'fog-banks': 'Bancs de brume. On ne voit pas au-delà de l’étrave.',
  'sick-crewman': 'Un homme est gravement malade.',
  'music-on-deck': 'Heures calmes. Gramophone sur le pont.',
  'b-dienst-report': 'Reçu un rapport de convoi du B-Dienst.',
  'all-quiet': 'Rien à signaler.',
  'bdu-takes-notice': 'Message du commandement des sous-marins : des résultats sont attendus.',
};

export const CONDITIONS: Readonly<Record<Weather, string>> = {
  'firing-solution': 'Les éléments de tir tiennent sans correction.',
  night: 'Nuit noire, sans lune.',
  moon: 'Clair de lune ; le bateau se détache sur la mer.',
  rough: 'Gros temps ; le canon ne peut être armé.',
  fog: 'Banc de brume, visibilité courte.',
  calm: 'Mer d’huile ; le sillage du périscope se voit.',
  alerted: 'L’ennemi est sur ses gardes.',
  ideal: 'Une position idéale s’offre.',
  astern: 'Arrivé sur l’arrière de l’ennemi.',
  air: 'Patrouille aérienne au-dessus de l’ennemi.',
  prize: 'Navires lourdement chargés ; cargaison précieuse.',
};

export const STRUCK: Readonly<Record<Struck, string>> = {
  stunned: 'L’équipage est sonné.',
  flooding: 'De l’eau dans le bateau.',
  hull: 'Coque épaisse endommagée.',
  engines: 'Moteurs endommagés.',
  periscope: 'Périscope hors service.',
  electronics: 'Radio et hydrophones hors service.',
  gun: 'Canon hors service.',
  tubes1: 'Un tube lance-torpilles hors service.',
  tubes2: 'Deux tubes lance-torpilles hors service.',
  oil: 'Une soute fuit ; le bateau laisse une trace.',
};

export const GRADES: Readonly<Record<Grade, string>> = {
  dismal: 'lamentable',
  poor: 'médiocre',
  adequate: 'convenable',
  good: 'bon',
  great: 'excellent',
};

export const DUDS = {
  premature: 'Toutes les torpilles de la salve explosent trop tôt.',
  silent: 'Aucune explosion : toutes les torpilles de la salve sont défaillantes.',
  one: 'Torpilles défaillantes : une seule fonctionne.',
  half: 'Torpilles défaillantes : la moitié de la salve fonctionne.',
} as const;
