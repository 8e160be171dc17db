/** WPZ-M.10  Standing orders: what the table chooses for a side in battle, openly and until further notice. */
import type { Listing, Play, PUBLIC } from '@derby/kernel';
import type { Asks, Choice, Verb } from './choices.ts';
import type { Factor } from './data/contexts.ts';
import type { Side } from './data/powers.ts';
import type { TargetClass } from './data/types.ts';
import type { UnitId } from './data/units.ts';
import type { Rule } from './rules.ts';
import type { List, Standing, StandingKind, StandingValue, State, Table } from './state.ts';
import { byLossOrder, cargoOf, factorOf, isReduced, lossRank, withOf } from './units.ts';

const STANDING_VALUES: { readonly [K in StandingKind]: readonly Standing[K][] } = {
  losses: ['ask', 'cheapest'],
  shots: ['ask', 'book'],
};
const STANDING_KINDS = Object.keys(STANDING_VALUES) as StandingKind[];

/**
 * A question of a battle, or what begins a segment. Nothing is returned when a standing order was changed: the table then looks
 * again whether there is anything left to ask.
 */
export function* ask<V extends Verb>(
  t: Table,
  side: Side,
  rule: Asks,
  lister: (list: List<V>, state: Readonly<State>) => void,
  mark?: typeof PUBLIC,
): Play<Extract<Choice, readonly [V, ...unknown[]]> | null> {
  const choice = yield* t.confirm(side, rule, withStanding(side, lister), mark);
  return hasChanged(t, side, choice) ? null : (choice as Extract<Choice, readonly [V, ...unknown[]]>);
}

/** Any other question, put again after a change: `always`, or only where there is something to choose (as `confirm` and `choose`). */
export function* question<C extends Choice>(
  t: Table,
  side: Side,
  rule: Asks,
  when: 'always' | 'if-open',
  lister: Lister<C>,
  mark?: typeof PUBLIC,
): Play<C> {
  const offers = withStanding(side, lister, when);
  for (;;) {
    const choice = yield* when === 'always' ? t.confirm(side, rule, offers, mark) : t.choose(side, rule, offers, mark);
    if (!hasChanged(t, side, choice)) return choice as C;
  }
}

export type Lister<C extends Choice> = (list: Listing<C, Rule>, state: Readonly<State>) => void;

/** Standing orders alone are no reason to ask. */
const withStanding =
  <C extends Choice>(side: Side, lister: Lister<C>, when: 'always' | 'if-open' = 'always'): Lister<Choice> =>
  (list, state) => {
    lister(list as unknown as Listing<C, Rule>, state);
    if (when === 'always' || list.hasChoice()) listStanding(list, state, side);
  };

function hasChanged(t: Table, side: Side, choice: Choice): boolean {
  if (choice[0] === 'standing') {
    giveOrder(t, side, choice[1], choice[2]);
    return true;
  }
  if (t.state.changed.length > 0) t.state.changed = [];
  return false;
}

function listStanding(list: Listing<Choice, Rule>, state: Readonly<State>, side: Side): void {
  for (const kind of STANDING_KINDS) {
    if (state.changed.includes(kind)) continue;
    for (const value of STANDING_VALUES[kind])
      if (value !== state.standing[side][kind]) list.open(['standing', kind, value]);
  }
}

export function giveOrder(t: Table, side: Side, kind: StandingKind, value: StandingValue): void {
  t.state.standing = withOf(t.state.standing, side, { ...t.state.standing[side], [kind]: value });
  t.state.changed.push(kind);
  t.log('WPZ-M.10', { what: 'standing-order', side, kind, value });
}

/** Losses, cheapest: who has fired or cannot, who carries nothing, the loss order, the ID. */
export function cheapestLoss(
  state: Readonly<State>,
  candidates: readonly UnitId[],
  isDone: (unit: UnitId) => boolean,
): UnitId | undefined {
  const rank = (unit: UnitId): number => (isDone(unit) ? 0 : 2) + (cargoOf(state, unit).length > 0 ? 1 : 0);
  return [...candidates].sort((one, other) => rank(one) - rank(other) || byLossOrder(one, other))[0];
}

/** Shots, by the book: who fires. */
export const bookShooter = (eligible: readonly UnitId[]): UnitId | undefined => [...eligible].sort(byLossOrder)[0];

const CLASS_ORDER: readonly TargetClass[] = ['surface', 'submarine', 'ground', 'air'];

/** Shots, by the book: with the highest factor against a class that is there. */
export function bookClass(
  state: Readonly<State>,
  shooter: UnitId,
  classes: readonly (readonly [TargetClass, Factor])[],
): TargetClass | undefined {
  const strength = ([, factor]: readonly [TargetClass, Factor]): number => factorOf(state, shooter, factor);
  return [...classes].sort(
    (one, other) => strength(other) - strength(one) || CLASS_ORDER.indexOf(one[0]) - CLASS_ORDER.indexOf(other[0]),
  )[0]?.[0];
}

/** Shots, by the book: at the dearest unit of the class, reduced ones first. */
export const bookTarget = (state: Readonly<State>, targets: readonly UnitId[]): UnitId | undefined =>
  [...targets].sort(
    (one, other) =>
      lossRank(other) - lossRank(one) ||
      Number(isReduced(state, other)) - Number(isReduced(state, one)) ||
      (one < other ? -1 : 1),
  )[0];
