/** Figures that the languages write alike. */
import { signed } from '@derby/kernel';

/** What is gained or lost, as the language writes it; what is written as nothing has no minus before it. */
export function gain(ipc: number, written: (size: number) => string): string {
  const size = written(Math.abs(ipc));
  return `${ipc < 0 && /[1-9]/.test(size) ? '−' : '+'}${size}`;
}

/** A lead, in points of a hundred; none is neither ahead nor behind. */
export function points(lead: number): string {
  const whole = Math.round(100 * lead);
  return whole === 0 ? '0' : signed(whole);
}
