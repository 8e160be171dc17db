/** WPZ-20.1  Third powers: how they stand at the start. */

export type Side = 'german' | 'allied';
export const SIDES: readonly Side[] = ['german', 'allied'];
/** WPZ-20.2  `occupied`: no longer neutral and without forces to join anybody (WPZ-20.3c). */
export type Stand = Side | 'neutral' | 'occupied';

/** In the order of the rolls; results of 1 to 6. */
export const POWER_TABLE = {
  denmark: ['german', 'neutral', 'neutral', 'neutral', 'neutral', 'allied'],
  norway: ['german', 'neutral', 'neutral', 'neutral', 'neutral', 'allied'],
  greenland: ['neutral', 'neutral', 'neutral', 'neutral', 'allied', 'allied'],
  iceland: ['neutral', 'neutral', 'neutral', 'neutral', 'allied', 'allied'],
  azores: ['german', 'neutral', 'neutral', 'neutral', 'neutral', 'allied'],
  canaries: ['german', 'german', 'neutral', 'neutral', 'neutral', 'neutral'],
} as const satisfies Record<string, readonly ('german' | 'allied' | 'neutral')[]>;

export type Power = keyof typeof POWER_TABLE;
export const POWERS = Object.keys(POWER_TABLE) as Power[];
