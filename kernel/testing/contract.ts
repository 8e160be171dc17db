/** The contract that every game must pass. Each check plays whole games and throws where the game breaks it. */
import {
  type Choice,
  canonical,
  copyOf,
  Engine,
  FastDice,
  type GameModule,
  type GameRecord,
  hashOf,
  type Lexicon,
  Match,
  notation,
  type OptionValue,
  openOf,
  optionsFor,
  Refused,
  readRecord,
  recordOf,
  replay,
  SecretDice,
  SPECTATOR,
  type Viewer,
  writeRecord,
} from '@derby/kernel';

/** What a game promises beyond the contract itself. */
export interface Promises<G extends Lexicon> {
  /** No game of random choices takes more decisions than this. */
  readonly maxDecisions: number;
  /** Facts that hold after every decision, each under a name that says what it is. */
  readonly invariants: Readonly<Record<string, (state: Readonly<G['state']>) => boolean>>;
}

/** One game to be played. */
export interface Trial {
  readonly seed: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
}

/** A game broke the contract; the record plays up to the point where it did. */
export class Breach extends Error {
  override readonly name = 'Breach';
  readonly record: GameRecord;

  constructor(message: string, record: GameRecord) {
    super(`${message} (seed ${record.seed}, after ${record.choices.length} choices)`);
    this.record = record;
  }
}

/** Every checkpoint is kept, so that each is gone back to. */
const EVERY_CHECKPOINT = 0;

/** How many choices may lie between two checkpoints: forks replay them. */
const CHOICES_BETWEEN_CHECKPOINTS = 24;

type Look<G extends Lexicon> = (match: Match<G>, breach: (message: string) => never) => Match<G> | undefined;

/** Plays a game of random choices and looks at every decision; `look` may put another match in its place. */
function playThrough<G extends Lexicon>(
  game: GameModule<G>,
  trial: Trial,
  look: Look<G>,
  limit = Number.POSITIVE_INFINITY,
): Match<G> {
  const dice = new FastDice(trial.seed);
  const choices: string[] = [];
  let match = Match.start(game, { ...trial, choicesPerMark: EVERY_CHECKPOINT });
  const breach = (message: string): never => {
    throw new Breach(message, { ...recordOf(match, trial), choices });
  };
  while (match.question) {
    if (choices.length >= limit) breach(`The game is not over after ${limit} decisions.`);
    match = look(match, breach) ?? match;
    const choice = randomOpen(match, dice);
    choices.push(notation(choice));
    try {
      match.take(choice);
    } catch (fault) {
      breach(fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault));
    }
  }
  if (!match.outcome) breach('The rules stopped, but the game has no result.');
  look(match, breach);
  return match;
}

function randomOpen<G extends Lexicon>(match: Match<G>, dice: FastDice): Choice {
  const open = openOf(match.question?.offers ?? []);
  const chosen = open[dice.below(open.length)];
  if (!chosen) throw new Error('Nothing is open, and yet a question was asked.');
  return chosen.choice;
}

/** Random play ends, is never left without a choice, stays within bounds, and the invariants hold all the way. */
export function endsWithinBounds<G extends Lexicon>(game: GameModule<G>, trial: Trial, promises: Promises<G>): void {
  playThrough(
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
    promises.maxDecisions,
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
export function statesArePlain<G extends Lexicon>(game: GameModule<G>, trial: Trial): void {
  playThrough(game, trial, (match, breach) => {
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
export function replaysToTheSameHash<G extends Lexicon>(game: GameModule<G>, trial: Trial): void {
  const match = playThrough(game, trial, () => undefined);
  const record = recordOf(match, trial);
  const read = readRecord(writeRecord(record));
  if (canonical(read) !== canonical(record)) throw new Breach('A record changed by being written and read.', record);
  if (replay(game, read).hash() !== match.hash()) throw new Breach('A replay ended elsewhere.', record);
}

/** Saved, written, read and restored at every decision, a game ends the same. */
export function survivesSaving<G extends Lexicon>(game: GameModule<G>, trial: Trial): void {
  const plain = playThrough(game, trial, () => undefined);
  const saved = playThrough(game, trial, (match) =>
    match.question
      ? Match.restore(game, JSON.parse(JSON.stringify(match.save())), new SecretDice(trial.seed), EVERY_CHECKPOINT)
      : undefined,
  );
  if (plain.hash() !== saved.hash()) throw new Breach('Saving and restoring changed the game.', recordOf(plain, trial));
}

/** With the state swapped for a copy at every decision, a game ends the same: no procedure holds on to an object. */
export function survivesSwapping<G extends Lexicon>(game: GameModule<G>, trial: Trial): void {
  const plain = playThrough(game, trial, () => undefined);
  const swapped = playThrough(game, trial, (match) => {
    match.swapState();
  });
  if (plain.hash() !== swapped.hash())
    throw new Breach('A procedure held on to an object across a question.', recordOf(plain, trial));
}

/** Looking changes nothing: asking twice, views, forecasts, advice. And advice is one of the open choices. */
export function lookingChangesNothing<G extends Lexicon>(game: GameModule<G>, trial: Trial): void {
  const foreseen = new FastDice(trial.seed);
  playThrough(game, trial, (match, breach) => {
    const before = positionOf(match);
    const asked = JSON.stringify(match.question ?? null);
    match.askAgain();
    if (JSON.stringify(match.question ?? null) !== asked) breach('Asked again, the question was another.');
    for (const viewer of viewersOf(game)) match.view(viewer);
    if (match.question) {
      const view = match.view(match.question.seat);
      const advised = game.advice.policy(view, match.question);
      if (!openOf(match.question.offers).some((one) => notation(one.choice) === notation(advised))) {
        breach(`Advice is "${notation(advised)}", which is not open.`);
      }
      const worth = game.advice.evaluate(view, match.question.seat);
      if (!(worth >= 0 && worth <= 1)) breach(`A position is valued ${worth}, which is not between 0 and 1.`);
      if (foreseen.below(4) === 0) match.foresee(randomOpen(match, foreseen));
    }
    if (!isSame(positionOf(match), before)) breach('Looking changed the position.');
  });
}

/** An imagined world, which builds no barred offers, asks the same questions and comes to the same end. */
export function worldsAgree<G extends Lexicon>(game: GameModule<G>, trial: Trial): void {
  const match = playThrough(game, trial, () => undefined);
  const world = new Engine(game, game.setup(optionsFor(game, trial.options)), new SecretDice(trial.seed));
  world.start();
  for (const { seat, choice } of match.steps) {
    const same = world.open.some((one) => notation(one.choice) === notation(choice));
    if (world.asking?.seat !== seat || !same)
      throw new Breach('An imagined world went another way.', recordOf(match, trial));
    world.answer(choice);
  }
  if (hashOf(world.state) !== hashOf(match.state))
    throw new Breach('An imagined world ended elsewhere.', recordOf(match, trial));
}

/** Undo restores the exact position, and never crosses a die, a reveal or another seat's decision. */
export function undoIsExact<G extends Lexicon>(game: GameModule<G>, trial: Trial): void {
  let before: { position: string; question: string; log: number } | undefined;
  playThrough(game, trial, (match, breach) => {
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
  playThrough(game, trial, (match, breach) => {
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

/**
 * Two worlds: change only what a viewer cannot know, and all it receives stays byte for byte the same, here and
 * along the same choices for as long as nothing hidden comes to light.
 */
export function keepsSecrets<G extends Lexicon>(game: GameModule<G>, trial: Trial): void {
  const dice = new FastDice(trial.seed);
  playThrough(game, trial, (match, breach) => {
    if (!match.question) return;
    for (const viewer of viewersOf(game)) {
      const here = match.fork();
      const there = elsewhere(match, viewer, dice);
      const choice = randomOpen(match, dice);
      if (redrawn(here, viewer) !== redrawn(there, viewer))
        breach(`What ${viewer} imagines depends on what it cannot know.`);
      if (received(here, viewer) !== received(there, viewer)) breach(`${viewer} can tell two worlds apart.`);
      const twin = twinOf(choice, here, there);
      if (!twin) continue;
      here.take(choice);
      there.take(twin);
      if (cameToLight(here) || cameToLight(there)) continue;
      if (received(here, viewer) !== received(there, viewer))
        breach(`${viewer} can tell two worlds apart after "${notation(choice)}".`);
    }
  });
}

/** A game that says it hides nothing shows every viewer the same, and keeps no log entry from anyone. */
export function hidesNothingUnsaid<G extends Lexicon>(game: GameModule<G>, trial: Trial): void {
  if (!game.isOpenToAll) return;
  const end = playThrough(game, trial, (match, breach) => {
    const [first = '', ...others] = viewersOf(game).map((viewer) => JSON.stringify(match.view(viewer)));
    if (others.some((other) => !isSame(first, other))) breach('The table is said to be open, but views differ.');
  });
  if (end.log().some(({ to }) => to))
    throw new Breach('The table is said to be open, but a log entry is kept from somebody.', recordOf(end, trial));
}

/** The same match with everything redrawn that the viewer cannot know. */
function elsewhere<G extends Lexicon>(match: Match<G>, viewer: Viewer<G>, dice: FastDice): Match<G> {
  const other = match.fork();
  const state = copyOf(other.state) as G['state'];
  match.game.resample(state, viewer, dice);
  other.swapState(state);
  other.askAgain();
  return other;
}

/** What a viewer would imagine with the same dice: it must follow from them and from what the viewer knows. */
function redrawn<G extends Lexicon>(match: Match<G>, viewer: Viewer<G>): string {
  const state = copyOf(match.state) as G['state'];
  match.game.resample(state, viewer, new FastDice('imagined'));
  return canonical(state);
}

/** Everything a viewer is sent. */
const received = <G extends Lexicon>(match: Match<G>, viewer: Viewer<G>): string =>
  JSON.stringify([match.view(viewer), match.questionFor(viewer) ?? null, match.log(viewer), match.outcome ?? null]);

/**
 * The same choice in the other world. Where hidden facts do not allow it there (a card that is in another hand), the choice in
 * its place: to make it must look the same to whoever does not know those facts, unless the rules reveal them.
 */
function twinOf<G extends Lexicon>(choice: Choice, here: Match<G>, there: Match<G>): Choice | undefined {
  const alike = (match: Match<G>): Choice[] =>
    openOf(match.question?.offers ?? [])
      .map((one): Choice => one.choice)
      .filter(([verb]) => verb === choice[0]);
  const same = (one: Choice): boolean => notation(one) === notation(choice);
  return alike(there).find(same) ?? alike(there)[alike(here).findIndex(same)];
}

const cameToLight = <G extends Lexicon>(match: Match<G>): boolean => match.steps.at(-1)?.finality !== undefined;

/** The position as text. Written natively, because it is looked at after every decision; a hash would take many times longer. */
const positionOf = <G extends Lexicon>(match: Match<G>): string => JSON.stringify([match.state, match.cursor]);

/** Equal text, or equal data whose keys come in another order. */
const isSame = (one: string, other: string): boolean =>
  one === other || canonical(JSON.parse(one)) === canonical(JSON.parse(other));

const viewersOf = <G extends Lexicon>(game: GameModule<G>): Viewer<G>[] => [...game.seats, SPECTATOR];

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
  'undo is exact and stops where it must': undoIsExact,
  'nothing hidden reaches a viewer': keepsSecrets,
  'where nothing is said to be hidden, nothing is': hidesNothingUnsaid,
} satisfies Record<string, <G extends Lexicon>(game: GameModule<G>, trial: Trial, promises: Promises<G>) => void>;
