/** Records: a whole game in one small text file, `.derby`. The format is described in docs/records.md. */
import { BadRecord } from './bad-record.ts';
import { notation } from './choice.ts';
import { type GameModule, isOpenToAll, type Lexicon, type OptionValue, type Viewer } from './game.ts';
import { sha256Of } from './hash.ts';
import { type Kept, Match, Refused } from './match.ts';
import { unusualOptions } from './options.ts';
import { UnknownOption } from './unknown.ts';

export const RECORD_VERSION = 1;

export interface GameRecord {
  readonly game: string;
  readonly edition: number;
  /** The content hash of the bundle that keeps those rules, where they are no longer the rules of the day. */
  readonly bundle?: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Who sat where: a name for each seat that has one. */
  readonly players: Readonly<Record<string, string>>;
  /** The secret of the dice; a record of a running match holds only its SHA-256. */
  readonly seed?: string;
  readonly seedHash?: string;
  readonly takeBacks: number;
  readonly choices: readonly string[];
  /** How it ended, and the fingerprint of the last position. Missing where the game goes on. */
  readonly result?: { readonly grade: string; readonly rule: string };
  readonly hash?: string;
}

/** The record of a match that was played from its beginning. */
export function recordOf<G extends Lexicon>(match: Match<G>, about: About): GameRecord {
  return { ...factsOf(match, about), hash: about.hash ?? match.hash() };
}

/** What a match does not know of itself. */
interface About {
  readonly seed: string;
  readonly players?: Readonly<Record<string, string>>;
  /** Its choices in notation, where whoever asks has put them into words already. */
  readonly choices?: readonly string[];
  /** Its fingerprint, where that has been taken already. */
  readonly hash?: string;
}

/** All but the fingerprint, which takes longer than the rest. */
function factsOf<G extends Lexicon>(match: Match<G>, about: About): GameRecord {
  const { game, outcome } = match;
  return {
    game: game.id,
    edition: game.edition,
    options: Object.fromEntries(unusualOptions(game, match.options)),
    players: about.players ?? {},
    seed: about.seed,
    takeBacks: match.takeBacks,
    choices: about.choices ?? match.steps.map(({ choice }) => notation(choice)),
    ...(outcome && { result: { grade: outcome.grade, rule: outcome.rule } }),
  };
}

/** In the place of a choice that its reader may not know. No verb is written so. */
export const HIDDEN_CHOICE = '?';

/**
 * The record as a seat or a spectator may have it. Once the match is over it is the whole record. Before, it holds no fingerprint, by
 * which what is hidden could be worked out; the seed gives way to its SHA-256; and where the game has secrets, a choice of another
 * seat is only said to have been made, `? red`.
 */
export function recordFor<G extends Lexicon>(
  match: Match<G>,
  viewer: Viewer<G>,
  about: { readonly seed: string; readonly players?: Readonly<Record<string, string>> },
): GameRecord {
  if (match.outcome) return recordOf(match, about);
  const deciders = match.steps.map(({ seat }) => seat);
  return sealed(factsOf(match, about), viewer, { deciders, isOpenToAll: isOpenToAll(match.game, match.options) });
}

/** The same of a match that is not over, for whoever has its record and the seats that decided, one for each choice. */
export function sealed(
  { seed = '', hash: _hash, ...known }: GameRecord,
  viewer: string,
  about: { readonly deciders: readonly string[]; readonly isOpenToAll: boolean },
): GameRecord {
  const choices = known.choices.map((choice, step) => {
    const seat = about.deciders[step];
    return about.isOpenToAll || seat === viewer ? choice : `${HIDDEN_CHOICE} ${seat}`;
  });
  return { ...known, seedHash: sha256Of(seed), choices };
}

/** Plays a record again. `upTo` stops after that many choices. */
export function replay<G extends Lexicon>(
  game: GameModule<G>,
  record: GameRecord,
  upTo = record.choices.length,
): Match<G> {
  const match = begun(game, seedOf(game, record), record.options);
  goOn(match, record, upTo);
  return match;
}

/**
 * The same from where its match was kept on the way. Nothing where what was kept belongs to another game, is not what it was, or has
 * other choices than the record begins with.
 */
export function takenUp<G extends Lexicon>(game: GameModule<G>, record: GameRecord, kept: Kept): Match<G> | undefined {
  const seed = seedOf(game, record);
  let match: Match<G>;
  try {
    match = Match.takeUp(game, { seed, options: record.options }, kept);
  } catch {
    return undefined;
  }
  if (match.steps.some(({ choice }, i) => notation(choice) !== record.choices[i])) return undefined;
  goOn(match, record, record.choices.length);
  return match;
}

/** The key of its dice, if the record is of this game and not sealed. */
function seedOf<G extends Lexicon>(game: GameModule<G>, { game: id, edition, seed }: GameRecord): string {
  if (id !== game.id) throw new BadRecord({ why: 'other-game', game: id, here: game.id });
  if (edition !== game.edition)
    throw new BadRecord({ why: 'other-edition', game: game.id, edition, here: game.edition });
  if (seed === undefined) throw new BadRecord({ why: 'sealed' });
  return seed;
}

/** Takes the choices of a record that were not made yet. */
function goOn<G extends Lexicon>(match: Match<G>, record: GameRecord, upTo: number): void {
  try {
    match.takeAll(record.choices.slice(match.steps.length, upTo));
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault;
    const { reason, rule } = fault;
    const made = match.steps.length;
    const choice = record.choices[made] ?? '';
    throw new BadRecord({ why: 'bad-choice', number: made + 1, choice, reason, ...(rule !== undefined && { rule }) });
  }
}

function begun<G extends Lexicon>(game: GameModule<G>, seed: string, options: GameRecord['options']): Match<G> {
  try {
    return Match.start(game, { seed, options });
  } catch (fault) {
    if (!(fault instanceof UnknownOption)) throw fault;
    throw new BadRecord({ why: 'bad-options', game: game.id });
  }
}

/** Plays a record again and demands the result and the fingerprint it claims. */
export function verify<G extends Lexicon>(game: GameModule<G>, record: GameRecord): Match<G> {
  if (record.hash === undefined) throw new BadRecord({ why: 'no-hash' });
  if (record.seed !== undefined && record.seedHash !== undefined && sha256Of(record.seed) !== record.seedHash)
    throw new BadRecord({ why: 'other-seed' });
  const match = replay(game, record);
  const found = match.hash();
  if (found !== record.hash) throw new BadRecord({ why: 'other-hash', found, claimed: record.hash });
  const { outcome } = match;
  if (record.result && (outcome?.grade !== record.result.grade || outcome.rule !== record.result.rule)) {
    const claimed = record.result.grade;
    throw new BadRecord({ why: 'other-result', claimed, ...(outcome && { found: outcome.grade }) });
  }
  return match;
}
