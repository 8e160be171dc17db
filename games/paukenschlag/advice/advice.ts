/** A first advice: sensible standing orders, and the first sensible choice. */
import { type Advice, openOf } from '@derby/kernel';
import type { Choice } from '../src/choices.ts';
import type { Drumbeat, OrderKind, OrderValue } from '../src/state.ts';
import { balance, lastTurn, threshold } from '../src/victory.ts';

/** Questions that need no thought are answered in advance. */
const ORDERS: Readonly<Partial<Record<OrderKind, OrderValue>>> = {
  grids: 'auto',
  intercept: 'all',
  cap: 'all',
  bases: 'same',
  huffDuff: 'always',
  patrols: 'renew',
  refuel: 'full',
  commit: 'none',
};

/** What is preferred where several things are open, best first. */
const PREFERRED: readonly Choice[0][] = [
  'by-order',
  'strike',
  'torpedo',
  'depth-charge',
  'gun',
  'detect',
  'listen',
  'search',
  'bombard',
  'seek',
  'attack',
  'patrol',
  'move',
];

export const advice: Advice<Drumbeat> = {
  policy(_known, { offers }) {
    const open = openOf(offers).map((one) => one.choice);
    const order = open.find(([verb, kind, value]) => verb === 'order' && ORDERS[kind as OrderKind] === value);
    if (order) return order;
    const rank = ([verb]: Choice): number => {
      const at = PREFERRED.indexOf(verb);
      return at < 0 ? (verb === 'order' ? PREFERRED.length + 1 : PREFERRED.length) : at;
    };
    return open.reduce((best, one) => (rank(one) < rank(best) ? one : best));
  },

  /** The balance against the threshold, surer towards the end. */
  evaluate(known, seat) {
    if (known.ended) return known.ended.winner === seat ? 1 : 0;
    const left = Math.max(1, lastTurn(known) - known.turn + 1);
    const target = threshold(known.options);
    const expected = balance(known) + (target * left) / lastTurn(known);
    const chance = 1 / (1 + Math.exp((-1.7 * (expected - target)) / (18 * Math.sqrt(left))));
    return seat === 'axis' ? chance : 1 - chance;
  },
};
