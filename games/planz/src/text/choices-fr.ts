/** Ce que dit chaque choix, en français. Deux offres d’une même question ne se lisent jamais pareil. */
import type { GameText } from '@derby/kernel';
import { KINDS as KIND_SPECS } from '../data/kinds.ts';
import { UNITS, type UnitId } from '../data/units.ts';
import { isArea, isBase, isZone } from '../geography.ts';
import type { Place, PlanZ } from '../state.ts';
import type { View } from '../view.ts';
import { aimAt, isLastStep, isLift } from './figures.ts';
import { from, inPort, place, taskForce, within } from './places-fr.ts';
import { CLASSES, femininePlural, masculinePlural, ofUnit, unit, unitIs, unitNoun } from './units-fr.ts';
import { FACTORS, KINDS, PLAN_EFFECTS, PLANS, standing } from './words-fr.ts';

const isPlace = (where: string): where is Place => isArea(where) || isZone(where) || isBase(where);

/** « dans la mer de Norvège (AE) », « à bord du transport allemand TR-1 ». */
const somewhere = (where: Place | UnitId): string => (isPlace(where) ? within(where) : `à bord ${ofUnit(where)}`);

const gender = (id: UnitId, masculine: string): string => (unitNoun(id).feminine ? `${masculine}e` : masculine);

/** Une unité et son état, tels que son joueur les connaît. */
const state = (id: UnitId, view: Readonly<View>): string =>
  view.reduced.includes(id) ? `${unit(id)} (${gender(id, 'réduit')})` : unit(id);

/** Où se trouve une unité à soi, sauf si l’ordre l’a dit. */
function where(id: UnitId, { at, order }: Readonly<View>): string {
  const found = at[id];
  return found && isPlace(found) && found !== order?.origin ? ` ${within(found)}` : '';
}

const price = (ap: number, view: Readonly<View>): string => (view.free ? 'sans frais' : `${ap} PA`);

/** « AS 3, touche sur 3 ou moins ». */
function chances(target: Parameters<typeof aimAt>[1], view: Readonly<View>): string {
  const aim = aimAt(view, target);
  if (!aim) return '';
  return ` (${FACTORS[aim.factor]} ${aim.hitsOn}, touche sur ${aim.hitsOn === 1 ? '1' : `${aim.hitsOn} ou moins`})`;
}

export const choices: GameText<PlanZ>['choices'] = {
  place: ([, id, to]) => `${unit(id)} commence ${somewhere(to)}`,
  done: () => 'Terminé',
  action: ([, kind], view) => `${KINDS[kind]} (${price(KIND_SPECS[kind].ap, view)})`,
  play: ([, plan]) => `Jouer le plan ${PLANS[plan]} : ${PLAN_EFFECTS[plan]}`,
  pass: () => 'Passer',
  decline: () => 'Renoncer à l’action',
  arrange: () => 'Ranger d’abord piles et forces opérationnelles',
  top: ([, id], view) => `${unit(id)} au-dessus de la pile${where(id, view)}`,
  form: ([, marker, area]) => `Former ${taskForce(marker)} ${within(area)}`,
  dissolve: ([, marker]) => `Dissoudre ${taskForce(marker)}`,
  assign: ([, id]) => `${unit(id)} entre dans la force opérationnelle`,
  standing: ([, kind, value]) => `Consigne : ${standing(kind, value)}`,
  from: ([, start]) => `Depuis ${place(start)}`,
  name: ([, id], view) => `${state(id, view)}${where(id, view)}`,
  all: ([, nation]) => `Toutes les unités ${femininePlural(nation)} d’ici`,
  'all-surface': ([, nation]) => `Tous les navires de surface ${masculinePlural(nation)} d’ici`,
  'all-submarines': ([, nation]) => `Tous les sous-marins ${masculinePlural(nation)} d’ici`,
  'task-force': ([, marker]) => `Toute ${taskForce(marker)}`,
  ready: () => 'La liste est complète',
  board: ([, id, ship]) => `${unit(id)} embarque sur ${unit(ship)}`,
  to: ([, to]) => `Vers ${place(to)}`,
  drop: ([, id]) => `${unit(id)} reste ici`,
  stop: () => 'S’arrêter ici',
  leave: ([, id]) => `${unit(id)} reste devant les navires ennemis`,
  'leave-surface': () => 'Tous les navires de surface restent devant les navires ennemis',
  'go-on': () => 'Les autres continuent',
  marker: ([, marker, area]) => `${taskForce(marker)} est ${within(area)}`,
  intercept: () => 'Intercepter',
  'let-pass': () => 'Laisser passer',
  attack: () => 'Attaquer',
  'attack-with-plan': () => 'Attaquer et jouer le plan tactique',
  'no-attack': () => 'Ne pas attaquer',
  'with-submarines': () => 'Les sous-marins attaquent aussi',
  'without-submarines': () => 'Les sous-marins restent à l’écart',
  'include-neutrals': () => 'Attaquer aussi les navires neutres, ce qui est une invasion',
  'spare-neutrals': () => 'Épargner les navires neutres',
  target: ([, target], view) => `${isLift(view) ? 'Vers' : 'Contre'} ${place(target)}`,
  flight: ([, home]) => `Avec des avions ${from(home)}`,
  'no-flight': () => 'Sans avions',
  join: ([, id]) => `${unit(id)} se joint à l’attaque`,
  support: ([, id]) => `${unit(id)} appuie le débarquement`,
  'land-at': ([, at]) => `Débarquer ${within(at)}`,
  'stay-aboard': () => 'Rester à bord',
  land: ([, id, at]) => `${unit(id)} débarque ${within(at)}`,
  'go-ashore': () => 'Aller à terre',
  rebase: ([, id, to]) => `${unit(id)} vers ${place(to)}`,
  shift: ([, id, to]) => `${unit(id)} vers ${place(to)}`,
  lift: ([, aircraft, id]) => `${unit(aircraft)} emporte ${unit(id)}`,
  strike: () => 'Frapper ici',
  'fly-home': () => 'Rentrer',
  commit: ([, id]) => `${unit(id)} décolle`,
  'join-defence': () => 'Les navires se joignent à la défense',
  'stay-out': () => 'Les navires restent à l’écart',
  deploy: ([, id, to]) => `${unit(id)} arrive ${somewhere(to)}`,
  return: ([, id]) => `${unit(id)} retourne au réservoir`,
  raise: ([, id]) => `Mobiliser ${unit(id)}`,
  emplace: ([, id, at]) => `${unit(id)} ${within(at)}`,
  convoy: ([, id, at]) => `${unit(id)} ${isArea(at) ? within(at) : inPort(at)}`,
  examine: ([, what]) =>
    what === 'forces' ? 'Regarder toutes les forces ennemies de la carte' : 'Regarder les plans ennemis',
  refit: ([, id]) => `Remettre en état ${unit(id)}`,
  rally: ([, id], view) => `Rallier ${unit(id)}${where(id, view)}`,
  send: ([, id]) => `Envoyer ${unit(id)} au réservoir`,
  'use-plan': () => 'Jouer le plan tactique',
  'keep-plan': () => 'Ne jouer aucun plan',
  shoot: ([, id], view) => `${state(id, view)} tire`,
  hold: ([, id]) => `${unit(id)} ne tire pas`,
  wait: ([, id]) => `${unit(id)} attend l’étape 5`,
  at: ([, target], view) =>
    `Sur ${target in UNITS ? state(target as UnitId, view) : CLASSES[target as keyof typeof CLASSES]}${chances(target, view)}`,
  lose: ([, id], view) => {
    if (!view.battle?.hit) return `${unitIs(id, 'sacrifié')}${where(id, view)}`;
    return `${unitIs(id, 'touché')} et ${gender(id, isLastStep(view, id) ? 'perdu' : 'réduit')}`;
  },
};
