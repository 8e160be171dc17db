/** What the others did, moment by moment: a run of the same thing is one moment. */
import type { LogEntry } from '@derby/kernel';

export interface Moment {
  /** The choice after which it was over. */
  readonly step: number;
  readonly lines: readonly LogEntry[];
}

/** Lines of one choice belong together, and so do choices that each told of the same thing alone. */
export function momentsOf(lines: readonly LogEntry[]): Moment[] {
  const found: { step: number; lines: LogEntry[] }[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const isRun = last?.lines.every(({ entry }) => entry.what === line.entry.what);
    if (last && (last.step === line.step || isRun)) {
      last.lines.push(line);
      last.step = line.step;
    } else found.push({ step: line.step, lines: [line] });
  }
  return found;
}
