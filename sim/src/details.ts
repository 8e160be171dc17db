/** What was seen in many games, as sums: which choices were made, how games open, how turns stand, where losses fall. */
import type { Seen } from './job.ts';
import { type Interval, studentDeviate } from './statistics.ts';

/** A few sums under each name. */
type Tallies = Map<string, number[]>;

export interface Details {
  /** Offered, made, games in which it was made, and what those were worth to whoever made it. */
  readonly choices: Tallies;
  /** Games, and their worth to whoever chose it. */
  readonly opening: Tallies;
  /** By turn and metric: games, sum, and sum of squares. */
  readonly turns: Tallies;
  /** How much, and in how many games. */
  readonly losses: Tallies;
}

export const noDetails = (): Details => ({
  choices: new Map(),
  opening: new Map(),
  turns: new Map(),
  losses: new Map(),
});

/** One game more. */
export function foldDetails(details: Details, seen: Seen, worth: readonly number[]): void {
  const worthOf = (key: string): number => worth[seen.seats.indexOf(key.slice(0, key.indexOf(' ')))] ?? 0;
  for (const [key, [offered, made]] of Object.entries(seen.choices))
    add(details.choices, key, made > 0 ? [offered, made, 1, worthOf(key)] : [offered, 0, 0, 0]);
  for (const key of seen.opening) add(details.opening, key, [1, worthOf(key)]);
  for (const [turn, metrics] of Object.entries(seen.turns))
    for (const [metric, value] of Object.entries(metrics))
      add(details.turns, `${turn} ${metric}`, [1, value, value * value]);
  for (const [place, amount] of Object.entries(seen.losses)) add(details.losses, place, [amount, 1]);
}

function add(tallies: Tallies, key: string, numbers: readonly number[]): void {
  const sums = tallies.get(key) ?? numbers.map(() => 0);
  tallies.set(
    key,
    sums.map((sum, i) => sum + (numbers[i] ?? 0)),
  );
}

export interface ChoiceCount {
  readonly seat: string;
  readonly rule: string;
  readonly verb: string;
  readonly offered: number;
  readonly made: number;
  readonly games: number;
  /** Of the games in which it was made, to whoever made it; none where it never was. */
  readonly worth: number | null;
}

/** In the order of the rules. */
export const choicesIn = ({ choices }: Details): ChoiceCount[] =>
  [...choices]
    .map(([key, [offered = 0, made = 0, games = 0, worth = 0]]) => {
      const [seat = '', rule = '', ...verb] = key.split(' ');
      return { seat, rule, verb: verb.join(' '), offered, made, games, worth: games > 0 ? worth / games : null };
    })
    .sort(
      (one, other) =>
        one.seat.localeCompare(other.seat) || collate(one.rule, other.rule) || collate(one.verb, other.verb),
    );

const { compare: collate } = new Intl.Collator('en', { numeric: true });

/** What was open and never made, by rule and verb: where one seat makes use of it, that is enough. */
export function neverMade(choices: readonly ChoiceCount[]): Pick<ChoiceCount, 'rule' | 'verb' | 'offered'>[] {
  const key = ({ rule, verb }: Pick<ChoiceCount, 'rule' | 'verb'>): string => `${rule} ${verb}`;
  const made = new Set(choices.filter((one) => one.made > 0).map(key));
  const rows = new Map<string, Pick<ChoiceCount, 'rule' | 'verb' | 'offered'>>();
  for (const { rule, verb, offered } of choices.filter((one) => !made.has(key(one)))) {
    const before = rows.get(key({ rule, verb }))?.offered ?? 0;
    rows.set(key({ rule, verb }), { rule, verb, offered: before + offered });
  }
  return [...rows.values()];
}

export interface Opening {
  readonly seat: string;
  /** The seat's first choice is 1. */
  readonly number: number;
  readonly choice: string;
  readonly games: number;
  readonly worth: number;
}

/** The most frequent first. */
export const openingsIn = ({ opening }: Details): Opening[] =>
  [...opening]
    .map(([key, [games = 0, worth = 0]]) => {
      const [seat = '', number = '', ...choice] = key.split(' ');
      return { seat, number: Number(number), choice: choice.join(' '), games, worth: worth / games };
    })
    .sort(
      (one, other) =>
        one.seat.localeCompare(other.seat) ||
        one.number - other.number ||
        other.games - one.games ||
        collate(one.choice, other.choice),
    );

/** What a number of the game stood at when a turn began. */
export interface TurnPoint extends Interval {
  readonly turn: number;
  readonly metric: string;
  readonly games: number;
  readonly mean: number;
}

export const turnsIn = ({ turns }: Details): TurnPoint[] =>
  [...turns]
    .map(([key, [games = 0, sum = 0, squares = 0]]) => {
      const [turn = '', metric = ''] = key.split(' ');
      const mean = sum / games;
      const variance = games > 1 ? Math.max(0, (squares - games * mean * mean) / (games - 1)) : 0;
      const reach = games > 1 ? studentDeviate(games - 1) * Math.sqrt(variance / games) : 0;
      return { turn: Number(turn), metric, games, mean, low: mean - reach, high: mean + reach };
    })
    .sort((one, other) => one.turn - other.turn);

export interface Loss {
  readonly place: string;
  /** A game. */
  readonly mean: number;
  /** In how many games there was any. */
  readonly games: number;
}

/** The most first. */
export const lossesIn = ({ losses }: Details, finished: number): Loss[] =>
  [...losses]
    .map(([place, [amount = 0, games = 0]]) => ({ place, mean: amount / Math.max(1, finished), games }))
    .sort((one, other) => other.mean - one.mean || collate(one.place, other.place));
