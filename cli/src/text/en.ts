/** The words of the program, in English. */
import { commandsEn } from './commands-en.ts';
import { playEn } from './play-en.ts';
import { reviewEn } from './review-en.ts';
import type { CliText } from './shape.ts';
import { simEn } from './sim-en.ts';

const listed = (words: readonly string[]): string => (words.length > 0 ? words.join(', ') : 'none');

const clock = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;

export const en: CliText = {
  tagline: 'derby: board wargames of the U-boat war, played, simulated and explained.',
  commandWord: 'COMMAND',
  optionsWord: 'options',
  moreHelp: 'derby COMMAND --help tells more about one command.',
  headings: {
    usage: 'Usage',
    commands: 'Commands',
    options: 'Options',
    common: 'Options of every command',
    examples: 'Examples',
    exits: 'Exit codes',
    environment: 'Environment',
  },
  common: { lang: 'The language; otherwise that of the environment.', help: 'Show this help.' },
  examples: [
    ['derby play xxi', 'Play XXI at this terminal.'],
    ['derby demo xxi', 'Watch a whole game.'],
    ['derby sim xxi --games 1000', 'What do a thousand games come to?'],
    ['derby rule XXI-9.4a', 'What does this rule say?'],
    ['derby --version', 'Which version is this?'],
  ],
  exits: [
    [0, 'What was asked for was done.'],
    [1, 'What was asked for failed; a record does not hold, for example.'],
    [2, 'The command line was not understood.'],
    [3, 'A file could not be read or written.'],
    [70, 'A fault in the program; please report it.'],
    [130, 'Interrupted with Ctrl-C.'],
    [143, 'Told to end by the system.'],
  ],
  environment: [
    ['LC_ALL, LC_MESSAGES, LANG', 'The language, where --lang is not given.'],
    ['NO_COLOR', 'Set to anything: no colours.'],
    ['FORCE_COLOR', 'Set to 1: colours even where there is no terminal.'],
    ['XDG_STATE_HOME', 'Where games in progress are kept; otherwise ~/.local/state.'],
  ],
  commands: commandsEn,

  seeHelp: (command) => `See "derby ${command ? `${command} ` : ''}--help".`,
  missing: (argument) => `${argument} is missing.`,
  surplus: (word) => `"${word}" is one argument too many.`,
  unknownCommand: (word) => `There is no command "${word}".`,
  unknownOption: (word, known) => `There is no option ${word}; there are: ${listed(known)}.`,
  needsValue: (option) => `${option} needs a value.`,
  needsNoValue: (option) => `${option} takes no value.`,
  badNumber: (option, word, least, most) =>
    `--${option} must be a whole number from ${least} to ${most}, not "${word}".`,
  badFraction: (option, word) => `--${option} must be a number above 0 and up to 1, such as 0.02, not "${word}".`,
  unknownLanguage: (word) => `There is no language "${word}"; there are: en, fr.`,
  unknownSeat: (word, known) => `There is no seat "${word}"; there are: ${listed(known)}.`,
  cannotRead: (file, why) => `${file} cannot be read (${why}). Check the name and the rights to it.`,
  cannotWrite: (file, why) => `${file} cannot be written (${why}). Check that the folder exists and the rights to it.`,
  tooLarge: (file, megabytes) => `${file} is larger than ${megabytes} MB, which nothing that Derby House writes is.`,
  diskFull: (file, why) =>
    `${file} cannot be written: there is no room left for it (${why}). Free some space, or choose a place on another disk.`,
  badSeed: 'A seed is one line of text: not empty, without control characters, and of at most 980 characters.',
  passedOver: (file, why) => `passed over ${file}: ${why}`,
  badRecord: (message) => `The record does not hold: ${message}`,
  unknownShell: (word) => `There is no completion for "${word}"; there is one for bash and one for zsh.`,
  progress: (done, all, rate, seconds) =>
    `${done} of ${all}, ${rate.toFixed(rate < 10 ? 1 : 0)} a second, ${Number.isFinite(seconds) ? `${clock(seconds)} left` : '…'}`,
  bug: 'This is a fault in the program, not in what you did. Please report it with the lines below.',

  games: {
    players: (from, to) => (from < to ? `${from} to ${to} players` : `${to} ${to === 1 ? 'player' : 'players'}`),
    minutes: (from, to) => `${from} to ${to} minutes at a table`,
    options: 'Options',
  },
  saved: {
    none: 'No games are kept here yet.',
    about: (title, choices, when, grade) =>
      `${title}, ${choices} ${choices === 1 ? 'choice' : 'choices'}, ${grade ?? 'not over'}, ${when}`,
    unreadable: (why) => `It cannot be read: ${why}`,
    notHere: (file) => `${file} is not among the games that are kept; "derby saved" lists them.`,
    removed: (file) => `${file} is deleted.`,
  },
  serve: {
    open: (address, folder) => `Derby House is open at ${address}\nMatches are kept in ${folder}\nCtrl-C closes it.`,
    closing: 'The house is being closed.',
    folderTaken: (folder) =>
      `Another house is open on the data folder ${folder}. Close that one, or choose another folder with --data.`,
    badFolder: (folder, why) => `The data folder ${folder} cannot be used: ${why}`,
    badDatabase: (why) => `The database cannot be used: ${why}`,
    badSetting: (variable) => `${variable} in the environment cannot be meant so: docs/hosting.md has an example.`,
    noDriver: 'The driver of the database is not installed here. Install it beside this program: npm install libsql',
    notBuilt: 'The app is not built yet: npm run build -w web.',
    taken: (port) => `Port ${port} is taken. Choose another with --port.`,
    forbidden: (port) => `This system does not let you use port ${port}. Choose another with --port.`,
    notOurs: (host) => `"${host}" is no address of this machine.`,
    badLog: (word) => `--log takes error, warn or info, not "${word}".`,
  },
  work: {
    open: (database, threads) =>
      `Working for ${database} on ${threads} ${threads === 1 ? 'thread' : 'threads'}.\nCtrl-C ends it, after what is under way.`,
    closing: 'What is under way is being finished.',
    noDatabase: 'Say for which database: --database postgres://…',
    otherRules: (own, wanted) =>
      `A worker has the rules ${own || 'of no such game'}, but ${wanted} were asked for: use the same version everywhere.`,
  },
  backup: {
    database: (program) => `A database is copied and restored by PostgreSQL’s own programs: ${program}`,
    made: (data, to) => `${data} is copied to ${to}. The copy holds the secret of the cookies: keep it to yourself.`,
    restored: (from, data) => `${from} is restored to ${data}. A house can be opened on it.`,
    failed: (why) => `Nothing was copied: ${why}`,
    faults: {
      'no-data': (what) => `There is no house’s data in ${what}.`,
      exists: (what) => `${what} is there already; choose a folder that is not.`,
      'not-empty': (what) => `${what} is not empty: nothing is restored over it.`,
      broken: (what) => `${what} is missing or not as it was: nothing was copied.`,
    },
  },
  bot: {
    noEngine: 'Say which program decides: --engine ./mybot',
    badHouse: (house) => `"${house}" is no address of a house; they look like http://localhost:4177.`,
    token: (token) => `The bot’s token, by which it comes back to its seat: ${token}`,
    over: (grade, winner) => `The match is over: ${grade}, winner ${winner}.`,
    away: (house) => `No house answers at ${house}.`,
    refused: (reason) => `The house has refused the bot: ${reason}.`,
    engine: {
      ended: (said) => `The engine cannot be asked: ${said}`,
      late: () => 'The engine has not answered in time.',
      nonsense: (said) => `The engine does not answer in the line protocol: ${said}`,
      refused: (said) => `The engine has chosen three times what is not open: ${said}`,
    },
  },
  rule: {
    unknown: (word, near) =>
      `No rulebook has a rule "${word}".${near.length > 0 ? ` Did you mean: ${near.join(', ')}?` : ' IDs look like XXI-9.4a.'}`,
    code: 'Code that cites it',
    tests: 'Tests that prove it',
    none: 'none',
  },
  verify: {
    holds: 'holds',
    broken: 'DOES NOT HOLD',
    unfinished: 'not finished',
    about: (title, choices, grade) => `${title}, ${choices} choices, ${grade}`,
  },
  journal: { none: (title) => `${title} keeps no journal; "derby replay" tells the game.` },
  replay: {
    at: (choices, all) => `After ${choices} of ${all} choices`,
    keys: 'Enter: on; +N: on N choices; -N: back; N: to choice N; q: quit',
  },
  play: playEn,
  sim: simEn,
  review: reviewEn,
};
