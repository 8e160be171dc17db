/** Whole percent, but never "0 %" for what can happen, nor "100 %" for what can fail. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded === 0 && chance > 0) return '<1 %';
  return rounded === 100 && chance < 1 - 1e-9 ? '>99 %' : `${rounded} %`;
}
