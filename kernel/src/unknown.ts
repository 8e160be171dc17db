/** What somebody named and what does not exist: as data, with those that there are. The sentences are in unknown-words.ts. */
import type { OptionValue } from './game.ts';

export type UnknownFault =
  | { readonly why: 'no-game'; readonly game: string; readonly known: readonly string[] }
  | { readonly why: 'no-player'; readonly player: string; readonly known: readonly string[] }
  | { readonly why: 'no-option'; readonly game: string; readonly option: string; readonly known: readonly string[] }
  | {
      readonly why: 'no-value';
      readonly game: string;
      readonly option: string;
      readonly value: OptionValue;
      readonly known: readonly OptionValue[];
    };

export class Unknown extends Error {
  override readonly name: string = 'Unknown';
  readonly fault: UnknownFault;

  constructor(fault: UnknownFault) {
    super(JSON.stringify(fault));
    this.fault = fault;
  }
}

export class UnknownOption extends Unknown {
  override readonly name = 'UnknownOption';
}
