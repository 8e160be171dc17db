/** What the simulator says, in French. */
import type { SimText } from './sim-shape.ts';

const paired = (count: number): string => (count === 1 ? '1 paire' : `${count} paires`);

const BAD_STATES = {
  'not-json': 'ce n’est pas du JSON.',
  other: 'ce n’est pas l’état d’une simulation, ou il vient d’une autre version du programme.',
  broken: 'ses chiffres ne s’accordent pas.',
} as const;

export const simFr: SimText = {
  lead: (title, finished, games, seed) =>
    `${title} : ${finished === games ? games : `${finished} sur ${games}`} ${games === '1' ? 'partie' : 'parties'}, graine ${seed}`,
  compareLead: (title, pairs, seed) =>
    `${title} : ${pairs} ${pairs === '1' ? 'paire' : 'paires'} de parties sur les mêmes graines, graine ${seed}`,
  options: (list) => `Options : ${list}`,
  unknownMetric: (word, known) => `La mesure « ${word} » n’existe pas ; il y a : ${known.join(', ')}.`,
  resumeAlone: 'Avec --resume, le fichier dit ce qui est joué ; seul --games peut être augmenté.',
  otherCommand: (command) =>
    `Ce fichier vient de « derby ${command} » ; continuez avec « derby ${command} --resume FILE ».`,
  noFigure: (word, known) =>
    `« ${word} » n’est pas un chiffre du conseil avec sa valeur. ${known.length > 0 ? `Il y a ${known.join(', ')}.` : 'Il n’en a aucun à faire varier.'}`,
  noCounsel: (bot, known) => `Le joueur « ${bot} » ne suit pas le conseil : prenez ${known.join(', ')} avec --bot.`,
  nothingToVary: 'Rien ne varie : chaque valeur nommée est celle que le jeu a déjà.',
  tournament: {
    title: (game) => `${game} : un tournoi`,
    lead: (title, seeds, planned, seed) =>
      `${title} : un tournoi sur ${seeds === planned ? planned : `${seeds} de ${planned}`} ${planned === '1' ? 'graine' : 'graines'}, graine ${seed}`,
    tooFew: 'Un tournoi demande au moins deux joueurs.',
    twice: (player) => `${player} est nommé deux fois.`,
    standings: 'Classement',
    player: 'Joueur',
    elo: 'Elo',
    score: 'Score',
    as: (seat) => `Comme ${seat}`,
    scores: 'Score de la ligne contre la colonne',
    how: (isAlone) =>
      isAlone
        ? 'Les joueurs sont opposés deux à deux, graine par graine : la partie qui vaut plus l’emporte. Elo (Bradley et Terry) autour de la moyenne, intervalles à 95 %.'
        : 'Les joueurs se rencontrent deux à deux, deux fois sur chaque graine, les camps échangés. Elo (Bradley et Terry) autour de la moyenne, intervalles à 95 %.',
  },
  seen: {
    openings: 'Comment s’ouvrent les parties',
    number: 'Choix',
    choice: 'Ce qui est choisi',
    choices: 'Ce qui est choisi',
    never: 'Possible, et jamais choisi',
    rule: 'Règle',
    offered: 'Possible',
    made: 'Choisi',
    curves: 'Tour par tour',
    losses: 'Où tombent les pertes',
    place: 'Lieu',
  },
  sweepLead: (title, games, changes, seed) =>
    `${title} : ${changes === 1 ? '1 changement' : `${changes} changements`}, ${games} parties de chacun sur les mêmes dés, graine ${seed}`,
  sweep: {
    title: (game) => `${game} : un balayage des options`,
    change: 'Changement',
    difference: 'Différence',
    chance: 'p (Holm)',
    pairing: 'Appariement',
    perUnit: 'Par unité',
    effects: (seat) => `Ce que vaut chaque changement pour ${seat}`,
    slopes: 'Ce que vaut une unité de plus',
    told: (told, all) =>
      `${told} sur ${all} ${told > 1 ? 'se distinguent' : 'se distingue'} du hasard (*) : correction de Holm pour ${all === 1 ? 'une comparaison' : `${all} comparaisons`}, à 5 %. Chaque intervalle est à 95 %.`,
    width: (widest, aim, games, isReached) =>
      isReached
        ? `Arrêt après ${games} parties de chacun : aucun intervalle n’est plus large que ${aim} (le plus large : ${widest}).`
        : `Après ${games} parties de chacun, l’intervalle le plus large est ${widest}, plus que ${aim} : augmentez --games.`,
  },
  nobody:
    'Personne qui travaille pour la base de données n’a encore répondu. Lancer quelqu’un : derby work --database URL',
  fewerGames: (asked, planned) =>
    `${planned} parties sont prévues ; --games ${asked} en demande moins. Demandez-en plus, ou omettez-le.`,
  oneOutput: (forms) =>
    `${forms.join(' et ')} ne peuvent aller ensemble sur la sortie standard. Nommez un fichier pour l’une des formes.`,
  otherBots: (then, now) =>
    `Commencée avec d’autres règles ou d’autres joueurs (empreinte ${then} ; voici ${now}) : leurs parties ne peuvent être comptées ensemble. Recommencez la simulation.`,
  madeWith: (version, edition, fingerprint) =>
    `Derby House ${version}, édition ${edition} des règles, joueurs ${fingerprint}`,
  otherEdition: (then, now) =>
    `Commencée sous l’édition ${then} des règles ; voici l’édition ${now}. Recommencez la simulation.`,
  badState: (file, why) =>
    `${file} ne peut être repris : ${BAD_STATES[why]} Donnez le fichier écrit par une simulation interrompue.`,
  csvNotBegun: (file, games) =>
    `${file} ne se termine pas par la partie ${games}, et un état garde les totaux des parties, non les parties. Donnez le fichier CSV commencé avec elles, omettez --csv ou recommencez la simulation.`,
  faulty: (count, command) =>
    `${count === 1 ? 'Une partie n’a pu être jouée' : `${count} parties n’ont pu être jouées`} jusqu’au bout, par une faute du programme, et ${count === 1 ? 'est laissée' : 'sont laissées'} de côté. Merci de la signaler : ${command}`,
  interrupted: (command) => `Interrompu. Pour continuer : ${command}`,
  difference: (better, other, { seat, mean, range, pairs }) =>
    `${better} vaut ${mean} de plus que ${other} pour ${seat} (B moins A vaut ${range}, à 95 %, sur ${paired(pairs)}).`,
  noDifference: ([first, second], { seat, range, pairs }) =>
    `Aucune différence de valeur établie pour ${seat} entre ${first} et ${second} ; B moins A vaut ${range} (à 95 %, sur ${paired(pairs)}), et peut donc être 0.`,
  pairing: (correlation, times) =>
    `Les mêmes événements ont eu les mêmes dés. Appariement : corrélation ${correlation} ; ${times === undefined ? 'aucune paire ne diffère' : `sans lui, il faudrait ${times} fois plus de parties pour le même intervalle`}.`,
  report: {
    title: (game) => `${game} : une simulation`,
    comparisonTitle: (game) => `${game} : une comparaison`,
    result: 'Résultat',
    games: 'Parties',
    share: 'Part',
    interval: 'Intervalle à 95 %',
    factor: 'Facteur',
    mean: 'Moyenne',
    deviation: 'Éc.-type',
    least: 'Min.',
    median: 'Médiane',
    most: 'Max.',
    withWorth: 'Avec valeur',
    difference: 'B moins A',
    decisions: 'Décisions par partie',
    worth: (seat) => `Valeur pour ${seat} (0 à 1)`,
    studied: 'Distributions',
    verdict: 'Verdict',
    worthWord: 'Valeur',
    turn: 'Tour',
    lossAGame: 'Perdu par partie',
    repeat: 'Pour retrouver ces chiffres :',
    between: (low, high) => `${low} à ${high}`,
  },
};
