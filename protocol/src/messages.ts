/** What is said over a socket at one table. */
import type { LogEntry, Question, RefusalReason, SeatNow, TableFacts } from '@derby/kernel';
import * as v from 'valibot';
import type { Change } from './changes.ts';
import { isTalk, LONGEST_MESSAGE, MOST_FORESEEN } from './limits.ts';
import type { PackedNow } from './packing.ts';

/** What a seat can propose to the others: nothing happens until they agree. */
export const PROPOSALS = ['draw', 'adjourn', 'take-back'] as const;
export type ProposalKind = (typeof PROPOSALS)[number];

export interface Proposal {
  readonly what: ProposalKind;
  readonly by: string;
  /** Of a take-back: how many choices are to be left. */
  readonly step?: number;
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Numbers a question of the client's, so that its answer can be told from others. */
const id = count;
/** The moment that a deed is meant for. */
const at = count;
/** Letters of a choice. */
const LONGEST_CHOICE = 400;
const choice = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_CHOICE));

const DEEDS = {
  take: v.strictObject({ kind: v.literal('take'), id, at, choice }),
  undo: v.strictObject({ kind: v.literal('undo'), id, at }),
  'take-back': v.strictObject({ kind: v.literal('take-back'), id, at }),
  concede: v.strictObject({ kind: v.literal('concede'), id, at }),
  propose: v.strictObject({ kind: v.literal('propose'), id, at, what: v.picklist(PROPOSALS), step: v.optional(count) }),
  answer: v.strictObject({ kind: v.literal('answer'), id, at, yes: v.boolean() }),
};

const deedMessage = v.variant('kind', [
  DEEDS.take,
  DEEDS.undo,
  DEEDS['take-back'],
  DEEDS.concede,
  DEEDS.propose,
  DEEDS.answer,
]);

const clientMessage = v.variant('kind', [
  deedMessage,
  v.strictObject({ kind: v.literal('look'), id, step: count }),
  v.strictObject({ kind: v.literal('foresee'), id, at, choices: v.pipe(v.array(choice), v.maxLength(MOST_FORESEEN)) }),
  v.strictObject({ kind: v.literal('record'), id }),
  v.strictObject({ kind: v.literal('say'), id, text: v.pipe(v.string(), v.check(isTalk)) }),
  v.strictObject({ kind: v.literal('hint'), id, rank: v.pipe(v.string(), v.maxLength(40)) }),
]);

/** Something a seat does: it changes the match, or is refused. */
export type DeedMessage = v.InferOutput<typeof deedMessage>;
export type ClientMessage = v.InferOutput<typeof clientMessage>;

/** A deed as it is kept: whose it was, and what. */
export type Deed =
  | { readonly kind: 'take'; readonly seat: string; readonly choice: string }
  | { readonly kind: 'undo' | 'take-back' | 'concede'; readonly seat: string }
  | { readonly kind: 'propose'; readonly seat: string; readonly what: ProposalKind; readonly step?: number }
  | { readonly kind: 'answer'; readonly seat: string; readonly yes: boolean }
  /** Of nobody's seat: the house ends the match, in the notation of records. */
  | { readonly kind: 'end'; readonly end: string };

/** What a viewer knows at a moment, as it travels: whatever is missing is `undefined`. */
export interface WireNow extends Partial<Omit<SeatNow, 'at' | 'view' | 'question' | 'log' | 'steps'>> {
  readonly view: object;
  readonly question?: Question;
  readonly log: readonly LogEntry[];
  readonly steps: SeatNow['steps'];
  readonly proposal?: Proposal;
  /** What was taken back by agreement, oldest first. */
  readonly takenBack?: readonly TakenBack[];
}

/** Choices that were taken back because all agreed. */
export interface TakenBack {
  /** How many choices were left. */
  readonly step: number;
  readonly choices: number;
  /** Whoever had asked for it. */
  readonly by: string;
}

/** A line of talk between those who play. */
export interface TalkLine {
  readonly seat: string;
  readonly text: string;
  /** In milliseconds since 1970. */
  readonly made: number;
}

/** Why something was not done. Nothing has changed. */
export type ServerRefusal = {
  readonly reason:
    | RefusalReason
    | 'stale'
    /** A spectator asked for what a seat may do. */
    | 'no-seat'
    /** It could not be kept, so it did not happen. */
    | 'unsaved'
    /** The match was stopped: its rules failed or did not come to an end. */
    | 'stopped'
    /** Not given here: hints against a person, for example. */
    | 'not-here'
    | 'too-fast'
    | 'malformed';
  readonly rule?: string;
};

export interface Answer {
  readonly kind: 'answer';
  readonly id: number;
  readonly refusal?: ServerRefusal;
  /** What was asked for: a view, foresight, a record, a hint. */
  readonly value?: unknown;
}

/** Who sits where, and whether he is here. */
export type Company = Readonly<
  Record<string, { readonly name?: string; readonly rank?: string; readonly isHere: boolean }>
>;

/** Why a socket was closed. */
export type SocketFault = 'malformed' | 'too-fast' | 'stopped' | 'closing';

export type ServerMessage =
  /** The whole table: at the beginning, and whenever changes would not do. */
  | {
      readonly kind: 'table';
      readonly at: number;
      readonly viewer: string;
      readonly facts: TableFacts;
      readonly now: PackedNow;
      readonly hints: boolean;
      /** SHA-256 of the key of the dice, which is told at the end. */
      readonly seedHash: string;
      /** Of an attempt at a challenge: until then the key is not told, even at the end. */
      readonly sealedUntil?: number;
    }
  | { readonly kind: 'change'; readonly at: number; readonly changes: readonly Change[] }
  | { readonly kind: 'company'; readonly seats: Company }
  /** What the clocks show, in milliseconds. The one of `running` goes down from now on. */
  | { readonly kind: 'clock'; readonly left: Readonly<Record<string, number>>; readonly running?: string }
  /** What was said, from this line on: all of it at the beginning, then line by line. */
  | { readonly kind: 'talk'; readonly from: number; readonly lines: readonly TalkLine[] }
  | { readonly kind: 'closing'; readonly why: SocketFault }
  | Answer;

/** What a client has said; nothing where it makes no sense. Then the number under which it asked, where that can be read. */
export function readClientMessage(text: string): { message: ClientMessage } | { fault: 'malformed'; id: number } {
  const data = text.length <= LONGEST_MESSAGE ? parsed(text) : undefined;
  const take = takeIn(data);
  if (take) return { message: take };
  const { success, output } = v.safeParse(clientMessage, data);
  if (success) return { message: output };
  const asked = v.safeParse(v.object({ id: count }), data);
  return { fault: 'malformed', id: asked.success ? asked.output.id : 0 };
}

/** Nearly all that is said is a choice: it is read without the schema, which takes longer, and as the schema would read it. */
function takeIn(data: unknown): Extract<ClientMessage, { kind: 'take' }> | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { kind, id, at, choice } = data as Readonly<Record<string, unknown>>;
  if (kind !== 'take' || !isCount(id) || !isCount(at) || typeof choice !== 'string') return undefined;
  if (choice === '' || choice.length > LONGEST_CHOICE || Object.keys(data).length !== 4) return undefined;
  return { kind, id, at, choice };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const number = v.number();
const serverMessage = v.variant('kind', [
  v.looseObject({
    kind: v.literal('table'),
    at: number,
    viewer: v.string(),
    facts: v.looseObject({}),
    now: v.looseObject({}),
  }),
  v.looseObject({ kind: v.literal('change'), at: number, changes: v.array(v.array(v.unknown())) }),
  v.looseObject({ kind: v.literal('company'), seats: v.looseObject({}) }),
  v.looseObject({ kind: v.literal('clock'), left: v.looseObject({}) }),
  v.looseObject({ kind: v.literal('talk'), from: number, lines: v.array(v.looseObject({})) }),
  v.looseObject({ kind: v.literal('closing'), why: v.string() }),
  v.looseObject({ kind: v.literal('answer'), id: number }),
]);

/** What the house has said; nothing where it is of a kind that is not known here. The house is trusted with the rest. */
export function readServerMessage(text: string): ServerMessage | undefined {
  const data = parsed(text);
  return isChange(data) || v.safeParse(serverMessage, data).success ? (data as ServerMessage) : undefined;
}

/** Nearly all that is told are changes: the same without the schema. */
function isChange(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const { kind, at, changes } = data as Readonly<Record<string, unknown>>;
  return kind === 'change' && typeof at === 'number' && Array.isArray(changes) && changes.every(Array.isArray);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
