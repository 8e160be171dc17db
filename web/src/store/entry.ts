/** What lies on the shelf, checked: whatever another version, another program or a fault has left there harms no other game. */
import type { GameRecord } from '@derby/kernel';
import { GAMES } from '@derby/registry';

export interface SavedGame {
  readonly id: string;
  /** Counts the writes. A write that does not follow the stored version is refused. */
  readonly version: number;
  readonly record: GameRecord;
  readonly begun: number;
  readonly touched: number;
}

/** Something on the shelf that is no game of ours, or none that is known here. It is kept until the player deletes it. */
export interface Unreadable {
  readonly key: IDBValidKey;
  readonly raw: unknown;
}

export function isSavedGame(value: unknown): value is SavedGame {
  return (
    isObject(value) &&
    typeof value.id === 'string' &&
    [value.version, value.begun, value.touched].every(Number.isFinite) &&
    isRecord(value.record)
  );
}

/** As far as a list of games needs it; whoever opens one plays it through. */
export function isRecord(value: unknown): value is GameRecord {
  return (
    isObject(value) &&
    GAMES.some(({ id }) => id === value.game) &&
    [value.edition, value.takeBacks].every(Number.isFinite) &&
    typeof value.seed === 'string' &&
    Array.isArray(value.choices) &&
    value.choices.every(isText) &&
    [value.seedHash, value.bundle, value.hash].every((one) => one === undefined || isText(one)) &&
    isObject(value.options) &&
    Object.values(value.options).every((one) => ['boolean', 'number', 'string'].includes(typeof one)) &&
    isObject(value.players) &&
    Object.values(value.players).every(isText) &&
    (value.result === undefined || (isObject(value.result) && isText(value.result.grade) && isText(value.result.rule)))
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
