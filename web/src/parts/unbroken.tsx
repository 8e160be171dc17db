import { BOAT_NAMES } from '../text/boat-names.ts';

/** A line ends nowhere in the name of a boat. */
export const unbroken = (text: string) =>
  text.split(BOAT_NAMES).map((part, i) => (i % 2 === 1 ? <span class="unbroken">{part}</span> : part));
