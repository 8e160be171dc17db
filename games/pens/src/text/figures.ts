/** Figures that the languages write alike. */

/** Whole percent, but never "0 %" for what can happen, nor "100 %" for what can fail: "under 1 %", "over 99 %". */
export function percent(share: number, under: string, over: string): string {
  if (share > 0 && share < 0.005) return `${under} 1 %`;
  if (share < 1 && share >= 0.995) return `${over} 99 %`;
  return `${Math.round(100 * share)} %`;
}

/** With its sign; what is written as nothing has no minus before it. */
export function signed(n: number, said: (size: number) => string = String): string {
  const size = said(Math.abs(n));
  return `${n < 0 && /[1-9]/.test(size) ? '−' : '+'}${size}`;
}

/** A lead, in points of a hundred; none is neither ahead nor behind. */
export function points(lead: number): string {
  const whole = Math.round(100 * lead);
  return whole === 0 ? '0' : signed(whole);
}
