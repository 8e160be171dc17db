/** PEN-1.20, PEN-1.23  The chance that these bombers, once flak has had its say, bring a pen from this damage to its end. */
import { bombsOf, raidBonus } from '../bombs.ts';
import { PEN } from '../data/pens.ts';
import { FLAK_VALUE } from '../raid.ts';
import type { State, Unit } from '../state.ts';

const SHOT_DOWN = FLAK_VALUE / 6;

/** How likely each damage is, by damage. */
type Damages = ReadonlyMap<number, number>;

export function penOdds(
  state: Pick<State, 'options'>,
  bombers: readonly Pick<Unit, 'type' | 'task'>[],
  damage: number,
): number {
  let damages: Damages = new Map([[damage, 1]]);
  for (const bomber of bombers)
    damages = mixed(damages, bombed(raised(damages, raidBonus(state, [bomber])), bombsOf(bomber)));
  return damages.get(PEN.maxDamage) ?? 0;
}

/** HOST-8.11  What the option adds before a die is rolled. */
const raised = (damages: Damages, bonus: number): Damages =>
  bonus === 0 ? damages : new Map([...damages].map(([damage, chance]) => [damage + bonus, chance]));

/** Shot down, and all is as it was; or not. */
const mixed = (before: Damages, after: Damages): Damages => {
  const both = new Map<number, number>();
  for (const [damage, chance] of before) add(both, damage, chance * SHOT_DOWN);
  for (const [damage, chance] of after) add(both, damage, chance * (1 - SHOT_DOWN));
  return both;
};

function bombed(before: Damages, dice: number): Damages {
  let now = before;
  for (let i = 0; i < dice; i++) {
    const next = new Map<number, number>();
    for (const [damage, chance] of now)
      for (let die = 1; die <= 6; die++) add(next, Math.min(PEN.maxDamage, damage + die), chance / 6);
    now = next;
  }
  return now;
}

function add(damages: Map<number, number>, damage: number, chance: number): void {
  damages.set(damage, (damages.get(damage) ?? 0) + chance);
}
