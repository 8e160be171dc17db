/**
 * Lantern, a toy game for the kernel's own tests. Two seats hold hidden cards. Each round a seat plays a card face down or signals with a
 * die; then the other guesses. After four rounds the higher score wins. It has everything a kernel must carry: two seats, hidden hands, dice,
 * reveals, private log entries, a toggle, a barred offer and an undo that sometimes works.
 */
import type { Advice, Dice, GameModule, Table as KernelTable, Lexicon, Listing, Play, Viewer } from '@derby/kernel';

export type Seat = 'red' | 'blue';
type Rule = 'LAN-1' | 'LAN-2' | 'LAN-2.1' | 'LAN-3' | 'LAN-4' | 'LAN-5';
type Log =
  | { readonly what: 'card-laid'; readonly card: number }
  | { readonly what: 'lantern-swung'; readonly dice: readonly number[] }
  | { readonly what: 'guess'; readonly guess: string; readonly card: number; readonly right: boolean }
  | { readonly what: 'conceded'; readonly seat: Seat };

interface Known {
  round: number;
  turn: Seat;
  noted: number;
  score: Record<Seat, number>;
  conceded: Seat | null;
  /** Cards that came to light, in that order. */
  seen: number[];
}
export interface State extends Known {
  deck: number[];
  hands: Record<Seat, number[]>;
  laid: number | null;
  fog: boolean;
  dealt: boolean;
}
interface View extends Known {
  hand: number[];
  others: number;
  deck: number;
  laid: boolean;
}

type Choice = readonly ['lay', number] | readonly ['swing'] | readonly ['note'] | readonly ['high'] | readonly ['low'];
type List<V extends Choice[0]> = Listing<Extract<Choice, readonly [V, ...unknown[]]>, Rule>;

export interface Lantern extends Lexicon {
  state: State;
  seat: Seat;
  rule: Rule;
  asks: 'LAN-2' | 'LAN-3';
  choice: Choice;
  log: Log;
  view: View;
  grade: 'won' | 'lost' | 'draw';
  option: 'fog';
}
type Table = KernelTable<Lantern>;

const ROUNDS = 8;
const NOTES = 2;
const other = (seat: Seat): Seat => (seat === 'red' ? 'blue' : 'red');

function* play(t: Table): Play<void> {
  if (!t.state.dealt) deal(t);
  while (t.state.round < ROUNDS && !t.state.conceded) {
    yield* t.checkpoint();
    if (t.state.laid === null) yield* round(t);
    else yield* guess(t, t.state.turn);
  }
}

function deal(t: Table): void {
  t.shuffle(t.state.deck);
  for (const seat of ['red', 'blue'] as const) t.state.hands[seat] = t.state.deck.splice(0, 3);
  t.state.dealt = true;
}

function* round(t: Table): Play<void> {
  const seat = t.state.turn;
  const order = yield* t.choose(seat, 'LAN-2', (list: List<'lay' | 'swing' | 'note'>) => {
    for (const card of t.state.hands[seat]) list.open(['lay', card]);
    list.offer(['swing'], t.state.fog && 'LAN-2.1');
    list.offer(['note'], t.state.noted >= NOTES && 'LAN-5');
  });
  if (order[0] === 'note') t.state.noted += 1;
  else if (order[0] === 'swing') swing(t, seat);
  else lay(t, seat, order[1]);
}

function swing(t: Table, seat: Seat): void {
  const dice = [t.d6(), t.d10()];
  if (dice[0] === 6) t.state.score[seat] += 1;
  t.log('LAN-4', { what: 'lantern-swung', dice });
  next(t);
}

function lay(t: Table, seat: Seat, card: number): void {
  t.state.hands[seat] = t.state.hands[seat].filter((one) => one !== card);
  t.state.laid = card;
  t.log('LAN-2', { what: 'card-laid', card }, [seat]);
}

function* guess(t: Table, seat: Seat): Play<void> {
  const [said] = yield* t.choose(other(seat), 'LAN-3', guesses);
  const card = t.state.laid ?? 0;
  const right = said === (card > 6 ? 'high' : 'low');
  t.state.score[right ? other(seat) : seat] += 1;
  t.state.laid = null;
  t.state.seen.push(card);
  t.reveal('LAN-3', { what: 'guess', guess: said, card, right });
  const drawn = t.draw(t.state.deck);
  if (drawn !== undefined) t.state.hands[seat].push(drawn);
  next(t);
}

const guesses = (list: List<'high' | 'low'>): void => list.openAll([['high'], ['low']]);

function next(t: Table): void {
  t.state.round += 1;
  t.state.turn = other(t.state.turn);
  t.state.noted = 0;
}

function view(state: Readonly<State>, viewer: Viewer<Lantern>): View {
  const { round, turn, noted, score, conceded, seen, hands, deck, laid } = state;
  const hand = viewer === 'spectator' ? [] : [...hands[viewer]];
  const others = hands.red.length + hands.blue.length - hand.length;
  const known = { round, turn, noted, score: { ...score }, conceded, seen: [...seen] };
  return { ...known, hand, others, deck: deck.length, laid: laid !== null };
}

/** Everything the viewer does not hold is thrown together and dealt anew; a laid card is known to its owner alone. */
function resample(state: State, viewer: Viewer<Lantern>, dice: Dice): void {
  const hidden = (['red', 'blue'] as const).filter((seat) => seat !== viewer);
  const hidesLaid = state.laid !== null && state.turn !== viewer;
  const pool = [
    ...state.deck,
    ...hidden.flatMap((seat) => state.hands[seat]),
    ...(hidesLaid && state.laid !== null ? [state.laid] : []),
  ];
  pool.sort((a, b) => a - b);
  dice.shuffle(pool);
  for (const seat of hidden) state.hands[seat] = pool.splice(0, state.hands[seat].length);
  if (hidesLaid) state.laid = pool.pop() ?? null;
  state.deck = pool;
}

export const lantern: GameModule<Lantern> = {
  id: 'lantern',
  edition: 1,
  seats: ['red', 'blue'],
  rules: {
    'LAN-1': 'Aim',
    'LAN-2': 'A round',
    'LAN-2.1': 'Fog',
    'LAN-3': 'The guess',
    'LAN-4': 'The lantern',
    'LAN-5': 'Notes',
  },
  presets: { standard: {} },
  options: [{ id: 'fog', rule: 'LAN-2.1', values: [false, true], standard: false }],
  setup: (options) => ({
    round: 0,
    turn: 'red',
    noted: 0,
    score: { red: 0, blue: 0 },
    conceded: null,
    seen: [],
    deck: Array.from({ length: 12 }, (_, i) => i + 1),
    hands: { red: [], blue: [] },
    laid: null,
    fog: options.fog === true,
    dealt: false,
  }),
  play,
  concede: (t, seat) => {
    t.state.conceded = seat;
    t.log('LAN-1', { what: 'conceded', seat });
  },
  view,
  resample,
  result: (state) => {
    if (state.round < ROUNDS && !state.conceded) return undefined;
    const lead = state.conceded ? (state.conceded === 'red' ? -1 : 1) : state.score.red - state.score.blue;
    const red = lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
    return {
      rule: 'LAN-1',
      winner: lead > 0 ? 'red' : lead < 0 ? 'blue' : 'draw',
      grade: lead === 0 ? 'draw' : 'won',
      worth: { red, blue: 1 - red },
    };
  },
  metrics: (state) => ({ red: state.score.red }),
};

const advice: Advice<Lantern> = {
  policy: (_known, question) => question.offers.find((one) => !one.barredBy)?.choice ?? ['swing'],
  evaluate: () => 0.5,
};

export const PROMISES = {
  advice,
  maxDecisions: 200,
  invariants: {
    'twelve cards at most': (state: Readonly<State>) =>
      state.deck.length + state.hands.red.length + state.hands.blue.length <= 12,
  },
};
