/** Matches as lists and pages show them, to whoever asks. */
import { sha256Of } from '@derby/kernel';
import type { MatchPage, MatchSummary, SeatSummary } from '@derby/protocol';
import type { Seated } from './store/matches.ts';

export function summaryOf(match: Seated, me: string | undefined): MatchSummary {
  const { asked, status } = match;
  const seats = match.seats.map((seat) => seatOf(seat, match, me));
  return {
    id: match.id,
    game: match.game,
    edition: match.edition,
    options: JSON.parse(match.options),
    status,
    seats,
    ...(asked !== null && { asked }),
    isMyTurn: status === 'playing' && seats.some(({ seat, isMine }) => isMine && seat === asked),
    isListed: match.is_listed === 1,
    hints: match.hints === 1,
    touched: match.touched,
    ...(match.clock !== null && { clock: JSON.parse(match.clock) }),
    ...(match.due !== null && status === 'playing' && { due: match.due }),
    ...(match.sealed_until !== null && { sealedUntil: match.sealed_until }),
    ...(match.known_dice === 1 && { hasKnownDice: true as const }),
    ...(match.result !== null && { result: JSON.parse(match.result) }),
  };
}

export function pageOf(match: Seated, me: string | undefined): MatchPage {
  const isTheirs = me !== undefined && (match.creator === me || match.seats.some(({ holder }) => holder === me));
  return {
    ...summaryOf(match, me),
    seedHash: sha256Of(match.seed),
    ...(isTheirs && match.sealed_until === null && { watchKey: match.watch_key }),
  };
}

function seatOf(
  { seat, holder, rank, key, name }: Seated['seats'][number],
  { creator }: Seated,
  me: string | undefined,
): SeatSummary {
  const isOpen = holder === null && rank === null;
  return {
    seat,
    ...(name !== null && { name }),
    ...(rank !== null && { rank }),
    isOpen,
    isMine: me !== undefined && holder === me,
    ...(isOpen && me === creator && { key }),
  };
}

/** The names that stand in a record. */
export const playersOf = ({ seats }: Seated): Record<string, string> =>
  Object.fromEntries(seats.flatMap(({ seat, name, rank }) => ((name ?? rank) ? [[seat, name ?? rank ?? '']] : [])));
