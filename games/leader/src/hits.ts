/** UL-14.10 … UL-14.19  Hit counters: drawn, applied, put back; and what becomes of the boat. */
import type { Play } from '@derby/kernel';
import { addStress, hullResults } from './crew.ts';
import { type BoatId, classOf } from './data/boats.ts';
import { ENGINES_LOST } from './data/constants.ts';
import { type Damage, type FaceId, faceOf, HIT_COUNTERS } from './data/hits.ts';
import type { AttackSize } from './data/ships.ts';
import { type Boat, boatOf, fighterOf, isFighting, present, type Table } from './state.ts';
import { loseOverflow } from './torpedo-room.ts';

/** UL-14.10  Heavy counters first, one at a time, each back in the cup before the next. */
export function* drawHits(t: Table, id: BoatId, { heavy, light }: AttackSize): Play<void> {
  for (let i = 0; i < heavy + light; i++) {
    if (boatOf(t.state, id).fate === 'sunk') return;
    yield* drawHit(t, id, i < heavy ? 'heavy' : 'light');
  }
}

function* drawHit(t: Table, id: BoatId, weight: 'heavy' | 'light'): Play<void> {
  const counter = present(HIT_COUNTERS[t.die(HIT_COUNTERS.length) - 1], 'Hit counter');
  const face = counter[weight];
  const idle = face === 'stunned' && !isFighting(t.state, id);
  t.log('UL-14.10', { what: 'hit-drawn', boat: id, weight, face, ...(idle && { idle }) });
  yield* applyFace(t, id, weight, face);
}

/** UL-14.12  Stress, Stunned and Sunk work at once; everything else is damage. */
function* applyFace(t: Table, id: BoatId, weight: 'heavy' | 'light', face: FaceId): Play<void> {
  const { stress, stunned, sunk, damage, amount } = faceOf(face);
  if (sunk) return sinkBoat(t, id);
  if (stress) addStress(t, 'UL-14.12', id, stress);
  if (stunned) stun(t, id);
  if (damage) yield* sufferDamage(t, id, weight === 'heavy' ? 'lasting' : 'temporary', damage, amount ?? 1);
}

/** UL-14.12  The rest of this round and all of the next; nothing outside a battle. */
function stun(t: Table, id: BoatId): void {
  if (isFighting(t.state, id)) fighterOf(t.state, id).stunned = 2;
}

/** UL-14.11  Red damage lasts, yellow does not; Flooding never lasts. */
export function* sufferDamage(
  t: Table,
  id: BoatId,
  duration: 'lasting' | 'temporary',
  damage: Damage,
  amount: number,
): Play<void> {
  const boat = boatOf(t.state, id);
  boat[damage === 'flooding' ? 'temporary' : duration][damage] += amount;
  if (isLost(boat)) return sinkBoat(t, id);
  if (damage === 'tubes') yield* loseOverflow(t, id); // UL-14.18
}

/** UL-14.14, UL-14.15  Hull results up to the rating, or two lasting Engines damages. */
export const isLost = (boat: Readonly<Boat>): boolean =>
  hullResults(boat) >= classOf(boat.id).hull || boat.lasting.engines >= ENGINES_LOST;

/** UL-14.19  The boat is gone, and her mission and experience with her. */
function sinkBoat(t: Table, id: BoatId): void {
  const boat = boatOf(t.state, id);
  boat.fate = 'sunk';
  boat.mission = null;
  boat.xp = 0;
  const { battle } = t.state;
  if (battle) battle.fighters = battle.fighters.filter((fighter) => fighter.id !== id);
  t.log('UL-14.19', { what: 'boat-sunk', boat: id });
}
