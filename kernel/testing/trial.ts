/** Games of random choices on which the contract is checked. */
import {
  canonical,
  FastDice,
  type GameModule,
  type GameRecord,
  type Lexicon,
  Match,
  notation,
  type OptionValue,
  recordOf,
  SPECTATOR,
  type Viewer,
  writeRecord,
} from '@derby/kernel';
import { atRandom, type Decide, playThrough } from './play.ts';

/** One game to be played. */
export interface Trial {
  readonly seed: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
}

/** A game broke the contract; the record, which its message holds too, plays up to the point where it did. */
export class Breach extends Error {
  override readonly name = 'Breach';
  readonly record: GameRecord;

  constructor(message: string, record: GameRecord) {
    const { length } = record.choices;
    const after = length === 1 ? '1 choice' : `${length} choices`;
    super(`${message} (seed ${record.seed}, after ${after})\n\n${writeRecord(record)}`);
    this.record = record;
  }
}

/** Every checkpoint is kept, so that each is gone back to. */
export const EVERY_CHECKPOINT = 0;

export type Check<G extends Lexicon> = (match: Match<G>, breach: (message: string) => never) => Match<G> | undefined;

/** How a trial is played: by chance unless somebody decides. */
interface Manner<G extends Lexicon> {
  readonly limit?: number;
  readonly marks?: 'all' | 'as in play';
  readonly decide?: Decide<G>;
}

/** Plays a game of random choices and checks it at every decision; `check` may put another match in its place. */
export function tryOut<G extends Lexicon>(
  game: GameModule<G>,
  trial: Trial,
  check: Check<G>,
  {
    limit = Number.POSITIVE_INFINITY,
    marks = 'all',
    decide: choose = atRandom(new FastDice(trial.seed)),
  }: Manner<G> = {},
): Match<G> {
  const choices: string[] = [];
  let match = Match.start(game, marks === 'all' ? { ...trial, choicesPerMark: EVERY_CHECKPOINT } : trial);
  const breach = (message: string): never => {
    throw new Breach(message, { ...recordOf(match, trial), choices });
  };
  const look = (now: Match<G>): Match<G> => {
    match = now;
    if (choices.length >= limit) breach(`The game is not over after ${limit} decisions.`);
    match = check(now, breach) ?? now;
    return match;
  };
  const decide: Decide<G> = (now) => {
    const choice = choose(now);
    choices.push(notation(choice));
    return choice;
  };
  try {
    match = playThrough(match, decide, look);
  } catch (fault) {
    if (fault instanceof Breach) throw fault;
    breach(fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault));
  }
  if (!match.outcome) breach('The rules stopped, but the game has no result.');
  check(match, breach);
  return match;
}

/** Games that were merely played, by the trial they were: several checks compare another way of playing it with this one. */
const PLAYED = new WeakMap<Trial, { readonly game: object; readonly match: unknown }>();

/** A trial as it goes by itself; it is played once. */
export function played<G extends Lexicon>(game: GameModule<G>, trial: Trial): Match<G> {
  const kept = PLAYED.get(trial);
  if (kept?.game === game) return kept.match as Match<G>;
  const match = tryOut(game, trial, () => undefined);
  PLAYED.set(trial, { game, match });
  return match;
}

/** The position as text. Written natively, because it is looked at after every decision; a hash would take many times longer. */
export const positionOf = <G extends Lexicon>(match: Match<G>): string => JSON.stringify([match.state, match.cursor]);

/** Equal text, or equal data whose keys come in another order. */
export const isSame = (one: string, other: string): boolean =>
  one === other || canonical(JSON.parse(one)) === canonical(JSON.parse(other));

export const viewersOf = <G extends Lexicon>(game: GameModule<G>): Viewer<G>[] => [...game.seats, SPECTATOR];
