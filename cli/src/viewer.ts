/** Whose eyes a game is shown to: the seat that was asked for, a person's own, or a spectator's. */
import { SPECTATOR, type TableFacts } from '@derby/kernel';
import type { Args } from './args.ts';
import { BOT_NAMES } from './bots.ts';
import { EXIT, Fault } from './faults.ts';
import type { CliText } from './text/index.ts';

/** Where nobody asks for one: the only person's seat; where bots play alone, or several persons, a spectator's. */
export function viewerOf(
  args: Args<'replay'> | Args<'demo'> | Args<'review'>,
  { seats }: TableFacts,
  players: Readonly<Record<string, string>>,
  text: CliText,
): string {
  const asked = args.word('seat');
  if (asked !== undefined && asked !== SPECTATOR && !seats.includes(asked))
    throw new Fault(EXIT.usage, text.unknownSeat(asked, [...seats, SPECTATOR]));
  if (asked !== undefined) return asked;
  const persons = seats.filter((seat) => !BOT_NAMES.includes(players[seat] ?? ''));
  const [only] = seats.length === 1 ? seats : persons;
  return only !== undefined && (seats.length === 1 || persons.length === 1) ? only : SPECTATOR;
}

/** A seat that speaks: the one asked for, the only person's, or the first. */
export function tellerOf(
  args: Args<'review'>,
  facts: TableFacts,
  players: Readonly<Record<string, string>>,
  text: CliText,
): string {
  const viewer = viewerOf(args, facts, players, text);
  return viewer === SPECTATOR ? (facts.seats[0] ?? '') : viewer;
}

/** The place of the seat asked for; the first where none is. */
export function placeOf(args: Args<'sim compare' | 'sim sweep'>, seats: readonly string[], text: CliText): number {
  const asked = args.word('seat');
  const place = asked === undefined ? 0 : seats.indexOf(asked);
  if (place < 0) throw new Fault(EXIT.usage, text.unknownSeat(asked ?? '', seats));
  return place;
}
