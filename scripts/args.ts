/** The words after a script's name. One that the script does not know is named, without a trace. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

export function argsOf<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : String(fault));
    process.exit(2);
  }
}
