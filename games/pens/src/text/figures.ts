/** Figures that the languages write alike. */

/** Whole percent, but never "0 %" for what can happen, nor "100 %" for what can fail. */
export function percent(share: number): string {
  if (share > 0 && share < 0.005) return '<1 %';
  if (share < 1 && share > 0.995) return '>99 %';
  return `${Math.round(100 * share)} %`;
}

export const signed = (n: number, said: (size: number) => string = String): string =>
  `${n < 0 ? '−' : '+'}${said(Math.abs(n))}`;

/** A lead, in points of a hundred. */
export const points = (lead: number): string => signed(Math.round(100 * lead));
