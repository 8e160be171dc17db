/** How large anything may be that comes over the wire. */
import { isLine } from '@derby/kernel';

/** Letters of a message to the house; a choice has some dozens. */
export const LONGEST_MESSAGE = 16_384;
/** Letters of a player's name. */
export const LONGEST_NAME = 40;
/** Choices that are asked about at once. */
export const MOST_FORESEEN = 400;

/** A name that can stand in a record and on a page: a line without controls, with something in it. */
export const isName = (text: string): boolean =>
  text.trim() === text && text !== '' && text.length <= LONGEST_NAME && isLine(text);
