/** `derby completion`: what a shell needs to complete the words of this program. */
import { GAMES } from '@derby/registry';
import type { Args } from '../args.ts';
import { shapeOf, usage } from '../args.ts';
import { BOT_NAMES } from '../bots.ts';
import { EXIT, type ExitCode } from '../faults.ts';
import type { Shell } from '../shell.ts';
import { COMMAND_NAMES, COMMON, type CommandName } from '../spec.ts';

const SHELLS: Readonly<Record<string, () => string[]>> = { bash, zsh };

export function completion(args: Args<'completion'>, shell: Shell): ExitCode {
  const name = args.argument(0);
  const script = SHELLS[name];
  if (!script) throw usage('completion', shell.text.unknownShell(name), shell.text);
  // As it is: a shell reads it, not a person.
  process.stdout.write(`${script().join('\n')}\n`);
  return EXIT.done;
}

const FIRST_WORDS = COMMAND_NAMES.filter((name) => !name.includes(' '));
const games = GAMES.map(({ id }) => id).join(' ');

/** What may follow a command: its options, the games where it takes one, and its second words. */
function wordsAfter(name: CommandName): string {
  const { takes, options } = shapeOf(name);
  const second = COMMAND_NAMES.filter((one) => one.startsWith(`${name} `)).map((one) => one.slice(name.length + 1));
  const given = takes.some((one) => one.includes('GAME')) ? [games] : takes.includes('bash|zsh') ? ['bash', 'zsh'] : [];
  return [...second, ...given, ...Object.keys({ ...options, ...COMMON }).map((option) => `--${option}`)].join(' ');
}

const takesFile = (name: CommandName): boolean => shapeOf(name).takes.some((one) => one.includes('FILE'));

function bash(): string[] {
  return [
    '# bash completion for derby: eval "$(derby completion bash)"',
    '_derby() {',
    `  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}" words=""`,
    `  [ "$command" = sim ] && [ "\${COMP_WORDS[2]}" = compare ] && [ "$COMP_CWORD" -gt 2 ] && command="sim compare"`,
    '  case "$before" in',
    `    --lang) COMPREPLY=($(compgen -W "en fr" -- "$word")); return ;;`,
    `    --bot|--hints) COMPREPLY=($(compgen -W "${BOT_NAMES.join(' ')}" -- "$word")); return ;;`,
    '    --json|--csv|--svg|--html|--save|--resume|--record) COMPREPLY=($(compgen -f -- "$word")); return ;;',
    '  esac',
    `  if [ "$COMP_CWORD" -eq 1 ]; then COMPREPLY=($(compgen -W "${FIRST_WORDS.join(' ')} --help --lang" -- "$word")); return; fi`,
    '  case "$command" in',
    ...COMMAND_NAMES.map((name) => `    "${name}") words="${wordsAfter(name)}" ;;`),
    '  esac',
    '  COMPREPLY=($(compgen -W "$words" -- "$word"))',
    `  case "$command" in ${COMMAND_NAMES.filter(takesFile).join('|')}) COMPREPLY+=($(compgen -f -- "$word")) ;; esac`,
    '}',
    'complete -o filenames -F _derby derby',
  ];
}

function zsh(): string[] {
  return [
    '#compdef derby',
    '# zsh completion for derby: eval "$(derby completion zsh)"',
    '_derby() {',
    `  local command="\${words[2]}" before="\${words[CURRENT-1]}"`,
    `  [[ $command == sim && \${words[3]} == compare && $CURRENT -gt 3 ]] && command="sim compare"`,
    '  case $before in',
    '    --lang) compadd en fr; return ;;',
    `    --bot|--hints) compadd ${BOT_NAMES.join(' ')}; return ;;`,
    '    --json|--csv|--svg|--html|--save|--resume|--record) _files; return ;;',
    '  esac',
    `  if (( CURRENT == 2 )); then compadd ${FIRST_WORDS.join(' ')} -- --help --lang; return; fi`,
    '  case $command in',
    ...COMMAND_NAMES.map(
      (name) => `    "${name}") compadd -- ${wordsAfter(name)}${takesFile(name) ? '; _files' : ''} ;;`,
    ),
    '  esac',
    '}',
    'compdef _derby derby',
  ];
}
