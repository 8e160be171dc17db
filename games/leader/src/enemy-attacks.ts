/** UL-14.1 … UL-14.9, UL-15.1, UL-15.2  Step E: the ships choose their targets, the boats react, the counters fall. */
import type { Play } from '@derby/kernel';
import { escortCard, navalCard, shipCard } from './cards.ts';
import type { List } from './choices.ts';
import { addStress, evasionOf } from './crew.ts';
import type { BoatId } from './data/boats.ts';
import {
  CRASH_DIVE_STRESS,
  CRUSH_DEPTH,
  DEEP_DIVE_STRESS,
  ESCORT_ATTACK_RANGE,
  SHIP_ATTACK_RANGE,
} from './data/constants.ts';
import { range } from './data/display.ts';
import type { AttackSize } from './data/ships.ts';
import { pick } from './dice.ts';
import { drawHits, sufferDamage } from './hits.ts';
import { revealShip, tacticsOf, takeTactics } from './reveal.ts';
import { nextStep } from './round.ts';
import { type Afloat, isCarrier, isEscort, shipsAfloat } from './ships.ts';
import {
  battleOf,
  boatOf,
  type EnemyAttack,
  type Fighter,
  fighterOf,
  isFighting,
  type Phase,
  PLAYER,
  type Reaction,
  type Ship,
  type Side,
  shipOf,
  type Table,
} from './state.ts';
import { conditionNow } from './torpedoes.ts';
import type { Known } from './view.ts';

/** UL-14.1  Targets first, then one attack after another. */
export function* enemy(t: Table): Play<Phase> {
  chooseTargets(t);
  for (const { ship, boat, side } of [...battleOf(t.state).attacks]) {
    if (!isFighting(t.state, boat)) continue;
    if (!fighterOf(t.state, boat).reaction) yield* react(t, boat);
    if (isFighting(t.state, boat)) yield* attack(t, ship, boat, side);
  }
  battleOf(t.state).attacks = [];
  return nextStep(t, 'cautious');
}

function chooseTargets(t: Table): void {
  const { fighters } = battleOf(t.state);
  for (const fighter of fighters) fighter.reaction = null;
  battleOf(t.state).attacks = [];
  for (const ship of shipsAfloat(t.state)) {
    const prey = targetsOf(t.state, ship, fighters);
    if (prey.length === 0) continue;
    const { id, side } = pick(t, prey);
    battleOf(t.state).attacks.push({ ship: ship.id, boat: id, side });
    t.log('UL-14.1', { what: 'boat-targeted', ship: ship.id, boat: id });
  }
}

/** UL-14.2, UL-14.3, UL-15.1  Those a ship may attack and would: the nearest, or for a carrier any. */
export function targetsOf(
  known: Readonly<Known>,
  ship: Readonly<Afloat>,
  fighters: readonly Fighter[],
): readonly Fighter[] {
  if (isCarrier(ship)) return carrierTargets(fighters);
  const inReach = fighters.filter((fighter) => canReach(known, ship, fighter));
  if (inReach.length < 2) return inReach;
  const nearest = Math.min(...inReach.map((fighter) => range(ship.zone, fighter.zone)));
  return inReach.filter((fighter) => range(ship.zone, fighter.zone) === nearest);
}

function canReach(known: Readonly<Known>, ship: Readonly<Afloat>, fighter: Readonly<Fighter>): boolean {
  const distance = range(ship.zone, fighter.zone);
  if (isEscort(ship)) return fighter.detected && distance <= ESCORT_ATTACK_RANGE[fighter.side]; // UL-14.2
  const reach = SHIP_ATTACK_RANGE - (conditionNow(known).shortSight ?? 0);
  return ship.card !== null && fighter.side === 'surfaced' && distance <= reach; // UL-14.3
}

/** UL-15.1  Any surfaced boat; if there is none, any submerged one that is Detected. */
function carrierTargets(fighters: readonly Fighter[]): readonly Fighter[] {
  const surfaced = fighters.filter((fighter) => fighter.side === 'surfaced');
  return surfaced.length > 0 ? surfaced : fighters.filter((fighter) => fighter.detected);
}

/** UL-14.4  One reaction, against every attack of this step. */
function* react(t: Table, id: BoatId): Play<void> {
  t.state.acting = id;
  const [reaction] = yield* t.choose(PLAYER, 'UL-14.4', reactions(id));
  fighterOf(t.state, id).reaction = reaction;
  t.log('UL-14.4', { what: 'boat-reacts', boat: id, reaction });
  if (reaction === 'crash-dive') crashDive(t, id);
  if (reaction === 'deep-dive') yield* deepDive(t, id);
}

const reactions =
  (id: BoatId) =>
  (list: List<Reaction>, known: Readonly<Known>): void => {
    const { side } = fighterOf(known, id);
    list.open(['hold']);
    list.offer(['crash-dive'], side === 'submerged' && 'UL-14.5');
    list.offer(['deep-dive'], side === 'surfaced' && 'UL-14.6');
  };

/** UL-14.5  Down at once; each attack is then evaded or not. */
function crashDive(t: Table, id: BoatId): void {
  fighterOf(t.state, id).side = 'submerged';
  addStress(t, 'UL-14.5', id, CRASH_DIVE_STRESS);
}

/** UL-14.6  Below all attacks, at the sea's mercy: one die, or with the option one for each attacker as it comes. */
function* deepDive(t: Table, id: BoatId): Play<void> {
  fighterOf(t.state, id).deep = true;
  addStress(t, 'UL-14.6', id, DEEP_DIVE_STRESS);
  if (!t.state.settings.deepDivePerAttacker) yield* rollDeep(t, id);
}

function* rollDeep(t: Table, id: BoatId): Play<void> {
  const evasion = evasionOf(boatOf(t.state, id));
  const die = t.d10();
  const result = die === CRUSH_DEPTH ? 'hull' : die > evasion ? 'flooding' : 'none';
  t.log('UL-14.6', { what: 'deep-dive-die', boat: id, die, evasion, result });
  if (result !== 'none') yield* sufferDamage(t, id, 'lasting', result, 1);
}

/** UL-14.5, UL-14.6, UL-14.8  One ship's attack on one boat, after the reaction. */
function* attack(t: Table, ship: string, id: BoatId, side: Side): Play<void> {
  const attacker = shipOf(t.state, ship);
  revealShip(t, attacker);
  if (isEscort(attacker)) takeTactics(t, attacker);
  const { reaction } = fighterOf(t.state, id);
  if (reaction === 'deep-dive') {
    if (t.state.settings.deepDivePerAttacker) yield* rollDeep(t, id);
    return;
  }
  if (reaction === 'crash-dive' && evades(t, id, ship)) return;
  const size = attackSize(t.state, { ship, boat: id, side });
  t.log('UL-14.8', { what: 'boat-attacked', ship, boat: id, ...size });
  yield* drawHits(t, id, size);
}

/** UL-14.5  At or below Evasion, as the Stress of the dive has left it. */
function evades(t: Table, id: BoatId, ship: string): boolean {
  const evasion = evasionOf(boatOf(t.state, id));
  const die = t.d10();
  const evaded = die <= evasion;
  t.log('UL-14.5', { what: 'crash-dive-die', boat: id, ship, die, evasion, evaded });
  return evaded;
}

/** UL-14.7, UL-14.8  The counters an attack draws, modified in the order of the rule; odds ask it of what a ship may be. */
export function attackSize(
  known: Readonly<Known>,
  { ship: name, boat: id, side }: Readonly<EnemyAttack>,
  ship: Readonly<Ship> = shipOf(known, name),
): AttackSize {
  const close = side === 'surfaced' && ship.zone === fighterOf(known, id).zone; // UL-15.2
  let { heavy, light } = printedSize(ship, side);
  if (close) heavy += 1;
  light += tacticsOf(ship).light;
  let size: AttackSize = { heavy, light };
  if (ship.heavy > 0) size = lessHeavy(size);
  if (ship.light > 0) size = lessLight(size, 1);
  return lessLight(size, Math.floor(evasionOf(boatOf(known, id)) / 2));
}

const NOTHING: AttackSize = { heavy: 0, light: 0 };

/** UL-14.7  Surface size against a boat that was surfaced when targeted, submerged size otherwise. */
function printedSize(ship: Readonly<Ship>, side: Side): AttackSize {
  if (ship.card === null) return NOTHING;
  if (side === 'surfaced') return shipCard(ship.card).surface;
  return escortCard(ship.card)?.submerged ?? navalCard(ship.card)?.submerged ?? NOTHING;
}

/** UL-14.9  A Heavy, or two Lights where there is none. */
export const lessHeavy = ({ heavy, light }: AttackSize): AttackSize =>
  heavy > 0 ? { heavy: heavy - 1, light } : { heavy, light: Math.max(0, light - 2) };

/** UL-14.9  Lights, and where they run out a Heavy is broken into two. */
export function lessLight({ heavy, light }: AttackSize, by: number): AttackSize {
  const worth = Math.max(0, 2 * heavy + light - by);
  if (light >= by) return { heavy, light: light - by };
  return { heavy: Math.floor(worth / 2), light: worth % 2 };
}
