/** Chances, reckoned by the procedures' own functions over the faces of their dice (PK-1.2). */
import { aswResult } from './asw.ts';
import { hitsFor } from './bombing.ts';
import { aswEffect, breaksUp, type Effect, gunEffect, hullAfter, UNHARMED } from './damage.ts';
import { model, type PlaneId } from './data/aircraft.ts';
import { type SubId, submarine } from './data/submarines.ts';
import { DETECTION, DOGFIGHT, MERCHANTS } from './data/tables.ts';
import { warship } from './data/warships.ts';
import { detectionNumber, escortsWith } from './detection.ts';
import { pieceWith } from './grid.ts';
import { gunNeed, gunStrength } from './gunfire.ts';
import { huffDuffNumber, isFound, numberAgainst } from './search.ts';
import type { AlliedUnit, Contact, Lookout, NavalUnit, State, Submarine } from './state.ts';
import { torpedoHits, torpedoModifier } from './torpedoes.ts';
import { isConvoy, subOf } from './units.ts';

/** PK-1.2  One ten-sided die, read 1 to 10. */
const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const chance = (happens: (die: number) => boolean): number => FACES.filter(happens).length / FACES.length;
const mean = (value: (die: number) => number): number => FACES.reduce((sum, die) => sum + value(die), 0) / FACES.length;

/** PK-8.1  That a lookout detects a unit. */
export const detectionChance = (
  state: Readonly<State>,
  contact: Readonly<Contact>,
  lookout: Lookout,
  target: NavalUnit,
): number => {
  const number = detectionNumber(state, contact, lookout, target);
  return number < 1 ? 0 : chance((die) => isFound(die, number));
};

/** PK-9.1.4  That a boat which fires undetected is found by those in its square, one after another. */
export function counterDetectionChance(state: Readonly<State>, contact: Readonly<Contact>, sub: SubId): number {
  if (subOf(state, sub).detected) return 0;
  const unseen = escortsWith(state, contact, pieceWith(state, contact, sub)).reduce((left, lookout) => {
    const number = detectionNumber(state, contact, lookout, sub) + DETECTION.afterTorpedo;
    return left * (number < 1 ? 1 : 1 - chance((die) => isFound(die, number)));
  }, 1);
  return 1 - unseen;
}

/** PK-9.1  Torpedo hits: how many on average, and the chance of any. */
export function torpedoOdds(state: Readonly<State>, sub: SubId, target: AlliedUnit): { hits: number; any: number } {
  const modifier = torpedoModifier(state, sub, target);
  const hits = (die: number): number => torpedoHits(submarine(sub).torpedo, Math.min(10, Math.max(1, die + modifier)));
  return { hits: mean(hits), any: chance((die) => hits(die) > 0) };
}

/** What an attack may do to a submarine: the chances of sinking it, and of doing it any harm. */
interface SubmarineOdds {
  readonly sunk: number;
  readonly harmed: number;
}

/** PK-9.2, PK-9.4.3  Depth charges or bombs of this strength. */
export function aswOdds(state: Readonly<State>, strength: number, sub: SubId): SubmarineOdds {
  const effects = FACES.flatMap((first) => {
    const result = aswResult(strength, first);
    return FACES.map((second) => (result === 0 ? UNHARMED : aswEffect(state, sub, result, second)));
  });
  return oddsOf(state, sub, effects);
}

/** PK-9.3  Gunfire of a unit at a submarine. */
export function gunOdds(state: Readonly<State>, by: AlliedUnit, sub: SubId): SubmarineOdds {
  const need = gunNeed(gunStrength(state, by));
  const effects = FACES.flatMap((first) =>
    FACES.map((second) => (first >= need ? gunEffect(state, sub, second) : UNHARMED)),
  );
  return oddsOf(state, sub, effects);
}

function oddsOf(state: Readonly<State>, id: SubId, effects: readonly Effect[]): SubmarineOdds {
  const sub = subOf(state, id);
  const lost = effects.reduce((sum, effect) => sum + lossChance(sub, effect), 0);
  const harmed = effects.filter(({ effect }) => effect !== 'none');
  return { sunk: lost / effects.length, harmed: harmed.length / effects.length };
}

/** PK-21.5.3  That this is the end of it: at once, or by the points it has taken before. */
function lossChance(sub: Readonly<Submarine>, { effect, points }: Effect): number {
  if (effect === 'sunk') return 1;
  const hull = effect === 'damaged' ? hullAfter(sub, points) : 'holds';
  if (hull === 'checked') return chance(breaksUp);
  return hull === 'broken' ? 1 : 0;
}

/** PK-9.3.1, PK-9.3.2  A submarine's gun: that it sinks a warship, or one ship of a convoy. */
export function deckGunChance(state: Readonly<State>, sub: SubId, target: AlliedUnit): number {
  const strength = gunStrength(state, sub);
  if (strength === 0) return 0;
  const bonus = isConvoy(target) ? MERCHANTS.bonus : 0;
  const sunkAbove = isConvoy(target) ? MERCHANTS.sunk : warship(target).sunk;
  return chance((die) => die + bonus >= gunNeed(strength)) * chance((die) => die > sunkAbove);
}

/** PK-8.3, PK-8.4  That an aircraft finds a submarine, by Huff-Duff over a grid or by search on the map. */
export function searchChance(state: Readonly<State>, plane: PlaneId, id: SubId, by: 'search' | 'huff-duff'): number {
  const sub = subOf(state, id);
  const number = by === 'search' ? numberAgainst(state, plane, sub) : huffDuffNumber(state, plane, sub);
  return chance((die) => isFound(die, number));
}

/** PK-12.5  Hits of a bomb factor on average, once the bomber is over its target. */
export const bombHits = (factor: number): number => mean((die) => hitsFor(die + factor));
/** PK-9.4.2  What the first of two air units does to the second: drives it off, or shoots it down. */
export function dogfightOdds(first: PlaneId, second: PlaneId): { aborts: number; shot: number } {
  const edge = model(first).air - model(second).air;
  return {
    aborts: chance((die) => die + edge >= DOGFIGHT.abort && die + edge < DOGFIGHT.lost),
    shot: chance((die) => die + edge >= DOGFIGHT.lost),
  };
}
