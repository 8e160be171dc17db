/** PK-9.2.1, PK-21.5  What a hit does to a submarine: sunk or forced up, or by points where damage is kept. */
import { DAMAGE, type SubId, submarine } from './data/submarines.ts';
import type { SubmarineHit } from './log.ts';
import { loseSubmarine } from './losses.ts';
import { note, sight } from './sight.ts';
import type { State, Submarine, Table } from './state.ts';
import { subOf } from './units.ts';

/** What the second die says, before anything is done. */
export interface Effect {
  readonly effect: SubmarineHit;
  readonly points: number;
}

const SUNK: Effect = { effect: 'sunk', points: 0 };
const FORCED_UP: Effect = { effect: 'forced-up', points: 0 };
export const UNHARMED: Effect = { effect: 'none', points: 0 };
const pointsOf = (points: number): Effect => (points === 0 ? UNHARMED : { effect: 'damaged', points });

/** PK-9.2.1, PK-21.5.1  The second die against N of the ASW Table. The note on Must Surface 2 prevails over the rest (PK-1.4). */
export function aswEffect(state: Readonly<State>, id: SubId, result: number, die: number): Effect {
  const { mustSurface } = submarine(id);
  if (die > result) return SUNK;
  if (!state.options.v21_5_damage) return die >= mustSurface ? FORCED_UP : UNHARMED;
  if (mustSurface === 2) return pointsOf(die === 1 ? 0 : 1);
  return pointsOf(die === result - 1 ? 1 : die === result - 2 ? 2 : 0);
}

/** PK-9.3, PK-21.5.2  The second die after a hit by gunfire. */
export function gunEffect(state: Readonly<State>, id: SubId, die: number): Effect {
  const { mustSurface, sunk } = submarine(id);
  if (die > sunk) return SUNK;
  if (!state.options.v21_5_damage || die < mustSurface) return UNHARMED;
  return pointsOf(die === mustSurface ? 1 : 2);
}

/** Does to a submarine what the dice said. */
export function suffer(t: Table, id: SubId, { effect, points }: Effect): void {
  if (effect === 'sunk') loseSubmarine(t, id);
  else if (effect === 'forced-up') forceUp(t, id);
  else if (points > 0) damage(t, id, points);
}

/** PK-9.2.2  Surfaced and Detected, and kept up for its next activation. */
function forceUp(t: Table, id: SubId): void {
  const sub = subOf(t.state, id);
  sub.status = 'surfaced';
  sub.detected = true;
  sub.keptUp = true;
  t.log('PK-9.2.2', { what: 'forced-up', sub: id });
}

/** PK-21.5.3  What so many more points do to a hull: five break it, and at four one with a Sunk factor of 4 is checked, once. */
export function hullAfter({ id, damage: before }: Readonly<Submarine>, points: number): 'holds' | 'checked' | 'broken' {
  const total = before + points;
  if (total >= DAMAGE.destroyedAt) return 'broken';
  const isReached = before < DAMAGE.checkAt && total >= DAMAGE.checkAt;
  return isReached && submarine(id).sunk === DAMAGE.checkedSunkFactor ? 'checked' : 'holds';
}

/** PK-21.5.3  Points are marked from the first box up; three keep it up, four may break it, five do. */
function damage(t: Table, id: SubId, points: number): void {
  const sub = subOf(t.state, id);
  const hull = hullAfter(sub, points);
  sub.damage = Math.min(DAMAGE.destroyedAt, sub.damage + points);
  t.log('PK-21.5.3', { what: 'damaged', sub: id, points, total: sub.damage });
  if (sub.damage >= DAMAGE.staysUpFrom) sub.status = 'surfaced';
  if (hull === 'broken') loseSubmarine(t, id);
  else if (hull === 'checked') checkHull(t, id);
}

/** PK-21.5.3 */
export const breaksUp = (die: number): boolean => die % 2 === 1;

function checkHull(t: Table, id: SubId): void {
  const die = t.d10();
  const destroyed = breaksUp(die);
  t.log('PK-21.5.3', { what: 'damage-check', sub: id, die, destroyed });
  if (destroyed) loseSubmarine(t, id);
}

/** PK-21.5.3  The roll for a damaged boat that leaves the map: repaired in time, or out of the game. */
export function repairAtHome(t: Table, sub: Submarine): boolean {
  const bonus = sub.damage >= DAMAGE.checkAt ? 1 : 0;
  const need = submarine(sub.id).mustSurface;
  const die = t.d10();
  const repaired = die + bonus <= need;
  // PK-18.3  Off the map it hides nothing any more: that it was damaged comes to light.
  t.reveal('PK-21.5.3', { what: 'repair-at-home', sub: sub.id, die, bonus, need, repaired });
  if (!repaired) t.state.score.outOfGame += OUT_OF_GAME;
  return repaired;
}

/** PK-15.1 */
const OUT_OF_GAME = 5;

/** PK-8.2  A submarine is Detected until the end of the turn. */
export function detect(t: Table, id: SubId): void {
  const sub = subOf(t.state, id);
  if (sub.detected) return;
  sight(t, sub);
  sub.detected = true;
  note(t.state, sub);
  t.log('PK-8.2', { what: 'detected', unit: id });
}
