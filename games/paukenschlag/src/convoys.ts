/** PK-10  Convoys sail in 5.1, march in 5.4 and arrive in 5.7. */
import { CONVOY_NUMBERS, MOST_CONVOYS, ROUTES } from './data/convoys.ts';
import { UNITED_KINGDOM } from './data/map.ts';
import { areaOfDestination } from './geography.ts';
import { addConvoy } from './setup.ts';
import type { Table } from './state.ts';
import { stackOf } from './units.ts';

/** A port at this level lets no convoy sail (PK-12.5.3). */
const CLOSED = 2;

/** PK-5.1.4, PK-10.1  One die for how many, one for each route. With ten in play no die is rolled. */
export function newConvoys(t: Table): void {
  const room = MOST_CONVOYS - t.state.convoys.length;
  if (room <= 0) return;
  const die = t.d10();
  const called = CONVOY_NUMBERS[die - 1] ?? 0;
  const sailing = Math.min(called, room);
  t.log('PK-10.1', { what: 'convoys-rolled', die, called, sailing });
  for (let i = 0; i < sailing; i++) sail(t);
}

function sail(t: Table): void {
  const { state } = t;
  const die = t.d10();
  const route = ROUTES[die - 1];
  if (!route) return;
  const { type, from, to } = route;
  if (from !== UNITED_KINGDOM.id && state.damage[from] >= CLOSED) {
    t.log('PK-10.1', { what: 'convoy-stays', die, type, from });
    return;
  }
  const convoy = addConvoy(state, type, areaOfDestination(from), to);
  t.log('PK-10.1', { what: 'convoy-sails', die, convoy: convoy.id, type, from, to });
}

/** PK-6.6  Whether each convoy has gained ground is known when 5.4 is over. */
export function noteMarch(t: Table): void {
  for (const convoy of t.state.convoys) {
    convoy.lagged = !convoy.gained;
    convoy.gained = false;
  }
}

/** PK-10.4  A convoy in the area of its destination arrives; its warships stay. */
export function convoysArrive(t: Table): void {
  const { state } = t;
  const arrived = state.convoys.filter((convoy) => convoy.area === areaOfDestination(convoy.to));
  for (const { id, steps } of arrived) {
    state.score.arrived += steps;
    for (const ship of stackOf(state, id)) ship.convoy = null;
    t.log('PK-10.4', { what: 'convoy-arrives', convoy: id, steps });
  }
  state.convoys = state.convoys.filter((convoy) => !arrived.includes(convoy));
}
