/** Who sits where: a person at this screen, or the staff by its rank. A record keeps it in its `player` lines. */
export const STRENGTHS = ['cadet', 'watch-officer', 'commander', 'admiral'] as const;
export type Strength = (typeof STRENGTHS)[number];

export const PERSON = 'person';
export type Sitting = typeof PERSON | Strength;
export type Seating = Readonly<Record<string, Sitting>>;

/** Where nothing is said, a person takes the first seat and the staff the others. */
export const usualSeating = (seats: readonly string[], rank: Strength): Seating =>
  Object.fromEntries(seats.map((seat, index) => [seat, index === 0 ? PERSON : rank]));

/** The seating that a record tells of. A player that is no rank of the staff was a person; nobody else plays solitaire. */
export function seatingOf(
  seats: readonly string[],
  players: Readonly<Record<string, string>>,
  rank: Strength = 'commander',
): Seating {
  if (seats.length === 1 || !seats.some((seat) => players[seat] !== undefined)) return usualSeating(seats, rank);
  return Object.fromEntries(
    seats.map((seat) => [seat, STRENGTHS.find((strength) => strength === players[seat]) ?? PERSON]),
  );
}

export const personsOf = (seating: Seating): string[] =>
  Object.keys(seating).filter((seat) => seating[seat] === PERSON);

/** All of them at this screen, as in a lesson. */
export const allHere = (seats: readonly string[]): Seating => Object.fromEntries(seats.map((seat) => [seat, PERSON]));
