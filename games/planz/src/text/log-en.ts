/** Every log line in English. What a line holds is what its reader may know. */
import { does, type GameText } from '@derby/kernel';
import { counted, listed } from '@derby/kernel/english';
import { SIGNALS_SUCCESS } from '../data/tracks.ts';
import { UNITS, type UnitId } from '../data/units.ts';
import type { Log } from '../log.ts';
import type { PlanZ, Seen } from '../state.ts';
import { bonuses, mountainNeed } from './figures.ts';
import {
  base,
  briefly,
  CLASSES,
  OF_SIDE,
  POWERS,
  place,
  powerDoes,
  SIDES,
  STANDS,
  taskForce,
  unit,
  units,
  within,
} from './names-en.ts';
import { BOXES, CONTEXTS, INCIDENTS, KINDS, PLANS, REFIT_RESULTS, STEPS, standing, US_STAGES } from './words-en.ts';

type Entry<W extends Log['what']> = Extract<Log, { readonly what: W }>;

const nobody = 'nobody';
const them = (list: readonly UnitId[]): string => (list.length > 0 ? units(list) : nobody);
const side = (list: readonly UnitId[]): string => (list.length > 0 ? briefly(list) : nobody);

/** "4 + 2 for the plan + 1 for home waters = 7". */
function total(die: number, bonus: number): string {
  const { plan, waters } = bonuses(bonus);
  const added = [plan > 0 && ` + ${plan} for the plan`, waters > 0 && ` + ${waters} for home waters`];
  return `${die}${added.filter(Boolean).join('')}${bonus > 0 ? ` = ${die + bonus}` : ''}`;
}

/** " from the German waters (AO): 3 units under German battleship BB-1 and Task Force 1". */
function force({ origin, units: count, top, taskForces }: Entry<'action-begins'>): string {
  const several = `${counted(count, 'unit')}${top ? ` under ${unit(top)}` : ''}`;
  const open = count > 0 && (count === 1 && top ? unit(top) : several);
  const parts = [open, ...taskForces.map(taskForce)].filter((part) => part !== false);
  return `${origin ? ` from ${place(origin)}` : ''}${parts.length > 0 ? `: ${listed(parts)}` : ''}`;
}

/** One place as it was seen. */
function sight({ place: where, units: seen, reduced }: Seen): string {
  return `${seen.length > 0 ? briefly(seen, reduced) : 'nothing'} ${within(where)}`;
}

const target = (at: Entry<'shot'>['target']): string =>
  at in UNITS ? unit(at as UnitId) : CLASSES[at as keyof typeof CLASSES];

/** "on 3 or less", "on a 1". */
const need = (factor: number): string => (factor === 1 ? 'hits on a 1' : `hits on ${factor} or less`);

export const log: GameText<PlanZ>['log'] = {
  'power-rolled': ({ power, die, stand }) => `${powerDoes(power, 'rolls', 'roll')} ${die}: ${STANDS[stand]}.`,
  'arms-race': ({ side, die }) =>
    `Arms race: ${SIDES[side]} roll ${die} and draw ${counted(die, 'unit')} from the pool.`,
  'units-picked': ({ units: drawn }) => `Drawn from the pool: ${them(drawn)}.`,
  'plans-picked': ({ side, count }) => `${SIDES[side]} draw ${counted(count, 'plan')}.`,
  'plan-seen': ({ plan }) => `The plan is ${PLANS[plan]}.`,
  deployed: ({ side }) => `${SIDES[side]} have set up.`,
  'turn-begins': ({ turn }) => `Turn ${turn} (Z+${turn}) begins.`,
  income: ({ side, income, ap }) => `${SIDES[side]} receive ${income} AP and have ${ap}.`,
  'ore-returns': ({ unit: ore, area }) => `${unit(ore)} sails again ${within(area)}.`,
  initiative: ({ dice, totals, side }) =>
    `Initiative: the Germans roll ${dice.german} and reach ${totals.german} with their income, the Allies ${dice.allied} and ${totals.allied}; ${side ? `${SIDES[side]} lead this turn` : 'equal, both roll again'}.`,
  incident: ({ side, die, incident }) => `Incident: ${SIDES[side]} roll ${die}; ${INCIDENTS[incident]}.`,
  'ap-changed': ({ side, by, ap }) => `${SIDES[side]} ${by < 0 ? 'lose' : 'gain'} ${Math.abs(by)} AP and have ${ap}.`,
  'segment-begins': ({ side }) => `${SIDES[side]} are to act.`,
  passed: ({ side }) => `${SIDES[side]} pass.`,
  'us-changed': ({ die, level, status }) =>
    `${die === null ? '' : `A die of ${die}. `}The American level is ${level}: ${US_STAGES[status]}.`,
  'us-invasion-roll': ({ die }) =>
    `The first German invasion: a die of ${die}, ${die % 2 === 1 ? 'odd, and America stirs' : 'even, and America stays calm'}.`,
  'us-units-roll': ({ die }) => `America sends units: a die of ${die}.`,
  'us-units-sent': ({ units: sent }) => `To the Allied pool: ${them(sent)}.`,
  'us-units-all-sent': () => 'All American units that were waiting go to the Allied pool.',
  'plan-mobilised': ({ side }) => `${SIDES[side]} draw a plan.`,
  'plan-played': ({ side, plan }) => `${SIDES[side]} play the plan ${PLANS[plan]}.`,
  'action-declined': ({ side }) => `${SIDES[side]} decline the free action.`,
  'standing-order': ({ side, kind, value }) => `${SIDES[side]} give a standing order: ${standing(kind, value)}.`,
  'action-begins': (entry) =>
    `${SIDES[entry.side]} ${KINDS[entry.kind]}${force(entry)}${entry.ap > 0 ? ` (${entry.ap} AP)` : ' (free)'}.`,
  'force-moves': ({ path }) => `The way: ${path.map(place).join(', ')}.`,
  'force-ends': ({ place: where }) => `The force ends ${within(where)}.`,
  'units-left': ({ place: where, units: count }) =>
    `${counted(count, 'unit')} ${count === 1 ? 'stays' : 'stay'} ${within(where)}.`,
  'top-shown': ({ place: where, unit: top }) => `On top ${within(where)}: ${unit(top)}.`,
  'task-force': ({ marker, area }) =>
    area ? `${taskForce(marker)} is ${within(area)}.` : `${taskForce(marker)} is dissolved.`,
  mountain: (entry) =>
    `Mountains: ${entry.unit ? unit(entry.unit) : 'a unit'} rolls ${entry.die}${entry.unit ? ` (passes on ${mountainNeed(entry.unit)} or less)` : ''} and ${entry.passes ? 'passes' : 'stays behind'}.`,
  evacuated: ({ unit: id, die, result }) =>
    `Evacuation: ${unit(id)} rolls ${die} (unharmed on 3 or less) and ${{ safe: 'boards unharmed', reduced: 'boards reduced', lost: 'is lost' }[result]}.`,
  interception: ({ side, area, made }) =>
    made
      ? `${OF_SIDE[side]} submarines intercept ${within(area)}.`
      : `${OF_SIDE[side]} submarines let the force pass ${within(area)}.`,
  'carrier-met': ({ area }) => `The flight is stopped by a carrier ${within(area)}.`,
  'flight-returns': ({ side, base: home }) => `${OF_SIDE[side]} aircraft return to ${base(home)}.`,
  landed: ({ zone: where, units: ashore }) => `${them(ashore)} ${does(ashore, 'lands', 'land')} ${within(where)}.`,
  rebased: ({ from, to, units: count }) =>
    `${counted(count, 'unit')} ${count === 1 ? 'goes' : 'go'} from ${place(from)} to ${place(to)}.`,
  invaded: ({ power, by, stand }) =>
    `${SIDES[by]} invade ${POWERS[power]}: ${powerDoes(power, 'is', 'are')} now ${STANDS[stand]}.`,
  examined: ({ seen }) => (seen.length > 0 ? `Seen: ${seen.map(sight).join('; ')}.` : 'Nothing was found.'),
  'plans-examined': ({ plans }) =>
    plans.length > 0
      ? `The enemy holds ${does(plans, 'the plan', 'the plans')} ${listed(plans.map((plan) => PLANS[plan]))}.`
      : 'The enemy holds no plan.',
  scouted: ({ side, die, success }) =>
    die === null
      ? `${SIDES[side]} scout.`
      : `${SIDES[side]} listen: a die of ${die} (${SIGNALS_SUCCESS[side]} or more succeeds), ${success ? 'success' : 'in vain'}.`,
  'convoy-mobilised': ({ unit: convoy, place: where }) => `${unit(convoy)} assembles ${within(where)}.`,
  'convoy-arrived': ({ unit: convoy, area, points, arrived }) =>
    `${unit(convoy)} arrives ${within(area)}: +${points}, convoys arrived ${arrived}.`,
  'convoy-step-sunk': ({ unit: convoy, sunk }) => `${unit(convoy)} loses a step: convoys sunk ${sunk}.`,
  reinforcements: ({ side, dice, picked }) =>
    `Reinforcements: ${SIDES[side]} roll ${dice.join(' and ')} and draw ${counted(picked, 'unit')}.`,
  'unit-deployed': ({ place: where, unit: id }) =>
    id ? `${unit(id)} is placed ${within(where)}.` : `A unit is placed ${within(where)}.`,
  'unit-to-pool': ({ unit: id }) => `${unit(id)} goes to the pool.`,
  refit: ({ side, units: count }) => `${SIDES[side]} try to refit ${counted(count, 'unit')}.`,
  'refit-rolled': ({ unit: id, die, result }) => `${unit(id)}: a die of ${die}, ${REFIT_RESULTS[result]}.`,
  rallied: ({ side: whose, count, units: whole }) =>
    whole.length === count
      ? `${them(whole)} ${does(whole, 'is', 'are')} at full strength again.`
      : `${SIDES[whose]} rally ${counted(count, 'unit')}${whole.length > 0 ? `, among them ${briefly(whole)}` : ''}.`,
  'guns-placed': ({ unit: guns, base: where }) => `${unit(guns)} takes post at ${base(where)}.`,
  'battle-begins': ({ context, attacker, area, zone, attackers, defenders }) =>
    `${CONTEXTS[context]} ${within(zone ?? area)}: ${SIDES[attacker]} attack with ${side(attackers)}; against them ${side(defenders)}.`,
  joined: ({ units: added }) => `${them(added)} ${does(added, 'joins', 'join')} the battle.`,
  superiority: ({ dice, bonus, first }) =>
    `Tactical superiority: attacker ${total(dice.attacker, bonus.attacker)}, defender ${total(dice.defender, bonus.defender)}; ${SIDES[first]} fire first.`,
  'step-begins': ({ step }) => STEPS[step] ?? `Step ${step}.`,
  'went-ashore': ({ units: ashore }) =>
    ashore.length > 0 ? `${them(ashore)} ${does(ashore, 'goes', 'go')} ashore.` : 'Nobody is left to go ashore.',
  shot: ({ unit: id, target: at, factor, die, hit }) =>
    `${unit(id)} fires at ${target(at)}: ${die} (${need(factor)}), ${hit ? 'a hit' : 'a miss'}.`,
  'held-fire': ({ unit: id }) => `${unit(id)} holds its fire.`,
  waits: ({ unit: id }) => `${unit(id)} waits for step 5.`,
  reduced: ({ unit: id }) => `${unit(id)} is reduced.`,
  eliminated: ({ unit: id, to }) => `${unit(id)} is lost ${BOXES[to]}.`,
  'battle-ends': () => 'The battle is over.',
  'final-count': ({ vp }) => `The final count: Germans ${vp.german}, Allies ${vp.allied}.`,
  'game-over': ({ winner, test }) =>
    `${winner === 'draw' ? 'The game is drawn' : `${SIDES[winner]} win`}: ${ENDINGS[test] ?? test}.`,
};

/** How the game ended, as the end of a sentence. */
const ENDINGS: Readonly<Record<string, string>> = {
  sunk: 'the convoys are broken',
  arrived: 'the convoys have got through',
  fleet: 'the enemy has no great ship left',
  decisive: 'decisive victory by count',
  marginal: 'marginal victory by count',
  draw: 'neither side is far enough ahead',
  resigned: 'the other side has given up',
};
