/** Lessons: a first game with known dice, explained by doing. A game brings one in `boards/<game>/tutorial.ts`. */
import { type GameRecord, type Language, type Lexicon, Match, notation, openOf } from '@derby/kernel';
import type { AnyGame } from '@derby/registry';

export interface Tutorial {
  /** The dice of the lesson. */
  readonly seed: string;
  readonly options?: GameRecord['options'];
  readonly steps: readonly Lesson[];
}

export interface Lesson {
  /** What is explained here, in a few sentences. */
  readonly text: Readonly<Record<Language, string>>;
  /** The choice that the lesson asks for, in the notation of records; without it the reader only reads on. */
  readonly choose?: string;
  /** What it speaks of, by the words of the board: it is lit while the lesson is read. */
  readonly shows?: readonly string[];
  /** Routine that the staff does for the pupil when he reads on; only where nothing is to be chosen. */
  readonly meanwhile?: readonly string[];
  /** The rule to read beside it. */
  readonly rule?: string;
}

/** A lesson that cannot be given: what stands in the way, and at which step. */
class BadTutorial extends Error {
  override readonly name = 'BadTutorial';
}

/** Goes through a tutorial as a pupil would who does what is asked. Run by the tests, so that no lesson can rot. */
export function rehearse(game: AnyGame, tutorial: Tutorial): Match<Lexicon> {
  const match = Match.start(game, { seed: tutorial.seed, ...(tutorial.options && { options: tutorial.options }) });
  return goThrough(match, tutorial.steps);
}

/** Takes every step at a match that is begun. */
export function goThrough<G extends Lexicon>(match: Match<G>, steps: readonly Lesson[]): Match<G> {
  const { game } = match;
  steps.forEach((lesson, index) => {
    const where = `lesson ${index + 1}`;
    for (const [tongue, words] of Object.entries(lesson.text))
      if (!words.trim()) throw new BadTutorial(`${where} says nothing in ${tongue}.`);
    if (lesson.rule !== undefined && !(lesson.rule in game.rules))
      throw new BadTutorial(`${where} cites ${lesson.rule}, which is no rule of ${game.id}.`);
    for (const choice of choicesOf(lesson)) {
      const open = openOf(match.question?.offers ?? []).map((offer) => notation(offer.choice));
      if (!open.includes(choice))
        throw new BadTutorial(`${where} asks for "${choice}", but open are: ${open.join(', ') || 'nothing'}.`);
      match.take(choice);
    }
  });
  return match;
}

/** All the choices that are made during a lesson, by the pupil or for him. */
export const choicesOf = ({ choose, meanwhile = [] }: Lesson): readonly string[] =>
  choose === undefined ? meanwhile : [choose];
