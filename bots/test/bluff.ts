/** A small game for two with a hidden fact: each holds a card, and whoever bids higher wins unless the other calls a bluff. */
import type { Choice, GameModule, Lexicon, Listing, Play, Table } from '@derby/kernel';
import type { AdvisedGame } from '../src/index.ts';

type Seat = 'north' | 'south';

interface State {
  /** Cards from 1 to 6; each seat sees its own. */
  cards: { north: number; south: number };
  dealt: boolean;
  bet: boolean;
  winner: Seat | null;
  die: number;
}

interface Bluff extends Lexicon {
  state: State;
  seat: Seat;
  rule: 'BLF-1' | 'BLF-2' | 'BLF-3';
  asks: 'BLF-1' | 'BLF-2';
  choice: readonly ['bet'] | readonly ['pass'] | readonly ['call'] | readonly ['fold'];
  log: { what: 'die'; dice: number[] } | { what: 'showdown' };
  view: { card: number; dealt: boolean; bet: boolean; winner: Seat | null };
  grade: 'won';
  option: never;
}

const bids = (list: Listing<readonly ['bet'] | readonly ['pass']>): void => list.openAll([['bet'], ['pass']]);
const answers = (list: Listing<readonly ['call'] | readonly ['fold']>): void => list.openAll([['call'], ['fold']]);

/** North bets or passes; South, facing a bet, calls or folds; a pass is settled by a die that favours nobody. */
function* play(t: Table<Bluff>): Play<void> {
  yield* t.checkpoint();
  if (!t.state.dealt) {
    t.state.cards = { north: t.die(6), south: t.die(6) };
    t.state.dealt = true;
  }
  yield* t.checkpoint();
  if (!t.state.bet) {
    const [bid] = yield* t.choose('north', 'BLF-1', bids);
    if (bid === 'pass') {
      t.state.die = t.d6();
      t.log('BLF-1', { what: 'die', dice: [t.state.die] });
      t.state.winner = t.state.die > 3 ? 'north' : 'south';
      return;
    }
    t.state.bet = true;
  }
  yield* t.checkpoint();
  const [answer] = yield* t.choose('south', 'BLF-2', answers);
  t.state.winner = answer === 'fold' || t.state.cards.north > t.state.cards.south ? 'north' : 'south';
  t.reveal('BLF-3', { what: 'showdown' });
}

export const bluff: GameModule<Bluff> = {
  id: 'bluff',
  edition: 1,
  seats: ['north', 'south'],
  rules: { 'BLF-1': 'The bet', 'BLF-2': 'The answer', 'BLF-3': 'The showdown' },
  presets: { standard: {} },
  options: [],
  setup: () => ({ cards: { north: 0, south: 0 }, dealt: false, bet: false, winner: null, die: 0 }),
  play,
  concede: (t, seat) => {
    t.state.winner = seat === 'north' ? 'south' : 'north';
  },
  view: ({ cards, dealt, bet, winner }, viewer) => ({
    card: viewer === 'spectator' ? 0 : cards[viewer],
    dealt,
    bet,
    winner,
  }),
  resample: (state, viewer, dice) => {
    if (viewer !== 'north') state.cards.north = dice.below(6) + 1;
    if (viewer !== 'south') state.cards.south = dice.below(6) + 1;
  },
  result: ({ winner }) =>
    winner === null
      ? undefined
      : {
          rule: 'BLF-3',
          winner,
          grade: 'won',
          worth: { north: winner === 'north' ? 1 : 0, south: winner === 'south' ? 1 : 0 },
        },
  metrics: () => ({}),
};

export const advisedBluff: AdvisedGame<Bluff> = {
  game: bluff,
  advice: {
    policy: (_known, { offers }) => offers[0]?.choice ?? (['pass'] as Choice as Bluff['choice']),
    evaluate: () => 0.5,
  },
};

/** A table at which the cards are as given. */
export const dealt = (north: number, south: number): State => ({
  cards: { north, south },
  dealt: true,
  bet: false,
  winner: null,
  die: 0,
});
