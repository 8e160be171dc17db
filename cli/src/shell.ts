/** What a command works with: where it writes, in which language and colours, and how wide the page is. */
import { LANGUAGES, type Language, typeset } from '@derby/kernel';
import { type Paint, paintFor } from './paint.ts';
import { type CliText, textOf } from './text/index.ts';

const NARROW = 60;
const STANDARD = 80;

export interface Shell {
  readonly language: Language;
  readonly text: CliText;
  readonly paint: Paint;
  /** Columns of the page. */
  readonly width: number;
  /** Lines of the terminal; without one, no end of them. */
  readonly height: number;
  /** Both ends are a terminal: somebody is there to be asked. */
  readonly interactive: boolean;
  readonly env: NodeJS.ProcessEnv;
  /** One line, or several, to the standard output. */
  say(...lines: readonly string[]): void;
  /** The same to the standard error. */
  warn(...lines: readonly string[]): void;
}

export function shellFor(language: Language): Shell {
  const { stdin, stdout, stderr, env } = process;
  const set = (lines: readonly string[]): string => `${(language === 'fr' ? lines.map(typeset) : lines).join('\n')}\n`;
  return {
    language,
    text: textOf(language),
    paint: paintFor(stdout, env),
    width: Math.max(NARROW, stdout.columns || Number(env.COLUMNS) || STANDARD),
    height: stdout.rows || Number.POSITIVE_INFINITY,
    interactive: stdin.isTTY === true && stdout.isTTY === true,
    env,
    say: (...lines) => void stdout.write(set(lines)),
    warn: (...lines) => void stderr.write(set(lines)),
  };
}

export const isLanguage = (word: string): word is Language => (LANGUAGES as readonly string[]).includes(word);

/** The language of the environment, in the order POSIX looks for it. */
export function languageOf(env: NodeJS.ProcessEnv): Language {
  const word = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').slice(0, 2).toLowerCase();
  return isLanguage(word) ? word : 'en';
}
