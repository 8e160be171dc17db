/** Every question, choice and log line, in English. */
import { capitalised, type GameText } from '@derby/kernel';
import { counted } from '@derby/kernel/english';
import type { PlanZ } from '../state.ts';
import type { View } from '../view.ts';
import { choices } from './choices-en.ts';
import { isLift, lacksTarget } from './figures.ts';
import { log } from './log-en.ts';
import { SIDES, taskForce, unit, within } from './names-en.ts';
import { KINDS, PLANS } from './words-en.ts';

export { AREA_NAMES, BASE_NAMES, counter, NATIONS, place, TYPE_NAMES, unit, within, ZONE_NAMES } from './names-en.ts';
export { CONTEXTS, FACTORS, INCIDENTS, KINDS, PLAN_EFFECTS, PLANS, US_STAGES } from './words-en.ts';

type Seen = Readonly<View>;

/** Where the force of the order under way is now. */
const here = ({ order }: Seen): string => {
  const at = order?.path.at(-1) ?? order?.origin;
  return at ? ` ${within(at)}` : '';
};
/** What the attack is aimed at, or where the force is. */
const there = (view: Seen): string => {
  const target = view.order?.own?.target;
  return target ? ` ${within(target)}` : here(view);
};
/** Where the flight has got to. */
const flown = ({ order }: Seen): string => {
  const at = order?.own?.flown.at(-1);
  return at ? ` ${within(at)}` : '';
};
/** The order being given, before the question about it. */
const order = ({ order: given }: Seen): string => (given ? `${KINDS[given.kind]}: ` : '');
const battle = ({ battle: fight }: Seen): string => (fight ? ` ${within(fight.zone ?? fight.area)}` : '');
const shooter = ({ battle: fight }: Seen): string => (fight?.shooter ? unit(fight.shooter) : 'the unit');
const named = ({ order: given }: Seen): string => {
  const count = given?.own?.force.length ?? 0;
  return count === 0 ? '' : ` ${counted(count, 'unit')} named.`;
};
const left = ({ ap, mover }: Seen): string => `${ap[mover]} AP ${ap[mover] === 1 ? 'is' : 'are'} left.`;
const goal = (view: Seen): string => (isLift(view) ? 'where to?' : 'against what?');
/** Where a landing is to be made, once that is said. */
const landing = ({ order: given }: Seen): string => {
  const target = given?.own?.target;
  return target ? `landing ${within(target)}: who, and with an attack?` : 'land, or stay aboard?';
};
const freeLeft = ({ free }: Seen): string =>
  free
    ? `${counted(free.left, 'free action')} by ${free.by === 'incident' ? 'the incident' : `the plan ${PLANS[free.by]}`}`
    : 'a free action';

const prompts: GameText<PlanZ>['prompts'] = {
  'WPZ-22.0e': (view) => `${SIDES[view.mover]} set up: move a unit, or end the set-up.`,
  'WPZ-6.3a': (view) => `${SIDES[view.mover]}: one action, a plan, or pass? ${left(view)}`,
  'WPZ-7.7.2c': (view) => `Take or decline: ${freeLeft(view)}.`,
  'WPZ-7.7.2b': (view) => `The plan allows one action now; ${left(view)}`,
  'WPZ-16.6': ({ forming }) =>
    forming
      ? `Which ships go into ${taskForce(forming.marker)} ${within(forming.area)}?`
      : 'Put stacks and task forces in order.',
  'WPZ-16.5': () => 'The ships of a task force have parted in equal numbers: where does its marker stay?',
  'WPZ-7.4': (view) => `${order(view)}where does it begin?`,
  'WPZ-7.5': (view) => `${order(view)}which units${here(view)}?${named(view)}`,
  'WPZ-12.2a': (view) => `${order(view)}what goes aboard${here(view)}?`,
  'WPZ-10.3a': (view) => `The force is${here(view) || ' at sea'}: where to?`,
  'WPZ-10.3b': (view) => `Enemy ships${here(view)}: leave twice as many surface ships, or stop?`,
  'WPZ-10.3.2': (view) => `An enemy force has entered your submarines’ zone${here(view)}: intercept?`,
  'WPZ-10.5a': (view) => `The troops are${here(view) || ' on the march'}: where to?`,
  'WPZ-10.4a': (view) => `${order(view)}${lacksTarget(view) ? goal(view) : 'which way does the flight take?'}`,
  'WPZ-10.4c': (view) => `A carrier nobody had seen has stopped the flight${flown(view)}.`,
  'WPZ-11.1c': (view) => (lacksTarget(view) ? `${order(view)}${goal(view)}` : `attack${there(view)}?`),
  'WPZ-11.1d': () => 'Do the submarines take part?',
  'WPZ-20.3d': () => 'Neutral ships lie here too.',
  'WPZ-11.2a': () => 'Who joins in?',
  'WPZ-11.3b': (view) => `Aircraft attack your ships${battle(view)}: who takes off?`,
  'WPZ-23.3.1-NB': (view) => `A bombardment${battle(view)}: do your ships join the defence?`,
  'WPZ-11.6a': (view) => `Battle${battle(view)}: play the tactical plan?`,
  'WPZ-11.7a': (view) => `Battle${battle(view)}, step ${view.battle?.step ?? 0}: who fires?`,
  'WPZ-11.9a': (view) => `${shooter(view)} fires at which unit?`,
  'WPZ-11.9b': (view) => `${shooter(view)} fires at which class?`,
  'WPZ-11.8b': (view) => `A hit${battle(view)}: who suffers it?`,
  'WPZ-12.3b': ({ battle: fight }) =>
    `${fight?.cargo ? unit(fight.cargo) : 'The ship'} is reduced: what aboard is lost?`,
  'WPZ-12.4a': landing,
  'WPZ-9.2.1': () => 'Which aircraft take part?',
  'WPZ-23.3.2-RB': () => 'Which aircraft rebase, and where to?',
  'WPZ-23.3.2-RC': () => 'Where does the flight rebase?',
  'WPZ-23.3.3-RG': () => 'Which troops rebase, and where to?',
  'WPZ-23.3.4-AI': () => 'Which aircraft lift whom?',
  'WPZ-23.3.4-AB': () => 'Who jumps, and from which aircraft?',
  'WPZ-13.2a': ({ deploy }) => `Place what has come: ${counted(deploy?.count ?? 0, 'unit')} left.`,
  'WPZ-23.1-ET': () => 'Which transport is mobilised?',
  'WPZ-23.1-CD': () => 'Which coastal battery goes where?',
  'WPZ-23.1-MC': () => 'Which convoys assemble, and where?',
  'WPZ-23.2-SI': () => 'The signals are read: look at forces or at plans?',
  'WPZ-15.1': (view) => `Which units are refitted?${named(view)}`,
  'WPZ-15.3': (view) => `Which units are rallied?${named(view)}`,
  'WPZ-9.1c': () => 'Too many ground units: who is given up?',
  'WPZ-9.2c': () => 'Too many aircraft on a base: who is given up?',
  'WPZ-8.0': ({ mover }) => `An incident for ${SIDES[mover]}: what do you do with it?`,
  'WPZ-21.1-2': ({ us }) => `America sends ${counted(us.toSend, 'more unit')} to the pool: which?`,
};

export const en: GameText<PlanZ> = {
  title: 'War Plan Z',
  blurb:
    'The fleet that was never built against the convoys of the North Atlantic; hidden stacks, two sides, twelve months.',
  seats: { german: 'Germans', allied: 'Allies' },
  presets: {
    standard: { name: 'Standard', effect: 'The Great Atlantic War, each side sets up as it likes, under fog of war.' },
    'second-scenario': {
      name: 'Unrestricted Naval Warfare',
      effect: 'The second scenario: an arms race, more raiders, the first convoy at sea.',
    },
    quick: { name: 'Quick start', effect: 'Both sides begin with the default deployments, without task forces.' },
    open: { name: 'Open table', effect: 'Every unit is open to both; only plans and picks stay hidden.' },
  },
  options: {
    scenario: {
      name: 'Scenario',
      effect: 'How the war begins.',
      values: { 1: 'The Great Atlantic War', 2: 'Unrestricted Naval Warfare' },
    },
    fogOfWar: { name: 'Fog of war', effect: 'Of an enemy stack only the top unit is seen.' },
    optUnits: { name: 'Optional units', effect: 'The British CV-OPT and the American BB-OPT may come into play.' },
    optPlans: { name: 'Optional plans', effect: 'Each side has one more plan, worth 1 AP.' },
    literalAreaControl: { name: 'Literal control', effect: 'Enemy ships break control of the coast they lie off.' },
    taskForces: { name: 'Task forces', effect: 'Each side may hide ships under two markers.' },
    defaultSetup: { name: 'Default set-up', effect: 'Both sides begin as the rulebook shows.' },
    convoyInPort: { name: 'Convoys in port', effect: 'Convoys assemble in port, where nobody can attack them.' },
    apHandicap: { name: 'German AP at the start', effect: 'Added to what the scenario gives.' },
    usStartLevel: { name: 'American level at the start', effect: 'From 5 on America intervenes.' },
  },
  grades: {
    sunk: 'The convoys are broken',
    arrived: 'The convoys have got through',
    fleet: 'The last great ship is lost',
    decisive: 'Decisive victory',
    marginal: 'Marginal victory',
    draw: 'Draw',
    resigned: 'One side has given up',
  },
  prompts: capitalised<GameText<PlanZ>['prompts']>(prompts),
  choices: capitalised<GameText<PlanZ>['choices']>(choices),
  log: capitalised<GameText<PlanZ>['log']>(log),
  metrics: {
    turns: 'Turns played',
    sunk: 'Convoy steps sunk',
    arrived: 'Convoys arrived',
    usLevel: 'American level',
    germanVp: 'German victory points',
    alliedVp: 'Allied victory points',
  },
  reasons: async () => (await import('./reasons-en.ts')).reasons,
  plans: async () => (await import('./reasons-en.ts')).plans,
};
