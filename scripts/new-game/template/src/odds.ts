/** NEW-2.2  Chances, reckoned from what a seat may know. */
import { COVES } from './state.ts';
import type { Known } from './view.ts';

/** The chance that a search finds the hider, for all the seeker knows. */
export const searchOdds = ({ empty }: Readonly<Known>, cove: number): number => {
  const left = COVES.filter((one) => one !== empty);
  return left.some((one) => one === cove) ? 1 / left.length : 0;
};
