/** Whether a game's value was proved: on games of these rules, with these options, and well enough to keep books by it. */
import type { Advice, GameModule, Lexicon, Options } from '@derby/kernel';

/** It must do clearly better than guessing, and what it expects must come, at the opening and on the whole. */
const BETTER_THAN_GUESSING = 0.9;
const MOST_OFF = 0.05;

export function isProved<G extends Lexicon>(game: GameModule<G>, { study }: Advice<G>, options: Options<G>): boolean {
  const proof = study?.proof;
  if (!proof || proof.edition !== game.edition) return false;
  const isStandard = game.options.every(
    ({ id, standard }) => proof.varied.includes(id) || options[id as G['option']] === standard,
  );
  const { expected, came } = proof.opening;
  const comesTrue = Math.abs(expected - came) <= MOST_OFF && proof.off <= MOST_OFF;
  return isStandard && comesTrue && proof.error <= BETTER_THAN_GUESSING * proof.guessing;
}
