/** What charts and report pages say; whoever asks for them brings the words. */
export interface ReportWords {
  /** The language of the page, as in `<html lang>`. */
  readonly language: string;
  readonly title: (game: string) => string;
  readonly comparisonTitle: (game: string) => string;
  readonly grades: Readonly<Record<string, string>>;
  readonly metrics: Readonly<Record<string, string>>;
  readonly seats: Readonly<Record<string, string>>;
  readonly result: string;
  readonly games: string;
  readonly share: string;
  readonly interval: string;
  readonly factor: string;
  readonly mean: string;
  readonly deviation: string;
  readonly least: string;
  readonly median: string;
  readonly most: string;
  readonly withWorth: string;
  readonly difference: string;
  readonly decisions: string;
  readonly worth: (seat: string) => string;
  readonly studied: string;
  readonly names: readonly [first: string, second: string];
  readonly verdict: string;
  readonly worthWord: string;
  readonly turn: string;
  readonly lossAGame: string;
  readonly repeat: string;
  /** `0.1 to 0.3`. */
  readonly between: (low: string, high: string) => string;
  readonly number: (value: number, digits: number) => string;
  readonly percent: (share: number) => string;
}

/** Whole numbers without a fraction, others with two digits. */
export const tidy = (value: number, words: ReportWords): string => words.number(value, Number.isInteger(value) ? 0 : 2);

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** As it may stand in HTML and SVG. */
export const escaped = (words: string): string => words.replaceAll(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);
