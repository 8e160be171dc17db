/** A fight as plain data: whatever a game's view and log tell of it. The battle stage shows it, and knows no game. */
import type { Choice } from '@derby/kernel';
import type { ComponentChild } from 'preact';
import type { Size } from './box.ts';

export interface Fight {
  /** What is fought, and where. */
  readonly title: string;
  /** At the right of the title: the round. */
  readonly note?: string | undefined;
  readonly sides: readonly [Side, Side];
  /** The last thing that happened, or what is asked: all that is left of a stage that is folded away. */
  readonly caption: string;
  /** Changes with all that is told: whatever is rolled by then falls, and hits flash; see `falls.ts`. */
  readonly beat: number | string;
  /** What may follow, from the game's own odds. */
  readonly odds?: readonly Prospect[];
  /** Choices that have no counter: pressing on, turning back. */
  readonly keys?: readonly StageKey[];
  /** Between the sides and the odds, for a fight that has a map of its own: see `stage-grid.tsx`. */
  readonly body?: ComponentChild;
  /** Whether the question is answered in the body. */
  readonly asks?: boolean;
}

export interface Side {
  readonly name: string;
  /** At the right of the name: losses. */
  readonly note?: string | undefined;
  readonly units: readonly StageUnit[];
  /** What this side rolled, the last roll at the end. */
  readonly rolls: readonly StageRoll[];
}

export interface StageUnit {
  readonly id: string;
  /** What a screen reader says. */
  readonly label: string;
  /** Drawn around its middle, as on the map; its size there. */
  readonly face: ComponentChild;
  readonly size: Size;
  /** The word of a choice that a touch on it says. */
  readonly word?: string;
  /** Struck by the last roll; out of the fight. */
  readonly state?: 'hit' | 'lost' | undefined;
  /** Under it: hits taken, a chance. */
  readonly note?: string | undefined;
}

export interface StageRoll {
  /** What was rolled for. */
  readonly name: string;
  readonly dice: readonly StageDie[];
  /** What it came to: "hit", "missed", a sum. */
  readonly result?: string | undefined;
}

export interface StageDie {
  readonly value: number;
  readonly faces?: number;
  /** What it had to be: "4+", "≤3". */
  readonly need?: string | undefined;
  readonly hit: boolean;
}

/** Chances that add up to one, or one chance alone. */
export interface Prospect {
  readonly name: string;
  readonly note?: string | undefined;
  readonly parts: readonly {
    readonly name: string;
    readonly tone: 'good' | 'fair' | 'bad' | 'none';
    readonly chance: number;
  }[];
}

export interface StageKey {
  readonly choice: Choice;
  readonly text: string;
  /** What it may cost or bring. */
  readonly note?: string | undefined;
}
