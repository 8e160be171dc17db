/** The help of every command, in French. */
import type { CommandTexts } from './shape.ts';

const RUN = {
  games: 'Combien de parties (par défaut : 1000).',
  options: 'Options du jeu, séparées par des virgules.',
  seed: 'La graine dont chaque partie tire la sienne (par défaut : 1).',
  workers: 'Fils d’exécution (par défaut : un par cœur). Les chiffres n’en dépendent pas.',
  json: 'Écrire les chiffres en JSON ; sans FILE, sur la sortie standard.',
  csv: 'Écrire une ligne par partie en CSV.',
  svg: 'Écrire un graphique des résultats en SVG.',
  html: 'Écrire une page de rapport avec tableaux et graphiques.',
  save: 'Où écrire l’état ; sinon, et seulement après interruption, derby-sim.json.',
  database: 'Faire jouer tous ceux qui travaillent pour cette base (derby work). Les chiffres n’en dépendent pas.',
  resume: 'Continuer à partir d’un état ; --games peut augmenter le nombre de parties.',
} as const;

const STUDY = {
  bot: 'Le joueur automatique, ou un par camp : SEAT=BOT ; random, greedy, cadet, watch-officer, commander, admiral (par défaut : greedy).',
  ...RUN,
} as const;

export const commandsFr: CommandTexts = {
  play: {
    summary: 'Jouer dans le terminal.',
    about:
      'Joue une partie dans le terminal : le plateau en texte, les choix par numéro. Chaque choix est aussitôt enregistré : on peut partir à tout moment et continuer plus tard. GAME commence une nouvelle partie ; FILE, une partie enregistrée, continue là où elle s’arrête.',
    options: {
      options: 'Options du jeu, séparées par des virgules ; « derby games » les donne.',
      seed: 'La graine des dés ; sans elle, une graine secrète.',
      bot: 'Confier un camp à un joueur automatique, comme --bot allies=commander.',
      hints: 'Le joueur automatique qui conseille (par défaut : admiral).',
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
      seed: 'La graine des dés (par défaut : 9).',
      bot: 'Le joueur automatique, ou un par camp : SEAT=BOT (par défaut : greedy).',
      seat: 'Montrer ce que voit ce camp, ou un spectateur : spectator (par défaut : un spectateur ; en solitaire, le joueur).',
      pace: 'Attendre tant de millisecondes après chaque ligne.',
      record: 'Écrire la partie dans un fichier.',
    },
    examples: [
      ['derby demo xxi', 'Regarder une partie de XXI.'],
      ['derby demo xxi --seed 7 --pace 200', 'Une autre, à un rythme lisible.'],
      ['derby demo xxi --seed 1/17', 'La 17e partie de « derby sim xxi --seed 1 ».'],
    ],
  },
  sim: {
    summary: 'Jouer beaucoup de parties et dire ce qu’elles donnent.',
    about:
      'Fait jouer beaucoup de parties sur tous les cœurs et dit comment elles finissent, avec des intervalles à 95 %, combien elles durent, et les nombres que le jeu tient lui-même. La même commande donne les mêmes chiffres, quel que soit le nombre de cœurs. Ctrl-C montre ce qui est fini et écrit un état pour continuer.',
    options: {
      ...STUDY,
      metric: 'La mesure dont l’histogramme est dessiné (par défaut : la première du jeu).',
      details:
        'Noter comment s’ouvrent les parties, ce qui est possible et choisi, où en est chaque tour et où tombent les pertes ; tout est dans --html et --json.',
      map: 'Écrire les pertes sur la carte en SVG ; entraîne --details.',
      curves: 'Écrire les nombres du jeu tour par tour en SVG ; entraîne --details.',
    },
    examples: [
      ['derby sim xxi --games 10000 --bot greedy --seed 1', 'Dix mille parties.'],
      ['derby sim xxi --options heavyAA --html rapport.html', 'Avec une option, et une page de rapport.'],
      ['derby sim pens --games 200 --map pertes.svg', 'Où meurent les convois ?'],
      ['derby sim xxi --json', 'Des chiffres pour des programmes.'],
      ['derby sim --resume derby-sim.json', 'Continuer après une interruption.'],
    ],
  },
  'sim compare': {
    summary: 'Comparer deux joueurs ou jeux d’options sur les mêmes graines.',
    about:
      'Joue deux configurations sur les mêmes graines, paire par paire, et dit si elles diffèrent et de combien. Les dés dépendent du tour, de la phase et de la règle : le même événement a les mêmes dés des deux côtés, et le gain est indiqué. A et B sont des listes, séparées par des virgules, de joueurs automatiques et d’options ; « standard » n’ajoute rien.',
    options: { ...STUDY, seat: 'Le camp dont la valeur décide (par défaut : le premier).' },
    examples: [
      ['derby sim compare xxi random greedy', 'greedy vaut-il mieux que random ?'],
      ['derby sim compare xxi standard heavyAA,doubleRepair', 'De combien deux options aident-elles ?'],
      ['derby sim compare --resume derby-sim.json', 'Continuer après une interruption.'],
    ],
  },
  'sim sweep': {
    summary: 'Ce que vaut chaque option, une à la fois.',
    about:
      'Joue le jeu tel quel puis avec une option changée à la fois, toujours sur les mêmes dés, et dit ce que vaut chaque changement : la différence, son intervalle, et si elle se distingue du hasard parmi tant de comparaisons (Holm). Pour les nombres, dit ce que vaut une unité de plus. Outre les options, fait varier les chiffres par lesquels décide le conseil d’un jeu, s’il en nomme. Continue, deux fois plus de parties à chaque fois, jusqu’à ce qu’aucun intervalle ne soit plus large que --width.',
    options: {
      ...STUDY,
      games: 'Au plus tant de parties de chacun (par défaut : 1000).',
      csv: 'Écrire une ligne par partie en CSV ; le côté est le numéro du changement, 0 pour aucun.',
      svg: 'Écrire un graphique des changements en SVG.',
      vary: 'Ce qui change : des options (chacune de leurs valeurs) ou une valeur comme length=short ; des chiffres du conseil d’un camp (un quart de moins et de plus) comme allies.escorts, allies.escorts=6, ou tous avec allies (par défaut : toutes les options).',
      width: 'Largeur permise d’un intervalle, en valeur (par défaut : 0.05).',
      seat: 'Le camp dont la valeur compte (par défaut : le premier).',
    },
    examples: [
      ['derby sim sweep xxi', 'Toutes les options de XXI.'],
      ['derby sim sweep paukenschlag --vary handicap --width 0.1', 'Que vaut le handicap ?'],
      ['derby sim sweep xxi --vary heavyAA,convoySix --html balayage.html', 'Deux options, et une page de rapport.'],
      [
        'derby sim sweep pens --vary allies --seat allies --bot counselled',
        'Que vaut chaque chiffre de l’état-major allié ?',
      ],
    ],
  },
  tournament: {
    summary: 'Faire se rencontrer des joueurs automatiques, et les classer.',
    about:
      'Fait se rencontrer les joueurs deux à deux sur les mêmes graines, les camps échangés, et les classe en Elo avec des intervalles à 95 %. Dans un jeu en solitaire, ils sont opposés par ce que valent leurs parties sur la même graine. La même commande donne le même classement ; Ctrl-C écrit un état pour continuer.',
    options: {
      ...RUN,
      games: 'Combien de graines ; sur chacune, tous se rencontrent (par défaut : 100).',
      players: 'Qui participe, séparés par des virgules (par défaut : cadet,watch-officer,commander,admiral).',
      svg: 'Écrire un graphique du classement en SVG.',
    },
    examples: [
      ['derby tournament pens --players greedy,cadet,random --games 50', 'Trois joueurs, 300 parties.'],
      ['derby tournament xxi --html classement.html', 'Tous les rangs, et une page de rapport.'],
      ['derby tournament --resume derby-sim.json', 'Continuer après une interruption.'],
    ],
  },
  review: {
    summary: 'Analyser une partie finie : chance, habileté, tournants.',
    about:
      'Analyse une partie finie : ce qu’on pouvait attendre avant et après chaque décision et chaque jet, ce que chaque décision a coûté par rapport à la meilleure trouvée, et les moments où la partie a tourné. Attente, habileté, chance et ce qui est mis au jour font ensemble le résultat. La même graine donne le même rapport. De plusieurs parties, donne une ligne chacune et ce qu’elles font ensemble : coût d’une décision, niveau de jeu, pertes certaines, chance, et résultat à chance égale.',
    options: {
      budget: 'Combien de réflexion pour chaque décision (par défaut : standard).',
      seat: 'Dire chance et malchance du côté de ce camp (par défaut : celui de la seule personne, sinon le premier).',
      seed: 'La graine de la recherche (par défaut : review).',
      all: 'Montrer toutes les décisions, pas seulement les coûteuses.',
      json: 'Écrire l’analyse en JSON ; sans FILE, sur la sortie standard.',
    },
    examples: [
      ['derby review ma-partie.derby', 'Qu’est-ce qui fut chance, qu’est-ce qui fut habileté ?'],
      ['derby review ma-partie.derby --budget quick', 'Une première impression.'],
      ['derby review ma-partie.derby --json analyse.json', 'Pour d’autres programmes.'],
      ['derby review *.derby --budget quick', 'Comment ai-je joué jusqu’ici ?'],
    ],
  },
  replay: {
    summary: 'Revoir une partie pas à pas.',
    about:
      'Montre une partie enregistrée. Dans un terminal, pas à pas : Entrée avance, -N recule, un numéro y mène, q quitte. Sinon, toute la partie est racontée.',
    options: {
      at: 'Montrer la table après tant de choix ; dans un terminal, commencer là.',
      seat: 'Montrer ce que voit ce camp, ou un spectateur : spectator (par défaut : le camp de la seule personne, sinon un spectateur).',
      board: 'Raconter toute la partie et dessiner le dernier plateau, même dans un terminal.',
    },
    examples: [
      ['derby replay ma-partie.derby', 'Revoir une partie.'],
      ['derby replay ma-partie.derby --at 40', 'La table après 40 choix.'],
      ['derby replay ma-partie.derby --seat axis', 'Vue par l’Axe.'],
    ],
  },
  journal: {
    summary: 'Lire une partie comme un journal.',
    about:
      'Raconte une partie enregistrée, page par page, avec les mots de ceux qui y étaient : dates et heures, distances, navires avec leur nom et leur tonnage. Seuls certains jeux tiennent un journal ; il ne dit rien que le joueur n’ait vu.',
    options: { text: 'L’écrire dans un fichier au lieu de la sortie standard.' },
    examples: [
      ['derby journal ma-campagne.derby', 'Lire une campagne comme un journal de bord.'],
      ['derby journal ma-campagne.derby --lang en --text journal.txt', 'La même en anglais, dans un fichier.'],
    ],
  },
  verify: {
    summary: 'Vérifier des parties : empreinte et dés.',
    about:
      'Rejoue des parties enregistrées, relance chaque dé, et compare le résultat et l’empreinte de la dernière position avec ce que chacune affirme. Sort avec 1 si l’une n’est pas conforme.',
    options: { quiet: 'Ne rien dire de celles qui sont conformes.' },
    examples: [
      ['derby verify ma-partie.derby', 'Vérifier une partie.'],
      ['derby verify --quiet games/xxi/test/records/*.derby', 'En vérifier beaucoup.'],
    ],
  },
  rule: {
    summary: 'Montrer une règle : son texte, son code, ses tests.',
    about:
      'Montre ce que dit le livret sous un numéro, quel code cite la règle et quels tests la prouvent. Les lettres du jeu peuvent être omises. Le nom d’un jeu donne les chapitres de son livret ; suivi d’un numéro, il en montre un, tables et décisions comprises.',
    options: { json: 'L’écrire en JSON ; sans FILE, sur la sortie standard.' },
    examples: [
      ['derby rule XXI-9.4a', 'La règle des grenades sous-marines.'],
      ['derby rule 9.4a --lang en', 'La même en anglais.'],
      ['derby rule pens', 'Les chapitres d’un livret.'],
      ['derby rule pens:18', 'Les tables des Bunkers à U-Boote.'],
    ],
  },
  games: {
    summary: 'Donner la liste des jeux et de leurs options.',
    about: 'Donne la liste des jeux disponibles et de leurs options.',
    options: { json: 'L’écrire en JSON ; sans FILE, sur la sortie standard.' },
    examples: [
      ['derby games', 'La liste des jeux.'],
      ['derby games --json', 'La même, pour des programmes.'],
    ],
  },
  saved: {
    summary: 'Donner la liste des parties gardées, ou en supprimer une.',
    about:
      'Donne la liste des parties gardées sur cette machine, la dernière d’abord, avec leurs fichiers ; d’un seul jeu s’il est nommé. Ce qui ne peut être lu y figure avec la raison : le fichier peut être copié tel quel, et supprimé.',
    options: { delete: 'Supprimer ce fichier, qui doit être de ceux de la liste.' },
    examples: [
      ['derby saved', 'Qu’est-ce qui est gardé ici ?'],
      ['derby saved --delete ~/.local/state/derby-house/xxi-7.derby', 'En supprimer une.'],
    ],
  },
  serve: {
    summary: 'Ouvrir une maison : l’application, et des parties entre personnes.',
    about:
      'Sert l’application web avec le serveur sur lequel des personnes jouent entre elles. Les parties sont gardées dans un dossier que le message nomme ; une partie quittée reprend où elle en était. Sans options, seule cette machine peut y accéder. PORT, HOST, ALLOWED_HOSTS, DERBY_DATA et DERBY_DATABASE disent la même chose que les options. Ctrl-C ferme la maison en bon ordre.',
    options: {
      port: 'Le port (ordinaire : 4177 ; 0 en prend un libre).',
      host: 'L’adresse où écouter ; 0.0.0.0 pour être joint de partout (ordinaire : 127.0.0.1).',
      'allow-host': 'Un nom par lequel la maison peut être appelée, outre localhost et les numéros.',
      data: 'Le dossier où les parties sont gardées (ordinaire : ~/.local/state/derby-house/server).',
      database:
        'L’adresse d’une base de données PostgreSQL au lieu du dossier : autant de maisons qu’on veut peuvent la partager (docs/hosting.md).',
      'behind-proxy': 'Un mandataire placé devant dit qui demande, et si c’est par TLS : s’y fier.',
      threads: 'Fils pour les parties, et autant pour l’état-major (ordinaire : un de moins que les cœurs).',
      log: 'Ce qui est noté sur l’erreur standard, un objet JSON par ligne (ordinaire : warn).',
    },
    examples: [
      ['derby serve', 'Ouvrir une maison sur cette machine.'],
      ['derby serve --host 0.0.0.0 --allow-host play.example', 'L’ouvrir au réseau, sous un nom.'],
      ['derby serve --port 4200 --data ./matches', 'Un autre port et un autre dossier.'],
    ],
  },
  work: {
    summary: 'Travailler pour les maisons d’une base de données.',
    about:
      'Prend ce qui attend dans la base de données : les décisions de l’état-major à toute table de toute maison, et les parties de simulations (derby sim --database). À lancer sur autant de machines qu’on veut. Quand l’une est perdue, une autre fait ce qu’elle faisait. DERBY_DATABASE dit la même chose que --database, et nul autre sur cette machine ne le voit.',
    options: {
      database: 'L’adresse de la base PostgreSQL, comme postgres://user:password@host/name.',
      threads: 'Ce qui se fait à la fois (ordinaire : un par cœur).',
      data: 'Un dossier pour les règles cherchées (ordinaire : un dossier qui disparaît ensuite).',
    },
    examples: [['derby work --database postgres://derby@db.example/derby', 'Une deuxième machine.']],
  },
  backup: {
    summary: 'Copier les données d’une maison, ouverte ou fermée.',
    about:
      'Copie dans un nouveau dossier celui où une maison garde ses parties : la base de données telle qu’elle est à un instant, les règles auxquelles les parties sont liées et le secret des cookies. La maison peut rester ouverte. La copie est vérifiée ; elle est entière ou elle n’est pas.',
    options: {
      data: 'Le dossier où les parties sont gardées (ordinaire : ~/.local/state/derby-house/server).',
      database: 'Dit ce qu’il faut pour une base PostgreSQL.',
    },
    examples: [['derby backup /backup/lundi --data /var/lib/derby', 'Une copie pour chaque lundi.']],
  },
  restore: {
    summary: 'Rétablir une copie dans un dossier vide.',
    about:
      'Vérifie une copie faite par derby backup et la rétablit dans un dossier où il n’y a encore rien. Une maison ouverte là reprend où la copie fut faite.',
    options: {
      data: 'Le dossier où les parties seront gardées (ordinaire : ~/.local/state/derby-house/server).',
      database: 'Dit ce qu’il faut pour une base PostgreSQL.',
    },
    examples: [['derby restore /backup/lundi --data /var/lib/derby', 'Reprendre depuis lundi.']],
  },
  bot: {
    summary: 'Faire jouer un programme dans une maison.',
    about:
      'Lance un moteur, à qui l’on dit ce qu’il peut savoir et qui répond par ses choix, un objet JSON par ligne sur son entrée et sa sortie (docs/bots.md), et joue avec lui une place dans une maison. Sans jeton il vient comme nouvel invité et dit son jeton, par lequel il retrouve sa place. DERBY_TOKEN dit la même chose que --token, et nul autre sur cette machine ne le voit.',
    options: {
      engine: 'Le programme qui décide, avec ses mots.',
      house: 'L’adresse de la maison (ordinaire : http://localhost:4177).',
      token: 'Qui joue.',
      seat: 'La place à prendre (ordinaire : celle que l’on tient déjà).',
      key: 'L’invitation à cette place : le dernier mot de son lien.',
      think: 'Tant de millisecondes pour un choix (ordinaire : 60000).',
    },
    examples: [
      ['derby bot PARTIE --engine "python3 first-bot.py" --seat allies --key CLÉ', 'Suivre une invitation.'],
      ['derby bot PARTIE --engine ./monbot --token JETON', 'Retrouver sa place.'],
    ],
  },
  completion: {
    summary: 'Écrire le script de complétion d’un shell.',
    about: 'Écrit un script avec lequel bash ou zsh complète commandes, jeux, joueurs et options.',
    options: {},
    examples: [
      ['eval "$(derby completion bash)"', 'Compléter dans ce bash.'],
      ['eval "$(derby completion zsh)"', 'Compléter dans ce zsh.'],
    ],
  },
};
