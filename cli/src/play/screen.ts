/** What the terminal table shows: the board, the news, the question and its offers. */
import { ask, type Offer, openOf, say } from '@derby/kernel';
import { seatName } from '../gamebox.ts';
import { summedUp } from '../narration.ts';
import { offerLines } from './offers.ts';
import type { Session } from './session.ts';

export const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

/** The news that are shown even where the page is short. */
const LEAST_NEWS = 3;

/**
 * The whole table. On a terminal it replaces what was there, and old news give way to the board; where even that does not
 * fit, and in a pipe, the board is drawn only when it is asked for.
 */
export async function table(session: Session): Promise<string[]> {
  const told = news(session);
  const asked = ['', ...(await question(session))];
  const { interactive, height } = session.shell;
  if (!interactive) return [...told, ...asked];
  const drawn = boardLines(session);
  const board = drawn.length > 0 ? [...drawn, ''] : [];
  const room = height - asked.length - board.length - 1;
  if (room < Math.min(LEAST_NEWS, told.length)) return [CLEAR, ...told, ...asked];
  return [CLEAR + board.join('\n'), ...told.slice(Math.max(0, told.length - room)), ...asked];
}

/** The board; nothing for a game that has none. */
export function boardLines({ box, now, shell }: Session): string[] {
  return box.board?.(now.view, shell) ?? [];
}

/** What happened since the table was last shown. */
export function news(session: Session): string[] {
  return summedUp(session.unread(), session.box, session.shell);
}

/** The question and its open offers by number; a choice that cannot be taken back is marked. */
export async function question({ box, table: seat, now: { view }, seats, shell }: Session): Promise<string[]> {
  const { question: asked, at } = seat.now;
  if (!asked) return [];
  const { paint, text } = shell;
  const open = openOf(asked.offers).map(({ choice }) => choice);
  const finality = await seat.foresee(open, at);
  const barred = asked.offers.length - open.length;
  const who = seats.length > 1 ? `${text.play.turnOf(seatName(box.text, asked.seat))} ` : '';
  const entries = open.map((choice, index) => ({
    choice,
    number: paint('cyan', String(index + 1)) + (finality[index] ? paint('yellow', text.play.final) : ''),
    words: say(box.text, choice, view),
  }));
  return [
    paint('bold', `${who}${ask(box.text, asked.rule, view)}`) + paint('dim', `  ${asked.rule}`),
    ...offerLines(entries, shell.width),
    ...(barred > 0 ? [paint('dim', text.play.barredCount(barred))] : []),
  ];
}

/** What is barred, each with its rule. */
export function barredLines({ box, now: { view }, question: asked, shell }: Session): string[] {
  const barred = (asked?.offers ?? []).filter((one): one is Offer & { barredBy: string } => one.barredBy !== undefined);
  if (barred.length === 0) return [shell.text.play.nothingBarred];
  return barred.map(({ choice, barredBy }) => {
    const why = shell.text.play.barredBy(barredBy, box.titles[barredBy] ?? '');
    return `  ${say(box.text, choice, view)}: ${shell.paint('yellow', why)}`;
  });
}
