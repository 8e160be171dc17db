/** The part of the contract that keeps secrets: nothing hidden reaches whoever may not know it. */
import {
  type Choice,
  copyOf,
  FastDice,
  type GameModule,
  isOpenToAll,
  type Lexicon,
  type Match,
  notation,
  openOf,
  recordFor,
  recordOf,
  type Viewer,
  writeRecord,
} from '@derby/kernel';
import { difference } from './difference.ts';
import { atRandom } from './play.ts';
import { Breach, isSame, type Trial, tryOut, viewersOf } from './trial.ts';

/** What the secrets of a game are held to, beside the rules. */
interface Held<G extends Lexicon> {
  readonly invariants: Readonly<Record<string, (state: Readonly<G['state']>) => boolean>>;
}

type Complain = (message: string) => never;

/** How many other choices of a seat are tried at each decision, to see whether they can be told from the one made. */
const OTHER_CHOICES = 2;

/**
 * Two worlds: change only what a viewer cannot know, and all it receives stays byte for byte the same, here and after
 * the same choice; and what others choose in secret is told by nothing.
 */
export function keepsSecrets<G extends Lexicon>(game: GameModule<G>, trial: Trial, held: Held<G>): void {
  const dice = new FastDice(trial.seed);
  const redrawn = new Set<Viewer<G>>();
  /** For each viewer a choice that was kept from it. */
  const kept = new Map<Viewer<G>, string>();
  const end = tryOut(game, trial, (match, breach) => {
    if (isOpenToAll(game, match.options) || !match.question) return; // `hidesNothingUnsaid` holds such a game to its word.
    checkCheckpoint(match, breach);
    const choice = atRandom(dice)(match);
    for (const viewer of viewersOf(game)) {
      const there = elsewhere(match, viewer, dice);
      if (!redrawn.has(viewer) && isAnother(match, there, viewer, dice)) redrawn.add(viewer);
      checkNow(match.fork(), there, viewer, held, breach);
      if (dice.below(2) === 0) checkAfter(match.fork(), there, viewer, choice, breach);
      else if (viewer !== match.question.seat && othersStayUntold(match, viewer, choice, dice, breach))
        kept.set(viewer, notation(choice));
    }
  });
  for (const [viewer, choice] of kept)
    if (!redrawn.has(viewer)) {
      const cure = `"${choice}" was made in secret: resample must redraw what came of it.`;
      throw new Breach(
        `Something is kept from ${viewer}, but resample never changes anything. ${cure}`,
        recordOf(end, trial),
      );
    }
}

/** A game that says it hides nothing shows every viewer the same, redraws nothing, and keeps no log entry from anyone. */
export function hidesNothingUnsaid<G extends Lexicon>(game: GameModule<G>, trial: Trial): void {
  const end = tryOut(game, trial, (match, breach) => {
    if (!isOpenToAll(game, match.options)) return;
    const [first = '', ...others] = viewersOf(game).map((viewer) => JSON.stringify(match.view(viewer)));
    if (others.some((other) => !isSame(first, other))) breach('The table is said to be open, but views differ.');
    for (const viewer of viewersOf(game))
      if (!isSame(JSON.stringify(match.state), JSON.stringify(imaginedState(match, viewer))))
        breach(`The table is said to be open, but ${viewer} has to imagine a part of it.`);
  });
  if (isOpenToAll(game, end.options) && end.log().some(({ to }) => to))
    throw new Breach('The table is said to be open, but a log entry is kept from somebody.', recordOf(end, trial));
}

/** Worlds that are drawn in the first decisions before it is said that nothing changes: one may be the same by chance. */
const WORLDS = 8;
const FIRST_DECISIONS = 12;

function isAnother<G extends Lexicon>(match: Match<G>, there: Match<G>, viewer: Viewer<G>, dice: FastDice): boolean {
  const differs = (other: Match<G>): boolean => difference(match.state, other.state) !== undefined;
  if (differs(there)) return true;
  if (match.steps.length > FIRST_DECISIONS) return false;
  return Array.from({ length: WORLDS }).some(() => differs(elsewhere(match, viewer, dice)));
}

/** What a seat knows in secret must lie in the state, not in a procedure, while another seat decides. */
function checkCheckpoint<G extends Lexicon>(match: Match<G>, breach: Complain): void {
  const last = match.steps.at(-1);
  const asked = match.question?.seat;
  if (last && last.seat !== asked && match.moment().answers.length > 0)
    breach(`${asked} is asked after ${last.seat}, and no checkpoint lies between.`);
}

/** Nothing the viewer receives tells this world from the other, and the other could be. */
function checkNow<G extends Lexicon>(
  here: Match<G>,
  there: Match<G>,
  viewer: Viewer<G>,
  held: Held<G>,
  breach: Complain,
): void {
  const imagined = difference(imaginedState(here, viewer), imaginedState(there, viewer));
  if (imagined) breach(`What ${viewer} imagines depends on what it cannot know: ${imagined}.`);
  for (const [name, holds] of Object.entries(held.invariants))
    if (!holds(there.state)) breach(`Invariant broken in a world that ${viewer} imagines: ${name}.`);
  const found = difference(received(here, viewer), received(there, viewer));
  if (found) breach(`${viewer} can tell two worlds apart: ${found}.`);
  const { question } = here;
  if (!question) return;
  if (question.seat !== viewer && !here.isConfirmed && openOf(there.question?.offers ?? []).length < 2)
    breach(`That ${question.seat} is asked under ${question.rule} tells ${viewer} something: it wants confirm.`);
  const shown = question.isPublic && difference(question, there.question);
  if (shown) breach(`${question.rule} is marked as public, but shows what is kept from ${viewer}: ${shown}.`);
}

const REVEAL = 'What comes to light is said with t.reveal, also that nothing did (CONTRIBUTING.md, Secrets).';

/**
 * After the same choice in both worlds: where the viewer sees the same, it receives the same, also when something came to
 * light (what the rules `reveal` to it, it sees); where it does not, neither world lets the choice be taken back.
 */
function checkAfter<G extends Lexicon>(
  here: Match<G>,
  there: Match<G>,
  viewer: Viewer<G>,
  choice: Choice,
  breach: Complain,
): void {
  const twin = twinOf(choice, here, there);
  if (!twin) return;
  here.take(notation(choice));
  there.take(notation(twin));
  const after = `after "${notation(choice)}"`;
  const learnt = difference(seen(here, viewer), seen(there, viewer));
  if (learnt === undefined) {
    const found = difference(received(here, viewer), received(there, viewer));
    if (found) breach(`${viewer} sees the same in two worlds ${after}, and yet can tell them apart: ${found}.`);
  } else if (!(isFinal(here) && isFinal(there)))
    breach(`${viewer} learns something hidden ${after}, which can be taken back: ${learnt}. ${REVEAL}`);
}

/**
 * Another choice of the other seat that the viewer's own view cannot tell from the one made is told by nothing else. Says whether
 * there is one.
 */
function othersStayUntold<G extends Lexicon>(
  match: Match<G>,
  viewer: Viewer<G>,
  choice: Choice,
  dice: FastDice,
  breach: Complain,
): boolean {
  if (match.game.seats.length === 1) return false; // a player alone hides nothing from himself
  const others = openOf(match.question?.offers ?? []).filter((one) => notation(one.choice) !== notation(choice));
  dice.shuffle(others as unknown[]);
  const made = match.fork();
  made.take(notation(choice));
  let isKept = false;
  for (const { choice: other } of others.slice(0, OTHER_CHOICES)) {
    const instead = match.fork();
    instead.take(notation(other));
    if (made.cursor !== instead.cursor) continue; // the dice made the difference
    if (difference(made.view(viewer), instead.view(viewer))) continue;
    if (!difference(made.state, instead.state)) continue; // two ways to one place: nothing is hidden
    if (made.question) isKept = true; // at the end of a game nobody imagines any more
    const found = difference(received(made, viewer), received(instead, viewer));
    if (found)
      breach(`${viewer} cannot see whether it was "${notation(choice)}" or "${notation(other)}", and yet: ${found}.`);
  }
  return isKept;
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
function imaginedState<G extends Lexicon>(match: Match<G>, viewer: Viewer<G>): G['state'] {
  const state = copyOf(match.state) as G['state'];
  match.game.resample(state, viewer, new FastDice('imagined'));
  return state;
}

/** Everything a viewer is sent, the record as it may have it included. */
const received = <G extends Lexicon>(match: Match<G>, viewer: Viewer<G>) => ({
  view: match.view(viewer),
  question: match.questionFor(viewer) ?? null,
  log: match.log(viewer),
  outcome: match.outcome ?? null,
  undo: viewer === match.steps.at(-1)?.seat ? (match.undoBar(viewer) ?? null) : null,
  record: match.outcome ? null : writeRecord(recordFor(match, viewer, { seed: 'secret' })),
});

/** What a viewer sees after a choice: its view, and what the rules said came to light for it. */
const seen = <G extends Lexicon>(match: Match<G>, viewer: Viewer<G>) => ({
  view: match.view(viewer),
  revealed: match.log(viewer).filter((entry) => match.isRevealed(entry)),
});

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

const isFinal = <G extends Lexicon>(match: Match<G>): boolean => match.steps.at(-1)?.finality !== undefined;
