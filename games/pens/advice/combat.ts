/** Phase 3 for the bots: what to fight, when to stop, what to bomb, and what to give up. */
import { defendersOf, isMoored, isReady, theUnit } from '../src/basics.ts';
import type { Choice } from '../src/choices.ts';
import type { PlaceId, TerritoryId, ZoneId } from '../src/data/map.ts';
import { UNITS, type UnitType } from '../src/data/units.ts';
import { fighting } from '../src/fleet-battle.ts';
import { factoryOf, isTerritory } from '../src/geography.ts';
import { huntNumber } from '../src/hunt.ts';
import { attackersIn } from '../src/land-battle.ts';
import { boatsIn } from '../src/pens.ts';
import type { State, Unit, UnitId } from '../src/state.ts';
import { asAttackers, asDefenders, best, prospect, typesOf } from './judgement.ts';

/** Takes every fight that should be won, and no other where there is a choice. */
export function chooseCombat(state: Readonly<State>, open: readonly Choice[]): Choice | undefined {
  return best(open, (choice) => {
    if (choice[0] === 'fight') return isTerritory(choice[1]) ? 1 : seaProspect(state, choice[1]);
    return choice[0] === 'let-be' ? WORTH_A_FIGHT : 0;
  });
}
export const WORTH_A_FIGHT = 0.25;

/** Both sides of a battle as they stand. */
export interface Sides {
  readonly attackers: readonly UnitType[];
  readonly defenders: readonly UnitType[];
}

const prospectOf = ({ attackers, defenders }: Sides): number =>
  prospect(asAttackers(attackers), asDefenders(defenders));

export const seaSides = (state: Readonly<State>, zone: ZoneId): Sides => ({
  attackers: typesOf(fighting(state, zone, 'attacker').filter(isCombatant)),
  defenders: typesOf(fighting(state, zone, 'defender').filter(isCombatant)),
});

const seaProspect = (state: Readonly<State>, zone: ZoneId): number => prospectOf(seaSides(state, zone));

const isCombatant = (unit: Readonly<Unit>): boolean => unit.type !== 'transport';

/** Hunts wherever the chance is better than one in six, with every destroyer there. */
export function chooseHunters(state: Readonly<State>, open: readonly Choice[]): Choice | undefined {
  return best(open, (choice) => (choice[0] === 'hunt' ? huntNumber(state, choice[1], choice[2]).number - 1.5 : 0));
}

/** Presses on while the battle should still be won. */
export function chooseToPress(state: Readonly<State>, open: readonly Choice[]): Choice | undefined {
  const sides = sidesNow(state);
  const hopes = sides ? prospectOf(sides) : 1;
  const on = open.find((choice) => choice[0] === 'press-on');
  return hopes > WORTH_PRESSING
    ? on
    : (open.find((choice) => choice[0] !== 'press-on' && choice[0] !== 'withdraw-aircraft') ?? on);
}

export const WORTH_PRESSING = -0.05;

/** Who is left on both sides of the battle under way. */
export function sidesNow(state: Readonly<State>): Sides | undefined {
  const { battle } = state;
  if (battle?.kind === 'fleet') return seaSides(state, battle.at);
  return battle?.kind === 'land' ? landSides(state, battle.at) : undefined;
}

const landSides = (state: Readonly<State>, at: TerritoryId): Sides => ({
  attackers: typesOf(attackersIn(state, at)),
  defenders: typesOf(defendersOf(state, state.turn, at)),
});

/** Up to three fighters rise, where they should bring down more than they lose. */
export function chooseInterceptors(state: Readonly<State>, open: readonly Choice[]): Choice | undefined {
  const raiders = raidersNow(state);
  return best(open, (choice) => {
    if (choice[0] !== 'intercept' || choice[1] > MOST_INTERCEPTORS) return -1;
    return interception(raiders, choice[1]).balance + (choice[1] > 0 ? 0 : 0.01);
  });
}

export const raidersNow = (state: Readonly<State>): Unit[] =>
  state.units.filter(
    (unit) =>
      unit.at === state.battle?.at && unit.power === state.turn && (unit.task === 'raid' || unit.task === 'escort'),
  );

/** What so many fighters should bring down and lose, and what that is worth in IPC. */
export function interception(
  raiders: readonly Unit[],
  fighters: number,
): Readonly<Record<'shotDown' | 'lost' | 'balance', number>> {
  const dearest = raiders.some((unit) => unit.task === 'raid') ? UNITS.bomber.cost + BOMB_LOAD : 0;
  const lost = Math.min(fighters, raiders.length / 6);
  const shotDown = fighters / 6;
  return { shotDown, lost, balance: shotDown * dearest - lost * UNITS.fighter.cost };
}
export const MOST_INTERCEPTORS = 3;
/** What a bomber that does not come through would have done. */
const BOMB_LOAD = 3.5;

/** Moored boats first, then pens that can be broken open, then the factory. */
export function chooseTarget(state: Readonly<State>, open: readonly Choice[]): Choice | undefined {
  const at = state.battle?.at as TerritoryId;
  return best(open, (choice) => {
    if (choice[0] !== 'target' && choice[0] !== 'pierce') return 0;
    const pen = state.pens.find((one) => one.id === choice[2]);
    if (pen)
      return pen.damage < 10 && boatsIn(state, pen.id).length > 0
        ? 2 + boatsIn(state, pen.id).length + pen.damage / 5
        : 0;
    if (choice[2] === 'factory') return (state.factoryDamage[at] ?? 0) < 2 * factoryOf(at) ? 3 : 0.1;
    return mooredAt(state, choice[2] as PlaceId) > 0 ? 4.8 : 0;
  });
}

export const mooredAt = (state: Readonly<State>, zone: PlaceId): number =>
  state.units.filter((unit) => unit.at === zone && isMoored(state, unit)).length;

/** A damaged hull costs nothing yet; otherwise the cheapest, Spent boats before Ready ones. */
export const chooseLoss = (state: Readonly<State>, open: readonly Choice[]): Choice | undefined =>
  best(open, (choice) => (choice[0] === 'lose' ? -priceOfLosing(theUnit(state, choice[1])) : 0));

export function priceOfLosing(unit: Readonly<Unit>): number {
  if (unit.type === 'battleship' && unit.condition === 'sound') return 0;
  return (
    UNITS[unit.type].cost + (isReady(unit) ? 0.5 : 0) + (unit.type === 'fighter' || unit.type === 'bomber' ? 1 : 0)
  );
}

/** Ready boats come out first: they are not moored, and can sail again. */
export const chooseEjected = (state: Readonly<State>, open: readonly Choice[]): Choice | undefined =>
  best(open, (choice) => (choice[0] === 'eject' ? ejectionRank(theUnit(state, choice[1])) : 0));

const ejectionRank = (unit: Readonly<Unit>): number => (isReady(unit) ? 2 : 0) + (unit.type === 'uboat' ? 1 : 0);

/** Attackers stay to torpedo; defenders go under. */
export function chooseDive(state: Readonly<State>, open: readonly Choice[]): Choice | undefined {
  const dive = open.find((choice) => choice[0] === 'submerge');
  const stay = open.find((choice) => choice[0] === 'stay-up');
  const attacking = dive !== undefined && theUnit(state, dive[1] as UnitId).power === state.turn;
  return attacking ? stay : (dive ?? stay);
}

/** The first ship offered may fire: battleships come before cruisers. */
export const chooseGuns = (_state: Readonly<State>, open: readonly Choice[]): Choice | undefined =>
  open.find((choice) => choice[0] === 'bombard') ?? open[0];

/** The strongest cargo that the hold takes. */
export const chooseCargo = (state: Readonly<State>, open: readonly Choice[]): Choice | undefined =>
  best(open, (choice) => (choice[0] === 'load' ? UNITS[theUnit(state, choice[1]).type].attack : 0));

/** What stands far from the coast goes first; Berlin keeps a guard, fighters stay if they can. */
export const chooseTransfer = (state: Readonly<State>, open: readonly Choice[]): Choice | undefined =>
  best(open, (choice) => (choice[0] === 'send' ? transferRank(state, theUnit(state, choice[1])) : -100));

const EAST_FIRST: readonly PlaceId[] = ['POL', 'BLN', 'SGE', 'RUH', 'NWG', 'SFR', 'AQU', 'NFR', 'LOW', 'BRI'];

export const germansAt = (state: Readonly<State>, at: PlaceId): number =>
  state.units.filter((other) => other.at === at && other.power === 'GER').length;

function transferRank(state: Readonly<State>, unit: Readonly<Unit>): number {
  const company = germansAt(state, unit.at);
  const far = EAST_FIRST.includes(unit.at) ? EAST_FIRST.indexOf(unit.at) : 8;
  const guard = unit.at === 'BLN' ? 3 : 1;
  return 10 - far + Math.min(company, 6) - (company <= guard ? 20 : 0) - (unit.type === 'fighter' ? 6 : 0);
}
