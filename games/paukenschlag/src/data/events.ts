/** PK-14.1  The random events, by the die. */

export const EVENTS = [
  'lights',
  'torpedoFailures',
  'triton',
  'coastGuard',
  'trackingRoom',
  'gales',
  'bDienst',
  'civilAirPatrol',
  'norway',
  'none',
] as const;
export type EventId = (typeof EVENTS)[number];

/** Winter gales blow until the end of this turn. */
export const GALES_END = 3;
/** The Norway scare holds back what is due on these turns, by so many turns. */
export const NORWAY = { turns: [3, 4], delay: 2 } as const;
