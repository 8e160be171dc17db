/** What the terminal table shows: the board, the news, the question and its offers. */
import { ask, type Offer, openOf, say } from '@derby/kernel';
import { seatName } from '../gamebox.ts';
import { narrated, newsSince } from '../narration.ts';
import { offerLines } from './offers.ts';
import type { Session } from './session.ts';

const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

/** The news that are shown even where the page is short. */
const LEAST_NEWS = 3;

/**
 * The whole table. On a terminal it replaces what was there, and old news give way to the board; where even that does not
 * fit, and in a pipe, the board is drawn only when it is asked for.
 */
export function table(session: Session): string[] {
  const told = news(session);
  const asked = ['', ...question(session)];
  const { interactive, height } = session.shell;
  if (!interactive) return [...told, ...asked];
  const board = [...boardLines(session), ''];
  const room = height - asked.length - board.length - 1;
  if (room < Math.min(LEAST_NEWS, told.length)) return [CLEAR, ...told, ...asked];
  return [CLEAR + board.join('\n'), ...told.slice(Math.max(0, told.length - room)), ...asked];
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
  const entries = open.map(({ choice }, index) => ({
    choice,
    number: paint('cyan', String(index + 1)) + (match.foresee(choice) ? paint('yellow', text.play.final) : ''),
    words: say(box.text, choice, view),
  }));
  return [
    paint('bold', `${who}${ask(box.text, asked.rule, view)}`) + paint('dim', `  ${asked.rule}`),
    ...offerLines(entries, shell.width),
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
