/** UL-13  Steps D and F: the boats attack, Aggressive crews before the enemy, Cautious ones after him. */
import type { Play } from '@derby/kernel';
import type { List } from './choices.ts';
import { damageOf, hasWorkingGun, isUnfit, rowOf } from './crew.ts';
import type { BoatId } from './data/boats.ts';
import { GUN_RANGE, TORPEDO_RANGE } from './data/constants.ts';
import { range, type ZoneId } from './data/display.ts';
import { pick } from './dice.ts';
import { revealShip } from './reveal.ts';
import { fightersToAct, nextStep } from './round.ts';
import type { Rule } from './rules.ts';
import { type Afloat, convoyOf, isAfloat, isEscort, shipsAfloat } from './ships.ts';
import {
  battleOf,
  boatOf,
  type Fighter,
  fighterOf,
  type Phase,
  PLAYER,
  type Shot,
  shipOf,
  type Table,
} from './state.ts';
import { conditionNow, fireGun, launchFat, launchTorpedoes, rollForDuds } from './torpedoes.ts';
import type { Known } from './view.ts';
import { addAlert } from './wolfpack.ts';

/** UL-13.1  Step D. Initiative is read once, here, for the whole round (UL-2.13). */
export function* aggressive(t: Table): Play<Phase> {
  if (battleOf(t.state).acted.length === 0) readInitiative(t);
  yield* attackTurns(t, 'aggressive');
  return nextStep(t, 'enemy');
}

/** UL-13.1  Step F. */
export function* cautious(t: Table): Play<Phase> {
  yield* attackTurns(t, 'cautious');
  return nextStep(t, 'round-end');
}

function readInitiative(t: Table): void {
  for (const fighter of battleOf(t.state).fighters) fighter.aggressive = rowOf(boatOf(t.state, fighter.id)).aggressive;
}

/** One attack turn for each boat of this initiative that may attack. */
function* attackTurns(t: Table, initiative: 'aggressive' | 'cautious'): Play<void> {
  while (attackers(t.state, initiative).length > 0) {
    yield* t.checkpoint();
    const [, id] = yield* t.choose(PLAYER, 'UL-13.1', (list: List<'boat'>) => {
      for (const fighter of attackers(t.state, initiative)) list.open(['boat', fighter.id]);
    });
    yield* declare(t, id);
    resolve(t, id);
    battleOf(t.state).acted.push(id);
  }
}

const attackers = (known: Readonly<Known>, initiative: 'aggressive' | 'cautious'): Fighter[] =>
  fightersToAct(known).filter(
    (fighter) => fighter.aggressive === (initiative === 'aggressive') && canAttack(known, fighter),
  );

/** UL-13.2  Who may not: Unfit, Stunned, silent, deep, or blind below the surface (UL-14.17). */
export function canAttack(known: Readonly<Known>, fighter: Readonly<Fighter>): boolean {
  const boat = boatOf(known, fighter.id);
  const blind = fighter.side === 'submerged' && damageOf(boat, 'periscope') > 0;
  return !isUnfit(boat) && fighter.stunned === 0 && !fighter.silent && !fighter.deep && !blind;
}

/** UL-13.3  Everything is declared before any die: groups, FAT and gun, in the order in which they will be resolved. */
function* declare(t: Table, id: BoatId): Play<void> {
  t.state.acting = id;
  battleOf(t.state).salvo = [];
  for (;;) {
    const [verb, ship] = yield* t.choose(PLAYER, 'UL-13.3', orders(id));
    if (verb === 'fire' || verb === 'hold-fire') return;
    if (verb === 'aim') yield* declareGroup(t, id, ship);
    else battleOf(t.state).salvo.push(verb === 'gun' ? { weapon: 'gun', ship } : { weapon: 'fat' });
  }
}

const orders =
  (id: BoatId) =>
  (list: List<'aim' | 'gun' | 'fat' | 'fire' | 'hold-fire'>, known: Readonly<Known>): void => {
    const fighter = fighterOf(known, id);
    for (const ship of shipsAfloat(known)) {
      const distance = range(fighter.zone, ship.zone);
      list.offer(['aim', ship.id], barToTorpedoes(known, id, ship, distance));
      list.offer(['gun', ship.id], barToGun(known, fighter, distance));
    }
    if (boatOf(known, id).ready.fat > 0) list.offer(['fat'], barToFat(known, fighter));
    list.open(battleOf(known).salvo.length > 0 ? ['fire'] : ['hold-fire']);
  };

/** Torpedoes of a type that are in the tubes and not yet declared. */
function torpedoesLeft(known: Readonly<Known>, id: BoatId, type: 'normal' | 't5' | 'fat'): number {
  const declared = battleOf(known).salvo.reduce((sum, shot) => sum + shotsOf(shot, type), 0);
  return boatOf(known, id).ready[type] - declared;
}

function shotsOf(shot: Readonly<Shot>, type: 'normal' | 't5' | 'fat'): number {
  if (shot.weapon === 'fat') return type === 'fat' ? 1 : 0;
  return shot.weapon === 'torpedoes' && type !== 'fat' ? shot[type] : 0;
}

/** UL-13.3, UL-13.10  In range, one group for each target, and something in the tubes that may be aimed at it. */
function barToTorpedoes(known: Readonly<Known>, id: BoatId, ship: Readonly<Afloat>, distance: number): Rule | false {
  const again = battleOf(known).salvo.some((shot) => shot.weapon === 'torpedoes' && shot.ship === ship.id);
  if (distance > TORPEDO_RANGE || again) return 'UL-13.3';
  if (torpedoesLeft(known, id, 'normal') > 0) return false;
  if (torpedoesLeft(known, id, 't5') > 0) return !isEscort(ship) && 'UL-13.10';
  return 'UL-2.15';
}

/** UL-13.11, UL-13.12  Surfaced, a working gun, ammunition, range 2, once in the attack turn; not in rough weather. */
function barToGun(known: Readonly<Known>, fighter: Readonly<Fighter>, distance: number): Rule | false {
  const boat = boatOf(known, fighter.id);
  if (boat.ammunition === 0) return 'UL-13.12';
  if (damageOf(boat, 'gun') > 0) return 'UL-14.17';
  if (conditionNow(known).noGun) return 'UL-10.5';
  const fired = battleOf(known).salvo.some((shot) => shot.weapon === 'gun');
  return (fighter.side === 'submerged' || distance > GUN_RANGE || fired || !hasWorkingGun(boat)) && 'UL-13.11';
}

/** UL-13.9  Against groups only. */
function barToFat(known: Readonly<Known>, fighter: Readonly<Fighter>): Rule | false {
  if (torpedoesLeft(known, fighter.id, 'fat') === 0) return 'UL-2.15';
  return (convoyOf(known).type === 'lone' || herd(known, fighter.zone).length < 2) && 'UL-13.9';
}

/** UL-13.9  The ships a FAT may find. */
const herd = (known: Readonly<Known>, zone: ZoneId): Afloat[] =>
  shipsAfloat(known).filter((ship) => !isEscort(ship) && range(zone, ship.zone) <= TORPEDO_RANGE);

/** UL-13.4, UL-13.10  How many torpedoes, and how many of them T5. */
function* declareGroup(t: Table, id: BoatId, ship: string): Play<void> {
  const [, normal] = yield* t.choose(PLAYER, 'UL-13.4', (list: List<'torpedoes'>) => {
    const least = t5Left(t.state, id, ship) > 0 ? 0 : 1;
    for (const count of counts(least, torpedoesLeft(t.state, id, 'normal'))) list.open(['torpedoes', count]);
  });
  const [, t5] = yield* t.choose(PLAYER, 'UL-13.10', (list: List<'t5'>) => {
    for (const count of counts(normal > 0 ? 0 : 1, t5Left(t.state, id, ship))) list.open(['t5', count]);
  });
  battleOf(t.state).salvo.push({ weapon: 'torpedoes', ship, normal, t5 });
}

const t5Left = (known: Readonly<Known>, id: BoatId, ship: string): number =>
  isEscort(shipOf(known, ship)) ? torpedoesLeft(known, id, 't5') : 0;

const counts = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** UL-13.3, UL-13.7, UL-13.13  All torpedoes leave the tubes; then shot after shot; then the Alert. */
function resolve(t: Table, id: BoatId): void {
  const { salvo } = battleOf(t.state);
  battleOf(t.state).salvo = [];
  if (salvo.length === 0) {
    t.log('UL-13.1', { what: 'attack-held', boat: id });
    return;
  }
  spend(t, id, salvo);
  const checked = salvo.map((shot) => ({ shot, ...duds(t, id, shot) })); // UL-19.3
  for (const { shot, working, heard } of checked) {
    if (shot.weapon === 'fat') resolveFat(t, id);
    else resolveAimed(t, id, shot, working, heard);
  }
  if (checked.some(({ heard }) => heard)) addAlert(t, 'UL-13.13');
}

function spend(t: Table, id: BoatId, salvo: readonly Shot[]): void {
  const boat = boatOf(t.state, id);
  for (const shot of salvo) {
    if (shot.weapon === 'gun') boat.ammunition -= 1;
    boat.ready.normal -= shotsOf(shot, 'normal');
    boat.ready.t5 -= shotsOf(shot, 't5');
    boat.ready.fat -= shotsOf(shot, 'fat');
  }
}

/** UL-19.3  Normal torpedoes may fail; a group with T5, a FAT or the gun is heard in any case. */
function duds(t: Table, id: BoatId, shot: Readonly<Shot>): { working: number; heard: boolean } {
  if (shot.weapon !== 'torpedoes') return { working: 1, heard: true };
  const { working, heard } = rollForDuds(t, id, shot.ship, shot.normal);
  return { working, heard: heard || shot.t5 > 0 };
}

/** UL-19.3  A group that fails unheard is no attack: it reveals nothing. */
function resolveAimed(
  t: Table,
  id: BoatId,
  shot: Exclude<Shot, { weapon: 'fat' }>,
  working: number,
  heard: boolean,
): void {
  const { zone } = fighterOf(t.state, id);
  const ship = shipOf(t.state, shot.ship);
  if (!isAfloat(ship)) {
    t.log('UL-13.7', { what: 'torpedoes-wasted', boat: id, torpedoes: shotsOf(shot, 'normal') + shotsOf(shot, 't5') });
    return;
  }
  if (heard) revealShip(t, ship);
  const distance = range(zone, ship.zone);
  if (shot.weapon === 'gun') fireGun(t, id, ship, distance);
  else if (working + shot.t5 > 0) launchTorpedoes(t, id, ship, { normal: working, t5: shot.t5 }, distance);
}

/** UL-13.9  Each FAT is an attack of its own on a ship picked at random. */
function resolveFat(t: Table, id: BoatId): void {
  const targets = herd(t.state, fighterOf(t.state, id).zone);
  if (targets.length === 0) {
    t.log('UL-13.7', { what: 'torpedoes-wasted', boat: id, torpedoes: 1 });
    return;
  }
  const ship = pick(t, targets);
  revealShip(t, ship);
  launchFat(t, id, ship);
}
