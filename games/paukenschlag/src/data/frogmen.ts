/** PK-21.2.1  The five frogman markers: whether the charges are laid, what is added to the tonnage die, whether they are seen. */

interface Marker {
  readonly succeeds: boolean;
  readonly modifier: number;
  readonly detects: boolean;
}

export const FROGMAN_MARKERS = {
  F1: { succeeds: true, modifier: 0, detects: false },
  F2: { succeeds: true, modifier: 0, detects: false },
  F3: { succeeds: true, modifier: 2, detects: false },
  F4: { succeeds: false, modifier: 0, detects: false },
  F5: { succeeds: false, modifier: 0, detects: true },
} as const satisfies Record<string, Marker>;
export type MarkerId = keyof typeof FROGMAN_MARKERS;
export const MARKERS = Object.keys(FROGMAN_MARKERS) as MarkerId[];
