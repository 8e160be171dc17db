/** UL-13.6  Exact odds of a boat's attack, for the board before it and for whoever plans one. */
import { shipCard } from '../cards.ts';
import { rowOf } from '../crew.ts';
import type { BoatId } from '../data/boats.ts';
import { DUDS, RAID_HIT, T5_BONUS } from '../data/constants.ts';
import { range } from '../data/display.ts';
import type { HitNumbers } from '../data/ships.ts';
import type { Result } from '../log.ts';
import { sheetOf } from '../map.ts';
import { type Afloat, afterHit } from '../ships.ts';
import { type Boat, boatOf, fighterOf, type Ship } from '../state.ts';
import { fatModifier, gunModifier, resultOf, type Spread, torpedoModifier, WORKING } from '../torpedoes.ts';
import type { Known } from '../view.ts';
import { mayBe, SIDES, shareOfDice } from './chance.ts';

/** What one attack makes of a ship: the worst that it adds to the damage the ship has already. */
export type AttackOdds = Readonly<Record<Result, number>>;
const RESULTS = ['miss', 'light', 'heavy', 'sunk'] as const satisfies readonly Result[];

type Damage = Readonly<Pick<Ship, 'light' | 'heavy'>>;

/** Chance that a die with this modifier comes out below, and exactly at, a total. */
const below = (total: number, modifier: number): number => Math.min(SIDES, Math.max(0, total - 1 - modifier)) / SIDES;
const exactly = (total: number, modifier: number): number =>
  total - modifier >= 1 && total - modifier <= SIDES ? 1 / SIDES : 0;

/** Chances that exactly 0, 1, 2 … of the dice show the total while none is above it. */
function ties(total: number, modifier: number, normal: number, t5: number): readonly number[] {
  let chances: readonly number[] = [1];
  for (let i = 0; i < normal + t5; i++) {
    const bonus = i < normal ? 0 : T5_BONUS;
    const less = below(total, modifier + bonus);
    const equal = exactly(total, modifier + bonus);
    chances = [...chances, 0].map((chance, k) => chance * less + (chances[k - 1] ?? 0) * equal);
  }
  return chances;
}

/** UL-13.15  What so many hits of one result make of a ship. */
function effectOf(damage: Damage, result: Result, hits: number): Result {
  if (result === 'miss') return 'miss';
  let now = { ...damage, sunk: false };
  for (let i = 0; i < hits && !now.sunk; i++) now = afterHit(now, result);
  if (now.sunk) return 'sunk';
  return now.heavy > damage.heavy ? 'heavy' : 'light';
}

/** UL-13.6  A group of torpedoes: the best die counts, and every die that shows it. */
export function groupOdds(numbers: HitNumbers, damage: Damage, modifier: number, { normal, t5 }: Spread): AttackOdds {
  const odds: Record<Result, number> = { miss: 0, light: 0, heavy: 0, sunk: 0 };
  for (let total = 1 + modifier; total <= SIDES + modifier + T5_BONUS; total++) {
    const result = resultOf(total, numbers);
    ties(total, modifier, normal, t5).forEach((chance, hits) => {
      if (hits > 0) odds[effectOf(damage, result, hits)] += chance;
    });
  }
  return odds;
}

/** Odds of groups without T5, kept: planning asks for the same few hundred again and again. */
const MEMO = new Map<number, AttackOdds>();

export function spreadOdds(numbers: HitNumbers, damage: Damage, modifier: number, torpedoes: number): AttackOdds {
  const [light, heavy, sunk] = numbers;
  const card = ((light ?? 15) * 16 + (heavy ?? 15)) * 16 + (sunk ?? 15);
  const key = ((card * 4 + damage.light * 2 + damage.heavy) * 64 + modifier + 32) * 32 + torpedoes;
  const kept = MEMO.get(key);
  if (kept) return kept;
  const odds = groupOdds(numbers, damage, modifier, { normal: torpedoes, t5: 0 });
  MEMO.set(key, odds);
  return odds;
}

/** The odds against a ship; those against an unknown one are the mean over the cards it may turn out to be. */
function oddsAgainst(
  ship: Readonly<Ship>,
  weapon: 'torpedo' | 'gun',
  odds: (numbers: HitNumbers) => AttackOdds,
): AttackOdds {
  const sum: Record<Result, number> = { miss: 0, light: 0, heavy: 0, sunk: 0 };
  for (const { card, chance } of mayBe(ship)) {
    const one = odds(shipCard(card)[weapon]);
    for (const result of RESULTS) sum[result] += one[result] * chance;
  }
  return sum;
}

/** UL-19.3  How many of so many normal torpedoes may work, each number with its chance. */
function workingOdds(known: Readonly<Known>, normal: number): { readonly working: number; readonly share: number }[] {
  if (!known.settings.dudTorpedoes || normal === 0) return [{ working: normal, share: 1 }];
  const { era } = sheetOf(known);
  let before = 0;
  return DUDS.map((row) => {
    const share = Math.max(0, row[era] - before) / SIDES;
    before = Math.max(before, row[era]);
    return { working: WORKING[row.result](normal), share };
  });
}

/** UL-13.3, UL-19.3  A group at a ship so far away, over all that its torpedoes may do or fail to do. */
function launchOdds(
  known: Readonly<Known>,
  id: BoatId,
  ship: Readonly<Ship>,
  { normal, t5 }: Spread,
  distance: number,
): AttackOdds {
  const sum: Record<Result, number> = { miss: 0, light: 0, heavy: 0, sunk: 0 };
  for (const { working, share } of workingOdds(known, normal)) {
    if (working + t5 === 0) {
      sum.miss += share;
      continue;
    }
    const modifier = torpedoModifier(known, boatOf(known, id), ship, working + t5, distance);
    const odds = oddsAgainst(ship, 'torpedo', (numbers) => groupOdds(numbers, ship, modifier, { normal: working, t5 }));
    for (const result of RESULTS) sum[result] += share * odds[result];
  }
  return sum;
}

/** UL-13.3  A group of this boat at that ship, as they lie now. */
export const torpedoOdds = (known: Readonly<Known>, id: BoatId, ship: Readonly<Afloat>, spread: Spread): AttackOdds =>
  launchOdds(known, id, ship, spread, range(fighterOf(known, id).zone, ship.zone));

/** UL-13.9  A FAT, once it has found this ship. */
export const fatOdds = (known: Readonly<Known>, id: BoatId, ship: Readonly<Ship>): AttackOdds =>
  oddsAgainst(ship, 'torpedo', (numbers) => spreadOdds(numbers, ship, fatModifier(known, boatOf(known, id), ship), 1));

/** UL-13.11  One round of the gun. */
export function gunOdds(known: Readonly<Known>, id: BoatId, ship: Readonly<Afloat>): AttackOdds {
  const modifier = gunModifier(known, boatOf(known, id), ship, range(fighterOf(known, id).zone, ship.zone));
  return oddsAgainst(ship, 'gun', (numbers) => spreadOdds(numbers, ship, modifier, 1));
}

/** UL-7.5  A group at a ship in harbour, at range 0. */
export const harbourOdds = (known: Readonly<Known>, id: BoatId, ship: Readonly<Ship>, torpedoes: number): AttackOdds =>
  launchOdds(known, id, ship, { normal: torpedoes, t5: 0 }, 0);

/** UL-7.8, UL-19.3  The chance that one attack of a raid scores; its torpedo is a normal one, which may fail. */
export function raidOdds(known: Readonly<Known>, boat: Readonly<Boat>, weapon: 'torpedo' | 'gun'): number {
  const { ts, gs } = rowOf(boat);
  if (weapon === 'gun') return shareOfDice((die) => die + (gs ?? 0) >= RAID_HIT);
  const works = workingOdds(known, 1).reduce((sum, { working, share }) => sum + working * share, 0);
  return works * shareOfDice((die) => die + ts >= RAID_HIT);
}
