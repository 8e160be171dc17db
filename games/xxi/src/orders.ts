/**
 * XXI-7.2  Orders of the Movement Phase: what can be done with each resource on the map. They are listed after every single
 * move, so each offer is made once and for all, and a set of spaces is a number with a bit for each.
 */
import { type Offer, offer } from '@derby/kernel';
import { faceOf, isPriority, RESOURCES, type ResourceId } from './data/counters.ts';
import { isYard, NEIGHBOURS, SPACES, type Space, SQUARES, type Yard } from './data/map.ts';
import type { Choice, Known } from './state.ts';

type Verb = 'move' | 'transfer' | 'rush' | 'end-movement';
type Bar = 'XXI-7.2a' | 'XXI-7.2b' | 'XXI-7.2d' | 'XXI-2.5b' | 'XXI-16.1.8';
type Order = Offer<Extract<Choice, readonly [Verb, ...unknown[]]>, Bar>;

const BIT = new Map<string, number>(SPACES.map((space, place) => [space, 1 << place]));
const bitsOf = (spaces: readonly string[]): number => spaces.reduce((bits, space) => bits | (BIT.get(space) ?? 0), 0);

/** The resources, those of one face together, with their numbers on the countersheet. */
const ALIKE = [...new Set(RESOURCES.map(faceOf))].map((face) =>
  [...RESOURCES.entries()].flatMap(([number, id]) => (faceOf(id) === face ? [{ number, stands: standsOf(id) }] : [])),
);
const END_MOVEMENT = offer(['end-movement']);

type Stand = ReturnType<typeof standOn>;

/** All that can be said of a resource, by the space it stands on. */
function standsOf(id: ResourceId) {
  return new Map(SPACES.map((space) => [space, standOn(space, id)]));
}

function standOn(space: Space, id: ResourceId) {
  return {
    here: bitsOf([space]),
    around: bitsOf(NEIGHBOURS[space]),
    yard: isYard(space) ? space : undefined,
    ways: NEIGHBOURS[space].map((to) => wayTo(to, id)),
    transfer: { open: offer(['transfer', id]), full: offer(['transfer', id], 'XXI-2.5b') },
    rush: { open: offer(['rush', id]), cutOff: offer(['rush', id], 'XXI-16.1.8') },
  };
}

function wayTo(to: Space, id: ResourceId) {
  const choice = ['move', id, to] as const;
  return {
    to: bitsOf([to]),
    open: offer(choice),
    noPoints: offer(choice, 'XXI-7.2a'),
    moved: offer(choice, 'XXI-7.2b'),
    inRuins: offer(choice, 'XXI-7.2d'),
  };
}

/** What can be done with every resource on the map; of equal counters that stand and have moved alike, with the first. */
export function orders(state: Readonly<Known>, openOnly: boolean): Order[] {
  const found: Order[] = [];
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
      if (!hasMoved && state.points > 0) addMoves(found, stand, ruins);
      else if (!openOnly) barMoves(found, stand, hasMoved ? 'moved' : 'noPoints');
      if (stand.yard) found.push(isFull(state, stand.yard) ? stand.transfer.full : stand.transfer.open);
      if (canRush) found.push(isCutOff(stand, ruins) ? stand.rush.cutOff : stand.rush.open);
    }
  }
  found.push(END_MOVEMENT); // XXI-7.2a: nothing forces a move
  return found;
}

/** XXI-7.2c, XXI-7.2d  Along every line that does not end in ruins. */
function addMoves(found: Order[], { ways }: Stand, ruins: number): void {
  for (const way of ways) found.push(ruins & way.to ? way.inRuins : way.open);
}

/** XXI-7.2a, XXI-7.2b  Without points, or a second time in one turn, along none. */
function barMoves(found: Order[], { ways }: Stand, why: 'noPoints' | 'moved'): void {
  for (const way of ways) found.push(why === 'moved' ? way.moved : way.noPoints);
}

/** XXI-7.2f  No square of the city's display is free. */
const isFull = (state: Readonly<Known>, yard: Yard): boolean => state.squares[yard].length >= SQUARES[yard];

/** XXI-16.1.8  Every line from here ends in ruins. */
const isCutOff = ({ around }: Stand, ruins: number): boolean => (around & ruins) === around;
