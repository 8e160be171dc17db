/** The help of every command, in English. */
import type { CommandTexts } from './shape.ts';

const RUN = {
  games: 'How many games (standard: 1000).',
  options: 'Options of the game, parted by commas.',
  seed: 'The seed that every game makes its own from (standard: 1).',
  workers: 'Worker threads (standard: one for each core). The figures do not depend on it.',
  json: 'Write the figures as JSON; without FILE, to the standard output.',
  csv: 'Write one line for each game as CSV.',
  svg: 'Write a chart of the results as SVG.',
  html: 'Write a report page with tables and charts.',
  save: 'Where the state is written; otherwise, and only if interrupted, derby-sim.json.',
  database: 'Let all play who work for this database (derby work). The figures do not depend on it.',
  resume: 'Go on from a state; --games may raise the number of games.',
} as const;

const STUDY = {
  bot: 'The bot, or one for each seat as SEAT=BOT: random, greedy, cadet, watch-officer, commander, admiral (standard: greedy).',
  ...RUN,
} as const;

export const commandsEn: CommandTexts = {
  play: {
    summary: 'Play a game at the terminal.',
    about:
      'Plays a game at the terminal: the board as text, the choices by number. Every choice is saved at once, so a game can be left at any time and taken up again. GAME begins a new game; FILE, a record, goes on from where it ends.',
    options: {
      options: 'Options of the game, parted by commas; "derby games" lists them.',
      seed: 'The seed of the dice; without it, a secret one.',
      bot: 'Let a bot play a seat, as in --bot allies=commander.',
      hints: 'The bot that gives hints (standard: admiral).',
      resume: 'Take up the latest unfinished game of GAME.',
    },
    examples: [
      ['derby play xxi', 'Begin a new game.'],
      ['derby play xxi --options heavyAA,thirdTypeVII', 'The same with two options.'],
      ['derby play xxi --resume', 'Go on with the game that was left.'],
      ['derby play my-game.derby', 'Go on from a saved record.'],
    ],
  },
  demo: {
    summary: 'Watch bots play a whole game.',
    about: 'Plays a whole game by bots and prints what happens, rule by rule.',
    options: {
      options: 'Options of the game, parted by commas.',
      seed: 'The seed of the dice (standard: 9).',
      bot: 'The bot, or one for each seat as SEAT=BOT (standard: greedy).',
      seat: 'Show what this seat sees, or a spectator (standard: a spectator; alone, the player).',
      pace: 'Wait so many milliseconds after each line.',
      record: 'Write the record of the game to a file.',
    },
    examples: [
      ['derby demo xxi', 'Watch a game of XXI.'],
      ['derby demo xxi --seed 7 --pace 200', 'Another one, at a readable pace.'],
      ['derby demo xxi --seed 1/17', 'The 17th game of "derby sim xxi --seed 1".'],
    ],
  },
  sim: {
    summary: 'Play many games and report what they come to.',
    about:
      'Plays many games by bots on all cores and reports how they end, with 95 % intervals, how long they are and the numbers the game itself keeps. The same command gives the same figures, whatever the number of cores. Ctrl-C reports what is finished and writes a state to go on from.',
    options: {
      ...STUDY,
      metric: 'The number whose histogram is drawn (standard: the game’s first).',
      details:
        'Note how games open, what is open and chosen, how each turn stands and where losses fall; all of it is in --html and --json.',
      map: 'Write the losses on the map as SVG; implies --details.',
      curves: 'Write the game’s numbers turn by turn as SVG; implies --details.',
    },
    examples: [
      ['derby sim xxi --games 10000 --bot greedy --seed 1', 'Ten thousand games.'],
      ['derby sim xxi --options heavyAA --html report.html', 'With an option, and a report page.'],
      ['derby sim pens --games 200 --map losses.svg', 'Where do convoys die?'],
      ['derby sim xxi --json', 'Figures for programs.'],
      ['derby sim --resume derby-sim.json', 'Go on after an interruption.'],
    ],
  },
  'sim compare': {
    summary: 'Compare two bots or option sets on the same seeds.',
    about:
      'Plays two setups on the same seeds, pair by pair, and says whether they differ and by how much. The dice are keyed by turn, phase and rule, so that the same event gets the same dice on both sides; how much that helped is printed. A and B are lists, parted by commas, of bots and options; "standard" adds nothing.',
    options: { ...STUDY, seat: 'The seat whose worth decides (standard: the first).' },
    examples: [
      ['derby sim compare xxi random greedy', 'Is greedy better than random?'],
      ['derby sim compare xxi standard heavyAA,doubleRepair', 'How much do two options help?'],
      ['derby sim compare --resume derby-sim.json', 'Go on after an interruption.'],
    ],
  },
  'sim sweep': {
    summary: 'What every option is worth, one changed at a time.',
    about:
      'Plays the game as it is and with one option changed at a time, all on the same dice, and says what each change is worth: the difference, its interval, and whether it is told from chance when so many are compared (Holm). Of numbers it says what one more is worth. Besides options it varies the figures by which a game’s counsel decides, where it names any. It plays on, twice as many games each time, until no interval is wider than --width.',
    options: {
      ...STUDY,
      games: 'At most so many games of each (standard: 1000).',
      csv: 'Write one line for each game as CSV; the side is the number of the change, 0 for none.',
      svg: 'Write a chart of the changes as SVG.',
      vary: 'What to change: options (each of their values) or one value as in length=short; figures of a seat’s counsel (a quarter less and more) as in allies.escorts, allies.escorts=6, or all with allies (standard: every option).',
      width: 'How wide an interval may be, in worth (standard: 0.05).',
      seat: 'The seat whose worth is meant (standard: the first).',
    },
    examples: [
      ['derby sim sweep xxi', 'Every option of XXI.'],
      ['derby sim sweep paukenschlag --vary handicap --width 0.1', 'What is the handicap worth?'],
      ['derby sim sweep xxi --vary heavyAA,convoySix --html sweep.html', 'Two options, and a report page.'],
      [
        'derby sim sweep pens --vary allies --seat allies --bot counselled',
        'How much does each figure of the Allied staff matter?',
      ],
    ],
  },
  tournament: {
    summary: 'Let bots meet, and rate them.',
    about:
      'Lets every two of the players meet on the same seeds, with the seats exchanged, and rates them in Elo with 95 % intervals. In a game for one they are held against each other by what their games on the same seed were worth. The same command gives the same table; Ctrl-C writes a state to go on from.',
    options: {
      ...RUN,
      games: 'How many seeds; on each, every two meet (standard: 100).',
      players: 'Who takes part, parted by commas (standard: cadet,watch-officer,commander,admiral).',
      svg: 'Write a chart of the ratings as SVG.',
    },
    examples: [
      ['derby tournament pens --players greedy,cadet,random --games 50', 'Three players, 300 games.'],
      ['derby tournament xxi --html table.html', 'All ranks, and a report page.'],
      ['derby tournament --resume derby-sim.json', 'Go on after an interruption.'],
    ],
  },
  review: {
    summary: 'Review a finished game: luck, skill and turning points.',
    about:
      'Reviews a finished record: what could be expected before and after each decision and each roll, what each decision cost against the best found, and on which steps the game turned. What was expected, skill, luck and what came to light add up to the result. The same seed gives the same report. Of several records it gives a line each, and what they come to together: error rate, class of play, sure losses, luck, and the result without it.',
    options: {
      budget: 'How much thought goes into each decision (standard: standard).',
      seat: 'Tell good and bad luck from the side of this seat (standard: the only person’s; otherwise the first).',
      seed: 'The seed of the search (standard: review).',
      all: 'List every decision, not only the costly ones.',
      json: 'Write the review as JSON; without FILE, to the standard output.',
    },
    examples: [
      ['derby review my-game.derby', 'What was luck, and what was skill?'],
      ['derby review my-game.derby --budget quick', 'A first impression.'],
      ['derby review my-game.derby --json review.json', 'For other programs.'],
      ['derby review *.derby --budget quick', 'How have I played so far?'],
    ],
  },
  replay: {
    summary: 'Step through a recorded game.',
    about:
      'Shows a record. At a terminal it is stepped through: Enter goes on, -N goes back, a number goes there, q quits. Otherwise the whole game is told.',
    options: {
      at: 'Show the table after so many choices; at a terminal, begin there.',
      seat: 'Show what this seat sees, or a spectator (standard: the seat of the only person; otherwise a spectator).',
      board: 'Tell the whole game and draw the last board, also at a terminal.',
    },
    examples: [
      ['derby replay my-game.derby', 'Step through a game.'],
      ['derby replay my-game.derby --at 40', 'The table after 40 choices.'],
      ['derby replay my-game.derby --seat axis', 'As the Axis saw it.'],
    ],
  },
  journal: {
    summary: 'Read a game as a journal.',
    about:
      'Tells a record as a story, page by page, in the words of those who were there: dates and times, ranges, ships by name and tonnage. Only some games keep a journal; it says nothing that the player has not seen.',
    options: { text: 'Write it to a file instead of the standard output.' },
    examples: [
      ['derby journal my-campaign.derby', 'Read a campaign as a ship’s log.'],
      ['derby journal my-campaign.derby --lang fr --text journal.txt', 'The same in French, into a file.'],
    ],
  },
  verify: {
    summary: 'Check records against their hashes and dice.',
    about:
      'Plays records again, rolls every die again, and compares the result and the fingerprint of the last position with what each record claims. Exits with 1 if one does not hold.',
    options: { quiet: 'Say nothing about those that hold.' },
    examples: [
      ['derby verify my-game.derby', 'Check one record.'],
      ['derby verify --quiet games/xxi/test/records/*.derby', 'Check many.'],
    ],
  },
  rule: {
    summary: 'Show a rule: its text, its code and its tests.',
    about:
      'Shows what the rulebook says under an ID, which code cites the rule and which tests prove it. The letters of the game may be left out. The name of a game lists the chapters of its rulebook, and with a number it shows one of them, tables and rulings included.',
    options: { json: 'Write it as JSON; without FILE, to the standard output.' },
    examples: [
      ['derby rule XXI-9.4a', 'The rule on depth charges.'],
      ['derby rule 9.4a --lang fr', 'The same in French.'],
      ['derby rule pens', 'The chapters of a rulebook.'],
      ['derby rule pens:18', 'The tables of U-boat Pens.'],
    ],
  },
  games: {
    summary: 'List the games and their options.',
    about: 'Lists the games that can be played, with their options.',
    options: { json: 'Write it as JSON; without FILE, to the standard output.' },
    examples: [
      ['derby games', 'List the games.'],
      ['derby games --json', 'The same, for programs.'],
    ],
  },
  saved: {
    summary: 'List the games that are kept, or delete one.',
    about:
      'Lists the games that are kept on this machine, the latest first, with their files; of one game alone where it is named. What cannot be read is listed with the reason: the file can be copied as it is, and deleted.',
    options: { delete: 'Delete this file, which must be one of those listed.' },
    examples: [
      ['derby saved', 'What is kept here?'],
      ['derby saved --delete ~/.local/state/derby-house/xxi-7.derby', 'Delete one of them.'],
    ],
  },
  serve: {
    summary: 'Open a house: the app, and matches between people.',
    about:
      'Serves the web app together with the server on which people play each other. Matches are kept in one folder that the message names; a match that is left goes on where it was. Without options it can be reached from this machine alone. PORT, HOST, ALLOWED_HOSTS, DERBY_DATA and DERBY_DATABASE say the same as the options. Ctrl-C closes the house in order.',
    options: {
      port: 'The port (standard: 4177; 0 takes any free one).',
      host: 'The address to listen at; 0.0.0.0 to be reached from everywhere (standard: 127.0.0.1).',
      'allow-host': 'A name by which the house may be called, besides localhost and numbers.',
      data: 'The folder in which matches are kept (standard: ~/.local/state/derby-house/server).',
      database:
        'The address of a PostgreSQL database in place of the folder: any number of houses may share it (docs/hosting.md).',
      'behind-proxy': 'A proxy in front says who asks, and whether over TLS: trust it.',
      threads: 'Threads for matches, and as many for the staff (standard: one less than there are cores).',
      log: 'What is logged to the standard error, one JSON object a line (standard: warn).',
    },
    examples: [
      ['derby serve', 'Open a house on this machine.'],
      ['derby serve --host 0.0.0.0 --allow-host play.example', 'Open it to the network, by a name.'],
      ['derby serve --port 4200 --data ./matches', 'Another port and another folder.'],
    ],
  },
  work: {
    summary: 'Work for the houses on a database.',
    about:
      'Takes what waits in the database: decisions of the staff at any table of any house, and games of simulations (derby sim --database). Start it on as many machines as you like. When one is lost, another does what it was at. DERBY_DATABASE says the same as --database, and is seen by nobody else on this machine.',
    options: {
      database: 'The address of the PostgreSQL database, as in postgres://user:password@host/name.',
      threads: 'What is done at once (standard: one for each core).',
      data: 'A folder for rules that are fetched (standard: one that is gone afterwards).',
    },
    examples: [['derby work --database postgres://derby@db.example/derby', 'A second machine.']],
  },
  backup: {
    summary: 'Copy the data of a house, open or closed.',
    about:
      'Copies the folder in which a house keeps its matches into a new one: the database as it stands at one moment, the rules that matches are pinned to, and the secret of the cookies. The house may be open meanwhile. The copy is checked, and is whole or not there at all.',
    options: {
      data: 'The folder in which matches are kept (standard: ~/.local/state/derby-house/server).',
      database: 'Says what to use for a PostgreSQL database.',
    },
    examples: [['derby backup /backup/monday --data /var/lib/derby', 'A copy for every Monday.']],
  },
  restore: {
    summary: 'Take a copy back into an empty folder.',
    about:
      'Checks a copy that derby backup has made and takes it back into a folder in which there is nothing yet. A house opened on it goes on where the copy was made.',
    options: {
      data: 'The folder in which matches are to be kept (standard: ~/.local/state/derby-house/server).',
      database: 'Says what to use for a PostgreSQL database.',
    },
    examples: [['derby restore /backup/monday --data /var/lib/derby', 'Go on from Monday.']],
  },
  bot: {
    summary: 'Let a program of yours play a seat in a house.',
    about:
      'Runs an engine, which is told what it may know and answers with its choices, one JSON object a line over its standard input and output (docs/bots.md), and plays a seat with it in a house. Without a token it comes as a new guest and says its token, by which it finds back to its seat. DERBY_TOKEN says the same as --token, and is seen by nobody else on this machine.',
    options: {
      engine: 'The program that decides, with its words.',
      house: 'The address of the house (standard: http://localhost:4177).',
      token: 'Who plays.',
      seat: 'The seat to take (standard: the one that is held already).',
      key: 'The invitation to that seat: the last word of its link.',
      think: 'So many milliseconds it may think about one choice (standard: 60000).',
    },
    examples: [
      ['derby bot MATCH --engine "python3 first-bot.py" --seat allies --key KEY', 'Follow an invitation.'],
      ['derby bot MATCH --engine ./mybot --token TOKEN', 'Come back to the seat.'],
    ],
  },
  completion: {
    summary: 'Print the completion script for a shell.',
    about: 'Prints a script with which bash or zsh completes commands, games, bots and options.',
    options: {},
    examples: [
      ['eval "$(derby completion bash)"', 'Complete in this bash.'],
      ['eval "$(derby completion zsh)"', 'Complete in this zsh.'],
    ],
  },
};
