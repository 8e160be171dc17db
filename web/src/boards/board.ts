/** What a game adds to the table: a board. The shell knows boards only by this page, and no game at all. */
import type { AnyText, Choice, Language, LogEntry, Offer } from '@derby/kernel';
import type { FunctionComponent } from 'preact';

/**
 * Everything a board is given. It draws `view` inside an `<svg>` that the shell provides, in the units of its own
 * `sheet`, and sends back what was touched.
 *
 * A word is any part of a choice after its verb: the id of a counter, a place, a path. A choice is made by touching its
 * words one after the other, in any order; the shell narrows the offers down and makes the choice when nothing is left
 * to say. So a board needs no rules: whatever it draws under an id, it hands to `touch`.
 */
export interface BoardProps<View extends object = object> {
  /** What the player sees: the position now, or an earlier one while a log line is looked at. */
  readonly view: View;
  /** What has been told up to the position shown, for boards that draw more than the present. */
  readonly log?: readonly LogEntry[];
  /** The choices made last, the newest at the end: what they began may not be in the view yet. */
  readonly recent?: readonly Choice[];
  /** What is asked here; missing while a past position is shown, while another seat decides, and at the end. */
  readonly question: BoardQuestion | undefined;
  /** The words touched so far. */
  readonly selected: ReadonlySet<string>;
  /** The words that would lead on to an open choice: they glow. Each is a button, see `touchable`. */
  readonly lit: ReadonlySet<string>;
  /** Words that lead to barred choices only, each with the rule that bars it: grey, and they say why. */
  readonly barred: ReadonlyMap<string, string>;
  /** The words of the choice that a hint suggests or the tutorial asks for; empty most of the time. */
  readonly hinted: ReadonlySet<string>;
  /** The player touches a word. Touching it again takes it back, or makes the one choice it says completely. */
  touch(word: string): void;
  /** Makes a choice outright, for a board that draws a button of its own. */
  pick(choice: Choice): void;
  /** The pointer or the focus rests on something: the shell explains its rule; nothing when it leaves. */
  point(at: Pointed | undefined): void;
  /** Something barred was clicked or pressed long: the explanation stays. */
  hold(at: Pointed): void;
  /** Opens the rulebook beside the board. */
  cite(rule: string): void;
  /** The title of a rule in the reader's language. */
  title(rule: string): string;
  readonly language: Language;
  /** One of two languages: the words that a board needs besides the game's text go through here, `words({ en, fr })`. */
  words<T>(both: Readonly<Record<Language, T>>): T;
  /** The game's own text. */
  readonly text: AnyText;
  /** How long a piece takes to move, in milliseconds; 0 where animation is off. */
  readonly pace: number;
}

export interface BoardQuestion {
  readonly rule: string;
  readonly offers: readonly Offer[];
}

/** A rule to explain, or a word whose offers are to be told. */
export type Pointed = { readonly rule: string } | { readonly word: string };

/** A part of the sheet to which the player can jump, above all on a small screen. */
export interface Region {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  /** x, y, width, height in the units of the sheet. */
  readonly box: readonly [number, number, number, number];
}

/** How a board tells the words of a choice apart. It knows no rules: what may be done with them stands in the offers. */
export interface Many<View extends object = object> {
  /** The words of all pieces that have a kind or a place. */
  pieces?(view: View): readonly string[];
  /** Pieces of one kind differ in nothing but their ids: which of them is named makes no difference. */
  kindOf?(view: View, word: string): string | undefined;
  /** Where a piece stands. */
  siteOf?(view: View, word: string): string | undefined;
  /** The middle of the place where a piece stands, on the sheet: from there to there leads the arrow of its movement. */
  spotOf?(view: View, word: string): readonly [x: number, y: number] | undefined;
  /** Verbs of which one may say “the rest in order”. */
  readonly inOrder?: readonly string[];
  /** What the staff may settle at a touch, by the rules that ask for it: a set-up that a newcomer cannot judge. */
  readonly staffed?: { readonly rules: readonly string[]; readonly name: Readonly<Record<Language, string>> };
}

/** The default export of `boards/<game>/board.tsx`. */
export interface BoardModule<View extends object = object> {
  /** The size of the sheet in its own units. */
  readonly sheet: { readonly width: number; readonly height: number };
  /** The parts of the sheet; the first is what a narrow screen shows to begin with. */
  readonly regions: readonly Region[];
  /** Larger parts, between the whole sheet and a region. */
  readonly theatres?: readonly Region[];
  /** SVG contents: a `<g>` or a fragment, never an `<svg>`. */
  readonly Board: FunctionComponent<BoardProps<View>>;
  /** HTML laid over the sheet while a fight is on, see `kit/stage.tsx`; nothing at other times. */
  readonly Stage?: FunctionComponent<BoardProps<View>>;
  /** How its words are told apart, for orders that are given to many at once. */
  readonly many?: Many<View>;
  /** Where a question is best looked at: a region's id, or nothing to leave the sheet where it is. */
  regionOf?(view: View, rule: string): string | undefined;
}

/** The default export of `boards/<game>/picture.tsx`: a small drawing for the shelf, 320 by 200, without text. */
export type Picture = FunctionComponent;
