/** UL-14.10 … UL-14.18, UL-15.3  The Hit counters and the Tactics counters. */

/** Damage a boat can carry, temporary or lasting. */
export const DAMAGES = ['flooding', 'hull', 'engines', 'periscope', 'electronics', 'gun', 'tubes', 'oil'] as const;
export type Damage = (typeof DAMAGES)[number];

/** What one face of a counter does. */
interface Face {
  readonly stress?: number;
  readonly stunned?: true;
  readonly sunk?: true;
  readonly damage?: Damage;
  /** How often the damage counts; once unless said. */
  readonly amount?: number;
}

export const FACES = {
  none: {},
  stress1: { stress: 1 },
  stress2: { stress: 2 },
  stress3: { stress: 3 },
  stunned: { stunned: true },
  flooding: { damage: 'flooding' },
  hull: { damage: 'hull' },
  engines: { damage: 'engines' },
  periscope: { damage: 'periscope' },
  electronics: { damage: 'electronics' },
  gun: { damage: 'gun' },
  tubes1: { damage: 'tubes', amount: 1 },
  tubes2: { damage: 'tubes', amount: 2 },
  oil: { damage: 'oil' },
  sunk: { sunk: true },
} as const satisfies Record<string, Face>;

export type FaceId = keyof typeof FACES;

export const faceOf = (id: FaceId): Face => FACES[id];

/** The forty counters of the cup, light (yellow) and heavy (red) side. */
export const HIT_COUNTERS: readonly { readonly light: FaceId; readonly heavy: FaceId }[] = [
  { light: 'none', heavy: 'hull' },
  { light: 'none', heavy: 'hull' },
  { light: 'none', heavy: 'stress2' },
  { light: 'none', heavy: 'flooding' },
  { light: 'none', heavy: 'periscope' },
  { light: 'none', heavy: 'electronics' },
  { light: 'none', heavy: 'hull' },
  { light: 'none', heavy: 'hull' },
  { light: 'none', heavy: 'stress3' },
  { light: 'none', heavy: 'engines' },
  { light: 'stress1', heavy: 'gun' },
  { light: 'stress1', heavy: 'oil' },
  { light: 'stress1', heavy: 'hull' },
  { light: 'stress1', heavy: 'hull' },
  { light: 'stress1', heavy: 'stress3' },
  { light: 'stress1', heavy: 'engines' },
  { light: 'stress1', heavy: 'tubes2' },
  { light: 'stress1', heavy: 'none' },
  { light: 'stress2', heavy: 'hull' },
  { light: 'stress2', heavy: 'stress2' },
  { light: 'stress2', heavy: 'flooding' },
  { light: 'stress2', heavy: 'stunned' },
  { light: 'stunned', heavy: 'electronics' },
  { light: 'stunned', heavy: 'hull' },
  { light: 'stunned', heavy: 'hull' },
  { light: 'stunned', heavy: 'stress2' },
  { light: 'flooding', heavy: 'engines' },
  { light: 'flooding', heavy: 'periscope' },
  { light: 'flooding', heavy: 'oil' },
  { light: 'flooding', heavy: 'hull' },
  { light: 'flooding', heavy: 'hull' },
  { light: 'engines', heavy: 'stress3' },
  { light: 'engines', heavy: 'engines' },
  { light: 'periscope', heavy: 'gun' },
  { light: 'periscope', heavy: 'sunk' },
  { light: 'electronics', heavy: 'hull' },
  { light: 'electronics', heavy: 'stress2' },
  { light: 'gun', heavy: 'flooding' },
  { light: 'tubes1', heavy: 'stunned' },
  { light: 'oil', heavy: 'tubes2' },
];

/** The twelve Tactics counters: added to an escort's detection dice, and to the Light of its attacks. */
export const TACTICS_COUNTERS: readonly { readonly detect: number; readonly light: number }[] = [
  { detect: 0, light: 0 },
  { detect: 0, light: 0 },
  { detect: 1, light: 0 },
  { detect: 1, light: 0 },
  { detect: 1, light: 0 },
  { detect: 0, light: 1 },
  { detect: 1, light: 1 },
  { detect: 1, light: 1 },
  { detect: 1, light: 1 },
  { detect: 2, light: 1 },
  { detect: 2, light: 1 },
  { detect: 2, light: 2 },
];
