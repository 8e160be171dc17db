/** Reads the finished games on the shelf into entries of the diary. How each ended is found by playing its record through, once. */
import { type GameRecord, type Outcome, optionsFor, SPECTATOR, unusualOptions } from '@derby/kernel';
import { entryOf } from '@derby/registry';
import { editionOf } from '@derby/registry/editions';
import { personsOf, seatingOf } from '../seats/seating.ts';
import { known } from '../store/begin.ts';
import { allGames, type SavedGame } from '../store/games.ts';
import { keptAccounts } from './accounts.ts';
import { type Entry, writeOptions } from './diary.ts';

/** The oldest first. A game that cannot be played through any more is left out. */
export async function readDiary(): Promise<readonly { readonly entry: Entry; readonly record: GameRecord }[]> {
  const { games } = await allGames();
  const accounts = keptAccounts();
  const found: { entry: Entry; record: GameRecord }[] = [];
  for (const game of games.filter(({ record }) => record.result).reverse()) {
    try {
      found.push({ entry: await entryFor(game, accounts), record: game.record });
    } catch {
      // It is named on the first page, among the games that are over.
    }
  }
  return found;
}

async function entryFor({ id, record, touched }: SavedGame, kept: ReturnType<typeof keptAccounts>): Promise<Entry> {
  const rules = await entryOf(record.game).load();
  const seat = seatOf(rules.seats, record);
  const outcome = await outcomeOf(record);
  return {
    id,
    game: record.game,
    when: touched,
    grade: record.result?.grade ?? '',
    options: writeOptions(
      Object.fromEntries(unusualOptions(rules, optionsFor(rules, known(rules.options, record.options)))),
    ),
    seat,
    result: seat === undefined ? undefined : resultFor(seat, outcome),
    worth: seat === undefined ? undefined : outcome.worth[seat],
    accounts: seat === undefined ? undefined : kept[record.hash ?? '']?.[seat],
  };
}

/** The seat of the one person at the screen. */
function seatOf(seats: readonly string[], record: GameRecord): string | undefined {
  if (seats.length === 1) return seats[0];
  const [first, ...others] = personsOf(seatingOf(seats, record.players));
  return others.length === 0 ? first : undefined;
}

const resultFor = (seat: string, { winner }: Outcome): Entry['result'] => {
  if (winner === 'draw') return 'drawn';
  return winner === seat ? 'won' : 'lost';
};

/** Known ends, by fingerprint, as long as the page lasts. */
const ends = new Map<string, Outcome>();

async function outcomeOf(record: GameRecord): Promise<Outcome> {
  const kept = record.hash === undefined ? undefined : ends.get(record.hash);
  if (kept) return kept;
  const { ending } = (await editionOf(record)).resume(record).at(SPECTATOR).now;
  if (!ending) throw new Error('The record says that it is over, and it is not.');
  ends.set(ending.fingerprint, ending.outcome);
  // The page stays awake while many are gone through.
  await new Promise((resume) => setTimeout(resume));
  return ending.outcome;
}
