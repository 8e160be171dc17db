/** The help of the program and of each command, made from the table of commands and the words of a language. */
import { shapeOf } from './args.ts';
import { padded } from './paint.ts';
import type { Shell } from './shell.ts';
import { COMMAND_NAMES, COMMON, type CommandName, type OptionShape } from './spec.ts';
import type { CommandText } from './text/shape.ts';

const INDENT = '  ';
const COLUMN = 26;
const PAGE = 80;

type Page = Pick<Shell, 'text' | 'paint'>;

export function programHelp({ text, paint }: Page): string[] {
  const rows = COMMAND_NAMES.map((name) => row(name, text.commands[name].summary));
  return [
    text.tagline,
    '',
    heading(paint, text.headings.usage),
    `${INDENT}derby ${text.commandWord} [${text.optionsWord}]`,
    '',
    heading(paint, text.headings.commands),
    ...rows.flat(),
    '',
    heading(paint, text.headings.common),
    ...commonRows({ text, paint }),
    '',
    heading(paint, text.headings.examples),
    ...examples(text.examples),
    '',
    heading(paint, text.headings.exits),
    ...text.exits.flatMap(([code, meaning]) => row(String(code), meaning)),
    '',
    heading(paint, text.headings.environment),
    ...text.environment.flatMap(([name, meaning]) => row(name, meaning)),
    '',
    text.moreHelp,
  ];
}

export function commandHelp(name: CommandName, { text, paint }: Page): string[] {
  const shape = shapeOf(name);
  const words: CommandText = text.commands[name];
  const usage = ['derby', name, ...shape.takes, `[${text.optionsWord}]`].join(' ');
  const rows = Object.entries(shape.options).flatMap(([option, one]) =>
    row(optionName(option, one), words.options[option] ?? ''),
  );
  return [
    ...wrapped(words.about, PAGE),
    '',
    heading(paint, text.headings.usage),
    `${INDENT}${usage}`,
    '',
    ...(rows.length > 0 ? [heading(paint, text.headings.options), ...rows, ''] : []),
    heading(paint, text.headings.common),
    ...commonRows({ text, paint }),
    '',
    heading(paint, text.headings.examples),
    ...examples(words.examples),
  ];
}

const heading = (paint: Page['paint'], words: string): string => paint('bold', words);

const commonRows = ({ text }: Page): string[] =>
  Object.entries(COMMON).flatMap(([option, shape]) =>
    row(optionName(option, shape), text.common[option as keyof typeof COMMON]),
  );

function optionName(name: string, { value, alone }: OptionShape): string {
  const short = name === 'help' ? '-h, ' : '';
  return `${short}--${name}${value ? ` ${alone === undefined ? value : `[${value}]`}` : ''}`;
}

/** A name and its meaning; the meaning is wrapped beside the name, or below a name that is too long. */
function row(name: string, meaning: string): string[] {
  const lines = wrapped(meaning, PAGE - COLUMN);
  const indented = lines.map((line) => `${' '.repeat(COLUMN)}${line}`);
  const label = `${INDENT}${name}`;
  if (label.length > COLUMN - 2) return [label, ...indented];
  return [`${padded(label, COLUMN)}${lines[0] ?? ''}`, ...indented.slice(1)];
}

const examples = (list: readonly (readonly [string, string])[]): string[] =>
  list.flatMap(([line, meaning]) => [`${INDENT}${line}`, ...wrapped(meaning, PAGE - 6).map((one) => `      ${one}`)]);

/** Words in lines of at most so many columns; line breaks stay. */
export function wrapped(words: string, width: number): string[] {
  return words.split('\n').flatMap((paragraph) => {
    const lines = [''];
    for (const word of paragraph.split(' ')) {
      const line = lines.at(-1) ?? '';
      if (line === '') lines[lines.length - 1] = word;
      else if (line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
      else lines.push(word);
    }
    return lines;
  });
}
