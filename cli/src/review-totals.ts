/** Many reviewed games together: one line for each, and what the seat that is told of did in all of them. */
import type { Review } from '@derby/bots';
import { classOf, LABELS, type Label, type PlayClass } from '@derby/bots/accounts';
import { gradeIn } from '@derby/kernel';
import { type Spread, spreadOf } from '@derby/sim';
import { fine, percent, signed } from './figures.ts';
import { type GameBox, seatName } from './gamebox.ts';
import { padded } from './paint.ts';
import type { Shell } from './shell.ts';
import { table } from './sim-report.ts';

export interface Reviewed {
  readonly file: string;
  readonly review: Review;
  /** The seat that is told of. */
  readonly teller: string;
  readonly box: GameBox;
}

/** What a player's decisions and luck came to over many games of one kind. */
export interface Total {
  readonly game: string;
  readonly games: number;
  readonly decisions: number;
  /** The error rate, with its 95 % reach from the worlds that it was measured on. */
  readonly perDecision: number;
  readonly reach: number;
  /** By what the decisions of a game cost together, on average. */
  readonly class: PlayClass;
  readonly labels: Readonly<Record<Label, number>>;
  /** Of a game; the intervals are from one game to the next. */
  readonly luck: Spread;
  readonly result: Spread;
  readonly adjusted: Spread;
}

/** By game; of those alone that have accounts. */
export const totalsOf = (all: readonly Reviewed[]): Total[] =>
  [...new Set(all.map(({ review }) => review.game))].flatMap((game) => {
    const counted = all.filter((one) => one.review.game === game).flatMap(booksOf);
    return counted.length > 0 ? [totalOf(game, counted)] : [];
  });

function booksOf({ review, teller }: Reviewed) {
  const [accounts, play] = [review.accounts[teller], review.play[teller]];
  return accounts && play ? [{ ...accounts, ...play }] : [];
}

type Books = ReturnType<typeof booksOf>;

function totalOf(game: string, books: Books): Total {
  const sum = (of: (one: Books[number]) => number): number => books.reduce((so, one) => so + of(one), 0);
  const over = (of: (one: Books[number]) => number): Spread => spreadOf(timesOf(books.map(of)));
  const decisions = sum((one) => one.decisions);
  const cost = sum((one) => one.perDecision * one.decisions);
  return {
    game,
    games: books.length,
    decisions,
    perDecision: cost / Math.max(1, decisions),
    reach: Math.sqrt(sum((one) => (one.reach.perDecision * one.decisions) ** 2)) / Math.max(1, decisions),
    class: classOf(cost / books.length),
    labels: Object.fromEntries(LABELS.map((label) => [label, sum((one) => one.labels[label])])) as Total['labels'],
    luck: over((one) => one.luck),
    result: over((one) => one.result),
    adjusted: over((one) => one.adjusted),
  };
}

function timesOf(values: readonly number[]): ReadonlyMap<number, number> {
  const times = new Map<number, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return times;
}

export function totalLines(all: readonly Reviewed[], shell: Shell): string[] {
  const { text, paint } = shell;
  const { many, play, accounts } = text.review;
  const head = [
    many.record,
    accounts.seat,
    accounts.result,
    play.perDecision,
    play.class,
    accounts.luck,
    play.adjusted,
  ];
  const blocks = totalsOf(all).flatMap((total) => {
    const of = all.find(({ review }) => review.game === total.game) as Reviewed;
    return ['', paint('bold', many.title(of.box.text.title, total.games)), ...lines(total, shell)];
  });
  return [
    ...table(
      head,
      all.map((one) => row(one, shell)),
      shell,
    ),
    ...blocks,
  ];
}

function row(one: Reviewed, { text, language }: Shell): string[] {
  const { file, review, teller, box } = one;
  const named = [file, seatName(box.text, teller), gradeIn(language, box.text, review.grade)];
  const [books] = booksOf(one);
  if (!books) return [...named, '', text.review.many.none];
  const { perDecision, luck, adjusted } = books;
  const figures = [fine(perDecision, language), text.review.classes[books.class], signed(luck, language)];
  return [...named, ...figures, percent(adjusted, language)];
}

function lines(total: Total, { text, language }: Shell): string[] {
  const { many, play, labels, classes, accounts } = text.review;
  const sure = LABELS.filter((label) => total.labels[label] > 0).map((label) => labels[label](total.labels[label]));
  const told: readonly (readonly [string, string])[] = [
    [play.perDecision, `${fine(total.perDecision, language)} ± ${fine(total.reach, language)} (${total.decisions})`],
    [play.class, classes[total.class]],
    [play.labels, sure.length > 0 ? sure.join(', ') : '0'],
    [accounts.luck, `${signed(total.luck.mean, language)}${range(total.luck)}`],
    [accounts.result, `${percent(total.result.mean, language)}${range(total.result)}`],
    [play.adjusted, `${percent(total.adjusted.mean, language)}${range(total.adjusted)}`],
  ];
  return told.map(([title, value]) => `${padded(title, COLUMN)}${value}`);

  /** One game tells nothing of the next. */
  function range({ count, low, high }: Spread): string {
    return count > 1 ? `  ${many.between(signed(low, language), signed(high, language))}` : '';
  }
}

const COLUMN = 22;
