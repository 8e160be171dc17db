/** Raids for the bots: what there is to bomb in a territory, and who guards it. */
import { defendersOf, isMoored, seatOf } from '../src/basics.ts';
import type { TerritoryId } from '../src/data/map.ts';
import { factoryOf, seaBeside } from '../src/geography.ts';
import { boatsIn } from '../src/pens.ts';
import type { State } from '../src/state.ts';

/** Fighters that may rise against a raid. */
export const fightersOver = (state: Readonly<State>, at: TerritoryId): number =>
  defendersOf(state, state.turn, at).filter((unit) => unit.type === 'fighter').length;

/** What there is to bomb in a territory, and what one more bomber may hope for from it. */
interface RaidTargets {
  readonly factory: number;
  readonly harbour: number;
  readonly pens: number;
  /** Submarines moored beside the territory, and boats in its pens. */
  readonly moored: number;
  readonly sheltered: number;
}

/** The best target of a territory for one more bomber. */
export const raidWorth = (state: Readonly<State>, at: TerritoryId): number => {
  const { factory, harbour, pens } = raidTargets(state, at);
  return Math.max(factory, harbour, pens);
};

export function raidTargets(state: Readonly<State>, at: TerritoryId): RaidTargets {
  const damage = state.factoryDamage[at] ?? 0;
  const factory = factoryOf(at) > 0 && damage < 2 * factoryOf(at) ? 3.5 : 0;
  if (seatOf(state.turn) !== 'allies') return { factory, harbour: 0, pens: 0, moored: 0, sheltered: 0 };
  const moored = seaBeside(at).reduce(
    (sum, zone) => sum + state.units.filter((unit) => unit.at === zone && isMoored(state, unit)).length,
    0,
  );
  const sheltered = state.pens
    .filter((pen) => pen.at === at && pen.damage < 10)
    .reduce((sum, pen) => sum + boatsIn(state, pen.id).length, 0);
  const harbour = moored > 0 ? 0.42 * 9 + 1 : 0;
  return { factory, harbour, pens: sheltered > 0 ? 2 + sheltered : 0, moored, sheltered };
}
