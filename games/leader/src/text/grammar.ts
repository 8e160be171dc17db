/** What the languages write alike. */
import { shipCard } from '../cards.ts';
import type { View } from '../state.ts';

export const card = (number: number): string => shipCard(number).name;
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** A ship as the player knows it: its marker, and its name once revealed. */
export function ship(view: View, id: string): string {
  const found = [...(view.contact?.ships ?? []), ...(view.errand?.ships ?? [])].find((one) => one.id === id);
  return found?.card ? `${card(found.card)} (${id})` : id;
}
