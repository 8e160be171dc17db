/** A small game for one: three answers that change nothing, then a die that decides. Every moment is quiet, and its value is far off. */
import type { GameModule, Lexicon, Listing, Play, Table } from '@derby/kernel';
import type { AdvisedGame } from '../src/index.ts';

interface State {
  turns: number;
  die: number;
}
type Turn = readonly ['port'] | readonly ['starboard'];

interface Pilot extends Lexicon {
  state: State;
  seat: 'pilot';
  rule: 'PIL-1' | 'PIL-2';
  asks: 'PIL-1';
  choice: Turn;
  log: { what: 'die'; dice: number[] };
  view: State;
  grade: 'home' | 'aground';
  option: never;
}

const TURNS = 3;
const turns = (list: Listing<Turn>): void => list.openAll([['port'], ['starboard']]);

function* play(t: Table<Pilot>): Play<void> {
  while (t.state.turns < TURNS) {
    yield* t.checkpoint();
    yield* t.choose('pilot', 'PIL-1', turns);
    t.state.turns += 1;
  }
  t.state.die = t.d6();
  t.log('PIL-2', { what: 'die', dice: [t.state.die] });
}

export const pilot: GameModule<Pilot> = {
  id: 'pilot',
  edition: 1,
  seats: ['pilot'],
  rules: { 'PIL-1': 'The helm', 'PIL-2': 'The bar' },
  presets: { standard: {} },
  options: [],
  setup: () => ({ turns: 0, die: 0 }),
  play,
  concede: (t) => {
    t.state.die = 1;
  },
  view: (state) => ({ ...state }),
  resample: () => {},
  result: ({ die }) =>
    die === 0
      ? undefined
      : die > 3
        ? { rule: 'PIL-2', winner: 'pilot', grade: 'home', worth: { pilot: 1 } }
        : { rule: 'PIL-2', winner: 'nobody', grade: 'aground', worth: { pilot: 0 } },
  metrics: () => ({}),
};

/** Half of all pilots come home; the value hopes for nine in ten. */
export const advisedPilot: AdvisedGame<Pilot> = {
  game: pilot,
  advice: { policy: (_known, { offers }) => offers[0]?.choice ?? ['port'], evaluate: () => 0.9 },
};
