/** The words of the program, in English. */
import { playEn } from './play-en.ts';
import type { CliText } from './shape.ts';

const listed = (words: readonly string[]): string => (words.length > 0 ? words.join(', ') : 'none');

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
  ],
  exits: [
    [0, 'What was asked for was done.'],
    [1, 'What was asked for failed; a record does not hold, for example.'],
    [2, 'The command line was not understood.'],
    [3, 'A file could not be read or written.'],
    [70, 'A fault in the program; please report it.'],
    [130, 'Interrupted with Ctrl-C.'],
  ],
  environment: [
    ['LC_ALL, LC_MESSAGES, LANG', 'The language, where --lang is not given.'],
    ['NO_COLOR', 'Set to anything: no colours.'],
    ['FORCE_COLOR', 'Set to 1: colours even where there is no terminal.'],
    ['XDG_STATE_HOME', 'Where games in progress are kept; otherwise ~/.local/state.'],
  ],
  commands: {
    play: {
      summary: 'Play a game at the terminal.',
      about:
        'Plays a game at the terminal: the board as text, the choices by number. Every choice is saved at once, so a game can be left at any time and taken up again. GAME begins a new game; FILE, a record, goes on from where it ends.',
      options: {
        options: 'Options of the game, parted by commas; "derby games" lists them.',
        seed: 'The seed of the dice; without it, a secret one.',
        bot: 'Let a bot play a seat, as in --bot allies=commander.',
        hints: 'The bot that gives hints (standard: commander).',
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
      summary: 'Watch a bot play a whole game.',
      about: 'Plays a whole game by bots and prints what happens, rule by rule.',
      options: {
        options: 'Options of the game, parted by commas.',
        seed: 'The seed of the dice (standard: 9).',
        bot: 'The bot, or one for each seat as SEAT=BOT (standard: greedy).',
        pace: 'Wait so many milliseconds after each line.',
        record: 'Write the record of the game to a file.',
      },
      examples: [
        ['derby demo xxi', 'Watch a game of XXI.'],
        ['derby demo xxi --seed 7 --pace 200', 'Another one, at a readable pace.'],
      ],
    },
    games: {
      summary: 'List the games and their options.',
      about: 'Lists the games that can be played, with their options.',
      options: { json: 'As JSON.' },
      examples: [
        ['derby games', 'List the games.'],
        ['derby games --json', 'The same, for programs.'],
      ],
    },
  },

  seeHelp: (command) => `See "derby ${command ? `${command} ` : ''}--help".`,
  missing: (argument) => `${argument} is missing.`,
  surplus: (word) => `"${word}" is one argument too many.`,
  unknownCommand: (word) => `There is no command "${word}".`,
  unknownOption: (word, known) => `There is no option ${word}; there are: ${listed(known)}.`,
  needsValue: (option) => `${option} needs a value.`,
  needsNoValue: (option) => `${option} takes no value.`,
  badNumber: (option, word, least, most) =>
    `--${option} must be a whole number from ${least} to ${most}, not "${word}".`,
  unknownLanguage: (word) => `There is no language "${word}"; there are: en, fr.`,
  unknownGame: (word, known) => `There is no game "${word}"; there are: ${listed(known)}.`,
  unknownGameOption: (game, word, known) => `${game} has no option "${word}"; it has: ${listed(known)}.`,
  badGameOption: (option, word, known) => `Option "${option}" cannot be "${word}"; it can be: ${listed(known)}.`,
  unknownBot: (word, known) => `There is no bot "${word}"; there are: ${listed(known)}.`,
  unknownSeat: (word, known) => `There is no seat "${word}"; there are: ${listed(known)}.`,
  cannotRead: (file, why) => `${file} cannot be read (${why}). Check the name and the rights to it.`,
  cannotWrite: (file, why) => `${file} cannot be written (${why}). Check that the folder exists and the rights to it.`,
  badRecord: (message) => `The record does not hold: ${message}`,
  bug: 'This is a fault in the program, not in what you did. Please report it with the lines below.',

  games: {
    players: (count) => `${count} ${count === 1 ? 'player' : 'players'}`,
    minutes: (from, to) => `${from} to ${to} minutes at a table`,
    options: 'Options',
  },
  play: playEn,
};
