/** What happened, told line by line: the rule in the margin, the sentence beside it. */
import { type LogEntry, say, tell } from '@derby/kernel';
import type { AnyMatch, GameBox } from './gamebox.ts';
import { padded } from './paint.ts';
import type { Shell } from './shell.ts';

const MARGIN = 12;

/** The lines of a stretch of the log. */
export const narrated = (entries: readonly LogEntry[], box: GameBox, { paint }: Shell): string[] =>
  entries.map(({ rule, entry }) => `${paint('dim', padded(rule, MARGIN))}${tell(box.text, entry)}`);

/** What was written since so many entries. Everyone at a terminal reads what the seat that is asked may read. */
export const newsSince = (match: AnyMatch, read: number, viewer: string): readonly LogEntry[] =>
  match.log(viewer).slice(read);

/** A choice that was made, told where the log says nothing about it. */
export const chosen = (words: string, { paint }: Shell): string =>
  `${' '.repeat(MARGIN)}${paint('cyan', `› ${words}`)}`;

/** The words for the choice of a step, as its seat saw the table before it. */
export const choiceWords = (match: AnyMatch, choice: Parameters<typeof say>[1], box: GameBox, seat: string): string =>
  say(box.text, choice, match.view(seat));

/** How the game ended. */
export function ending(match: AnyMatch, { text, titles }: GameBox, shell: Shell): string {
  const { outcome } = match;
  if (!outcome) return '';
  const grade = text.grades[outcome.grade] ?? outcome.grade;
  return shell.paint('bold', shell.text.play.over(grade, outcome.rule, titles[outcome.rule] ?? ''));
}
