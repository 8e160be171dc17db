/** The words after a script's name. One that the script does not know is named, without a trace; `--help` shows what the script says of itself. */
import { readFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';

export function argsOf<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(helpOf(readFileSync(process.argv[1] ?? '', 'utf8'), config));
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (fault) {
    const [message] = (fault instanceof Error ? fault.message : String(fault)).split('. To specify');
    console.error(`${message?.replace(/\.$/, '')}. What there is: --help`);
    process.exit(2);
  }
}

/** What stands at the head of a script, and the options that it takes. */
export function helpOf(code: string, { options = {} }: ParseArgsConfig): string {
  const [, head = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(code) ?? [];
  const lines = head.split('\n').map((line) => line.replace(/^ \* ?/, '').trim());
  const told = Object.entries(options).map(([name, { type, default: standard }]) => {
    const value = type === 'boolean' ? '' : ' …';
    return `  --${name}${value}${standard === undefined || standard === false || standard === '' ? '' : `  (${standard})`}`;
  });
  return [lines.filter(Boolean).join('\n'), ...(told.length > 0 ? ['', ...told] : [])].join('\n');
}
