/** UL-4.1  An empty table: campaign, length and options are chosen, nothing is shuffled yet. */
import type { Options } from '@derby/kernel';
import { emptyDecks } from './cards.ts';
import { readOptions } from './options.ts';
import type { Leader, State } from './state.ts';

export function setup(options: Options<Leader>): State {
  const { campaign, length, settings } = readOptions(options);
  return {
    campaign,
    length,
    settings,
    phase: 'muster',
    turn: 1,
    so: 0,
    vp: 0,
    turnVp: 0,
    praises: 0,
    penniless: false,
    boats: [],
    bought: {},
    rested: false,
    warnings: {},
    intel: [],
    airSearch: [],
    supply: [],
    acting: null,
    voyage: null,
    errand: null,
    contact: null,
    battle: null,
    tactics: [],
    judgements: [],
    conceded: false,
    decks: emptyDecks(),
  };
}
