/** What the after-action review says. */
import type { Label, PlayClass, TurningPointKind } from '@derby/bots';

export interface ReviewText {
  readonly title: (game: string, grade: string, rule: string) => string;
  readonly scale: string;
  readonly accounts: Readonly<Record<'seat' | 'start' | 'skill' | 'others' | 'luck' | 'revealed' | 'result', string>>;
  /** Instead of accounts, where the value of the game is not proved. */
  readonly uncalibrated: string;
  readonly play: Readonly<Record<'title' | 'perDecision' | 'class' | 'labels' | 'adjusted' | 'reach', string>>;
  readonly classes: Readonly<Record<PlayClass, string>>;
  readonly labels: Readonly<Record<Label, (count: number) => string>>;
  readonly label: Readonly<Record<Label, string>>;
  /** Of many games together. */
  readonly many: {
    readonly record: string;
    readonly title: (game: string, games: number) => string;
    /** In the place of a class. */
    readonly none: string;
    readonly between: (low: string, high: string) => string;
  };
  readonly curve: string;
  readonly turningPoints: string;
  readonly noTurningPoints: string;
  readonly kinds: Readonly<Record<TurningPointKind, string>>;
  readonly costly: (count: number) => string;
  readonly noneCostly: string;
  readonly every: string;
  readonly decision: (number: number) => string;
  readonly conceded: string;
  readonly better: (choice: string) => string;
  readonly loss: (mean: string, low: string, high: string) => string;
  readonly unknownBudget: (word: string, known: readonly string[]) => string;
  readonly nothing: (why: string) => string;
  readonly footnote: (budget: string, seed: string) => string;
}
