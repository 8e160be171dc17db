/** What no sentence of this game may hold, whatever it tells. */
import { expect } from 'vitest';

/** What no sentence may hold: an ID, an empty place, a word that says something is missing, two blanks, a small first letter. */
export const FAULTY =
  /undefined|\bnull\b|NaN|\[object|^\s*$| {2}|\b[GBFUANDI]-[A-Z]+-\w|\b[AG]P-[A-Z]|[A-Z]{3,}_|\bTF-|^\p{Ll}/u;
/** An article or preposition that should have been elided or contracted; the h of Halifax is not mute. */
export const UNELIDED = /(?<![\p{L}-])(de|le|la|que|ne|se|je|du) (?!Halifax)[aeiouyàâéèêîôûh]/iu;
const UNCONTRACTED = /(?<!\p{L})(de les?|à les?) (?!\p{L}+ ?\()/iu;
/** One of something in the plural, or several in the singular. */
const NUMBER =
  /(?<![\d+−-])(?<!\d )1 (unités|plans|actions|navires|avions|convois)(?!\p{L})|\b([2-9]|\d\d) (unité|plan|action|navire)(?!\p{L})/u;

/** French that a French editor would let pass. */
export const french = (sentence: string): void => {
  expect(sentence).not.toMatch(UNELIDED);
  expect(sentence).not.toMatch(UNCONTRACTED);
  expect(sentence).not.toMatch(NUMBER);
  expect(sentence).not.toContain("'");
  expect(sentence.split(' : ').length, sentence).toBeLessThan(3);
};
