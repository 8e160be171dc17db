/**
 * What a viewer knows, as it is compared and sent: every offer is one short text, and the offers of the last question stay when nothing is asked, so that
 * the next question is told by what has changed since.
 */
import type { Choice, Offer, Question } from '@derby/kernel';
import type { WireNow } from './messages.ts';

/** `march #12 #30`, a number with its mark; `|RULE` after what is barred. What cannot be written so stands as it is. */
export type PackedOffer = string | Offer;

export interface PackedNow extends Omit<WireNow, 'question'> {
  readonly question?: Omit<Question, 'offers'>;
  readonly offers: readonly PackedOffer[];
}

/** `before` is what this viewer was last told. */
export function packed({ question, ...rest }: WireNow, before?: PackedNow): PackedNow {
  if (!question) return { ...rest, offers: before?.offers ?? [] };
  const { offers, ...asked } = question;
  return { ...rest, question: asked, offers: offers.map(packedOffer) };
}

export function unpacked({ question, offers, ...rest }: PackedNow): WireNow {
  return question ? { ...rest, question: laterUnpacked(question, offers) } : rest;
}

/** Its offers are unpacked once somebody reads them: there are hundreds, and after most changes nobody does. */
function laterUnpacked(question: Omit<Question, 'offers'>, packed: readonly PackedOffer[]): Question {
  let offers: readonly Offer[] | undefined;
  return {
    ...question,
    get offers() {
      offers ??= packed.map(unpackedOffer);
      return offers;
    },
  };
}

/** Letters that would be read as something else. */
const MARKED = /^#|[ |]/;

/** Words that were looked at: a game has some hundreds, and lists them again for every question. */
const plain = new Set<string>();
const MOST_WORDS = 50_000;

function isPlain(word: string): boolean {
  if (plain.has(word)) return true;
  if (MARKED.test(word)) return false;
  if (plain.size < MOST_WORDS) plain.add(word);
  return true;
}

export function packedOffer(offer: Offer): PackedOffer {
  let text = '';
  for (const word of offer.choice) {
    if (typeof word === 'string' && !isPlain(word)) return offer;
    text += typeof word === 'number' ? ` #${word}` : ` ${word}`;
  }
  return offer.barredBy === undefined ? text.slice(1) : `${text.slice(1)}|${offer.barredBy}`;
}

function unpackedOffer(offer: PackedOffer): Offer {
  if (typeof offer !== 'string') return offer;
  const [words = '', barredBy] = offer.split('|');
  const choice = words.split(' ').map((word) => (word.startsWith('#') ? Number(word.slice(1)) : word));
  return { choice: choice as unknown as Choice, barredBy };
}
