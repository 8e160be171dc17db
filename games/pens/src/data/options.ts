/** The options of a game, and whether each is on unless a player says otherwise. */

export const OPTIONS = {
  pens: true,
  freePens: true,
  typeXXI: true,
  heavyBombers: false,
  heavyBomberSpecialAttack: false,
  excessEjection: true,
  penAnyExit: false,
  wolfpack: false,
  harbourRaids: true,
  troopConvoys: true,
} as const satisfies Record<string, boolean>;

export type OptionId = keyof typeof OPTIONS;
