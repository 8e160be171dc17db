/**
 * Clocks: how much time each seat has, reckoned by the house from when deeds were kept. Pure: whoever asks says what time it is. They run once
 * every seat is taken, for persons alone, and stand while somebody is away where they count days.
 */
import type { Clock } from '@derby/protocol';

export interface Clocks {
  /** In milliseconds: what each seat had left when its time last began to run. */
  readonly left: Readonly<Record<string, number>>;
  /** When the time of whoever has to decide began to run, or will begin; nothing where it stands. */
  readonly since: number | null;
}

/** A player as the clocks know him. */
interface Player {
  readonly seat: string;
  /** Of the staff, who needs no clock. */
  readonly rank: string | null;
  readonly holder: string | null;
  readonly away_until: number | null;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
export const A_DAY = 24 * 60 * MINUTE;

const fullTime = (clock: Clock): number => (clock.kind === 'bank' ? clock.minutes * MINUTE : clock.days * A_DAY);

/** They show what everyone has, and stand. */
export const setClocks = (clock: Clock, seats: readonly string[]): Clocks => ({
  left: Object.fromEntries(seats.map((seat) => [seat, fullTime(clock)])),
  since: null,
});

interface Turn {
  /** Whoever has to decide. */
  readonly asked: string | undefined;
  readonly players: readonly Player[];
  readonly now: number;
}

/** From now on they run, if everyone is there and a person has to decide. */
export const startClocks = (clock: Clock, { left }: Clocks, turn: Turn): Clocks => ({
  left,
  since: runningFrom(clock, turn),
});

/** After something was done: `before` had to decide until now. */
export function passed(clock: Clock, { left: had, since }: Clocks, before: string | undefined, turn: Turn): Clocks {
  const { asked, now } = turn;
  const left: Record<string, number> = { ...had };
  const isPassedOn = asked !== before;
  if (since !== null && before !== undefined) {
    const more = clock.kind === 'bank' && isPassedOn ? clock.increment * SECOND : 0;
    left[before] = timeOf(left, before) - Math.max(0, now - since) + more;
  }
  if (clock.kind === 'days' && isPassedOn && asked !== undefined) left[asked] = fullTime(clock);
  return { left, since: runningFrom(clock, turn) };
}

/** When the time of whoever has to decide runs out. */
export const dueAt = ({ left, since }: Clocks, asked: string | undefined): number | null =>
  since === null || asked === undefined ? null : since + timeOf(left, asked);

/** What they show at this moment. */
export function shownAt(clocks: Clocks, asked: string | undefined, now: number): Clocks['left'] {
  const due = dueAt(clocks, asked);
  if (due === null || asked === undefined) return clocks.left;
  return { ...clocks.left, [asked]: Math.min(timeOf(clocks.left, asked), Math.max(0, due - now)) };
}

function runningFrom(clock: Clock, { asked, players, now }: Turn): number | null {
  const isComplete = players.every(({ rank, holder }) => rank !== null || holder !== null);
  const player = players.find(({ seat }) => seat === asked);
  if (!isComplete || !player || player.rank !== null) return null;
  return clock.kind === 'days' ? Math.max(now, player.away_until ?? 0) : now;
}

const timeOf = (left: Readonly<Record<string, number>>, seat: string): number => left[seat] ?? 0;
