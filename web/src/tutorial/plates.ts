/** The plates of the rulebooks: which rule has a picture, and whether it can be played through. */
import type { Language } from '@derby/kernel';
import type { Examples } from './example.ts';

/** A picture in a rulebook: a part of the sheet, as the example of the same id lays it. */
export interface Plate {
  readonly id: string;
  /** The rule that it stands under. */
  readonly rule: string;
  readonly caption: Readonly<Record<Language, string>>;
  /** The part of the sheet: x, y, width, height. */
  readonly box: readonly [number, number, number, number];
  /** Through whose eyes; the first seat's where it is missing. */
  readonly seat?: string;
  /** What is spoken of, by the words of the board: it is lit. */
  readonly shows?: readonly string[];
  /** There are steps to be played through. */
  readonly plays?: boolean;
}

const PLATES = import.meta.glob<{ default: readonly Plate[] }>('../boards/*/plates.ts', { eager: true });
const EXAMPLES = import.meta.glob<{ default: Examples }>('../boards/*/examples.ts');

export const platesOf = (game: string): readonly Plate[] => PLATES[`../boards/${game}/plates.ts`]?.default ?? [];

export const examplesOf = async (game: string): Promise<Examples> =>
  (await EXAMPLES[`../boards/${game}/examples.ts`]?.())?.default ?? {};
