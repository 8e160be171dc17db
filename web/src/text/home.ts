/** The words of the first page, in both languages. They come with it. */
import { counted } from '@derby/kernel/english';
import { counted as countedInFrench } from '@derby/kernel/french';

const en = {
  about:
    'At Derby House in Liverpool the Battle of the Atlantic was gamed on a floor while it was fought at sea. This is that floor, for everyone: alone, offline, in your browser.',
  shelf: 'On the shelf',
  play: 'Play',
  playTitle: (title: string) => `Play ${title}`,
  options: 'Options …',
  firstHelp: 'A first game, shorter or gentler than the usual one',
  first: {
    xxi: 'Quiet autumn',
    leader: 'First patrol',
    pens: 'No concrete',
    planz: 'Quick war',
    paukenschlag: 'First night',
  } as Readonly<Record<string, string>>,
  turn: (n: number) => `turn ${n}`,
  tutorial: 'Learn by playing',
  rules: 'Rulebook',
  players: (from: number, to: number) => (from < to ? `${from} to ${to} players` : counted(to, 'player', 'players')),
  minutes: (from: number, to: number) => `${from} to ${to} minutes`,
  going: 'Games in progress',
  finished: 'Finished games',
  resume: 'Continue',
  look: 'Look at it',
  diary: 'Your war diary',
  export: 'Export',
  remove: 'Delete',
  removeSure: 'Delete this game for good?',
  exportAll: 'Export all games',
  import: 'Import games',
  lastPlayed: (when: string) => `last played ${when}`,
  choices: (n: number) => counted(n, 'choice', 'choices'),
  nothing:
    'Nothing yet. Games you begin are kept in this browser and never expire: each keeps the rules it was begun with.',
  imported: (n: number) => `${counted(n, 'game', 'games')} imported.`,
  refused: (n: number) => `${counted(n, 'game', 'games')} could not be imported:`,
  unreadable: 'Not readable',
  unreadableHelp:
    'These entries on the shelf are no games that this version knows. Export one as it is before you delete it.',
  exportRaw: 'Export as it is',
};

type HomeText = typeof en;

const fr: HomeText = {
  about:
    'À Derby House, à Liverpool, on jouait la bataille de l’Atlantique sur un plancher pendant qu’elle se livrait en mer. Voici ce plancher, pour tous : seul, hors ligne, dans votre navigateur.',
  shelf: 'Sur l’étagère',
  play: 'Jouer',
  playTitle: (title) => `Jouer à ${title}`,
  options: 'Options…',
  firstHelp: 'Une première partie, plus courte ou plus douce que d’ordinaire',
  first: {
    xxi: 'Automne calme',
    leader: 'Première patrouille',
    pens: 'Sans béton',
    planz: 'Guerre rapide',
    paukenschlag: 'Première nuit',
  },
  turn: (n) => `tour ${n}`,
  tutorial: 'Apprendre en jouant',
  rules: 'Règles',
  players: (from, to) => (from < to ? `de ${from} à ${to} joueurs` : countedInFrench(to, 'joueur', 'joueurs')),
  minutes: (from, to) => `de ${from} à ${to} minutes`,
  going: 'Parties en cours',
  finished: 'Parties terminées',
  resume: 'Continuer',
  look: 'Revoir',
  diary: 'Votre journal de guerre',
  export: 'Exporter',
  remove: 'Supprimer',
  removeSure: 'Supprimer cette partie pour de bon ?',
  exportAll: 'Exporter toutes les parties',
  import: 'Importer des parties',
  lastPlayed: (when) => `dernière fois le ${when}`,
  choices: (n) => countedInFrench(n, 'choix', 'choix'),
  nothing:
    'Rien pour l’instant. Vos parties sont gardées dans ce navigateur et n’expirent jamais : chacune garde les règles avec lesquelles elle a commencé.',
  imported: (n) => `${countedInFrench(n, 'partie importée', 'parties importées')}.`,
  refused: (n) => `${countedInFrench(n, 'partie n’a pu être importée', 'parties n’ont pu être importées')} :`,
  unreadable: 'Illisibles',
  unreadableHelp:
    'Ces entrées de l’étagère ne sont pas des parties que cette version connaisse. Exportez-les telles quelles avant de les supprimer.',
  exportRaw: 'Exporter tel quel',
};

export const HOME: Readonly<Record<'en' | 'fr', HomeText>> = { en, fr };
