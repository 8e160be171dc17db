/** How a match stands after a deed, as it is kept: who is asked, what its clocks show, what is to be done because of it. */
import type { Clock, ServerMessage } from '@derby/protocol';
import { type Clocks, dueAt, passed, shownAt, startClocks } from './clocks.ts';
import type { Stand } from './host/hosted.ts';
import type { Standing } from './store/events.ts';
import type { Work } from './store/link.ts';
import { type ClockStand, isStaffAsked, matchWork, type Seated } from './store/matches.ts';

/** Hints are given where nobody is played against, and where it was agreed. */
export const hasHints = ({ hints, seats, sealed_until }: Seated): boolean =>
  sealed_until === null && (hints === 1 || seats.filter(({ rank }) => rank === null).length < 2);

/** In milliseconds: lists are in the order in which matches were touched, and none need be righter than that. To write it after every deed costs more than the deed. */
const TOUCHED_ANEW = 60_000;

/** `before` was asked; the deed was made at this time and leaves the match so. */
export function standingAfter(match: Seated, before: string | undefined, stand: Stand, made: number): Standing {
  const { asked, result } = stand;
  const isTouched = result !== undefined || made < match.touched || made - match.touched >= TOUCHED_ANEW;
  return {
    touched: isTouched ? made : match.touched,
    status: result ? 'over' : 'playing',
    asked: asked ?? null,
    result: result ? JSON.stringify(result) : null,
    ...clocksAfter(match, before, asked, made),
  };
}

/** What a deed that leaves a match so brings with it. */
export function workAfter({ id, seats, sealed_until }: Seated, { asked, result }: Stand): Work | undefined {
  if (result) return sealed_until === null ? undefined : matchWork('review', id);
  return isStaffAsked(asked ?? null, seats) ? matchWork('staff', id) : undefined;
}

/** The clocks of a match where they begin to run; nothing where there are none, or where they run already. */
export function clocksStarted(match: Seated, asked: string | undefined, now: number): ClockStand | undefined {
  const clock = clockOf(match);
  if (!clock || match.since !== null || match.status !== 'playing') return undefined;
  return clockStand(startClocks(clock, clocksOf(match), { asked, players: match.seats, now }), asked);
}

/** What those at the table are told of its clocks; nothing where there are none. */
export function clockMessage(match: Seated, now: number): string | undefined {
  if (match.clock === null) return undefined;
  const { asked, since, left } = { ...match, ...clocksOf(match) };
  const isRunning = asked !== null && since !== null && since <= now;
  return JSON.stringify({
    kind: 'clock',
    left: shownAt({ left, since }, asked ?? undefined, now),
    ...(isRunning && { running: asked }),
  } satisfies ServerMessage);
}

function clocksAfter(match: Seated, before: string | undefined, asked: string | undefined, now: number): ClockStand {
  const clock = clockOf(match);
  if (!clock) return { left: null, since: null, due: null };
  return clockStand(passed(clock, clocksOf(match), before, { asked, players: match.seats, now }), asked);
}

const clockOf = ({ clock }: Seated): Clock | undefined => (clock === null ? undefined : JSON.parse(clock));

const clocksOf = ({ left, since }: Seated): Clocks => ({ left: JSON.parse(left ?? '{}'), since });

const clockStand = (clocks: Clocks, asked: string | undefined): ClockStand => ({
  left: JSON.stringify(clocks.left),
  since: clocks.since,
  due: dueAt(clocks, asked),
});
