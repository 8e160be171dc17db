/** What the languages write alike. */
import { shipCard } from '../cards.ts';
import { BOATS, type BoatId, card as boatCard, type Level } from '../data/boats.ts';
import { CAMPAIGNS, type SpecialOptionId } from '../data/campaigns.ts';
import { SNORKEL_SO } from '../data/constants.ts';
import type { View } from '../view.ts';

export const card = (number: number): string => shipCard(number).name;

/** A ship as the player knows it: its marker, and its name once revealed. */
export function ship(view: View, id: string): string {
  const found = [...(view.contact?.ships ?? []), ...(view.errand?.ships ?? [])].find((one) => one.id === id);
  return found?.card ? `${card(found.card)} (${id})` : id;
}

/** SO come in halves. */
export const halves = (points: number): string =>
  Number.isInteger(points) ? String(points) : `${Math.floor(points) || ''}½`;

/** What a boat costs with a crew of that level, in what the language calls SO; empty where no boat is being bought. */
export const crewPrice = (boat: BoatId | null, level: Level, so: string): string =>
  boat === null ? '' : `, ${boatCard(boat, level).so} ${so}`;

/** What an option costs on this campaign's sheet. */
export function optionPrice({ campaign }: View, option: SpecialOptionId | 'snorkel', so: string): string {
  const cost = option === 'snorkel' ? SNORKEL_SO : CAMPAIGNS[campaign].options[option]?.cost;
  return cost === undefined ? '' : `, ${halves(cost)} ${so}`;
}

/** A boat for sale by its class, its captain and its cheapest crew, in the words of a language. */
export const boatForSale = (
  id: BoatId,
  words: { readonly type: string; readonly from: string; readonly so: string },
): string =>
  `${id}, ${words.type} ${BOATS[id].class}, ${BOATS[id].captain}, ${words.from} ${boatCard(id, 'green').so} ${words.so}`;
