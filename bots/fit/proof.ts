/** The proof of a fitted value: how it does on games that it was not fitted on. */
import type { GameModule, Lexicon, Study } from '@derby/kernel';
import { type Fitted, type Proof, valueBy } from '@derby/kernel/value';
import { type Bin, binsOf, meanOf, offBy, type Rated, spreadOf } from '../reliability.ts';
import { lotOf, type PlayedGame } from './positions.ts';

/** What was expected at the opening of games with the same setting, and what came. */
export interface Opening {
  readonly setting: Study<Lexicon>['settings'][number];
  readonly games: number;
  readonly expected: number;
  readonly came: number;
  readonly reach: number;
}

export interface Proved {
  readonly proof: Proof;
  readonly bins: readonly Bin[];
  /** Setting by setting, in their order. */
  readonly openings: readonly Opening[];
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
  const openings = settings.map((setting, place) => {
    const played = held.filter((_, number) => lotOf(number, settings.length).setting === place);
    return openingOf(setting, fitted, played);
  });
  const bins = binsOf(rated);
  const proof = {
    edition,
    varied: [...new Set(settings.flatMap((setting) => Object.keys(setting)))],
    games: held.length,
    positions: rated.length,
    error: short(meanOf(rated.map((one) => (one.expected - one.came) ** 2))),
    guessing: short(meanOf(rated.map((one) => (mean - one.came) ** 2))),
    opening: shortly(openingOf({}, fitted, held)),
    openings: openings.map(shortly),
    off: short(offBy(bins)),
  };
  return { proof, bins, openings };
}

function openingOf(setting: Opening['setting'], fitted: Fitted, games: readonly PlayedGame[]): Opening {
  const expected = meanOf(games.map(({ rows }) => valueBy(fitted, rows[0] ?? [])));
  const came = spreadOf(games.map(({ worth }) => worth));
  return { setting, games: games.length, expected, came: came.mean, reach: came.reach };
}

const shortly = ({ expected, came, reach }: Opening): Proof['opening'] => ({
  expected: short(expected),
  came: short(came),
  reach: short(reach),
});

const short = (figure: number): number => Number(figure.toFixed(4));
