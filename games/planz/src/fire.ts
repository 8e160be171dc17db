/** WPZ-11.7, WPZ-11.8, WPZ-11.9  Fire: in each step the sides take turns, one unit at a time. */
import { type Play, PUBLIC } from '@derby/kernel';
import { CONTEXTS, type Factor, LANDINGS } from './data/contexts.ts';
import type { Side } from './data/powers.ts';
import type { FireStep, TargetClass } from './data/types.ts';
import { counterOf, UNITS, type UnitId } from './data/units.ts';
import { eliminate, loseStep } from './losses.ts';
import { put } from './places.ts';
import { settleStacks } from './stacks.ts';
import { ask, bookClass, bookShooter, bookTarget, cheapestLoss, question } from './standing-orders.ts';
import type { Battle, List, State, Table } from './state.ts';
import { cargoOf, factorOf, isCoastal, isNaval, otherSide } from './units.ts';

const LAST_STEP = 5;

/** One shot, one loss, or the next step. */
export function* fireStep(t: Table): Play<void> {
  const battle = t.state.battle as Battle;
  if (battle.cargo) return yield* cargoLost(t, battle.cargo);
  if (battle.hit) return yield* sufferHit(t, battle.hit);
  if (battle.shooter) return yield* aim(t, battle.shooter);
  const side = whoseShot(t.state);
  if (side) yield* nextShot(t, side);
  else nextFireStep(t);
}

const unitsOf = (battle: Readonly<Battle>, side: Side): readonly UnitId[] =>
  side === battle.attacker ? battle.attackers : battle.defenders;

/** WPZ-11.5  Steps follow each other even where nobody fires; in step 5 the landing goes ashore first. */
function nextFireStep(t: Table): void {
  const battle = t.state.battle as Battle;
  const step = battle.step as FireStep;
  if (step === LAST_STEP) {
    battle.step = 'over';
    return;
  }
  battle.step = (step + 1) as FireStep;
  battle.turn = battle.first;
  t.log('WPZ-11.5', { what: 'step-begins', step: battle.step });
  if (battle.step === LAST_STEP) goAshore(t);
}

/** WPZ-12.4d  Before any shot of step 5 those land whose ships, or aircraft, are still there. */
function goAshore(t: Table): void {
  const battle = t.state.battle as Battle;
  // Told also where nobody is left to land: until now it was not known (WPZ-16.7).
  if (!battle.zone || !LANDINGS.includes(battle.context)) return;
  for (const unit of battle.landing) put(t.state, unit, battle.zone);
  battle.attackers.push(...battle.landing);
  t.reveal('WPZ-12.4d', { what: 'went-ashore', units: [...battle.landing] });
  settleStacks(t);
}

/** WPZ-11.7a  The side whose turn it is, the other if it has nobody left, nobody if neither has. */
function whoseShot(state: Readonly<State>): Side | undefined {
  const { turn } = state.battle as Battle;
  return [turn, otherSide(turn)].find((side) => eligible(state, side).length > 0);
}

/** WPZ-11.7b, WPZ-11.4b  Units of a side that can fire in this step. */
export function eligible(state: Readonly<State>, side: Side): UnitId[] {
  const battle = state.battle as Battle;
  return unitsOf(battle, side).filter((unit) => canFire(state, battle, side, unit));
}

function canFire(state: Readonly<State>, battle: Readonly<Battle>, side: Side, unit: UnitId): boolean {
  if (battle.fired.includes(unit) || !firesNow(battle, unit)) return false;
  return !isSilent(battle, side, unit) && targetClasses(state, side, unit).length > 0;
}

/** WPZ-12.4c  In a plain assault the ships are targets only. */
const isSilent = (battle: Readonly<Battle>, side: Side, unit: UnitId): boolean =>
  battle.context === 'amphibious' && side === battle.attacker && isNaval(unit);

/** WPZ-11.9c  Each kind in its own step; coastal guns in step 4, or in step 5 if they wait. */
const firesNow = (battle: Readonly<Battle>, unit: UnitId): boolean =>
  isCoastal(unit)
    ? battle.step === 5 || (battle.step === 4 && !battle.waiting.includes(unit))
    : counterOf(unit).step === battle.step;

/** WPZ-11.4a  The classes a unit could hit now, with the factor for each. */
function targetClasses(state: Readonly<State>, side: Side, unit: UnitId): [TargetClass, Factor][] {
  const battle = state.battle as Battle;
  const fire = CONTEXTS[battle.context][side === battle.attacker ? 'attacker' : 'defender'];
  const enemies = unitsOf(battle, otherSide(side));
  return (Object.entries(fire) as [TargetClass, Factor][]).filter(
    ([targets, factor]) =>
      factorOf(state, unit, factor) > 0 && enemies.some((enemy) => counterOf(enemy).class === targets),
  );
}

const targetsOf = (state: Readonly<State>, side: Side, unit: UnitId): UnitId[] => {
  const classes = targetClasses(state, side, unit).map(([targets]) => targets);
  return unitsOf(state.battle as Battle, otherSide(side)).filter((enemy) => classes.includes(counterOf(enemy).class));
};

/** WPZ-11.7a, WPZ-M.10  Who fires next; a unit may hold its fire, a coastal gun may wait. */
function* nextShot(t: Table, side: Side): Play<void> {
  if (t.state.standing[side].shots === 'book') return shootByTheBook(t, side);
  const choice = yield* ask<'shoot' | 'hold' | 'wait'>(
    t,
    side,
    'WPZ-11.7a',
    (list, state) => {
      for (const unit of eligible(state, side)) {
        list.open(['shoot', unit]);
        if (isCoastal(unit) && state.battle?.step === 4) list.open(['wait', unit]);
        list.open(['hold', unit]);
      }
    },
    PUBLIC,
  );
  const battle = t.state.battle as Battle;
  if (!choice) return;
  const [verb, unit] = choice;
  if (verb === 'shoot') battle.shooter = unit;
  else if (verb === 'wait') wait(t, unit);
  else holdFire(t, side, unit);
}

function wait(t: Table, unit: UnitId): void {
  t.state.battle?.waiting.push(unit);
  t.log('WPZ-11.9c', { what: 'waits', unit });
}

function holdFire(t: Table, side: Side, unit: UnitId): void {
  const battle = t.state.battle as Battle;
  battle.fired.push(unit);
  battle.turn = otherSide(side);
  t.log('WPZ-11.7b', { what: 'held-fire', unit });
}

/** WPZ-M.10  By the book: a coastal gun without a surface target to fire at waits for step 5. */
function shootByTheBook(t: Table, side: Side): void {
  const { state } = t;
  const battle = state.battle as Battle;
  const unit = bookShooter(eligible(state, side));
  if (!unit) return;
  const classes = targetClasses(state, side, unit);
  const hasShips = classes.some(([targets]) => targets === 'surface');
  if (isCoastal(unit) && battle.step === 4 && !hasShips) {
    wait(t, unit);
    return;
  }
  const targets = isCoastal(unit) && battle.step === 4 ? 'surface' : bookClass(state, unit, classes);
  if (!targets) return;
  const exact = namesTarget(battle)
    ? bookTarget(
        state,
        targetsOf(state, side, unit).filter((one) => counterOf(one).class === targets),
      )
    : targets;
  shoot(t, side, unit, exact ?? targets);
}

/** WPZ-11.9a  In steps 2 and 3 the target is a unit, in steps 4 and 5 a class. */
const namesTarget = (battle: Readonly<Battle>): boolean => battle.step === 2 || battle.step === 3;

/** WPZ-11.9a, WPZ-11.9b  The exact target, or the class. */
function* aim(t: Table, shooter: UnitId): Play<void> {
  const side = ownerOf(t.state, shooter);
  const isExact = namesTarget(t.state.battle as Battle);
  const [, target] = yield* question(
    t,
    side,
    isExact ? 'WPZ-11.9a' : 'WPZ-11.9b',
    'if-open',
    (list: List<'at'>, state) => {
      const targets = isExact
        ? targetsOf(state, side, shooter)
        : targetClasses(state, side, shooter).map(([one]) => one);
      for (const one of targets) list.open(['at', one]);
    },
    PUBLIC,
  );
  shoot(t, side, shooter, target);
}

const ownerOf = (state: Readonly<State>, unit: UnitId): Side => {
  const { attacker, attackers } = state.battle as Battle;
  return attackers.includes(unit) ? attacker : otherSide(attacker);
};

const isClass = (target: UnitId | TargetClass): target is TargetClass => !(target in UNITS);

/** WPZ-11.8a  A die no higher than the factor hits. */
function shoot(t: Table, side: Side, unit: UnitId, target: UnitId | TargetClass): void {
  const { state } = t;
  const battle = state.battle as Battle;
  const targets = isClass(target) ? target : counterOf(target).class;
  const used = targetClasses(state, side, unit).find(([one]) => one === targets)?.[1];
  const factor = used ? factorOf(state, unit, used) : 0;
  const die = t.d6();
  const hit = die <= factor;
  battle.shooter = null;
  battle.fired.push(unit);
  battle.turn = otherSide(side);
  t.log('WPZ-11.8a', { what: 'shot', unit, target, factor, die, hit });
  if (!hit) return;
  if (isClass(target)) battle.hit = { side: otherSide(side), class: target };
  else loseStep(t, target);
}

/** WPZ-11.9b, WPZ-11.9d  The owner says which unit of the class suffers the hit. */
function* sufferHit(t: Table, { side, class: targets }: NonNullable<Battle['hit']>): Play<void> {
  const chosen = yield* lossOf(t, side, targets);
  if (chosen === null) return;
  if (t.state.battle) t.state.battle.hit = null;
  if (chosen) loseStep(t, chosen);
}

/** The unit that suffers; nothing (null) while the owner changes a standing order. */
function* lossOf(t: Table, side: Side, targets: TargetClass): Play<UnitId | undefined | null> {
  const candidates = suffering(t.state, side, targets);
  if (candidates.length < 2) return candidates[0];
  if (t.state.standing[side].losses === 'cheapest')
    return cheapestLoss(t.state, candidates, (unit) => isDone(t.state, side, unit));
  const choice = yield* ask<'lose'>(
    t,
    side,
    'WPZ-11.8b',
    (list, state) => {
      for (const unit of suffering(state, side, targets)) list.open(['lose', unit]);
    },
    PUBLIC,
  );
  return choice ? choice[1] : null;
}

const suffering = (state: Readonly<State>, side: Side, targets: TargetClass): UnitId[] =>
  unitsOf(state.battle as Battle, side).filter((unit) => counterOf(unit).class === targets);

/** WPZ-M.10  Has fired, or will not be able to. */
function isDone(state: Readonly<State>, side: Side, unit: UnitId): boolean {
  const battle = state.battle as Battle;
  const isPast = !isCoastal(unit) && typeof battle.step === 'number' && counterOf(unit).step < battle.step;
  const isAble = !isPast && !isSilent(battle, side, unit) && targetClasses(state, side, unit).length > 0;
  return battle.fired.includes(unit) || !isAble;
}

/** WPZ-12.3b  A reduced transport with two units aboard loses one of them; its owner says which. */
function* cargoLost(t: Table, ship: UnitId): Play<void> {
  const side = ownerOf(t.state, ship);
  const choice = yield* ask<'lose'>(t, side, 'WPZ-12.3b', (list, state) => {
    for (const cargo of cargoOf(state, ship)) list.open(['lose', cargo]);
  });
  if (!choice) return;
  if (t.state.battle) t.state.battle.cargo = null;
  eliminate(t, choice[1]);
}
