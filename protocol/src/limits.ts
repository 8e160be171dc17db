/** How large anything may be that comes over the wire. */
import { isLine } from '@derby/kernel';

/** Letters of a message to the house; a choice has some dozens. */
export const LONGEST_MESSAGE = 16_384;
/** Letters of a player's name. */
export const LONGEST_NAME = 40;
/** Choices that are asked about at once. */
export const MOST_FORESEEN = 400;

/** Letters of a record that is brought to the house; one of three thousand choices has some sixty thousand. */
export const LONGEST_RECORD = 500_000;

/** Letters of a line of talk, and of somebody's notes on a match. */
export const LONGEST_LINE_OF_TALK = 500;
export const LONGEST_NOTES = 8000;
/** Days that somebody may be away, at once and within a year. */
export const MOST_DAYS_AWAY = 30;

/** What is said at a table: a line without controls, with something in it. */
export const isTalk = (text: string): boolean =>
  text.trim() === text && text !== '' && text.length <= LONGEST_LINE_OF_TALK && isLine(text);

/** Letters of a password. */
export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 200;

/** A name that can stand in a record and on a page: a line without controls, with something in it. */
export const isName = (text: string): boolean =>
  text.trim() === text && text !== '' && text.length <= LONGEST_NAME && isLine(text);
