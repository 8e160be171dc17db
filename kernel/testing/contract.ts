/** The contract that every game must pass. Each check plays whole games and throws where the game breaks it. */
import {
  type Advice,
  canonical,
  Engine,
  FastDice,
  type GameModule,
  hashOf,
  type Lexicon,
  Match,
  notation,
  openOf,
  optionsFor,
  Refused,
  readRecord,
  recordOf,
  replay,
  SecretDice,
  writeRecord,
} from '@derby/kernel';
import { atRandom } from './play.ts';
import { hidesNothingUnsaid, keepsSecrets } from './secrets.ts';
import { Breach, EVERY_CHECKPOINT, isSame, played, positionOf, type Trial, tryOut, viewersOf } from './trial.ts';

export { Breach, type Trial };

/** What a game promises beyond the contract itself. */
export interface Promises<G extends Lexicon> {
  /** No game of random choices takes more decisions than this. */
  readonly maxDecisions: number;
  /** What the game's own adviser thinks; it is held to the rules too. */
  readonly advice: Advice<G>;
  /** Facts that hold after every decision, each under a name that says what it is. */
  readonly invariants: Readonly<Record<string, (state: Readonly<G['state']>) => boolean>>;
}

/** How many choices may lie between two checkpoints: forks replay them. */
const CHOICES_BETWEEN_CHECKPOINTS = 32;

/** Random play ends, is never left without a choice, stays within bounds, and the invariants hold all the way. */
function endsWithinBounds<G extends Lexicon>(game: GameModule<G>, trial: Trial, promises: Promises<G>): void {
  tryOut(
    game,
    trial,
    (match, breach) => {
      for (const [name, holds] of Object.entries(promises.invariants)) {
        if (!holds(match.state)) breach(`Invariant broken: ${name}.`);
      }
      if (match.moment().since.length > CHOICES_BETWEEN_CHECKPOINTS)
        breach('Too many choices since the last checkpoint.');
      checkQuestion(match, breach);
    },
    { limit: promises.maxDecisions },
  );
}

/** A question cites rules that exist, and every choice in it has a notation of its own. */
function checkQuestion<G extends Lexicon>(match: Match<G>, breach: (message: string) => never): void {
  const { question, game } = match;
  if (!question) return;
  if (!game.seats.includes(question.seat)) breach(`There is no seat ${question.seat}.`);
  if (!(question.rule in game.rules)) breach(`A question cites ${question.rule}, which the rulebook does not have.`);
  const seen = new Set<string>();
  for (const { choice, barredBy } of question.offers) {
    const words = notation(choice);
    if (seen.has(words)) breach(`"${words}" is offered twice.`);
    seen.add(words);
    if (choice.some((word) => /^$|\s/.test(String(word))))
      breach(`"${words}" has an empty word or a space inside a word.`);
    if (barredBy !== undefined && !(barredBy in game.rules))
      breach(`"${words}" is barred by ${barredBy}, which does not exist.`);
  }
}

/** The state is plain JSON: no undefined, no NaN, no classes, nothing that would not come back from a file. */
function statesArePlain<G extends Lexicon>(game: GameModule<G>, trial: Trial): void {
  tryOut(game, trial, (match, breach) => {
    if (!isPlain(match.state)) breach('The state is not plain JSON.');
    return undefined;
  });
}

function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

/** The same seed and choices give the same game, also by way of a record that was written and read again. */
function replaysToTheSameHash<G extends Lexicon>(game: GameModule<G>, trial: Trial): void {
  const match = played(game, trial);
  const record = recordOf(match, trial);
  const read = readRecord(writeRecord(record));
  if (canonical(read) !== canonical(record)) throw new Breach('A record changed by being written and read.', record);
  if (replay(game, read).hash() !== match.hash()) throw new Breach('A replay ended elsewhere.', record);
}

/** Saved, written, read and restored at every decision, a game ends the same. */
function survivesSaving<G extends Lexicon>(game: GameModule<G>, trial: Trial): void {
  const plain = played(game, trial);
  const saved = tryOut(game, trial, (match) =>
    match.question
      ? Match.restore(game, JSON.parse(JSON.stringify(match.save())), new SecretDice(trial.seed), EVERY_CHECKPOINT)
      : undefined,
  );
  if (plain.hash() !== saved.hash()) throw new Breach('Saving and restoring changed the game.', recordOf(plain, trial));
}

/** With the state swapped for a copy at every decision, a game ends the same: no procedure holds on to an object. */
function survivesSwapping<G extends Lexicon>(game: GameModule<G>, trial: Trial): void {
  const plain = played(game, trial);
  const swapped = tryOut(game, trial, (match) => {
    match.swapState();
  });
  if (plain.hash() !== swapped.hash())
    throw new Breach('A procedure held on to an object across a question.', recordOf(plain, trial));
}

/** Looking changes nothing: asking twice, views, forecasts, advice. And advice is one of the open choices. */
function lookingChangesNothing<G extends Lexicon>(game: GameModule<G>, trial: Trial, { advice }: Promises<G>): void {
  const foreseen = new FastDice(trial.seed);
  const randomly = atRandom(foreseen);
  tryOut(game, trial, (match, breach) => {
    const before = positionOf(match);
    const asked = JSON.stringify(match.question ?? null);
    match.askAgain();
    if (JSON.stringify(match.question ?? null) !== asked) breach('Asked again, the question was another.');
    for (const viewer of viewersOf(game)) match.view(viewer);
    if (match.question) {
      const view = match.view(match.question.seat);
      const advised = advice.policy(view, match.question, new FastDice(trial.seed));
      const onState = advice.policy(match.state, match.question, new FastDice(trial.seed));
      if (notation(onState) !== notation(advised))
        breach(`Advice is "${notation(advised)}" on the view, but "${notation(onState)}" on the state.`);
      if (!openOf(match.question.offers).some((one) => notation(one.choice) === notation(advised))) {
        breach(`Advice is "${notation(advised)}", which is not open.`);
      }
      const worth = advice.evaluate(view, match.question.seat);
      if (!(worth >= 0 && worth <= 1)) breach(`A position is valued ${worth}, which is not between 0 and 1.`);
      if (foreseen.below(4) === 0) match.foresee([randomly(match)]);
    }
    if (!isSame(positionOf(match), before)) breach('Looking changed the position.');
  });
}

/** An imagined world, which builds no barred offers, asks the same questions and comes to the same end. */
function worldsAgree<G extends Lexicon>(game: GameModule<G>, trial: Trial): void {
  const match = played(game, trial);
  const world = new Engine(game, game.setup(optionsFor(game, trial.options)), new SecretDice(trial.seed));
  world.start();
  for (const { seat, choice } of match.steps) {
    const same = world.open.some((one) => notation(one) === notation(choice));
    if (world.asking?.seat !== seat || !same)
      throw new Breach('An imagined world went another way.', recordOf(match, trial));
    world.answer(choice);
  }
  if (hashOf(world.state) !== hashOf(match.state))
    throw new Breach('An imagined world ended elsewhere.', recordOf(match, trial));
}

/** A fork at every decision, from checkpoints as far apart as in play, stands where its match stands. */
function forksAgree<G extends Lexicon>(game: GameModule<G>, trial: Trial): void {
  const fork = (match: Match<G>, breach: (message: string) => never): undefined => {
    const other = match.fork();
    if (!isSame(positionOf(other), positionOf(match))) breach('A fork stands elsewhere.');
    if (JSON.stringify(other.question ?? null) !== JSON.stringify(match.question ?? null))
      breach('A fork is asked something else.');
    return undefined;
  };
  tryOut(game, trial, fork, { marks: 'as in play' });
}

/** Undo restores the exact position, and never crosses a die, a reveal or another seat's decision. */
function undoIsExact<G extends Lexicon>(game: GameModule<G>, trial: Trial): void {
  let before: { position: string; question: string; log: number } | undefined;
  tryOut(game, trial, (match, breach) => {
    const last = match.steps.at(-1);
    if (last && before) {
      for (const seat of game.seats) {
        const bar = match.undoBar(seat);
        if (!bar) undoAndRedo(match, before, breach);
        else if (!isRefused(() => match.undo(seat))) breach(`Undo crossed a bar (${bar.why}).`);
        if (!bar && (seat !== last.seat || last.finality)) breach('Undo was open to the wrong seat or across chance.');
      }
    }
    before = { position: positionOf(match), question: JSON.stringify(match.question ?? null), log: match.log().length };
  });
}

function undoAndRedo<G extends Lexicon>(
  match: Match<G>,
  before: { position: string; question: string; log: number },
  breach: (message: string) => never,
): void {
  const last = match.steps.at(-1);
  if (!last) return;
  const after = positionOf(match);
  match.undo(last.seat);
  if (!isSame(positionOf(match), before.position)) breach('Undo did not restore the position.');
  if (JSON.stringify(match.question ?? null) !== before.question) breach('Undo did not restore the question.');
  if (match.log().length !== before.log) breach('Undo did not restore the log.');
  match.take(last.choice);
  if (!isSame(positionOf(match), after)) breach('The same choice after an undo led elsewhere.');
}

/** A choice that is not open is refused and changes nothing: mutations of open ones, barred ones, wrong seats. */
export function refusesWhatIsNotOpen<G extends Lexicon>(game: GameModule<G>, trial: Trial, perDecision = 4): number {
  const dice = new FastDice(trial.seed);
  let tried = 0;
  tryOut(game, trial, (match, breach) => {
    const open = new Set(openOf(match.question?.offers ?? []).map((one) => notation(one.choice)));
    const before = positionOf(match);
    for (const words of [...forgeries(match, dice, perDecision), ...barredOf(match)]) {
      if (open.has(words) || (words.startsWith('concede ') && match.question)) continue;
      tried += 1;
      if (!isRefused(() => match.take(words))) breach(`"${words}" is not open, but was taken.`);
    }
    for (const seat of game.seats.filter((one) => match.question && one !== match.question.seat)) {
      const [any] = open;
      if (any !== undefined && !isRefused(() => match.take(any, seat))) breach(`${seat} decided for another seat.`);
    }
    if (!isSame(positionOf(match), before)) breach('A refused choice changed the position.');
  });
  return tried;
}

/** Open choices with a word changed, dropped, doubled or swapped. */
function forgeries<G extends Lexicon>(match: Match<G>, dice: FastDice, count: number): string[] {
  const offers = match.question?.offers ?? [];
  const words = offers.flatMap((one) => one.choice.map(String));
  return Array.from({ length: count }, () => {
    const forged = (offers[dice.below(Math.max(1, offers.length))]?.choice ?? ['nothing']).map(String);
    const at = dice.below(forged.length);
    const other = words[dice.below(Math.max(1, words.length))] ?? 'nothing';
    const forge = [
      () => forged.splice(at, 1, other),
      () => forged.splice(at, 1),
      () => forged.push(other),
      () => forged.splice(at, 1, `${forged[at]}x`),
      () => forged.reverse(),
    ];
    forge[dice.below(forge.length)]?.();
    return forged.join(' ');
  });
}

const barredOf = <G extends Lexicon>(match: Match<G>): string[] =>
  (match.question?.offers ?? []).filter((one) => one.barredBy !== undefined).map((one) => notation(one.choice));

function isRefused(deed: () => void): boolean {
  try {
    deed();
    return false;
  } catch (fault) {
    if (fault instanceof Refused) return true;
    throw fault;
  }
}

/** Every check of the contract by name, for the suite and for the fuzzer. */
export const CHECKS = {
  'random play ends, within bounds and invariants': endsWithinBounds,
  'states are plain data': statesArePlain,
  'the same seed and choices give the same hash': replaysToTheSameHash,
  'save and restore at every decision changes nothing': survivesSaving,
  'the state swapped for a copy at every decision changes nothing': survivesSwapping,
  'looking changes nothing, and advice is open': lookingChangesNothing,
  'an imagined world agrees with the match': worldsAgree,
  'a fork agrees with the match': forksAgree,
  'undo is exact and stops where it must': undoIsExact,
  'nothing hidden reaches a viewer': keepsSecrets,
  'where nothing is said to be hidden, nothing is': hidesNothingUnsaid,
} satisfies Record<string, <G extends Lexicon>(game: GameModule<G>, trial: Trial, promises: Promises<G>) => void>;
