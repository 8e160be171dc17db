/** What a choice says, in French. */
import { capital, type GameText } from '@derby/kernel';
import { counted, ofWords } from '@derby/kernel/french';
import type { Drumbeat, Mode, OrderKind, OrderValue, Status } from '../state.ts';
import { SHORE_NAMES } from './names-fr.ts';
import { area, courseTo, marker, naval, plane, ship, sub, thing } from './units-fr.ts';
import { areaOf, isSub, standsIn } from './words.ts';

const ORDERS: Readonly<Record<OrderKind, string>> = {
  grids: 'grilles',
  detect: 'repérage',
  commit: 'qui se joint à un contact',
  intercept: 'interception',
  cap: 'CAP',
  bases: 'bases',
  huffDuff: 'Huff-Duff',
  patrols: 'patrouilles',
  refuel: 'carburant',
};
const VALUES: Readonly<Record<OrderValue, string>> = {
  ask: 'me demander',
  each: 'me demander à chaque grille',
  auto: 'les jouer pour moi',
  nearest: 'essayer l’ennemi le plus proche',
  none: 'personne',
  all: 'tous',
  same: 'retour à la même',
  always: 'toujours',
  never: 'jamais',
  renew: 'refaire les mêmes',
  full: 'prendre tout ce qui se peut',
};

export const order = (kind: OrderKind, value: OrderValue): string => `${ORDERS[kind]} (${VALUES[value]})`;
export const STATUS: Readonly<Record<Status, string>> = { surfaced: 'en surface', submerged: 'en plongée' };
export const MODE: Readonly<Record<Mode, string>> = { torpedo: 'des torpilles', frogman: 'des nageurs de combat' };

const boxes = (count: number): string => counted(count, 'case de carburant', 'cases de carburant');
const how = (status: string | undefined): string => (status ? `, ${STATUS[status as Status]}` : '');

export const choices: GameText<Drumbeat>['choices'] = {
  done: () => 'C’est tout',
  finish: () => 'Terminé pour cette phase',
  order: ([, kind, value]) => `Ordre permanent, ${order(kind, value)}`,
  submerge: ([, id]) => `${capital(sub(id))} commence en plongée`,
  arrive: ([, id, to, status, mode]) =>
    `${capital(isSub(id) ? sub(id) : ship(id))} vers ${area(to)}${how(status)}${mode ? `, avec ${MODE[mode]}` : ''}`,
  base: ([, id, to]) => `${capital(plane(id))} vers ${SHORE_NAMES[to]}`,
  cap: ([, id]) => `${capital(plane(id))} en CAP`,
  patrol: ([, id, to]) => `${capital(plane(id))} patrouille en ${area(to)}`,
  attack: ([, id, to]) => `${capital(plane(id))} chasse les sous-marins en ${area(to)}`,
  fight: ([, id, to]) => `${capital(plane(id))} attaque les avions au-dessus de ${area(to)}`,
  bomb: ([, id, to, support]) =>
    `${capital(plane(id))} bombarde en ${area(to)}${support ? `, avec le soutien ${ofWords(sub(support))}` : ''}`,
  frogmen: ([, id, to]) => `${capital(plane(id))} porte des nageurs en ${area(to)}`,
  rebase: ([, id, to]) => `${capital(plane(id))} gagne ${SHORE_NAMES[to]}`,
  target: ([, id], view) => `Contre ${thing(id, view)}`,
  sweep: () => 'Fouiller la zone, qui que ce soit qui s’y trouve',
  escort: ([, id]) => `${capital(plane(id))} l’accompagne`,
  intercept: ([, fighter, against]) => `${capital(plane(fighter))} s’en prend à ${plane(against).replace(/^le /, '')}`,
  move: ([, id, to, status], view) => `${capital(naval(id, view))} vers ${area(to)}${how(status)}`,
  hold: ([, id, status], view) => `${capital(naval(id, view))} reste sur place${how(status)}`,
  seek: ([, id, status], view) => `${capital(naval(id, view))} reste et cherche le contact${how(status)}`,
  refuel: ([, id, to, count], view) =>
    areaOf(view, id) === to
      ? `${capital(sub(id))} reste en surface et prend ${boxes(count)}`
      : `${capital(sub(id))} vers ${area(to)}, en surface, et prend ${boxes(count)}`,
  refit: ([, id]) => `${capital(sub(id))} se remet en état à Ponta Delgada`,
  home: ([, id, status]) => `${capital(sub(id))} rentre à la base${how(status)}`,
  raid: ([, , to], view) =>
    areaOf(view, 'Barbarigo') === to
      ? 'Le Barbarigo reste en surface, et ses nageurs attaquent'
      : `Le Barbarigo vers ${area(to)}, en surface, et ses nageurs attaquent`,
  form: ([, id], view) => `Former l’escorte ${ofWords(naval(id, view))}`,
  join: ([, , id]) => `${ship(id)} se joint au convoi`,
  part: ([, , id]) => `${ship(id)} quitte le convoi`,
  fuel: ([, id, count]) => (count === 0 ? `Pas de carburant pour ${sub(id)}` : `${boxes(count)} pour ${sub(id)}`),
  declare: ([, id]) => `Les nageurs attaquent ${SHORE_NAMES[id]}`,
  'leave-out': ([, id]) => `Écarter ${marker(id)}`,
  commit: ([, id]) => `${capital(isSub(id) ? sub(id) : ship(id))} se joint au contact`,
  'by-hand': () => 'Jouer cette grille soi-même',
  'by-order': () => 'Faire jouer cette grille',
  course: ([, id, to], view) => `${capital(naval(id, view))} met le cap sur ${courseTo(to)}`,
  listen: ([, id, boat]) => `${capital(plane(id))} relève ${sub(boat)}`,
  strike: () => 'Attaquer',
  'hold-back': () => 'Ne pas attaquer',
  go: ([, id, square, status], view) =>
    standsIn(view, id, square)
      ? `${capital(naval(id, view))} reste en ${square}${how(status)}`
      : `${capital(naval(id, view))} vers ${square}${how(status)}`,
  leave: ([, id, status], view) => `${capital(naval(id, view))} quitte la grille${how(status)}`,
  detach: ([, id, other], view) => `${ship(other)} se détache ${ofWords(naval(id, view))}`,
  pass: () => 'Terminé pour ce round',
  detect: ([, lookout, id], view) => `${capital(naval(lookout, view))} cherche ${naval(id, view)}`,
  'look-away': ([, lookout], view) => `${capital(naval(lookout, view))} ne cherche personne`,
  torpedo: ([, id], view) => `Torpilles contre ${naval(id, view)}`,
  gun: ([, id], view) => `Canon contre ${naval(id, view)}`,
  'depth-charge': ([, id]) => `Grenades contre ${sub(id)}`,
  'hold-fire': () => 'Ne pas tirer',
  'return-fire': ([, id]) => `Riposter contre ${ship(id)}`,
  bombard: ([, id]) => `Bombarder ${SHORE_NAMES[id]}`,
  hit: ([, id]) => `Les batteries touchent ${ship(id)}`,
  search: ([, id, boat]) => `${capital(plane(id))} cherche ${sub(boat)}`,
};
