/** What was taken back by agreement, as the log tells it. */
import { HOUSE_RULE, type LogEntry } from '@derby/kernel';
import type { TakenBack } from '@derby/protocol';

/** What a log calls choices that were taken back by agreement. No game has such a line. */
export const TAKEN_BACK = 'house-taken-back';

/** The log with a line wherever something was taken back: after all that still stood then. */
export function withTakenBack(log: readonly LogEntry[], takenBack: readonly TakenBack[] = []): readonly LogEntry[] {
  const lines: LogEntry[] = [...log];
  for (const { step, choices, by } of takenBack) {
    const last = lines.findLastIndex((line) => line.step <= step);
    lines.splice(last + 1, 0, {
      step,
      rule: HOUSE_RULE,
      entry: { what: TAKEN_BACK, choices, by } as LogEntry['entry'],
    });
  }
  return lines;
}
