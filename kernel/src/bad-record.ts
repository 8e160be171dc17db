/** What can be wrong with a record, as data. The sentences are in record-words.ts. */
import type { RefusalReason } from './match.ts';

export type RecordFault =
  | { readonly why: 'no-record' }
  | { readonly why: 'other-version'; readonly version: string; readonly here: number }
  | { readonly why: 'cut-off' }
  | { readonly why: 'twice' | 'no-value' | 'missing' | 'stray'; readonly name: string }
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
  | { readonly why: 'no-hash' }
  | { readonly why: 'other-hash'; readonly found: string; readonly claimed: string }
  | { readonly why: 'other-result'; readonly found?: string; readonly claimed: string };

/** A record that cannot be read or does not hold: says what is wrong, and in which line where it is one. */
export class BadRecord extends Error {
  override readonly name = 'BadRecord';
  readonly fault: RecordFault;
  readonly line: number | undefined;

  constructor(fault: RecordFault, line?: number) {
    super(`${JSON.stringify(fault)}${line === undefined ? '' : ` in line ${line}`}`);
    this.fault = fault;
    this.line = line;
  }
}
