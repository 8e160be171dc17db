/** UL-5.3, UL-16.1  The round: what every step of it has in common, and its end. */
import type { Play } from '@derby/kernel';
import { beginRound } from './condition.ts';
import { damageOf } from './crew.ts';
import { LAST_ROUND } from './data/constants.ts';
import { shipsAfloat } from './ships.ts';
import { battleOf, boatOf, type Fighter, type Phase, type Table } from './state.ts';
import type { Known } from './view.ts';
import { addAlert } from './wolfpack.ts';

/** UL-16.1  The next step, unless no boat is left: then the battle is over at once. */
export function nextStep(t: Table, next: Phase): Phase {
  battleOf(t.state).acted = [];
  return battleOf(t.state).fighters.length > 0 ? next : 'aftermath';
}

export const hasActed = (known: Readonly<Known>, id: string): boolean => battleOf(known).acted.includes(id);

/** UL-11.1, UL-13.1  Boats that have not done their part of this step. */
export const fightersToAct = (known: Readonly<Known>): Fighter[] =>
  battleOf(known).fighters.filter((fighter) => !hasActed(known, fighter.id));

/** UL-16.1  Markers come off, oil spreads, crews recover; then another round, or none. */
export function* roundEnd(t: Table): Play<Phase> {
  const battle = battleOf(t.state);
  for (const fighter of battle.fighters) {
    fighter.silent = false;
    fighter.deep = false;
    fighter.reaction = null;
    fighter.stunned = Math.max(0, fighter.stunned - 1);
    for (let leaks = damageOf(boatOf(t.state, fighter.id), 'oil'); leaks > 0; leaks--) addAlert(t, 'UL-14.16');
  }
  const over = shipsAfloat(t.state).length === 0 || battle.round >= LAST_ROUND;
  if (over) return 'aftermath';
  beginRound(t);
  return nextStep(t, 'movement');
}
