/** Positions in which the planner gives its reasons, and what it then says in both languages. */

import { because, type Dice, Engine, FastDice, openOf, type Question } from '@derby/kernel';
import { advice } from '../advice/advice.ts';
import { explain } from '../advice/reasons.ts';
import type { Asks, Choice } from '../src/choices.ts';
import type { Side } from '../src/data/powers.ts';
import { pens } from '../src/game.ts';
import type { PensReason } from '../src/reasons.ts';
import type { Pens, Phase, State } from '../src/state.ts';
import { en } from '../src/text/en.ts';
import { fr } from '../src/text/fr.ts';

/** No policy of this game rolls them. */
const DICE = new FastDice('advice');

export interface Scene {
  readonly state: State;
  readonly phase: Phase;
  /** The question that is meant, if not the first: the counsel answers those before it. */
  readonly rule?: Asks;
  /** The dice that fall before it; sixes when there are no more. */
  readonly dice?: readonly number[];
  /** Whose advice is explained: the counsel's, unless stated. */
  readonly by?: 'policy' | 'counsel';
  /** Or a choice that nobody advised. */
  readonly choice?: Choice;
}

export interface Told {
  readonly when: string;
  readonly position: () => Scene;
  readonly says: readonly (readonly [en: string, fr: string])[];
}

const SIX = 6;
/** Within so many questions. */
const SOON = 12;

/** Dice that are written out. */
function written(faces: readonly number[] = []): Dice {
  const left = [...faces];
  return {
    below: () => (left.shift() ?? SIX) - 1,
    shuffle: () => {
      throw new Error('Nothing is shuffled in this game.');
    },
  };
}

/** Plays on from the phase to the question that is meant. */
function questionIn({ state, phase, rule, dice }: Scene): [State, Question<Pens>] {
  state.phase = phase;
  const game = new Engine<Pens>(pens, state, written(dice));
  game.start();
  for (let i = 0; i < SOON && game.asking; i++) {
    if (rule === undefined || game.asking.rule === rule) return [game.state, asked(game)];
    game.answer(advice.counsel?.(game.state, asked(game), DICE) as Choice);
  }
  throw new Error('The question is not asked soon.');
}

const asked = (game: Engine<Pens>): Question<Pens> => ({
  seat: game.asking?.seat as Side,
  rule: game.asking?.rule as Asks,
  offers: game.offers,
});

/** Why the planner chooses what it chooses there. */
export function reasonsIn(position: Scene): readonly PensReason[] {
  const [state, question] = questionIn(position);
  const choice = position.choice ?? (advice[position.by ?? 'counsel']?.(state, question, DICE) as Choice);
  if (!openOf(question.offers).some((one) => one.choice.join() === choice.join()))
    throw new Error(`${choice.join(' ')} is not open.`);
  return explain(state, question, choice);
}

/** The kind of a reason, whoever gives it. */
export const kindsOf = (reason: PensReason): string[] =>
  reason.what === 'by-doctrine' ? [reason.what, reason.reason.what] : [reason.what];

/** The sentences in both languages, one pair for each reason. */
export async function sentencesOf(reasons: readonly PensReason[]): Promise<[string, string][]> {
  const french = await because(fr, reasons);
  return (await because(en, reasons)).map((english, i) => [english, french[i] ?? '']);
}
