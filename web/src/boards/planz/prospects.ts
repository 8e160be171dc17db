/** What may follow in a battle, reckoned by the game's own odds. */
import { CONTEXTS, type Factor, type Fire } from '@derby/planz/data/contexts';
import type { Side } from '@derby/planz/data/powers';
import { UNITS, type UnitId } from '@derby/planz/data/units';
import { shotChance } from '@derby/planz/odds';
import type { Battle } from '@derby/planz/state';
import type { View } from '@derby/planz/view';

type Role = 'attacker' | 'defender';
const roleOf = (battle: Battle, unit: UnitId): Role => (battle.attackers.includes(unit) ? 'attacker' : 'defender');

/** WPZ-11.4a  The factor with which a unit may fire at a class, if it may. */
export const factorAt = (battle: Battle, unit: UnitId, target: (typeof UNITS)[UnitId]['class']): Factor | undefined =>
  CONTEXTS[battle.context][roleOf(battle, unit)][target];

/** The best chance a unit has against anybody on the other side. */
export function bestChance(view: View, battle: Battle, unit: UnitId): number {
  const role = roleOf(battle, unit);
  return chanceAgainst(
    view,
    CONTEXTS[battle.context][role],
    unit,
    role === 'attacker' ? battle.defenders : battle.attackers,
  );
}

export const chanceAgainst = (view: View, fire: Fire, unit: UnitId, foes: readonly UnitId[]): number =>
  foes.reduce((most, foe) => {
    const factor = fire[UNITS[foe].class];
    return factor ? Math.max(most, shotChance(view, unit, factor)) : most;
  }, 0);

/** Those who can still fire in the step that is on. */
export function shooters(view: View, battle: Battle, side: Side): UnitId[] {
  const own = side === battle.attacker ? battle.attackers : battle.defenders;
  return own.filter(
    (unit) => UNITS[unit].step === battle.step && !battle.fired.includes(unit) && bestChance(view, battle, unit) > 0,
  );
}

/** The chance that at least one of these shots hits. */
export const anyHit = (chances: readonly number[]): number =>
  1 - chances.reduce((miss, chance) => miss * (1 - chance), 1);
