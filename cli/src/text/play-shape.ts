/** What the terminal table says. */
import type { PLAYERS } from '@derby/bots';
import type { Row } from './shape.ts';

/** What a player may type besides a number. */
export const VERBS = [
  'help',
  'board',
  'barred',
  'rule',
  'log',
  'hint',
  'undo',
  'back',
  'save',
  'load',
  'concede',
  'quit',
] as const;
export type Verb = (typeof VERBS)[number];

export interface PlayText {
  /** The words for each verb, the first of which is shown. */
  readonly verbs: Readonly<Record<Verb, readonly [string, ...string[]]>>;
  readonly verbHelp: Readonly<Record<Verb, Row>>;
  readonly helpLead: string;
  readonly prompt: string;
  readonly seed: (seed: string) => string;
  /** A game goes on under older rules. */
  readonly older: (edition: number, today: number) => string;
  readonly welcome: string;
  readonly barredCount: (count: number) => string;
  readonly nothingBarred: string;
  readonly final: string;
  readonly notUnderstood: (word: string) => string;
  readonly noSuchNumber: (word: string, count: number) => string;
  readonly barredBy: (rule: string, title: string) => string;
  readonly notOffered: (word: string) => string;
  readonly whichRule: string;
  readonly unknownRule: (word: string) => string;
  /** The bots as sentences begin with them. */
  readonly bots: Readonly<Record<keyof typeof PLAYERS, string>>;
  readonly hint: (bot: string, choice: string) => string;
  readonly hintWorth: (percent: string, margin: string) => string;
  readonly thinking: (bot: string) => string;
  readonly undone: string;
  readonly cannotUndo: Readonly<Record<'nothing' | 'other-seat' | 'dice' | 'revealed', string>>;
  readonly takeBackInstead: string;
  readonly takenBack: (count: number) => string;
  readonly noTakeBack: string;
  readonly saved: (file: string) => string;
  readonly notKept: (why: string) => string;
  readonly loaded: (file: string) => string;
  readonly whichFile: string;
  readonly noAutosave: (game: string) => string;
  readonly concedeSure: string;
  readonly left: (file: string) => string;
  readonly over: (grade: string, rule: string, title: string) => string;
  /** Where no rule of the game ended it. */
  readonly ended: (grade: string) => string;
  readonly record: (file: string) => string;
  readonly noBoard: string;
  readonly turnOf: (seat: string) => string;
  /** Between two persons at one keyboard, where each has secrets. */
  readonly handOver: (seat: string) => string;
  readonly botChose: (seat: string, choice: string) => string;
}
