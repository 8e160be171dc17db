/** Lantern, the kernel's toy game with hidden hands, for the tests of the table: with words, and with persons or staff in its seats. */
import type { AnyText, GameModule, Lexicon } from '@derby/kernel';
import { lantern as module } from '../../kernel/test/lantern.ts';
import type { Seating } from '../src/seats/seating.ts';
import { Session } from '../src/table/session.ts';

export const lantern = module as GameModule<Lexicon>;

interface Hand {
  readonly hand: readonly number[];
}

/** Every text that shows something hidden shows it as `card 7`. */
export const text: AnyText = {
  title: 'Lantern',
  blurb: '',
  seats: { red: 'Red', blue: 'Blue' },
  options: {},
  presets: {},
  grades: { won: 'Won', lost: 'Lost', draw: 'Draw' },
  metrics: {},
  prompts: {
    'LAN-2': ({ hand }: Hand) => `You hold ${hand.map(card).join(', ')}.`,
    'LAN-3': ({ hand }: Hand) => `Guess. You hold ${hand.map(card).join(', ')}.`,
  },
  choices: { lay: ([, number]: [string, number]) => `Lay ${card(number)}` },
  log: {
    'card-laid': (entry: { readonly card: number }) => `Laid ${card(entry.card)}.`,
    guess: (entry: { readonly guess: string }) => `The guess was ${entry.guess}.`,
    'lantern-swung': () => 'The lantern swung.',
  },
};

const card = (number: number): string => `card ${number}`;

export const BOTH: Seating = { red: 'person', blue: 'person' };

export const seated = (seating: Seating, game = lantern): Session => Session.start(game, 'Hesperus', {}, seating);

export const handOf = (session: Session, seat: string): readonly number[] => (session.match.view(seat) as Hand).hand;

/** A card of the seat that is asked, laid face down: then the other is asked. */
export function layOne(session: Session): void {
  const [first] = handOf(session, session.seat);
  session.take(`lay ${first}`);
}
