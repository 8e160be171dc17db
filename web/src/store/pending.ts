/**
 * The last choice of a page that is being left. A choice is shown before it is kept; whoever reloads or closes the page in between
 * would lose it, for a database cannot be written while a page goes. This small store can.
 */
import type { GameRecord } from '@derby/kernel';

export interface Pending {
  readonly id: string;
  /** The stored version that it follows. */
  readonly version: number;
  readonly record: GameRecord;
}

const PREFIX = 'derby.pending.';

export function leavePending(pending: Pending): void {
  try {
    localStorage.setItem(PREFIX + pending.id, JSON.stringify(pending));
  } catch {
    // There is no room or no leave: the choice is lost, as it would be without this.
  }
}

/** The stores of choices that a page left behind. */
export function pendingKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}
