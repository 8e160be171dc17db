/** Texts: every prompt, choice and log line of a game, in one language. A missing sentence does not compile. */
import type { Choice } from './choice.ts';
import type { Lexicon, PlanName, Reason } from './game.ts';
import type { Journal, JournalPage } from './journal.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface GameText<G extends Lexicon> {
  readonly title: string;
  /** One line for the shelf. */
  readonly blurb: string;
  readonly seats: Readonly<Record<G['seat'], string>>;
  readonly options: Readonly<Record<G['option'], OptionText>>;
  /** The module's presets by name: what each is called, and what kind of game it makes. */
  readonly presets: Readonly<Record<string, Pick<OptionText, 'name' | 'effect'>>>;
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
  /** The game as a story, where it tells one; loaded when somebody wants to read it. */
  readonly journal?: () => Promise<Journal<G>>;
  /** Why a choice is advised, by the reason's `what`; loaded with the first hint. */
  readonly reasons?: () => Promise<ReasonText<G>>;
  /** The plans that choices serve, each in a sentence that names it; loaded with the first hint. */
  readonly plans?: () => Promise<PlanText<G>>;
}

export interface OptionText {
  readonly name: string;
  readonly effect: string;
  /** The words for its values, by value; numbers speak for themselves. */
  readonly values?: Readonly<Record<string, string>>;
}

export type ReasonText<G extends Lexicon> = {
  readonly [W in Reason<G>['what']]: (reason: Extract<Reason<G>, { readonly what: W }>) => string;
};

export type PlanText<G extends Lexicon> = Readonly<Record<PlanName<G>, string>>;

/** The text of any game, for whoever does not know its words: what a sentence is made from is then plain data. */
export interface AnyText
  extends Pick<GameText<Lexicon>, 'title' | 'blurb' | 'seats' | 'options' | 'presets' | 'grades' | 'metrics'> {
  readonly prompts: Readonly<Record<string, (view: never) => string>>;
  readonly choices: Readonly<Record<string, (choice: never, view: never) => string>>;
  readonly log: Readonly<Record<string, (entry: never) => string>>;
  readonly journal?: () => Promise<(log: never) => readonly JournalPage[]>;
  readonly reasons?: () => Promise<Readonly<Record<string, (reason: never) => string>>>;
  readonly plans?: () => Promise<Readonly<Record<string, string>>>;
}

/** The sentence of a log entry. */
export const tell = (text: AnyText, entry: { readonly what: string }): string =>
  text.log[entry.what]?.(entry as never) ?? entry.what;

/** The words for a choice. */
export const say = (text: AnyText, choice: Choice, view: object): string =>
  text.choices[choice[0]]?.(choice as never, view as never) ?? choice.join(' ');

/** The sentences for a plan that is served, and for reasons; none where the game has no words for them. */
export async function because(text: AnyText, reasons: readonly Reason[], plan?: string): Promise<readonly string[]> {
  const words = await text.reasons?.();
  const served = plan === undefined ? undefined : (await text.plans?.())?.[plan];
  const why = words ? reasons.map((reason) => words[reason.what]?.(reason as never) ?? reason.what) : [];
  return served === undefined ? why : [served, ...why];
}

/** The sentence of a question. */
export const ask = (text: AnyText, rule: string, view: object): string => text.prompts[rule]?.(view as never) ?? rule;
