/** What a choice says, in English. */
import type { GameText } from '@derby/kernel';
import { counted } from '@derby/kernel/english';
import type { Drumbeat, Mode, OrderKind, OrderValue, Status } from '../state.ts';
import { SHORE_NAMES } from './names-en.ts';
import { area, courseTo, marker, naval, plane, ship, sub, thing } from './units-en.ts';
import { areaOf, isSub, standsIn } from './words.ts';

const ORDERS: Readonly<Record<OrderKind, string>> = {
  grids: 'grids',
  detect: 'detection',
  commit: 'who joins a contact',
  intercept: 'interception',
  cap: 'CAP',
  bases: 'bases',
  huffDuff: 'Huff-Duff',
  patrols: 'patrols',
  refuel: 'fuel',
};
const VALUES: Readonly<Record<OrderValue, string>> = {
  ask: 'ask me',
  each: 'ask me at each grid',
  auto: 'play them for me',
  nearest: 'try the nearest enemy',
  none: 'nobody',
  all: 'all',
  same: 'back to the same one',
  always: 'always',
  never: 'never',
  renew: 'fly the same ones again',
  full: 'take all that can be had',
};

export const order = (kind: OrderKind, value: OrderValue): string => `${ORDERS[kind]}: ${VALUES[value]}`;
export const STATUS: Readonly<Record<Status, string>> = { surfaced: 'Surfaced', submerged: 'Submerged' };
export const MODE: Readonly<Record<Mode, string>> = { torpedo: 'torpedoes', frogman: 'frogmen' };

const boxes = (count: number): string => counted(count, 'fuel box', 'fuel boxes');
const how = (status: string | undefined): string => (status ? `, ${STATUS[status as Status]}` : '');

export const choices: GameText<Drumbeat>['choices'] = {
  done: () => 'That is all',
  finish: () => 'Finished for this phase',
  order: ([, kind, value]) => `Standing order, ${order(kind, value)}`,
  submerge: ([, id]) => `${sub(id)} begins Submerged`,
  arrive: ([, id, to, status, mode]) =>
    `${isSub(id) ? sub(id) : ship(id)} to ${area(to)}${how(status)}${mode ? `, with ${MODE[mode]}` : ''}`,
  base: ([, id, to]) => `${plane(id)} to ${SHORE_NAMES[to]}`,
  cap: ([, id]) => `${plane(id)} on CAP`,
  patrol: ([, id, to]) => `${plane(id)} patrols ${area(to)}`,
  attack: ([, id, to]) => `${plane(id)} hunts submarines in ${area(to)}`,
  fight: ([, id, to]) => `${plane(id)} attacks aircraft over ${area(to)}`,
  bomb: ([, id, to, support]) => `${plane(id)} bombs in ${area(to)}${support ? `, supported by ${sub(support)}` : ''}`,
  frogmen: ([, id, to]) => `${plane(id)} carries frogmen to ${area(to)}`,
  rebase: ([, id, to]) => `${plane(id)} moves to ${SHORE_NAMES[to]}`,
  target: ([, id], view) => `Against ${thing(id, view)}`,
  sweep: () => 'Search the area for whoever may be there',
  escort: ([, id]) => `${plane(id)} goes along`,
  intercept: ([, fighter, against]) => `${plane(fighter)} goes for ${plane(against)}`,
  move: ([, id, to, status], view) => `${naval(id, view)} to ${area(to)}${how(status)}`,
  hold: ([, id, status], view) => `${naval(id, view)} holds${how(status)}`,
  seek: ([, id, status], view) => `${naval(id, view)} holds and seeks contact${how(status)}`,
  refuel: ([, id, at, count], view) =>
    areaOf(view, id) === at
      ? `${sub(id)} stays Surfaced and takes ${boxes(count)}`
      : `${sub(id)} to ${area(at)}, Surfaced, and takes ${boxes(count)}`,
  refit: ([, id]) => `${sub(id)} refits at Ponta Delgada`,
  home: ([, id, status]) => `${sub(id)} leaves for home${how(status)}`,
  raid: ([, , at], view) =>
    areaOf(view, 'Barbarigo') === at
      ? 'Barbarigo stays Surfaced, and its frogmen attack'
      : `Barbarigo to ${area(at)}, Surfaced, and its frogmen attack`,
  form: ([, id], view) => `Form the escort of ${naval(id, view)}`,
  join: ([, , id]) => `${ship(id)} joins`,
  part: ([, , id]) => `${ship(id)} leaves`,
  fuel: ([, id, count]) => (count === 0 ? `No fuel for ${sub(id)}` : `${boxes(count)} for ${sub(id)}`),
  declare: ([, id]) => `Frogmen attack ${SHORE_NAMES[id]}`,
  'leave-out': ([, id]) => `Leave out ${marker(id)}`,
  commit: ([, id]) => `${isSub(id) ? sub(id) : ship(id)} joins the contact`,
  'by-hand': () => 'Play this grid by hand',
  'by-order': () => 'Have this grid played for me',
  course: ([, id, to], view) => `${naval(id, view)} steers ${courseTo(to)}`,
  listen: ([, id, boat]) => `${plane(id)} takes a bearing on ${sub(boat)}`,
  strike: () => 'Attack',
  'hold-back': () => 'Do not attack',
  go: ([, id, square, status], view) =>
    standsIn(view, id, square)
      ? `${naval(id, view)} stands at ${square}${how(status)}`
      : `${naval(id, view)} to ${square}${how(status)}`,
  leave: ([, id, status], view) => `${naval(id, view)} leaves the grid${how(status)}`,
  detach: ([, id, other], view) => `${ship(other)} parts from ${naval(id, view)}`,
  pass: () => 'Finished for this round',
  detect: ([, lookout, id], view) => `${naval(lookout, view)} looks for ${naval(id, view)}`,
  'look-away': ([, lookout], view) => `${naval(lookout, view)} looks for nobody`,
  torpedo: ([, id], view) => `Torpedoes at ${naval(id, view)}`,
  gun: ([, id], view) => `Guns at ${naval(id, view)}`,
  'depth-charge': ([, id]) => `Depth charges on ${sub(id)}`,
  'hold-fire': () => 'Hold fire',
  'return-fire': ([, id]) => `Return fire at ${ship(id)}`,
  bombard: ([, id]) => `Shell ${SHORE_NAMES[id]}`,
  hit: ([, id]) => `The batteries hit ${ship(id)}`,
  search: ([, id, boat]) => `${plane(id)} looks for ${sub(boat)}`,
};
