/**
 * Coves, a toy game of secrets between two seats, for the kernel's own tests. The raider hides a prize in one of four coves and may
 * row to another every night; the hunter searches one, or waits. A raider who is found may buy the hunter off, if he has a coin. It
 * can be played with one leak at a time, and the contract must find each.
 */
import {
  type Advice,
  type Dice,
  type GameModule,
  type Table as KernelTable,
  type Lexicon,
  type Listing,
  type Play,
  PUBLIC,
  type Viewer,
} from '@derby/kernel';

export type Leak =
  | 'the cove in the view of the hunter'
  | 'the cove in the offers of the hunter'
  | 'a first hiding place told to all'
  | 'a prize told to all in a step that also reveals'
  | 'an entry addressed to the wrong seat'
  | 'a public line that is missing when somebody lies low'
  | 'a resample that does nothing'
  | 'a resample that makes a world that cannot be'
  | 'log where reveal belongs'
  | 'choose where confirm belongs'
  | 'a secret kept in a procedure across a question of the other seat'
  | 'a question with a secret marked as public';

type Seat = 'raider' | 'hunter';
type Rule = 'COV-1' | 'COV-2' | 'COV-3' | 'COV-4' | 'COV-5';
type Choice =
  | readonly ['hide', number]
  | readonly ['lie-low']
  | readonly ['row', number]
  | readonly ['search', number]
  | readonly ['wait']
  | readonly ['bribe']
  | readonly ['give-up'];
type List<V extends Choice[0]> = Listing<Extract<Choice, readonly [V, ...unknown[]]>, Rule>;

interface Known {
  night: number;
  phase: 'hide' | 'row' | 'search' | 'bribe' | 'over';
  /** What the last search found, and where. */
  searched: { cove: number; found: boolean } | null;
  /** Known to all once it is found. */
  prize: number | null;
  winner: Seat | null;
}
interface State extends Known {
  cove: number;
  cargo: number;
  coins: number;
  daylight: boolean;
}
interface CovesView extends Known {
  secret: { cove: number; cargo: number; coins: number } | null;
}

export interface Coves extends Lexicon {
  state: State;
  seat: Seat;
  rule: Rule;
  asks: 'COV-2' | 'COV-3' | 'COV-4' | 'COV-5';
  choice: Choice;
  log:
    | { readonly what: 'prize'; readonly prize: number }
    | { readonly what: 'hidden' | 'rowed' | 'found' | 'nothing-found'; readonly cove: number }
    | { readonly what: 'night' | 'oars' | 'bribed' | 'given-up' };
  view: CovesView;
  grade: 'won';
  option: 'daylight';
}
type Table = KernelTable<Coves>;

const COVES = [1, 2, 3, 4];
const NIGHTS = 4;
const RICHEST = 6;
const PURSE = 2;

/** Only this seat may read it; in daylight everybody may. */
const keptFor = (t: Table, seat: Seat): Seat[] | undefined => (t.state.daylight ? undefined : [seat]);

/** The game as it is, or with this leak. In daylight nothing is hidden. */
export function coves(leak?: Leak): GameModule<Coves> {
  const has = (one: Leak): boolean => leak === one;

  function* play(t: Table): Play<void> {
    while (t.state.phase !== 'over') {
      yield* t.checkpoint();
      if (t.state.phase === 'hide') yield* hide(t);
      else if (t.state.phase === 'row') yield* row(t);
      else if (t.state.phase === 'search') yield* search(t, t.state.cove);
      else yield* bribe(t);
    }
  }

  function* hide(t: Table): Play<void> {
    t.state.cargo = t.die(RICHEST);
    t.state.coins = t.die(PURSE + 1) - 1;
    t.log('COV-1', { what: 'prize', prize: t.state.cargo }, keptFor(t, 'raider'));
    const [, cove] = yield* t.choose('raider', 'COV-2', (list: List<'hide'>) => {
      for (const one of COVES) list.open(['hide', one]);
    });
    t.state.cove = cove;
    const reader = has('an entry addressed to the wrong seat') ? 'hunter' : 'raider';
    const to = has('a first hiding place told to all') ? undefined : keptFor(t, reader);
    t.log('COV-2', { what: 'hidden', cove }, to);
    t.state.phase = 'row';
  }

  function* row(t: Table): Play<void> {
    const order = yield* t.choose('raider', 'COV-3', (list: List<'lie-low' | 'row'>, { cove }) => {
      list.open(['lie-low']);
      for (const one of COVES) if (one !== cove) list.open(['row', one]);
    });
    if (order[0] === 'row') {
      t.state.cove = order[1];
      t.log('COV-3', { what: 'rowed', cove: order[1] }, keptFor(t, 'raider'));
    }
    if (order[0] === 'row' || !has('a public line that is missing when somebody lies low'))
      t.log('COV-3', { what: 'oars' });
    t.state.phase = 'search';
    if (has('a secret kept in a procedure across a question of the other seat')) yield* search(t, t.state.cove);
  }

  function* search(t: Table, cove: number): Play<void> {
    const order = yield* t.choose('hunter', 'COV-4', (list: List<'search' | 'wait'>, state) => {
      for (const one of COVES)
        list.offer(['search', one], has('the cove in the offers of the hunter') && one === state.cove && 'COV-4');
      list.open(['wait']);
    });
    t.state.searched = null;
    if (order[0] === 'wait') return dawn(t);
    const found = order[1] === cove;
    t.state.searched = { cove: order[1], found };
    if (found) t.state.prize = t.state.cargo;
    const tell = has('log where reveal belongs') ? t.log : t.reveal;
    tell.call(t, 'COV-4', { what: found ? 'found' : 'nothing-found', cove: order[1] });
    if (has('a prize told to all in a step that also reveals')) t.log('COV-1', { what: 'prize', prize: t.state.cargo });
    if (found) t.state.phase = 'bribe';
    else dawn(t);
  }

  function* bribe(t: Table): Play<void> {
    const answers = (list: List<'bribe' | 'give-up'>, { coins }: Readonly<State>): void => {
      list.offer(['bribe'], coins === 0 && 'COV-5');
      list.open(['give-up']);
    };
    const mark = has('a question with a secret marked as public') ? PUBLIC : undefined;
    const [answer] = has('choose where confirm belongs')
      ? yield* t.choose('raider', 'COV-5', answers)
      : yield* t.confirm('raider', 'COV-5', answers, mark);
    if (answer === 'give-up') return end(t, 'hunter', 'given-up');
    t.state.coins -= 1;
    t.reveal('COV-5', { what: 'bribed' });
    dawn(t);
  }

  function dawn(t: Table): void {
    t.state.night += 1;
    t.log('COV-3', { what: 'night' });
    if (t.state.night === NIGHTS) end(t, 'raider');
    else t.state.phase = 'row';
  }

  function end(t: Table, winner: Seat, what?: 'given-up'): void {
    t.state.phase = 'over';
    t.state.winner = winner;
    if (what) t.reveal('COV-5', { what });
  }

  function view(state: Readonly<State>, viewer: Viewer<Coves>): CovesView {
    const { night, phase, searched, prize, winner, cove, cargo, coins } = state;
    const known = { night, phase, searched: searched && { ...searched }, prize, winner };
    const knows = state.daylight || viewer === 'raider' || has('the cove in the view of the hunter');
    return { ...known, secret: knows ? { cove, cargo, coins } : null };
  }

  /** Where he was found he is; where a search found nothing he is not, until he may have rowed. */
  function resample(state: State, viewer: Viewer<Coves>, dice: Dice): void {
    if (state.daylight || viewer === 'raider' || has('a resample that does nothing')) return;
    const { searched, prize, phase } = state;
    if (phase !== 'hide' && !(phase !== 'search' && searched?.found)) {
      const empty = phase === 'row' ? searched?.cove : undefined;
      const left = COVES.filter((cove) => cove !== empty);
      state.cove = left[dice.below(left.length)] ?? 0;
    }
    if (prize === null) state.cargo = dice.below(RICHEST) + 1;
    state.coins = dice.below(PURSE + 1);
    if (has('a resample that makes a world that cannot be')) state.cove = COVES.length + 1;
  }

  return {
    id: 'coves',
    edition: 1,
    seats: ['raider', 'hunter'],
    rules: { 'COV-1': 'The prize', 'COV-2': 'Hiding', 'COV-3': 'A night', 'COV-4': 'The search', 'COV-5': 'The bribe' },
    options: [{ id: 'daylight', rule: 'COV-1', values: [false, true], standard: false }],
    presets: { standard: {} },
    isOpenToAll: ({ daylight }) => daylight === true,
    setup: ({ daylight }) => ({
      night: 0,
      phase: 'hide',
      searched: null,
      prize: null,
      winner: null,
      cove: 0,
      cargo: 0,
      coins: 0,
      daylight: daylight === true,
    }),
    play,
    concede: (t, seat) => {
      t.state.winner = seat === 'raider' ? 'hunter' : 'raider';
    },
    view,
    resample,
    result: ({ winner }) =>
      winner
        ? {
            rule: 'COV-5',
            winner,
            grade: 'won',
            worth: { raider: winner === 'raider' ? 1 : 0, hunter: winner === 'hunter' ? 1 : 0 },
          }
        : undefined,
    metrics: ({ night }) => ({ night }),
  };
}

const firstOpen: Advice<Coves>['policy'] = (_known, { offers }) =>
  offers.find((one) => one.barredBy === undefined)?.choice ?? ['wait'];

export const COVES_PROMISES = {
  maxDecisions: 20,
  advice: { policy: firstOpen, evaluate: () => 0.5 } satisfies Advice<Coves>,
  invariants: {
    'the prize lies in one of the coves': ({ cove, phase }: Readonly<State>) =>
      phase === 'hide' || COVES.includes(cove),
  },
};

/** An adviser who looks for the cove in the state. */
export const allKnowing: Advice<Coves> = {
  evaluate: () => 0.5,
  policy: (known, question, dice) =>
    'cove' in known && question.seat === 'hunter' && question.rule === 'COV-4'
      ? ['search', known.cove]
      : firstOpen(known, question, dice),
};
