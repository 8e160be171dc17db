/** The words of the program, in French. */
import { playFr } from './play-fr.ts';
import type { CliText } from './shape.ts';

const listed = (words: readonly string[]): string => (words.length > 0 ? words.join(', ') : 'aucun');

export const fr: CliText = {
  tagline: 'derby : les jeux de plateau de la guerre sous-marine, joués, simulés et expliqués.',
  commandWord: 'COMMANDE',
  optionsWord: 'options',
  moreHelp: 'derby COMMANDE --help en dit plus sur une commande.',
  headings: {
    usage: 'Emploi',
    commands: 'Commandes',
    options: 'Options',
    common: 'Options de toutes les commandes',
    examples: 'Exemples',
    exits: 'Codes de sortie',
    environment: 'Environnement',
  },
  common: { lang: 'La langue ; sinon celle de l’environnement.', help: 'Afficher cette aide.' },
  examples: [
    ['derby play xxi', 'Jouer à XXI dans ce terminal.'],
    ['derby demo xxi', 'Regarder une partie entière.'],
  ],
  exits: [
    [0, 'Ce qui était demandé est fait.'],
    [1, 'Ce qui était demandé a échoué ; une partie enregistrée n’est pas conforme, par exemple.'],
    [2, 'La ligne de commande n’a pas été comprise.'],
    [3, 'Un fichier n’a pu être lu ou écrit.'],
    [70, 'Une faute du programme ; merci de la signaler.'],
    [130, 'Interrompu par Ctrl-C.'],
  ],
  environment: [
    ['LC_ALL, LC_MESSAGES, LANG', 'La langue, si --lang n’est pas donné.'],
    ['NO_COLOR', 'Si présent : pas de couleurs.'],
    ['FORCE_COLOR', 'Mis à 1 : des couleurs même sans terminal.'],
    ['XDG_STATE_HOME', 'Où sont gardées les parties en cours ; sinon ~/.local/state.'],
  ],
  commands: {
    play: {
      summary: 'Jouer dans le terminal.',
      about:
        'Joue une partie dans le terminal : le plateau en texte, les choix par numéro. Chaque choix est aussitôt enregistré : on peut partir à tout moment et continuer plus tard. GAME commence une nouvelle partie ; FILE, une partie enregistrée, continue là où elle s’arrête.',
      options: {
        options: 'Options du jeu, séparées par des virgules ; « derby games » les donne.',
        seed: 'La graine des dés ; sans elle, une graine secrète.',
        bot: 'Confier un camp à un joueur automatique, comme --bot allies=commander.',
        hints: 'Le joueur automatique qui conseille (normal : commander).',
        resume: 'Reprendre la dernière partie inachevée de GAME.',
      },
      examples: [
        ['derby play xxi', 'Commencer une partie.'],
        ['derby play xxi --options heavyAA,thirdTypeVII', 'De même, avec deux options.'],
        ['derby play xxi --resume', 'Continuer la partie laissée.'],
        ['derby play ma-partie.derby', 'Continuer une partie enregistrée.'],
      ],
    },
    demo: {
      summary: 'Regarder une partie entière.',
      about: 'Fait jouer une partie entière par des joueurs automatiques et raconte ce qui se passe, règle par règle.',
      options: {
        options: 'Options du jeu, séparées par des virgules.',
        seed: 'La graine des dés (normale : 9).',
        bot: 'Le joueur automatique, ou un par camp : SEAT=BOT (normal : greedy).',
        pace: 'Attendre tant de millisecondes après chaque ligne.',
        record: 'Écrire la partie dans un fichier.',
      },
      examples: [
        ['derby demo xxi', 'Regarder une partie de XXI.'],
        ['derby demo xxi --seed 7 --pace 200', 'Une autre, à un rythme lisible.'],
      ],
    },
    games: {
      summary: 'Donner la liste des jeux et de leurs options.',
      about: 'Donne la liste des jeux disponibles et de leurs options.',
      options: { json: 'En JSON.' },
      examples: [
        ['derby games', 'La liste des jeux.'],
        ['derby games --json', 'La même, pour des programmes.'],
      ],
    },
  },

  seeHelp: (command) => `Voir « derby ${command ? `${command} ` : ''}--help ».`,
  missing: (argument) => `Il manque ${argument}.`,
  surplus: (word) => `« ${word} » est de trop.`,
  unknownCommand: (word) => `La commande « ${word} » n’existe pas.`,
  unknownOption: (word, known) => `L’option ${word} n’existe pas ; il y a : ${listed(known)}.`,
  needsValue: (option) => `${option} demande une valeur.`,
  needsNoValue: (option) => `${option} ne prend pas de valeur.`,
  badNumber: (option, word, least, most) =>
    `--${option} doit être un nombre entier de ${least} à ${most}, et non « ${word} ».`,
  unknownLanguage: (word) => `La langue « ${word} » n’existe pas ; il y a : en, fr.`,
  unknownGame: (word, known) => `Le jeu « ${word} » n’existe pas ; il y a : ${listed(known)}.`,
  unknownGameOption: (game, word, known) => `${game} n’a pas d’option « ${word} » ; il a : ${listed(known)}.`,
  badGameOption: (option, word, known) => `L’option « ${option} » ne peut être « ${word} », mais : ${listed(known)}.`,
  unknownBot: (word, known) => `Le joueur automatique « ${word} » n’existe pas ; il y a : ${listed(known)}.`,
  unknownSeat: (word, known) => `Le camp « ${word} » n’existe pas ; il y a : ${listed(known)}.`,
  cannotRead: (file, why) => `${file} ne peut être lu (${why}). Vérifiez le nom et les droits.`,
  cannotWrite: (file, why) => `${file} ne peut être écrit (${why}). Vérifiez que le dossier existe et ses droits.`,
  badRecord: (message) => `La partie enregistrée n’est pas conforme : ${message}`,
  bug: 'C’est une faute du programme, non la vôtre. Merci de la signaler avec les lignes ci-dessous.',

  games: {
    players: (count) => `${count} ${count > 1 ? 'joueurs' : 'joueur'}`,
    minutes: (from, to) => `${from} à ${to} minutes autour d’une table`,
    options: 'Options',
  },
  play: playFr,
};
