/** What happened, told line by line: the rule in the margin, the sentence beside it. */
import { type Ending, gradeIn, HOUSE_RULE, type LogEntry, tell } from '@derby/kernel';
import type { GameBox } from './gamebox.ts';
import { padded } from './paint.ts';
import type { Shell } from './shell.ts';

const MARGIN = 12;

/** The lines of a stretch of the log. */
export const narrated = (entries: readonly LogEntry[], box: GameBox, { paint }: Shell): string[] =>
  entries.map(({ rule, entry }) => `${paint('dim', padded(rule, MARGIN))}${tell(box.text, entry)}`);

/** The same for a player at the table: what happened by itself is summed up, where the game knows how. */
export const summedUp = (entries: readonly LogEntry[], box: GameBox, shell: Shell): string[] =>
  (box.digest?.(entries, shell.language) ?? entries).flatMap((line) =>
    typeof line === 'string' ? [`${' '.repeat(MARGIN)}${line}`] : narrated([line], box, shell),
  );

/** Where a game goes on under older rules, that is said. */
export const olderRules = ({ edition, game }: GameBox, { paint, text }: Shell): string[] =>
  edition.edition === game.edition ? [] : [paint('dim', text.play.older(edition.edition, game.edition))];

/** A choice that was made, told where the log says nothing about it. */
export const chosen = (words: string, { paint }: Shell): string =>
  `${' '.repeat(MARGIN)}${paint('cyan', `› ${words}`)}`;

/** How the game ended. */
export function ending(of: Ending | undefined, { text, titles }: GameBox, shell: Shell): string {
  if (!of) return '';
  const { outcome } = of;
  const grade = gradeIn(shell.language, text, outcome.grade);
  if (outcome.rule === HOUSE_RULE) return shell.paint('bold', shell.text.play.ended(grade));
  return shell.paint('bold', shell.text.play.over(grade, outcome.rule, titles[outcome.rule] ?? ''));
}
