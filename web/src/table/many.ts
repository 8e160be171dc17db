/**
 * Orders for many at once: the same for all that are alike, for all that stand in one place, the rest in order, as last time. Each is a
 * sequence of choices that are taken when they are offered, and it stops where one is not; nothing here knows a rule.
 */
import { type Choice, notation, type Offer, openOf, type Question, type Refusal } from '@derby/kernel';
import type { Many } from '../boards/board.ts';
import { wordsOf } from './selection.ts';
import type { Session } from './session.ts';

/** Whom an order is for: the one that was named, all that are alike, all that stand there, or all that can carry it out. */
export const BREADTHS = ['one', 'alike', 'here', 'any'] as const;
export type Breadth = (typeof BREADTHS)[number];

/** The next offer of an order; one that is barred stops it and tells why, and nothing is its end. */
export type Order = (question: Question, view: object) => Offer | undefined;

/** What became of an order. */
export interface Given {
  readonly count: number;
  /** The table refused, or a rule bars what would have been next. */
  readonly rule?: string | undefined;
  /** The question is another now, or the other side decides. */
  readonly isElsewhere: boolean;
  /** All that was asked for was given. */
  readonly isWhole: boolean;
}

/** So many choices at most belong to one order. */
const MOST = 60;

/** What a choice is like: offers of the same likeness differ in nothing that matters at this breadth. */
export function likenessOf(choice: Choice, view: object, many: Many | undefined, breadth: Breadth): string {
  if (breadth === 'one') return notation(choice);
  const words = wordsOf(choice).map((word) => {
    if (breadth === 'alike') return many?.kindOf?.(view, word) ?? word;
    const site = many?.siteOf?.(view, word);
    return site === undefined ? word : breadth === 'here' ? `@${site}` : '@';
  });
  return [choice[0], ...words].join(' ');
}

/** Whether an offer like this choice, as it was in the position before it, is open. */
export const isOpenStill = (
  choice: Choice,
  before: object,
  offers: readonly Offer[],
  view: object,
  many: Many | undefined,
  breadth: Breadth,
): boolean => {
  const wanted = likenessOf(choice, before, many, breadth);
  return openOf(offers).some((offer) => likenessOf(offer.choice, view, many, breadth) === wanted);
};

/** Open offers that are alike, together, in the order in which the first of each came. */
export function gathered(offers: readonly Offer[], view: object, many: Many | undefined): (readonly Offer[])[] {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    const key = likenessOf(offer.choice, view, many, 'alike');
    const group = found.get(key);
    if (group) group.push(offer);
    else found.set(key, [offer]);
  }
  return [...found.values()];
}

/** The same for all that are like this one. What it was like is seen before the first of them goes. */
export function likeThis(choice: Choice, rule: string, view: object, many: Many | undefined, breadth: Breadth): Order {
  const wanted = likenessOf(choice, view, many, breadth);
  const isWanted = (offer: Offer, now: object) => likenessOf(offer.choice, now, many, breadth) === wanted;
  let first: Choice | undefined = choice;
  return (question, now) => {
    if (question.rule !== rule) return undefined;
    const named = first && openOf(question.offers).find((offer) => isSame(offer.choice, first));
    first = undefined;
    return named ?? openFirst(question.offers.filter((offer) => isWanted(offer, now)));
  };
}

const isSame = (one: Choice, other: Choice | undefined): boolean => notation(one) === notation(other ?? ['']);

/** Of offers that would do, one that is open, or else the bar of the first. */
const openFirst = (offers: readonly Offer[]): Offer | undefined => openOf(offers)[0] ?? offers[0];

/** The offers of these verbs as they stand, as long as there are any. */
export const inOrder =
  (verbs: readonly string[]): Order =>
  ({ offers }) =>
    openOf(offers).find(({ choice }) => verbs.includes(choice[0]));

/** Nothing more here, nor in the steps that follow: the only offer without an object, until a question comes again. */
export function passOn(): Order {
  const seen = new Set<string>();
  return ({ rule, offers }) => {
    const [only, ...others] = openOf(offers).filter(({ choice }) => choice.length === 1);
    if (!only || others.length > 0 || seen.has(rule)) return undefined;
    seen.add(rule);
    return only;
  };
}

/** These choices, one after the other. */
export function asSaid(plan: readonly Choice[]): Order {
  let next = 0;
  return ({ offers }) => {
    const wanted = plan[next];
    next += 1;
    return wanted && openFirst(offers.filter(({ choice }) => isSame(choice, wanted)));
  };
}

/** Whether any of these offers could be for more than one piece. */
export const isForPieces = (offers: readonly Offer[], view: object, many: Many | undefined): boolean =>
  openOf(offers).some(({ choice }) => choice.length > 2 && pieceIn(choice, view, many, 'here') !== undefined);

/** The word of a choice that names a piece with a kind or a place of its own, at this breadth. */
function pieceIn(choice: Choice, view: object, many: Many | undefined, breadth: Breadth): string | undefined {
  const groupOf = breadth === 'alike' ? many?.kindOf : breadth === 'one' ? undefined : many?.siteOf;
  return wordsOf(choice).find((word) => groupOf?.call(many, view, word) !== undefined);
}

/**
 * How many pieces an order would be for: the rules offer one of those that are alike and then the next, so that the pieces are
 * counted and not the offers. One where the choice names no piece.
 */
export function numberFor(choice: Choice, view: object, many: Many | undefined, breadth: Breadth): number {
  const piece = pieceIn(choice, view, many, breadth);
  return piece === undefined ? 1 : Math.max(1, likeIt(piece, view, many, breadth).length);
}

/** The same choice for another piece that is like its own: what tells them apart, such as their numbers, need not be said. */
export function twinOf(choice: Choice, view: object, many: Many | undefined): Choice | undefined {
  const piece = pieceIn(choice, view, many, 'alike');
  if (piece === undefined) return undefined;
  const twin = likeIt(piece, view, many, 'alike').find((word) => word !== piece);
  const [verb, ...words] = choice;
  return twin === undefined ? undefined : [verb, ...words.map((word) => (word === piece ? twin : word))];
}

type Likes = ReadonlyMap<string, readonly string[]>;
const gatheredIn = new WeakMap<object, Map<Breadth, Likes>>();

const likeIt = (piece: string, view: object, many: Many | undefined, breadth: Breadth): readonly string[] =>
  likesIn(view, many, breadth).get(likenessOf(['', piece], view, many, breadth)) ?? [];

/** The pieces of each likeness; gathered once for a position. */
function likesIn(view: object, many: Many | undefined, breadth: Breadth): Likes {
  const own = gatheredIn.get(view) ?? new Map<Breadth, Likes>();
  gatheredIn.set(view, own);
  const before = own.get(breadth);
  if (before) return before;
  const likes = new Map<string, string[]>();
  for (const word of many?.pieces?.(view) ?? []) {
    const like = likenessOf(['', word], view, many, breadth);
    const found = likes.get(like);
    if (found) found.push(word);
    else likes.set(like, [word]);
  }
  own.set(breadth, likes);
  return likes;
}

/** Gives an order, choice by choice, until it ends, so many are made, or one is refused. */
export async function give(session: Session, order: Order, most?: number): Promise<Given> {
  const rule = session.question.peek()?.rule;
  let count = 0;
  let bar: string | undefined;
  while (count < (most ?? MOST)) {
    const question = session.question.peek();
    const next = question && order(question, session.view.peek());
    bar = next?.barredBy;
    if (!next || bar) break;
    const refused: Refusal | undefined = await session.take(next.choice);
    if (refused) return { count, rule: refused.rule, isElsewhere: false, isWhole: false };
    count += 1;
  }
  const isElsewhere = session.question.peek()?.rule !== rule;
  return { count, rule: bar, isElsewhere, isWhole: most === undefined || count === most };
}

/** The staff answers for the player, as long as one of these rules asks. */
export async function giveByStaff(session: Session, rank: string, rules: readonly string[]): Promise<Given> {
  let count = 0;
  for (let { question } = session; count < MOST && question.peek(); count += 1) {
    if (!rules.includes(question.peek()?.rule ?? '')) break;
    const { choice } = await session.advice(rank);
    const offer = openOf(question.peek()?.offers ?? []).find((one) => notation(one.choice) === choice);
    if (!offer || (await session.take(offer.choice))) break;
  }
  return { count, isElsewhere: false, isWhole: true };
}

/** Takes an order back, choice by choice, as far as that goes. */
export async function takeBack(session: Session, count: number): Promise<void> {
  for (let i = 0; i < count && !session.undoBar.peek(); i++) if (await session.undo()) return;
}

/** What names no piece is said once; what stands together or can go goes as long as it is offered. */
function mostFor(choice: Choice, view: object, many: Many | undefined, breadth: Breadth): number | undefined {
  if (breadth !== 'alike' && pieceIn(choice, view, many, breadth) !== undefined) return undefined;
  return numberFor(choice, view, many, breadth);
}

/** Gives the order for one to all that are like it at this breadth. */
export async function giveLike({ session, many }: Desk, choice: Choice, breadth: Breadth): Promise<Given | undefined> {
  const question = session.question.peek();
  if (!question) return undefined;
  const view = session.view.peek();
  return give(session, likeThis(choice, question.rule, view, many, breadth), mostFor(choice, view, many, breadth));
}

interface Desk {
  readonly session: Session;
  readonly many: Many | undefined;
}
