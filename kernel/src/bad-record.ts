/** What can be wrong with a record, as data. The sentences are in record-words.ts. */
import { quotable } from './bounds.ts';
import type { RefusalReason } from './match.ts';

export type RecordFault =
  | { readonly why: 'no-record' }
  | { readonly why: 'other-version'; readonly version: string; readonly here: number }
  | { readonly why: 'cut-off' }
  | { readonly why: 'too-large'; readonly letters: number; readonly most: number }
  | { readonly why: 'too-many-lines' | 'too-many-choices' | 'long-line'; readonly most: number }
  | { readonly why: 'control' }
  | { readonly why: 'twice' | 'no-value' | 'missing' | 'stray' | 'unwritable'; readonly name: string }
  | { readonly why: 'no-number'; readonly name: string; readonly value: string }
  | { readonly why: 'bad-result' }
  | { readonly why: 'other-game'; readonly game: string; readonly here: string }
  | { readonly why: 'other-edition'; readonly game: string; readonly edition: number; readonly here: number }
  | { readonly why: 'bad-options'; readonly game: string }
  | { readonly why: 'sealed' }
  | {
      readonly why: 'bad-choice';
      /** Counted from 1. */
      readonly number: number;
      readonly choice: string;
      readonly reason: RefusalReason;
      readonly rule?: string;
    }
  | { readonly why: 'no-hash' | 'other-seed' }
  | { readonly why: 'other-hash'; readonly found: string; readonly claimed: string }
  | { readonly why: 'other-result'; readonly found?: string; readonly claimed: string };

/**
 * A record that cannot be read or does not hold: says what is wrong, and in which line where it is one. What it quotes of
 * the record may be shown as it is.
 */
export class BadRecord extends Error {
  override readonly name = 'BadRecord';
  readonly fault: RecordFault;
  readonly line: number | undefined;

  constructor(fault: RecordFault, line?: number) {
    const shown = Object.fromEntries(
      Object.entries(fault).map(([name, value]) => [name, shownAs(value)]),
    ) as RecordFault;
    super(`${JSON.stringify(shown)}${line === undefined ? '' : ` in line ${line}`}`);
    this.fault = shown;
    this.line = line;
  }
}

const shownAs = (value: unknown): unknown => (typeof value === 'string' ? quotable(value) : value);
