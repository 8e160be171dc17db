/** The words of the program, in French. */
import { commandsFr } from './commands-fr.ts';
import { playFr } from './play-fr.ts';
import { reviewFr } from './review-fr.ts';
import type { CliText } from './shape.ts';
import { simFr } from './sim-fr.ts';

const listed = (words: readonly string[]): string => (words.length > 0 ? words.join(', ') : 'aucun');

const clock = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;

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
    ['derby sim xxi --games 1000', 'Que donnent mille parties ?'],
    ['derby rule XXI-9.4a', 'Que dit cette règle ?'],
    ['derby --version', 'Quelle version est-ce ?'],
  ],
  exits: [
    [0, 'Ce qui était demandé est fait.'],
    [1, 'Ce qui était demandé a échoué ; une partie enregistrée n’est pas conforme, par exemple.'],
    [2, 'La ligne de commande n’a pas été comprise.'],
    [3, 'Un fichier n’a pu être lu ou écrit.'],
    [70, 'Une faute du programme ; merci de la signaler.'],
    [130, 'Interrompu par Ctrl-C.'],
    [143, 'Arrêté par le système.'],
  ],
  environment: [
    ['LC_ALL, LC_MESSAGES, LANG', 'La langue, si --lang n’est pas donné.'],
    ['NO_COLOR', 'Si présent : pas de couleurs.'],
    ['FORCE_COLOR', 'Mis à 1 : des couleurs même sans terminal.'],
    ['XDG_STATE_HOME', 'Où sont gardées les parties en cours ; sinon ~/.local/state.'],
  ],
  commands: commandsFr,

  seeHelp: (command) => `Voir « derby ${command ? `${command} ` : ''}--help ».`,
  missing: (argument) => `Il manque ${argument}.`,
  surplus: (word) => `« ${word} » est de trop.`,
  unknownCommand: (word) => `La commande « ${word} » n’existe pas.`,
  unknownOption: (word, known) => `L’option ${word} n’existe pas ; il y a : ${listed(known)}.`,
  needsValue: (option) => `${option} demande une valeur.`,
  needsNoValue: (option) => `${option} ne prend pas de valeur.`,
  badNumber: (option, word, least, most) =>
    `--${option} doit être un nombre entier de ${least} à ${most}, et non « ${word} ».`,
  badFraction: (option, word) =>
    `--${option} doit être un nombre supérieur à 0 et d’au plus 1, comme 0.02, et non « ${word} ».`,
  unknownLanguage: (word) => `La langue « ${word} » n’existe pas ; il y a : en, fr.`,
  unknownSeat: (word, known) => `Le camp « ${word} » n’existe pas ; il y a : ${listed(known)}.`,
  cannotRead: (file, why) => `${file} ne peut être lu (${why}). Vérifiez le nom et les droits.`,
  cannotWrite: (file, why) => `${file} ne peut être écrit (${why}). Vérifiez que le dossier existe et ses droits.`,
  tooLarge: (file, megabytes) => `${file} dépasse ${megabytes} Mo, ce que Derby House n’écrit jamais.`,
  diskFull: (file, why) =>
    `${file} ne peut être écrit : il n’y a plus de place (${why}). Libérez de l’espace ou choisissez un autre disque.`,
  badSeed: 'Une graine est une ligne de texte : non vide, sans caractère de contrôle, d’au plus 980 caractères.',
  passedOver: (file, why) => `${file} laissé de côté : ${why}`,
  badRecord: (message) => `La partie enregistrée n’est pas conforme : ${message}`,
  unknownShell: (word) => `Il n’y a pas de complétion pour « ${word} » ; il y en a pour bash et pour zsh.`,
  progress: (done, all, rate, seconds) =>
    `${done} sur ${all}, ${rate.toFixed(rate < 10 ? 1 : 0).replace('.', ',')} par seconde, ${Number.isFinite(seconds) ? `reste ${clock(seconds)}` : '…'}`,
  bug: 'C’est une faute du programme, non la vôtre. Merci de la signaler avec les lignes ci-dessous.',

  games: {
    players: (from, to) => (from < to ? `de ${from} à ${to} joueurs` : `${to} ${to > 1 ? 'joueurs' : 'joueur'}`),
    minutes: (from, to) => `${from} à ${to} minutes autour d’une table`,
    options: 'Options',
  },
  saved: {
    none: 'Aucune partie n’est encore gardée ici.',
    about: (title, choices, when, grade) => `${title}, ${choices} choix, ${grade ?? 'en cours'}, ${when}`,
    unreadable: (why) => `Elle ne peut être lue : ${why}`,
    notHere: (file) => `${file} n’est pas parmi les parties gardées ; « derby saved » en donne la liste.`,
    removed: (file) => `${file} est supprimé.`,
  },
  serve: {
    open: (address, folder) =>
      `Derby House est ouverte à ${address}\nLes parties sont gardées dans ${folder}\nCtrl-C la ferme.`,
    closing: 'La maison se ferme.',
    folderTaken: (folder) =>
      `Une autre maison est ouverte sur le dossier de données ${folder}. La fermer, ou choisir un autre dossier avec --data.`,
    badFolder: (folder, why) => `Le dossier de données ${folder} ne peut servir : ${why}`,
    badDatabase: (why) => `La base de données ne peut servir : ${why}`,
    badSetting: (variable) =>
      `${variable}, dans l’environnement, ne peut être entendu ainsi : docs/hosting.md en donne un exemple.`,
    noDriver:
      'Le pilote de la base de données n’est pas installé ici. À installer près du programme : npm install libsql',
    notBuilt: 'L’application n’est pas encore construite : npm run build -w web.',
    taken: (port) => `Le port ${port} est pris. En choisir un autre avec --port.`,
    forbidden: (port) => `Ce système ne permet pas d’utiliser le port ${port}. En choisir un autre avec --port.`,
    notOurs: (host) => `« ${host} » n’est pas une adresse de cette machine.`,
    badLog: (word) => `--log demande error, warn ou info, et non « ${word} ».`,
  },
  work: {
    open: (database, threads) =>
      `Au travail pour ${database} sur ${threads} ${threads === 1 ? 'fil' : 'fils'}.\nCtrl-C arrête, après ce qui est en cours.`,
    closing: 'Ce qui est en cours se termine.',
    noDatabase: 'Dire pour quelle base de données : --database postgres://…',
    otherRules: (own, wanted) =>
      `Un travailleur a les règles ${own || 'd’aucun jeu de ce nom'}, alors que ${wanted} sont demandées : utiliser partout la même version.`,
  },
  backup: {
    database: (program) => `Une base de données se copie et se rétablit par les programmes de PostgreSQL : ${program}`,
    made: (data, to) => `${data} est copié dans ${to}. La copie contient le secret des cookies : la garder pour soi.`,
    restored: (from, data) => `${from} est rétabli dans ${data}. On peut y ouvrir une maison.`,
    failed: (why) => `Rien n’a été copié : ${why}`,
    faults: {
      'no-data': (what) => `Il n’y a pas de données d’une maison dans ${what}.`,
      exists: (what) => `${what} existe déjà ; choisir un dossier qui n’existe pas.`,
      'not-empty': (what) => `${what} n’est pas vide : rien n’est rétabli par-dessus.`,
      broken: (what) => `${what} manque ou n’est plus ce qu’il était : rien n’a été copié.`,
    },
  },
  bot: {
    noEngine: 'Dire quel programme décide : --engine ./monbot',
    badHouse: (house) => `« ${house} » n’est pas l’adresse d’une maison ; elles ressemblent à http://localhost:4177.`,
    token: (token) => `Le jeton du bot, par lequel il retrouve sa place : ${token}`,
    over: (grade, winner) => `La partie est finie : ${grade}, vainqueur ${winner}.`,
    away: (house) => `Aucune maison ne répond à ${house}.`,
    refused: (reason) => `La maison a refusé le bot : ${reason}.`,
    engine: {
      ended: (said) => `On ne peut interroger le moteur : ${said}`,
      late: () => 'Le moteur n’a pas répondu à temps.',
      nonsense: (said) => `Le moteur ne répond pas selon le protocole : ${said}`,
      refused: (said) => `Le moteur a choisi trois fois ce qui n’est pas ouvert : ${said}`,
    },
  },
  rule: {
    unknown: (word, near) =>
      `Aucun livret n’a de règle « ${word} ».${near.length > 0 ? ` Peut-être : ${near.join(', ')} ?` : ' Une règle se nomme comme XXI-9.4a.'}`,
    code: 'Code qui la cite',
    tests: 'Tests qui la prouvent',
    none: 'aucun',
  },
  verify: {
    holds: 'conforme',
    broken: 'NON CONFORME',
    unfinished: 'inachevée',
    about: (title, choices, grade) => `${title}, ${choices} choix, ${grade}`,
  },
  journal: { none: (title) => `${title} ne tient pas de journal ; « derby replay » raconte la partie.` },
  replay: {
    at: (choices, all) => `Après ${choices} choix sur ${all}`,
    keys: 'Entrée : suite ; +N : N choix plus loin ; -N : retour ; N : au choix N ; q : quitter',
  },
  play: playFr,
  sim: simFr,
  review: reviewFr,
};
