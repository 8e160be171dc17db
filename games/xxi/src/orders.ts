/**
 * XXI-7.2  Orders of the Movement Phase: what can be done with each resource on the map. They are listed after every single
 * move, so each choice is made once and for all, and a set of spaces is a number with a bit for each.
 */

import type { List } from './choices.ts';
import { faceOf, isPriority, RESOURCES, type ResourceId } from './data/counters.ts';
import { isYard, NEIGHBOURS, SPACES, type Space, SQUARES, type Yard } from './data/map.ts';
import type { Known } from './view.ts';

type Orders = List<'move' | 'transfer' | 'rush' | 'end-movement'>;

const BIT = new Map<string, number>(SPACES.map((space, place) => [space, 1 << place]));
const bitsOf = (spaces: readonly string[]): number => spaces.reduce((bits, space) => bits | (BIT.get(space) ?? 0), 0);

/** The resources, those of one face together, with their numbers on the countersheet. */
const ALIKE = [...new Set(RESOURCES.map(faceOf))].map((face) =>
  [...RESOURCES.entries()].flatMap(([number, id]) => (faceOf(id) === face ? [{ number, stands: standsOf(id) }] : [])),
);

type Stand = ReturnType<typeof standOn>;

/** All that can be said of a resource, by the space it stands on. */
function standsOf(id: ResourceId) {
  return new Map(SPACES.map((space) => [space, standOn(space, id)]));
}

function standOn(space: Space, id: ResourceId) {
  return {
    resource: id,
    here: bitsOf([space]),
    around: bitsOf(NEIGHBOURS[space]),
    yard: isYard(space) ? space : undefined,
    moves: NEIGHBOURS[space].map((to) => ['move', id, to] as const),
    ways: NEIGHBOURS[space].map((to) => ({ end: bitsOf([to]), move: ['move', id, to] as const })),
    transfer: ['transfer', id] as const,
    rush: ['rush', id] as const,
  };
}

/** What can be done with every resource on the map; of equal counters that stand and have moved alike, with the first. */
export function orders(list: Orders, state: Readonly<Known>): void {
  const ruins = bitsOf(Object.keys(state.devastation));
  const canRush = state.allocation.some(isPriority);
  for (const alike of ALIKE) {
    let still = 0;
    let moved = 0;
    for (const { number, stands } of alike) {
      const space = state.spaces[number];
      const stand = space && stands.get(space);
      if (!stand) continue;
      const hasMoved = state.moved[number] !== null;
      if ((hasMoved ? moved : still) & stand.here) continue;
      if (hasMoved) moved |= stand.here;
      else still |= stand.here;
      if (!list.wants(stand.resource)) continue;
      if (!hasMoved && state.points > 0) listMoves(list, stand, ruins);
      else barMoves(list, stand, hasMoved ? 'XXI-7.2b' : 'XXI-7.2a');
      if (stand.yard) list.offer(stand.transfer, isFull(state, stand.yard) && 'XXI-2.5b');
      if (canRush) list.offer(stand.rush, isCutOff(stand, ruins) && 'XXI-16.1.8');
    }
  }
  list.open(['end-movement']); // XXI-7.2a: nothing forces a move
}

/** XXI-7.2c, XXI-7.2d  Along every line that does not end in ruins. */
function listMoves(list: Orders, { around, ways, moves }: Stand, ruins: number): void {
  if ((around & ruins) === 0) list.openAll(moves);
  else for (const { end, move } of ways) list.offer(move, (ruins & end) !== 0 && 'XXI-7.2d');
}

/** XXI-7.2a, XXI-7.2b  Without points, or a second time in one turn, along none. */
function barMoves(list: Orders, { moves }: Stand, by: 'XXI-7.2a' | 'XXI-7.2b'): void {
  for (const move of moves) list.barred(move, by);
}

/** XXI-7.2f  No square of the city's display is free. */
const isFull = (state: Readonly<Known>, yard: Yard): boolean => state.squares[yard].length >= SQUARES[yard];

/** XXI-16.1.8  Every line from here ends in ruins. */
const isCutOff = ({ around }: Stand, ruins: number): boolean => (around & ruins) === around;
