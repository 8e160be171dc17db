/** PK-1.1  The two sides, which are also the seats. */

export const SIDES = ['axis', 'allies'] as const;
export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === 'axis' ? 'allies' : 'axis');
