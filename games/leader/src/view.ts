/** Who may see what: everyone everything, but the order of the decks. An unknown ship has no card until it is revealed. */
import { copyOf, type Dice } from '@derby/kernel';
import { DECKS, type Deck, type Pile, type State } from './state.ts';

/** What lies open: all but the decks. A view and a state both hold it. */
export type Known = Omit<State, 'decks'>;

/** What everyone sees: of the decks only the counts and what has been discarded. */
export interface View extends Known {
  piles: Record<
    Deck,
    { readonly left: number; readonly discarded: readonly number[]; readonly out: readonly number[] }
  >;
}

/** A deck is shown by its size and by what has left it; what is left follows, its order is nobody's to know. */
export function view(state: Readonly<State>): View {
  return {
    campaign: state.campaign,
    length: state.length,
    settings: { ...state.settings },
    phase: state.phase,
    turn: state.turn,
    so: state.so,
    vp: state.vp,
    turnVp: state.turnVp,
    praises: state.praises,
    penniless: state.penniless,
    boats: copyOf(state.boats),
    bought: { ...state.bought },
    rested: state.rested,
    warnings: { ...state.warnings },
    intel: [...state.intel],
    airSearch: [...state.airSearch],
    supply: [...state.supply],
    acting: state.acting,
    voyage: copyOf(state.voyage),
    errand: copyOf(state.errand),
    contact: copyOf(state.contact),
    battle: copyOf(state.battle),
    tactics: [...state.tactics],
    judgements: copyOf(state.judgements),
    conceded: state.conceded,
    piles: pilesOf(state),
  };
}

function pilesOf({ decks }: Readonly<State>): View['piles'] {
  return Object.fromEntries(DECKS.map((deck) => [deck, openPile(decks[deck])])) as Record<
    Deck,
    ReturnType<typeof openPile>
  >;
}

const openPile = ({ draw, discard, out }: Readonly<Pile>) => ({
  left: draw.length,
  discarded: [...discard].sort((a, b) => a - b),
  out: [...out].sort((a, b) => a - b),
});

/** Another order of every deck, which is all that is hidden: from the dice alone, not from the order nobody knows. */
export function resample(state: State, dice: Dice): void {
  for (const deck of DECKS) dice.shuffle(state.decks[deck].draw.sort((a, b) => a - b));
}
