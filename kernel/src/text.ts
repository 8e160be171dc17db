/** Texts: every prompt, choice and log line of a game, in one language. A missing sentence does not compile. */

import type { Choice } from './choice.ts';
import type { Lexicon, Outcome } from './game.ts';
import type { LogEntry } from './match.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface GameText<G extends Lexicon> {
  readonly title: string;
  /** One line for the shelf. */
  readonly blurb: string;
  readonly seats: Readonly<Record<G['seat'], string>>;
  readonly options: Readonly<Record<G['option'], { readonly name: string; readonly effect: string }>>;
  readonly grades: Readonly<Record<G['grade'], string>>;
  /** The question, in one sentence. */
  readonly prompts: { readonly [R in G['asks']]: (view: G['view']) => string };
  /** What a choice says, by its verb. */
  readonly choices: {
    readonly [V in G['choice'][0]]: (
      choice: Extract<G['choice'], readonly [V, ...unknown[]]>,
      view: G['view'],
    ) => string;
  };
  /** What happened, by its `what`. */
  readonly log: { readonly [W in G['log']['what']]: (entry: Extract<G['log'], { readonly what: W }>) => string };
  /** Numbers of `metrics`, by name. */
  readonly metrics: Readonly<Record<string, string>>;
}

/** The sentence of a log entry. */
export function tell<G extends Lexicon>(text: GameText<G>, { entry }: Pick<LogEntry<G>, 'entry'>): string {
  const lines: Readonly<Record<string, (entry: never) => string>> = text.log;
  return lines[entry.what]?.(entry as never) ?? entry.what;
}

/** The words for a choice. Conceding is the kernel's own verb. */
export function say<G extends Lexicon>(text: GameText<G>, choice: Choice, view: G['view']): string {
  const lines: Readonly<Record<string, (choice: never, view: G['view']) => string>> = text.choices;
  return lines[choice[0]]?.(choice as never, view) ?? choice.join(' ');
}

/** The sentence of a question. */
export function ask<G extends Lexicon>(text: GameText<G>, rule: G['asks'], view: G['view']): string {
  return text.prompts[rule as keyof typeof text.prompts](view);
}

/** The words for how a game ended. */
export const grade = <G extends Lexicon>(text: GameText<G>, outcome: Outcome<G>): string =>
  text.grades[outcome.grade as G['grade']];
