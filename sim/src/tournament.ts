/** A tournament: every two players meet on the same seeds, with the seats exchanged; alone, they are held against each other seed by seed. */
import { type Meeting, type Rating, ratingsOf } from './elo.ts';
import type { Study } from './job.ts';
import { begin, type Progress } from './progress.ts';
import type { Counts } from './statistics.ts';
import type { Trend } from './totals.ts';

export interface Standing extends Rating {
  readonly player: string;
  readonly games: number;
  /** The share of what could be won; a draw is one half. */
  readonly score: number;
  /** The same in each seat, where there are two. */
  readonly inSeat: Readonly<Record<string, number>>;
}

export interface Tournament {
  readonly study: Study;
  /** Seeds that are played to the end. */
  readonly seeds: number;
  /** The best first. */
  readonly standings: readonly Standing[];
  /** What each scored against each, in the order of the standings; none against oneself. */
  readonly scores: readonly (readonly (number | null)[])[];
}

/** All who meet, in the order in which they were named. */
const pairs = (count: number): [number, number][] =>
  Array.from({ length: count }, (_, first) => first).flatMap((first) =>
    Array.from({ length: count - first - 1 }, (_, i): [number, number] => [first, first + 1 + i]),
  );

/** A study for each who sits where; `base` says game, options and seeds. */
export function beginTournament(base: Study, seats: readonly string[], players: readonly string[]): Progress {
  const progress = begin(...settings(seats, players).map((bots): Study => ({ ...base, bots })));
  return { ...progress, trends: seats.length === 1 ? duels(players) : [], players };
}

function settings(seats: readonly string[], players: readonly string[]): Record<string, string>[] {
  const [first = '', second] = seats;
  if (second === undefined) return players.map((player) => ({ [first]: player }));
  return pairs(players.length).flatMap(([one, other]) => {
    const [a = '', b = ''] = [players[one], players[other]];
    return [
      { [first]: a, [second]: b },
      { [first]: b, [second]: a },
    ];
  });
}

/** Who plays alone meets the others by what their games on the same seed were worth. */
const duels = (players: readonly string[]): Trend[] =>
  pairs(players.length).map(([one, other]) => ({
    id: `${players[one]} ${players[other]}`,
    weights: players.map((_, i) => (i === one ? 1 : i === other ? -1 : 0)),
    worth: [],
  }));

export function tournamentOf(progress: Progress, seats: readonly string[]): Tournament {
  const players = progress.players ?? [];
  const isAlone = seats.length === 1;
  const meetings = isAlone ? duelsIn(progress, players) : matchesIn(progress, players);
  // Alone, a game counts in as many meetings as there are others.
  const ratings = ratingsOf(players.length, meetings, isAlone ? 1 / (players.length - 1) : 1);
  const score = (one: number, other: number): number | null => scoreOf(meetings, one, other);
  const standings = players.map((player, i): Standing & { readonly place: number } => {
    const own = players.flatMap((_, other) => score(i, other) ?? []);
    return {
      place: i,
      player,
      ...(ratings[i] as Rating),
      games: gamesOf(progress, player),
      score: own.reduce((sum, one) => sum + one, 0) / Math.max(1, own.length),
      inSeat: isAlone
        ? {}
        : Object.fromEntries(seats.map((seat, place) => [seat, seatScore(progress, player, seat, place)])),
    };
  });
  standings.sort((one, other) => other.elo - one.elo);
  return {
    study: progress.studies[0] as Study,
    seeds: progress.totals[0]?.finished ?? 0,
    standings: standings.map(({ place: _, ...standing }) => standing),
    scores: standings.map(({ place }) => standings.map((other) => score(place, other.place))),
  };
}

/** More than half of the worth is a win, half a draw. */
const won = (counts: Counts, half: number): { score: number; of: number } => {
  let [score, of] = [0, 0];
  for (const [value, times] of counts) {
    score += times * (value > half ? 1 : value === half ? 0.5 : 0);
    of += times;
  }
  return { score, of };
};

/** Both games of every pair: the second is won by whoever does not sit in the first seat. */
function matchesIn({ totals }: Progress, players: readonly string[]): Meeting[] {
  return pairs(players.length).map(([first, second], i) => {
    const [here, there] = [0, 1].map((game) => won(totals[2 * i + game]?.worth[0] ?? new Map(), 0.5));
    const [a, b] = [here ?? { score: 0, of: 0 }, there ?? { score: 0, of: 0 }];
    return { first, second, score: a.score + b.of - b.score, of: a.of + b.of };
  });
}

const duelsIn = ({ trends }: Progress, players: readonly string[]): Meeting[] =>
  pairs(players.length).map(([first, second], i) => ({ first, second, ...won(trends[i]?.worth[0] ?? new Map(), 0) }));

function scoreOf(meetings: readonly Meeting[], one: number, other: number): number | null {
  const met = meetings.find(
    ({ first, second }) => first + second === one + other && (first === one || first === other),
  );
  if (!met || met.of === 0 || one === other) return null;
  return (met.first === one ? met.score : met.of - met.score) / met.of;
}

const gamesOf = ({ studies, totals }: Progress, player: string): number =>
  studies.reduce(
    (sum, { bots }, i) => sum + (Object.values(bots).includes(player) ? (totals[i]?.finished ?? 0) : 0),
    0,
  );

function seatScore({ studies, totals }: Progress, player: string, seat: string, place: number): number {
  const scores = studies.map(({ bots }, i) =>
    bots[seat] === player ? won(totals[i]?.worth[place] ?? new Map(), 0.5) : { score: 0, of: 0 },
  );
  return (
    scores.reduce((sum, { score }) => sum + score, 0) /
    Math.max(
      1,
      scores.reduce((sum, { of }) => sum + of, 0),
    )
  );
}
