/** Ends that no rule of a game names: a clock ran out, both agreed, or they will not go on. Whoever runs the match says so. */
import type { Choice } from './choice.ts';
import type { Lexicon, Outcome } from './game.ts';

/** In records: `forfeit red`, `agree-draw`, `adjourn`. No rule offers them and no seat can choose them. */
export type HouseEnd<S extends string = string> =
  | readonly ['forfeit', seat: S]
  | readonly ['agree-draw']
  | readonly ['adjourn'];

/** Stands where the rule stands by which a game ended. */
export const HOUSE_RULE = 'HOUSE';
export const HOUSE_GRADES = ['forfeit', 'agreed-draw', 'adjourned'] as const;
export type HouseGrade = (typeof HOUSE_GRADES)[number];

const GRADE_BY: Readonly<Record<HouseEnd[0], HouseGrade>> = {
  forfeit: 'forfeit',
  'agree-draw': 'agreed-draw',
  adjourn: 'adjourned',
};

/** Whether a choice that was made before ended the match so. */
export const isHouseEnd = ([verb]: Choice): boolean => Object.hasOwn(GRADE_BY, verb);

/** What these words end, if they are such an end. */
export function houseEndOf(words: readonly (string | number)[], seats: readonly string[]): HouseEnd | undefined {
  const verb = words[0];
  const seat = words[1];
  if (verb === 'forfeit') return seats.includes(String(seat)) && words.length === 2 ? [verb, String(seat)] : undefined;
  return (verb === 'agree-draw' || verb === 'adjourn') && words.length === 1 ? [verb] : undefined;
}

/** How a match ended that was ended so: on time its seat has lost; otherwise nobody has won. */
export function houseOutcome<G extends Lexicon>(
  choice: Choice | undefined,
  seats: readonly G['seat'][],
): Outcome<G> | undefined {
  const end = choice && houseEndOf(choice, seats);
  if (!end) return undefined;
  const loser = end[0] === 'forfeit' ? end[1] : undefined;
  const others = seats.filter((seat) => seat !== loser);
  const worth = (seat: G['seat']): number => (loser === undefined ? 0.5 : Number(seat !== loser));
  return {
    rule: HOUSE_RULE,
    winner: winnerAmong(end, others),
    grade: GRADE_BY[end[0]],
    worth: Object.fromEntries(seats.map((seat) => [seat, worth(seat)])) as Record<G['seat'], number>,
  };
}

function winnerAmong<S extends string>(end: HouseEnd, others: readonly S[]): S | 'draw' | 'nobody' {
  if (end[0] === 'agree-draw') return 'draw';
  const [only, ...more] = others;
  return end[0] === 'forfeit' && only !== undefined && more.length === 0 ? only : 'nobody';
}
