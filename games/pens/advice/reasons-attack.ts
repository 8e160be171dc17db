/** Reasons for combat moves: what an attack should come to, what there is to gain, and when to stop. */
import { isMoored, isReady, seatOf, theUnit } from '../src/basics.ts';
import { SEA_ZONES, type TerritoryId, type ZoneId } from '../src/data/map.ts';
import { UNITS } from '../src/data/units.ts';
import { VICTORY } from '../src/data/victory.ts';
import { factoryOf, incomeOf } from '../src/geography.ts';
import type { Battle, PlainReason } from '../src/reasons.ts';
import type { State } from '../src/state.ts';
import { type Attack, LEAST, LEAST_AT_SEA, LEAST_FOR_LANDING, nextAttack, warshipsWith, winsTheWar } from './attack.ts';
import type { Sides } from './combat.ts';
import type { Doctrine } from './doctrine.ts';
import { asAttackers, asDefenders, enemySubmarinesAt, outlook } from './judgement.ts';
import { fightersOver, raidTargets } from './raids.ts';
import type { Explainer } from './reasons.ts';

/** A battle as the planner imagines it. */
export const battleOf = ({ attackers, defenders }: Sides): Battle => ({
  attackers: attackers.length,
  defenders: defenders.length,
  left: outlook(asAttackers(attackers), asDefenders(defenders)),
});

export const attackReasons: Explainer = (state, _choice, open, doctrine) => {
  const attack = nextAttack(state, open, doctrine);
  if (attack) return reasonsOf(state, attack, doctrine);
  const sent = state.units.filter(({ power, task }) => power === state.turn && task !== null && task !== 'shipped');
  return [{ what: 'no-attack', sent: sent.length, ashore: LEAST, atSea: LEAST_AT_SEA }];
};

function reasonsOf(state: Readonly<State>, attack: Attack, doctrine: Doctrine): PlainReason[] {
  const { at } = attack;
  switch (attack.kind) {
    case 'assault':
      return [assault(attack), prize(state, attack.at)];
    case 'escort':
      return [{ what: 'landing-cover', at: attack.at, have: warshipsWith(state, attack.at), want: doctrine.escorts }];
    case 'naval': {
      const battle = battleOf({ attackers: attack.force, defenders: attack.defenders });
      const lands = state.units.some((unit) => unit.at === at && unit.task === 'land' && unit.power === state.turn);
      return [{ what: 'sea-attack', at: attack.at, battle, least: lands ? LEAST_FOR_LANDING : LEAST_AT_SEA }];
    }
    case 'hunt':
      return [prey(state, attack.at)];
    case 'raid':
      return [raid(state, attack.at)];
  }
}

const assault = ({ at, force, defenders }: Extract<Attack, { kind: 'assault' }>): PlainReason =>
  defenders.length === 0
    ? { what: 'undefended', at }
    : { what: 'assault', at, battle: battleOf({ attackers: force, defenders }) };

const OBJECTIVES: readonly TerritoryId[] = VICTORY.objectives;

const prize = (state: Readonly<State>, at: TerritoryId): PlainReason => ({
  what: 'prize',
  at,
  income: incomeOf(at),
  objective: OBJECTIVES.includes(at),
  brings: consequence(state, at),
});

/** HOST-5.3, HOST-5.7, HOST-14.1  What else follows from a capture. */
function consequence(state: Readonly<State>, at: TerritoryId): 'victory' | 'armistice' | 'surrender' | null {
  if (winsTheWar(state, at)) return 'victory';
  const side = seatOf(state.turn);
  if (at === 'NFR' && side === 'axis' && !state.armistice) return 'armistice';
  return at === 'SIT' && side === 'allies' && !state.italySurrendered ? 'surrender' : null;
}

function prey(state: Readonly<State>, at: ZoneId): PlainReason {
  const submarines = enemySubmarinesAt(state, at);
  const { UK, USA } = SEA_ZONES[at].convoy;
  return {
    what: 'prey',
    at,
    submarines: submarines.length,
    moored: submarines.filter((unit) => isMoored(state, unit)).length,
    ready: submarines.filter(isReady).length,
    convoys: UK + USA,
    destroyers: state.units.filter((unit) => unit.at === at && unit.power === state.turn && unit.type === 'destroyer')
      .length,
  };
}

/** The target that pays best is what the raid is for. */
function raid(state: Readonly<State>, at: TerritoryId): PlainReason {
  const { factory, harbour, pens, moored, sheltered } = raidTargets(state, at);
  const fighters = fightersOver(state, at);
  if (harbour >= factory && harbour >= pens) return { what: 'raid-moored', at, boats: moored, fighters };
  if (pens >= factory) return { what: 'raid-pens', at, boats: sheltered, fighters };
  return { what: 'raid-factory', at, damage: state.factoryDamage[at] ?? 0, most: 2 * factoryOf(at), fighters };
}

/** HOST-6.8  Who goes aboard. */
export const cargoReasons: Explainer = (state, choice) => {
  if (choice[0] !== 'load') return [{ what: 'only-choice' }];
  const { type } = theUnit(state, choice[1]);
  return [{ what: 'strongest-cargo', type, attack: UNITS[type].attack }];
};
