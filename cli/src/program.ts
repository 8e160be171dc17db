/** The program: finds the command, hands it its arguments, and says how it ended. */
import { BadRecord, explainRecord, explainUnknown, LONGEST_LINE, quotable, Unknown } from '@derby/kernel';
import { Args, usage } from './args.ts';
import { version } from './built.ts';
import { EXIT, type ExitCode, Fault } from './faults.ts';
import { commandHelp, programHelp } from './help.ts';
import { isLanguage, languageOf, type Shell, shellFor } from './shell.ts';
import { COMMAND_NAMES, type CommandName } from './spec.ts';

/** Of a message; ours have two. */
const MOST_LINES = 10;

export type Command<C extends CommandName> = (args: Args<C>, shell: Shell) => Promise<ExitCode> | ExitCode;

/** Each command is loaded when it is called. */
const LOADERS: { readonly [C in CommandName]: () => Promise<Command<C>> } = {
  play: async () => (await import('./commands/play.ts')).play,
  demo: async () => (await import('./commands/demo.ts')).demo,
  sim: async () => (await import('./commands/sim.ts')).sim,
  'sim compare': async () => (await import('./commands/sim-compare.ts')).simCompare,
  'sim sweep': async () => (await import('./commands/sim-sweep.ts')).simSweep,
  tournament: async () => (await import('./commands/tournament.ts')).tournament,
  review: async () => (await import('./commands/review.ts')).reviewFiles,
  replay: async () => (await import('./commands/replay.ts')).replayFile,
  journal: async () => (await import('./commands/journal.ts')).journalFile,
  verify: async () => (await import('./commands/verify.ts')).verifyFiles,
  rule: async () => (await import('./commands/rule.ts')).rule,
  games: async () => (await import('./commands/games.ts')).games,
  saved: async () => (await import('./commands/saved.ts')).saved,
  serve: async () => (await import('./commands/serve.ts')).serveHouse,
  work: async () => (await import('./commands/work.ts')).work,
  backup: async () => (await import('./commands/backup.ts')).backup,
  restore: async () => (await import('./commands/backup.ts')).restoreFolder,
  bot: async () => (await import('./commands/bot.ts')).bot,
  completion: async () => (await import('./commands/completion.ts')).completion,
};

export async function program(words: readonly string[]): Promise<ExitCode> {
  const shell = shellFor(languageAsked(words) ?? languageOf(process.env));
  try {
    return await dispatch(words, shell);
  } catch (fault) {
    return explain(fault, shell);
  }
}

async function dispatch(words: readonly string[], shell: Shell): Promise<ExitCode> {
  const { text } = shell;
  const { command, rest } = commandOf(words);
  const language = languageWord(words);
  if (language !== undefined && !isLanguage(language)) throw usage(command, text.unknownLanguage(language), text);
  if (command) return runCommand(command, rest, shell);
  const [first] = rest;
  if (first === undefined || first === '--help' || first === '-h' || first === 'help') {
    shell.say(...programHelp(shell));
    return first === undefined ? EXIT.usage : EXIT.done;
  }
  if (first === '--version') {
    shell.say(await version());
    return EXIT.done;
  }
  throw usage(
    undefined,
    first.startsWith('-') ? text.unknownOption(first, ['--help', '--lang', '--version']) : text.unknownCommand(first),
    text,
  );
}

async function runCommand<C extends CommandName>(name: C, words: readonly string[], shell: Shell): Promise<ExitCode> {
  if (words.includes('--help') || words.includes('-h')) {
    shell.say(...commandHelp(name, shell));
    return EXIT.done;
  }
  const args = new Args(name, words, shell.text);
  const run = await LOADERS[name]();
  return run(args, shell);
}

/** `derby sim compare …` is a command of two words; the longest that fits is meant. `--lang fr` may stand before it. */
function commandOf(words: readonly string[]): { command: CommandName | undefined; rest: readonly string[] } {
  const before = words[0] === '--lang' ? 2 : words[0]?.startsWith('--lang=') ? 1 : 0;
  const after = words.slice(before);
  const command = [2, 1].map((count) => after.slice(0, count).join(' ')).find(isCommand);
  const rest = command ? after.slice(command.split(' ').length) : after;
  return { command, rest: command ? [...words.slice(0, before), ...rest] : rest };
}

const isCommand = (words: string): words is CommandName => (COMMAND_NAMES as readonly string[]).includes(words);

/** What follows `--lang`, after a space or an equals sign. */
function languageWord(words: readonly string[]): string | undefined {
  const at = words.indexOf('--lang');
  return at < 0 ? words.find((one) => one.startsWith('--lang='))?.slice(7) : (words[at + 1] ?? '');
}

function languageAsked(words: readonly string[]) {
  const word = languageWord(words);
  return word !== undefined && isLanguage(word) ? word : undefined;
}

/** A fault that a person can mend is told in words; one of ours with its trace, so that it can be reported. */
function explain(fault: unknown, { text, language, warn }: Shell): ExitCode {
  if (fault instanceof Fault) {
    warn(`derby: ${shown(fault.message)}`);
    return fault.exit;
  }
  if (fault instanceof Unknown) {
    warn(`derby: ${shown(explainUnknown(language, fault))}`);
    return EXIT.usage;
  }
  if (fault instanceof BadRecord) {
    warn(`derby: ${text.badRecord(explainRecord(language, fault))}`);
    return EXIT.failed;
  }
  warn(`derby: ${text.bug}`, fault instanceof Error ? (fault.stack ?? fault.message) : String(fault));
  return EXIT.bug;
}

/** A message may repeat what was typed: every line is kept within bounds, and nothing in it is left for a terminal to obey. */
const shown = (message: string): string =>
  message
    .split('\n', MOST_LINES)
    .map((line) => quotable(line, LONGEST_LINE))
    .join('\n');
