/** `derby completion`: what a shell needs to complete the words of this program. */
import type { Figures, OptionSpec } from '@derby/kernel';
import { GAMES } from '@derby/registry';
import type { Args } from '../args.ts';
import { shapeOf, usage } from '../args.ts';
import { BOT_NAMES } from '../bots.ts';
import { EXIT, type ExitCode } from '../faults.ts';
import { rulesIn } from '../rulebook.ts';
import type { Shell } from '../shell.ts';
import { COMMAND_NAMES, COMMON, type CommandName, type OptionShape } from '../spec.ts';

/** What depends on the game that stands in the line, by option: a value, or for lists several; `setups` are what `sim compare` takes. */
type Values = Readonly<
  Record<'options' | 'vary' | 'setups' | 'seat', readonly (readonly [game: string, words: string])[]>
>;

const SHELLS: Readonly<Record<string, (values: Values) => string[]>> = { bash, zsh };

export async function completion(args: Args<'completion'>, shell: Shell): Promise<ExitCode> {
  const name = args.argument(0);
  const script = SHELLS[name];
  if (!script) throw usage('completion', shell.text.unknownShell(name), shell.text);
  // As it is: a shell reads it, not a person.
  process.stdout.write(`${script(await values()).join('\n')}\n`);
  return EXIT.done;
}

async function values(): Promise<Values> {
  const games = await Promise.all(
    GAMES.map(async ({ id, load, advice }) => ({
      id,
      game: await load(),
      figures: (await advice()).figures?.standard,
    })),
  );
  const options = games.map(({ id, game }) => [id, game.options.flatMap(valuesOf).join(' ')] as const);
  return {
    options,
    vary: games.map(({ id, game, figures }) => [
      id,
      [...game.options.flatMap(variedIn), ...figuresIn(figures)].join(' '),
    ]),
    setups: options.map(([id, words]) => [id, `standard ${BOT_NAMES.join(' ')} ${words}`]),
    seat: games.map(({ id, game }) => [id, [...game.seats, 'spectator'].join(' ')]),
  };
}

/** `heavyAA` where it is off, `pens=false` where it is on, `length=short` for each of several. */
const valuesOf = ({ id, values: all, standard }: OptionSpec): string[] =>
  all.filter((one) => one !== standard).map((one) => (one === true ? id : `${id}=${one}`));

/** An option by its name, for each of its values; where there are several others, each of them too. */
const variedIn = (option: OptionSpec): string[] => [...new Set([option.id, ...valuesOf(option)])];

/** `allies` for all figures of its counsel, `allies.escorts` for one. */
const figuresIn = (figures: Figures<never>['standard'] = {}): string[] =>
  Object.entries(figures).flatMap(([seat, own]) => [seat, ...Object.keys(own).map((name) => `${seat}.${name}`)]);

const FIRST_WORDS = COMMAND_NAMES.filter((name) => !name.includes(' '));
const SECOND_WORDS = COMMAND_NAMES.filter((name) => name.includes(' ')).map(
  (name) => name.split(' ') as [string, string],
);
const games = GAMES.map(({ id }) => id).join(' ');
const rules = (): string => GAMES.flatMap(({ id }) => rulesIn(id, 'en').map((rule) => rule.id)).join(' ');

/** What may follow a command: its options, the games where it takes one, and its second words. */
function wordsAfter(name: CommandName): string {
  const { takes, options } = shapeOf(name);
  const second = SECOND_WORDS.filter(([first]) => first === name).map(([, word]) => word);
  const given = takes.flatMap((one) =>
    one.includes('GAME') ? [games] : one === 'ID' ? [rules()] : one === 'bash|zsh' ? ['bash', 'zsh'] : [],
  );
  return [...second, ...given, ...Object.keys({ ...options, ...COMMON }).map((option) => `--${option}`)].join(' ');
}

const takesFile = (name: CommandName): boolean => shapeOf(name).takes.some((one) => one.includes('FILE'));

const SHAPES: Readonly<Record<string, OptionShape>> = Object.assign(
  {},
  COMMON,
  ...COMMAND_NAMES.map((name) => shapeOf(name).options),
);
const optionsWith = (has: (value: string) => boolean): string[] =>
  Object.entries(SHAPES).flatMap(([name, { value }]) => (value !== undefined && has(value) ? [name] : []));

/** Options whose values the table of commands lists itself, as in `en|fr`. */
const LISTED = optionsWith((value) => /^[a-z]+(\|[a-z]+)+$/.test(value));
const listOf = (option: string): string => (SHAPES[option]?.value ?? '').replaceAll('|', ' ');
const BOTS = optionsWith((value) => value.endsWith('BOT'));
const FILES = optionsWith((value) => value === 'FILE' || value === 'FOLDER');
const either = (names: readonly string[]): string => names.map((name) => `--${name}`).join('|');

/** Words of a list, parted by commas: the last of them is completed. */
const BASH_LIST = `chosen=""; case "$word" in *,*) chosen="\${word%,*}," ;; esac; COMPREPLY=($(compgen -P "$chosen" -W "$list" -- "\${word##*,}"))`;

/**
 * Bash parts words at `=`: they are put together again, and what stands before the last `=` is not said twice.
 * Only files are completed as files: words with `=` would be quoted.
 */
function bash(values: Values): string[] {
  const among = (rows: Values['seat']): string => rows.map(([game, words]) => `${game}) list="${words}" ;;`).join(' ');
  return [
    '# bash completion for derby: eval "$(derby completion bash)"',
    '_derby() {',
    '  local line=() i one cut',
    `  for ((i = 0; i <= COMP_CWORD; i++)); do one="\${COMP_WORDS[i]}"`,
    `    if ((i > 1)) && { [ "$one" = = ] || [ "\${COMP_WORDS[i-1]}" = = ]; }; then line[\${#line[@]}-1]+="$one"; else line+=("$one"); fi`,
    '  done',
    '  _derby_words',
    `  one="\${line[\${#line[@]}-1]}"; cut="\${one%"\${one##*=}"}"`,
    `  [ "\${COMP_WORDS[COMP_CWORD]}" = "$one" ] || COMPREPLY=("\${COMPREPLY[@]#"$cut"}")`,
    '}',
    '_derby_words() {',
    `  local last=$((\${#line[@]} - 1)) words="" list="" game="" chosen="" one`,
    `  local word="\${line[last]}" before="\${line[last-1]}" command="\${line[1]}"`,
    `  for one in "\${line[@]:2}"; do case " ${games} " in *" $one "*) [ -n "$one" ] && game="$one"; break ;; esac; done`,
    ...SECOND_WORDS.map(
      ([first, second]) =>
        `  [ "$command" = ${first} ] && [ "\${line[2]}" = ${second} ] && [ "$last" -gt 2 ] && command="${first} ${second}"`,
    ),
    '  case "$before" in',
    ...LISTED.map((option) => `    --${option}) COMPREPLY=($(compgen -W "${listOf(option)}" -- "$word")); return ;;`),
    `    ${either(BOTS)}) case "$word" in *=*) chosen="\${word%%=*}=" ;; esac`,
    `      COMPREPLY=($(compgen -P "$chosen" -W "${BOT_NAMES.join(' ')}" -- "\${word#"$chosen"}")); return ;;`,
    `    ${either(FILES)}) compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$word")); return ;;`,
    `    --seat) case "$game" in ${among(values.seat)} esac; COMPREPLY=($(compgen -W "$list" -- "$word")); return ;;`,
    `    --options) case "$game" in ${among(values.options)} esac; ${BASH_LIST}; return ;;`,
    `    --vary) case "$game" in ${among(values.vary)} esac; ${BASH_LIST}; return ;;`,
    `    --players) list="${BOT_NAMES.join(' ')}"; ${BASH_LIST}; return ;;`,
    '    --*) ;;',
    `    *) if [ "$command" = "sim compare" ] && [[ "$word" != -* ]]; then case "$game" in ${among(values.setups)} esac; fi`,
    `      if [ -n "$list" ]; then ${BASH_LIST}; return; fi ;;`,
    '  esac',
    `  if [ "$last" -eq 1 ]; then COMPREPLY=($(compgen -W "${FIRST_WORDS.join(' ')} --help --lang --version" -- "$word")); return; fi`,
    '  case "$command" in',
    ...COMMAND_NAMES.map((name) => `    "${name}") words="${wordsAfter(name)}" ;;`),
    '  esac',
    '  COMPREPLY=($(compgen -W "$words" -- "$word"))',
    `  case "$command" in ${COMMAND_NAMES.filter(takesFile).join('|')})`,
    '    compopt -o filenames 2>/dev/null; COMPREPLY+=($(compgen -f -- "$word")) ;; esac',
    '}',
    'complete -F _derby derby',
  ];
}

function zsh(values: Values): string[] {
  const among = (rows: Values['seat']): string =>
    rows.map(([game, words]) => `${game}) compadd -- ${words} ;;`).join(' ');
  return [
    '#compdef derby',
    '# zsh completion for derby: eval "$(derby completion zsh)"',
    '_derby() {',
    `  local command="\${words[2]}" before="\${words[CURRENT-1]}" game="" one`,
    `  for one in \${words[3,-1]}; do case " ${games} " in *" $one "*) game=$one; break ;; esac; done`,
    ...SECOND_WORDS.map(
      ([first, second]) =>
        `  [[ $command == ${first} && \${words[3]} == ${second} && $CURRENT -gt 3 ]] && command="${first} ${second}"`,
    ),
    '  case $before in',
    ...LISTED.map((option) => `    --${option}) compadd ${listOf(option)}; return ;;`),
    `    ${either(BOTS)}) compset -P '*='; compadd ${BOT_NAMES.join(' ')}; return ;;`,
    `    ${either(FILES)}) _files; return ;;`,
    `    --seat) case $game in ${among(values.seat)} esac; return ;;`,
    `    --options) compset -P '*,'; case $game in ${among(values.options)} esac; return ;;`,
    `    --vary) compset -P '*,'; case $game in ${among(values.vary)} esac; return ;;`,
    `    --players) compset -P '*,'; compadd ${BOT_NAMES.join(' ')}; return ;;`,
    '    --*) ;;',
    `    *) if [[ $command == "sim compare" && -n $game ]]; then compset -P '*,'; case $game in ${among(values.setups)} esac; return; fi ;;`,
    '  esac',
    `  if (( CURRENT == 2 )); then compadd ${FIRST_WORDS.join(' ')} -- --help --lang --version; return; fi`,
    '  case $command in',
    ...COMMAND_NAMES.map(
      (name) => `    "${name}") compadd -- ${wordsAfter(name)}${takesFile(name) ? '; _files' : ''} ;;`,
    ),
    '  esac',
    '}',
    'compdef _derby derby',
  ];
}
