/** What the terminal table shows: the board, the news, the question and its offers. */
import { ask, type Offer, openOf, say } from '@derby/kernel';
import { seatName } from '../gamebox.ts';
import { narrated, newsSince } from '../narration.ts';
import { padded, widthOf } from '../paint.ts';
import type { Session } from './session.ts';

const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

/** The whole table. On a terminal it replaces what was there; in a pipe the board is drawn only when asked for. */
export function table(session: Session): string[] {
  const { interactive } = session.shell;
  const top = interactive ? [`${CLEAR}${boardLines(session).join('\n')}`, ''] : [];
  return [...top, ...news(session), '', ...question(session)];
}

export function boardLines({ box, match, viewer, shell }: Session): string[] {
  return box.board?.(match.view(viewer), shell) ?? [shell.text.play.noBoard];
}

/** What happened since the table was last shown. */
export function news(session: Session): string[] {
  const { match, viewer, box, shell } = session;
  const lines = narrated(newsSince(match, session.read, viewer), box, shell);
  session.read = match.log(viewer).length;
  return lines;
}

/** The question and its open offers by number; a choice that cannot be taken back is marked. */
export function question({ box, match, viewer, shell }: Session): string[] {
  const { question: asked } = match;
  if (!asked) return [];
  const { paint, text } = shell;
  const view = match.view(viewer);
  const open = openOf(asked.offers);
  const barred = asked.offers.length - open.length;
  const who = box.game.seats.length > 1 ? `${text.play.turnOf(seatName(box.text, asked.seat))} ` : '';
  const digits = String(open.length).length;
  const rows = open.map(({ choice }, index) => {
    const mark = match.foresee(choice) ? paint('yellow', text.play.final) : ' ';
    return `${paint('cyan', String(index + 1).padStart(digits + 1))}${mark} ${say(box.text, choice, view)}`;
  });
  return [
    paint('bold', `${who}${ask(box.text, asked.rule, view)}`) + paint('dim', `  ${asked.rule}`),
    ...columns(rows, shell.width),
    ...(barred > 0 ? [paint('dim', text.play.barredCount(barred))] : []),
  ];
}

/** What is barred, each with its rule. */
export function barredLines({ box, match, viewer, shell }: Session): string[] {
  const view = match.view(viewer);
  const barred = (match.question?.offers ?? []).filter(
    (one): one is Offer & { barredBy: string } => one.barredBy !== undefined,
  );
  if (barred.length === 0) return [shell.text.play.nothingBarred];
  return barred.map(({ choice, barredBy }) => {
    const why = shell.text.play.barredBy(barredBy, box.titles[barredBy] ?? '');
    return `  ${say(box.text, choice, view)}: ${shell.paint('yellow', why)}`;
  });
}

/** Long lists in two columns, read downwards, where the page is wide enough. */
function columns(rows: readonly string[], width: number): string[] {
  const widest = Math.max(0, ...rows.map(widthOf));
  if (rows.length < 8 || widest * 2 + 2 > width) return [...rows];
  const half = Math.ceil(rows.length / 2);
  return rows.slice(0, half).map((row, i) => `${padded(row, widest + 2)}${rows[half + i] ?? ''}`.trimEnd());
}
