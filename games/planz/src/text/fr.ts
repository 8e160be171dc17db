/** Chaque question, choix et ligne du journal, en français. */
import { capitalised, type GameText } from '@derby/kernel';
import { counted } from '@derby/kernel/french';
import type { PlanZ } from '../state.ts';
import type { View } from '../view.ts';
import { choices } from './choices-fr.ts';
import { isLift, lacksTarget } from './figures.ts';
import { log } from './log-fr.ts';
import { SIDES, taskForce, within } from './places-fr.ts';
import { unit, unitIs } from './units-fr.ts';
import { KINDS, PLANS } from './words-fr.ts';

export { AREA_NAMES, BASE_NAMES, counter, NATIONS, place, TYPE_NAMES, unit, within, ZONE_NAMES } from './names-fr.ts';
export { CONTEXTS, FACTORS, INCIDENTS, KINDS, PLAN_EFFECTS, PLANS, US_STAGES } from './words-fr.ts';

type Seen = Readonly<View>;

/** Où se trouve la force de l’ordre en cours. */
const here = ({ order }: Seen): string => {
  const at = order?.path.at(-1) ?? order?.origin;
  return at ? ` ${within(at)}` : '';
};
/** Ce que vise l’attaque, ou le lieu où est la force. */
const there = (view: Seen): string => {
  const target = view.order?.own?.target;
  return target ? ` ${within(target)}` : here(view);
};
/** Jusqu’où le vol est arrivé. */
const flown = ({ order }: Seen): string => {
  const at = order?.own?.flown.at(-1);
  return at ? ` ${within(at)}` : '';
};
/** L’ordre que l’on donne, avant la question qui s’y rapporte. */
const order = ({ order: given }: Seen): string => (given ? `${KINDS[given.kind]} : ` : '');
const battle = ({ battle: fight }: Seen): string => (fight ? ` ${within(fight.zone ?? fight.area)}` : '');
const shooter = ({ battle: fight }: Seen): string => (fight?.shooter ? unit(fight.shooter) : 'l’unité');
const named = ({ order: given }: Seen): string => {
  const count = given?.own?.force.length ?? 0;
  return count === 0 ? '' : ` ${counted(count, 'unité')} ${count > 1 ? 'désignées' : 'désignée'}.`;
};
const goal = (view: Seen): string => (isLift(view) ? 'vers où ?' : 'contre quoi ?');
/** Où l’on débarque, une fois que c’est dit. */
const landing = ({ order: given }: Seen): string => {
  const target = given?.own?.target;
  return target ? `débarquement ${within(target)} : qui, et en attaquant ?` : 'débarquer ou rester à bord ?';
};
const freeLeft = ({ free }: Seen): string =>
  free
    ? `${counted(free.left, 'action')} ${free.left > 1 ? 'gratuites' : 'gratuite'} ${free.by === 'incident' ? 'de l’incident' : `du plan ${PLANS[free.by]}`}`
    : 'une action gratuite';

const prompts: GameText<PlanZ>['prompts'] = {
  'WPZ-22.0e': (view) => `Mise en place, ${SIDES[view.mover]} : déplacez une unité ou terminez.`,
  'WPZ-6.3a': (view) => `${SIDES[view.mover]} : une action, un plan, ou passer ? Il reste ${view.ap[view.mover]} PA.`,
  'WPZ-7.7.2c': (view) => `À prendre ou à refuser : ${freeLeft(view)}.`,
  'WPZ-7.7.2b': (view) => `Le plan permet une action maintenant ; il reste ${view.ap[view.mover]} PA.`,
  'WPZ-16.6': ({ forming }) =>
    forming
      ? `Quels navires entrent dans ${taskForce(forming.marker)} ${within(forming.area)} ?`
      : 'Rangez piles et forces opérationnelles.',
  'WPZ-16.5': () => 'Les navires d’une force opérationnelle se sont séparés à nombre égal : où reste son marqueur ?',
  'WPZ-7.4': (view) => `${order(view)}d’où partir ?`,
  'WPZ-7.5': (view) => `${order(view)}quelles unités${here(view)} ?${named(view)}`,
  'WPZ-12.2a': (view) => `${order(view)}qui embarque${here(view)} ?`,
  'WPZ-10.3a': (view) => `La force est${here(view) || ' en mer'} : vers où ?`,
  'WPZ-10.3b': (view) => `Navires ennemis${here(view)} : laisser deux fois plus de navires de surface, ou s’arrêter ?`,
  'WPZ-10.3.2': (view) => `Une force ennemie est entrée dans la zone de vos sous-marins${here(view)} : intercepter ?`,
  'WPZ-10.5a': (view) => `Les troupes sont${here(view) || ' en marche'} : vers où ?`,
  'WPZ-10.4a': (view) => `${order(view)}${lacksTarget(view) ? goal(view) : 'par où passe le vol ?'}`,
  'WPZ-10.4c': (view) => `Un porte-avions que nul n’avait vu a arrêté le vol${flown(view)}.`,
  'WPZ-11.1c': (view) => (lacksTarget(view) ? `${order(view)}${goal(view)}` : `attaquer${there(view)} ?`),
  'WPZ-11.1d': () => 'Les sous-marins prennent-ils part ?',
  'WPZ-20.3d': () => 'Il y a aussi des navires neutres.',
  'WPZ-11.2a': () => 'Qui se joint à l’attaque ?',
  'WPZ-11.3b': (view) => `Des avions attaquent vos navires${battle(view)} : qui décolle ?`,
  'WPZ-23.3.1-NB': (view) => `Bombardement${battle(view)} : vos navires se joignent-ils à la défense ?`,
  'WPZ-11.6a': (view) => `Combat${battle(view)} : jouer le plan tactique ?`,
  'WPZ-11.7a': (view) => `Combat${battle(view)}, étape ${view.battle?.step ?? 0} : qui tire ?`,
  'WPZ-11.9a': (view) => `Sur quelle unité tire ${shooter(view)} ?`,
  'WPZ-11.9b': (view) => `Sur quelle classe tire ${shooter(view)} ?`,
  'WPZ-11.8b': (view) => `Coup au but${battle(view)} : qui le subit ?`,
  'WPZ-12.3b': ({ battle: fight }) =>
    `${fight?.cargo ? unitIs(fight.cargo, 'réduit') : 'Le navire est réduit'} : que perd-on à bord ?`,
  'WPZ-12.4a': landing,
  'WPZ-9.2.1': () => 'Quels avions prennent part ?',
  'WPZ-23.3.2-RB': () => 'Quels avions changent de base, et pour laquelle ?',
  'WPZ-23.3.2-RC': () => 'Vers quelle base va le vol ?',
  'WPZ-23.3.3-RG': () => 'Quelles troupes sont transférées, et où ?',
  'WPZ-23.3.4-AI': () => 'Quels avions emportent qui ?',
  'WPZ-23.3.4-AB': () => 'Qui saute, et de quels avions ?',
  'WPZ-13.2a': ({ deploy }) => `Placez ce qui est arrivé : ${counted(deploy?.count ?? 0, 'unité')} encore.`,
  'WPZ-23.1-ET': () => 'Quel transport est mobilisé ?',
  'WPZ-23.1-CD': () => 'Quelle batterie côtière va où ?',
  'WPZ-23.1-MC': () => 'Quels convois se forment, et où ?',
  'WPZ-23.2-SI': () => 'Les messages sont lus : regarder les forces ou les plans ?',
  'WPZ-15.1': (view) => `Quelles unités remettre en état ?${named(view)}`,
  'WPZ-15.3': (view) => `Quelles unités rallier ?${named(view)}`,
  'WPZ-9.1c': () => 'Trop d’unités terrestres : laquelle sacrifier ?',
  'WPZ-9.2c': () => 'Trop d’avions sur une base : lesquels sacrifier ?',
  'WPZ-8.0': ({ mover }) => `Un incident pour ${SIDES[mover]} : qu’en faites-vous ?`,
  'WPZ-21.1-2': ({ us }) => `L’Amérique envoie encore ${counted(us.toSend, 'unité')} au réservoir : laquelle ?`,
};

export const fr: GameText<PlanZ> = {
  title: 'War Plan Z',
  blurb: 'La flotte jamais construite contre les convois de l’Atlantique Nord ; piles cachées, deux camps, douze mois.',
  seats: { german: 'Allemands', allied: 'Alliés' },
  presets: {
    standard: {
      name: 'Partie ordinaire',
      effect: 'La Grande Guerre de l’Atlantique, déploiement libre, brouillard de guerre.',
    },
    'second-scenario': {
      name: 'Guerre navale à outrance',
      effect: 'Le second scénario, avec course aux armements, corsaires plus nombreux et premier convoi en mer.',
    },
    quick: {
      name: 'Départ rapide',
      effect: 'Les deux camps partent du déploiement par défaut, sans forces opérationnelles.',
    },
    open: {
      name: 'Table ouverte',
      effect: 'Toutes les unités sont visibles ; seuls les plans et les tirages restent cachés.',
    },
  },
  options: {
    scenario: {
      name: 'Scénario',
      effect: 'Comment commence la guerre.',
      values: { 1: 'La grande guerre de l’Atlantique', 2: 'La guerre navale sans restriction' },
    },
    fogOfWar: { name: 'Brouillard de guerre', effect: 'D’une pile ennemie, on ne voit que l’unité du dessus.' },
    optUnits: {
      name: 'Unités facultatives',
      effect: 'Le CV-OPT britannique et le BB-OPT américain peuvent entrer en jeu.',
    },
    optPlans: { name: 'Plans facultatifs', effect: 'Chaque camp a un plan de plus, qui vaut 1 PA.' },
    literalAreaControl: {
      name: 'Contrôle littéral',
      effect: 'Des navires ennemis rompent le contrôle de la côte devant laquelle ils sont.',
    },
    taskForces: { name: 'Forces opérationnelles', effect: 'Chaque camp peut cacher des navires sous deux marqueurs.' },
    defaultSetup: { name: 'Mise en place d’office', effect: 'Les deux camps commencent comme le montre le livret.' },
    convoyInPort: { name: 'Convois au port', effect: 'Les convois se forment au port, où nul ne peut les attaquer.' },
    apHandicap: { name: 'PA allemands au départ', effect: 'Ajoutés à ce que donne le scénario.' },
    usStartLevel: { name: 'Niveau américain au départ', effect: 'À partir de 5, l’Amérique intervient.' },
  },
  grades: {
    sunk: 'Les convois sont brisés',
    arrived: 'Les convois sont passés',
    fleet: 'Le dernier grand bâtiment est perdu',
    decisive: 'Victoire décisive',
    marginal: 'Victoire marginale',
    draw: 'Partie nulle',
    resigned: 'Un camp a abandonné',
  },
  prompts: capitalised<GameText<PlanZ>['prompts']>(prompts),
  choices: capitalised<GameText<PlanZ>['choices']>(choices),
  log: capitalised<GameText<PlanZ>['log']>(log),
  metrics: {
    turns: 'Tours joués',
    sunk: 'Pas de convoi coulés',
    arrived: 'Convois arrivés',
    usLevel: 'Niveau américain',
    germanVp: 'Points de victoire allemands',
    alliedVp: 'Points de victoire alliés',
  },
  reasons: async () => (await import('./reasons-fr.ts')).reasons,
  plans: async () => (await import('./reasons-fr.ts')).plans,
};
