/** The part of the contract about words: everything a game can ask is asked, and no two offers read alike. */
import {
  type Advice,
  type AnyText,
  type Dice,
  FastDice,
  type GameModule,
  type Lexicon,
  type Match,
  notation,
  openOf,
  say,
} from '@derby/kernel';
import type { Promises } from './contract.ts';
import { asAdvised, atRandom, type Decide } from './play.ts';
import { type Check, type Trial, tryOut } from './trial.ts';

/** What a game says of its words. */
export interface Words {
  /** Its text in every language. */
  readonly texts: readonly AnyText[];
  /** Rules that ask and verbs that a short run does not come to, each with the reason why. */
  readonly unseen?: Readonly<Record<string, string>>;
}

/** Out of so many decisions one is left to chance where a game is played as advised. */
const ONE_SLIP_IN = 4;

/** Plays the trials by chance and as advised. Says which seats, rules and verbs never occurred. */
export function neverSeen<G extends Lexicon>(
  game: GameModule<G>,
  trials: readonly Trial[],
  { texts, unseen = {}, advice }: Words & Pick<Promises<G>, 'advice'>,
): string[] {
  const seen = new Set<string>();
  const look: Check<G> = (match, breach) => {
    const { question } = match;
    if (!question) return;
    seen.add(question.seat).add(question.rule);
    for (const { choice } of openOf(question.offers)) seen.add(choice[0]);
    for (const text of texts) checkLabels(match, text, breach);
  };
  for (const trial of trials) {
    tryOut(game, trial, look);
    tryOut(game, trial, look, { decide: mostlyAdvised(advice, new FastDice(trial.seed)) });
  }
  const wanted = [
    ...game.seats,
    ...texts.slice(0, 1).flatMap(({ prompts, choices }) => [...Object.keys(prompts), ...Object.keys(choices)]),
  ];
  return wanted.filter((word) => !seen.has(word) && !(word in unseen));
}

function mostlyAdvised<G extends Lexicon>(advice: Advice<G>, dice: Dice): Decide<G> {
  const [advised, anyhow] = [asAdvised(advice, dice), atRandom(dice)];
  return (match) => (dice.below(ONE_SLIP_IN) === 0 ? anyhow(match) : advised(match));
}

/** Two open offers of one question never read alike. */
function checkLabels<G extends Lexicon>(match: Match<G>, text: AnyText, breach: (message: string) => never): void {
  const { question } = match;
  if (!question) return;
  const view = match.view(question.seat);
  const labels = new Map<string, string>();
  for (const { choice } of openOf(question.offers)) {
    const label = say(text, choice, view);
    const other = labels.get(label);
    if (other !== undefined) breach(`"${other}" and "${notation(choice)}" both read: ${label}`);
    labels.set(label, notation(choice));
  }
}
