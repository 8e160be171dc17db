/** The proof of a fitted value: how it does on games that it was not fitted on. */
import type { GameModule, Lexicon, Study } from '@derby/kernel';
import { type Fitted, type Proof, valueBy } from '@derby/kernel/value';
import { type Bin, binsOf, meanOf, offBy, type Rated, spreadOf } from '../reliability.ts';
import type { PlayedGame } from './positions.ts';

export interface Proved {
  readonly proof: Proof;
  readonly bins: readonly Bin[];
}

export function prove<G extends Lexicon>(
  { edition }: Pick<GameModule<G>, 'edition'>,
  { settings }: Pick<Study<G>, 'settings'>,
  fitted: Fitted,
  held: readonly PlayedGame[],
): Proved {
  const rated = held.flatMap(({ rows, worth }) =>
    rows.map((row): Rated => ({ expected: valueBy(fitted, row), came: worth })),
  );
  const mean = meanOf(rated.map(({ came }) => came));
  const openings = held.map(({ rows }) => valueBy(fitted, rows[0] ?? []));
  const came = spreadOf(held.map(({ worth }) => worth));
  const bins = binsOf(rated);
  const proof = {
    edition,
    varied: [...new Set(settings.flatMap((setting) => Object.keys(setting)))],
    games: held.length,
    positions: rated.length,
    error: short(meanOf(rated.map((one) => (one.expected - one.came) ** 2))),
    guessing: short(meanOf(rated.map((one) => (mean - one.came) ** 2))),
    opening: { expected: short(meanOf(openings)), came: short(came.mean), reach: short(came.reach) },
    off: short(offBy(bins)),
  };
  return { proof, bins };
}

const short = (figure: number): number => Number(figure.toFixed(4));
