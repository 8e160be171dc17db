/** The lines of `--csv`, written as the games are counted: the study keeps none of them. */
import { csvHead, csvLine, type GameResult, lastCounted, type Progress, seedOf } from '@derby/sim';
import { EXIT, Fault } from './faults.ts';
import { attempt, LongFile, lastLine } from './files.ts';
import type { Shell } from './shell.ts';

/** The side of a comparison that a line belongs to; in a sweep the number of the change, 0 for none. */
const sideOf = ({ studies }: Progress, i: number): string => (studies.length === 2 ? (i === 0 ? 'A' : 'B') : String(i));

export class CsvFile {
  readonly #progress: Progress;
  readonly #seats: readonly string[];
  readonly #file: LongFile | undefined;
  #hasHead: boolean;

  /** To the standard output where the file is called `-`. What was played before must be in the file already. */
  constructor(file: string, progress: Progress, seats: readonly string[], shell: Shell) {
    const onward = lastCounted(progress) > 0;
    if (onward && !isBegun(file, progress, shell))
      throw new Fault(EXIT.failed, shell.text.sim.csvNotBegun(file, lastCounted(progress)));
    this.#progress = progress;
    this.#seats = seats;
    this.#hasHead = onward;
    this.#file = file === '-' ? undefined : new LongFile(file, shell, { onward });
  }

  add(number: number, games: readonly GameResult[]): void {
    if (!this.#hasHead) this.#write(this.#head(Object.keys(games[0]?.metrics ?? {})));
    this.#hasHead = true;
    const { studies } = this.#progress;
    const lines = studies.map(
      (study, i) => this.#side(sideOf(this.#progress, i)) + csvLine(study, number, games[i] as GameResult),
    );
    this.#write(lines.join(''));
  }

  /** Without a single game there is a head all the same. */
  close(): void {
    if (!this.#hasHead) this.#write(this.#head([]));
    this.#file?.close();
  }

  #head(metrics: readonly string[]): string {
    return this.#side('side') + csvHead(this.#seats, metrics);
  }

  /** Where there are two studies, a first column says which. */
  #side(name: string): string {
    return this.#progress.studies.length > 1 ? `${name},` : '';
  }

  #write(words: string): void {
    if (this.#file) this.#file.write(words);
    else process.stdout.write(words);
  }
}

/** Whether a file ends with the last game that was counted. */
function isBegun(file: string, progress: Progress, { text }: Shell): boolean {
  if (file === '-') return false;
  const number = lastCounted(progress);
  const { studies } = progress;
  const side = studies.length > 1 ? `${sideOf(progress, studies.length - 1)},` : '';
  const line = attempt(
    () => lastLine(file),
    (why) => text.cannotRead(file, why),
  );
  return line?.startsWith(`${side}${number},${seedOf(studies[0]?.seed ?? '', number)},`) === true;
}
