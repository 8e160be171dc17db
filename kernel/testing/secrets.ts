/** The part of the contract that keeps secrets: nothing hidden reaches whoever may not know it. */
import {
  type Choice,
  canonical,
  copyOf,
  FastDice,
  type GameModule,
  type Lexicon,
  type Match,
  notation,
  openOf,
  recordOf,
  type Viewer,
} from '@derby/kernel';
import { atRandom } from './play.ts';
import { Breach, isSame, type Trial, tryOut, viewersOf } from './trial.ts';

/**
 * Two worlds: change only what a viewer cannot know, and all it receives stays byte for byte the same, here and
 * along the same choices for as long as nothing hidden comes to light.
 */
export function keepsSecrets<G extends Lexicon>(game: GameModule<G>, trial: Trial): void {
  if (game.isOpenToAll) return; // `hidesNothingUnsaid` holds such a game to its word: there is no other world.
  const dice = new FastDice(trial.seed);
  tryOut(game, trial, (match, breach) => {
    if (!match.question) return;
    for (const viewer of viewersOf(game)) {
      const here = match.fork();
      const there = elsewhere(match, viewer, dice);
      const choice = atRandom(dice)(match);
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

/** A game that says it hides nothing shows every viewer the same, redraws nothing, and keeps no log entry from anyone. */
export function hidesNothingUnsaid<G extends Lexicon>(game: GameModule<G>, trial: Trial): void {
  if (!game.isOpenToAll) return;
  const end = tryOut(game, trial, (match, breach) => {
    const [first = '', ...others] = viewersOf(game).map((viewer) => JSON.stringify(match.view(viewer)));
    if (others.some((other) => !isSame(first, other))) breach('The table is said to be open, but views differ.');
    for (const viewer of viewersOf(game))
      if (!isSame(JSON.stringify(match.state), JSON.stringify(redrawnState(match, viewer))))
        breach(`The table is said to be open, but ${viewer} has to imagine a part of it.`);
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
const redrawn = <G extends Lexicon>(match: Match<G>, viewer: Viewer<G>): string =>
  canonical(redrawnState(match, viewer));

function redrawnState<G extends Lexicon>(match: Match<G>, viewer: Viewer<G>): G['state'] {
  const state = copyOf(match.state) as G['state'];
  match.game.resample(state, viewer, new FastDice('imagined'));
  return state;
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
