/** What the languages write alike. */
import { shipCard } from '../cards.ts';
import type { View } from '../state.ts';

export const card = (number: number): string => shipCard(number).name;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
/** Whole percent, but never "0 %" for what can happen, nor "100 %" for what can fail. */
export function percent(share: number): string {
  if (share > 0 && share < 0.005) return '<1 %';
  if (share < 1 && share > 0.995) return '>99 %';
  return `${Math.round(100 * share)} %`;
}

/** A ship as the player knows it: its marker, and its name once revealed. */
export function ship(view: View, id: string): string {
  const found = [...(view.contact?.ships ?? []), ...(view.errand?.ships ?? [])].find((one) => one.id === id);
  return found?.card ? `${card(found.card)} (${id})` : id;
}
