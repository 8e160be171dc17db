/** A first game of each kind, begun by one click: shorter or gentler than the usual one. */
import type { GameRecord } from '@derby/kernel';

export const FIRST_GAMES: Readonly<Record<string, GameRecord['options']>> = {
  xxi: { quietAutumn: true },
  leader: { length: 'short' },
  pens: { pens: false, freePens: false },
  planz: { defaultSetup: true, taskForces: false },
  paukenschlag: { shortGame: true },
};
