/** Lantern, the kernel's toy game with hidden hands, for the tests of the table: with words, and with persons or staff in its seats. */
import {
  type AnyText,
  type GameModule,
  HostedMatch,
  type Lexicon,
  PUBLIC,
  type SeatNow,
  SPECTATOR,
  type Table,
  type Tables,
} from '@derby/kernel';
import { lantern as module } from '../../kernel/test/lantern.ts';
import type { Seating } from '../src/seats/seating.ts';
import { Session } from '../src/table/session.ts';

export const lantern = module as GameModule<Lexicon>;

interface Hand {
  readonly hand: readonly number[];
}

/** The same, but every question under this rule is marked as one that shows nothing secret. */
export const openly = (rule: string): typeof lantern => ({
  ...lantern,
  play: (t) => lantern.play(marking(t, rule)),
});

function marking(table: Table<Lexicon>, marked: string): Table<Lexicon> {
  const choose = (seat: string, rule: string, offers: never) =>
    table.choose(seat, rule, offers, rule === marked ? PUBLIC : undefined);
  return new Proxy(table, {
    get: (_, name) => {
      const found = name === 'choose' ? choose : Reflect.get(table, name);
      return typeof found === 'function' ? found.bind(table) : found;
    },
  });
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

/** The tables behind a session, for whoever has to know more than its screen shows. */
const behind = new WeakMap<Session, Tables>();

export function seated(seating: Seating, game = lantern): Session {
  const tables = HostedMatch.start(game, { seed: 'Hesperus' });
  const session = new Session(tables, seating);
  behind.set(session, tables);
  return session;
}

/** What a seat, or everyone, knows now. */
export function nowOf(session: Session, viewer: string = SPECTATOR): SeatNow {
  const tables = behind.get(session);
  if (!tables) throw new Error('Nobody sits at this table.');
  return tables.at(viewer).now;
}

export const handOf = (session: Session, seat: string): readonly number[] => (nowOf(session, seat).view as Hand).hand;

/** A card of the seat that is asked, laid face down: then the other is asked. */
export function layOne(session: Session): void {
  const [first] = handOf(session, session.seat);
  void session.take(`lay ${first}`);
}
