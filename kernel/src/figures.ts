/** Figures as every language writes them. */

/** Chances are sums of fractions: what is nearer than this to never or to always is meant to be just that. */
const SLACK = 1e-9;

/** Whole percent, but never "0 %" for what can happen, nor "100 %" for what can fail. */
export function percent(share: number, under = '<', over = '>'): string {
  const rounded = Math.round(100 * share);
  if (rounded === 0 && share > SLACK) return `${under}1 %`;
  return rounded === 100 && share < 1 - SLACK ? `${over}99 %` : `${rounded} %`;
}

/** With its sign, and a minus as long as the plus. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
