/** HOST-7.5, HOST-9.6  Losses: for each hit the owner chooses, unless a standing order has chosen (HOST-1.10). */
import type { Play } from '@derby/kernel';
import { cargoOf } from './amphibious.ts';
import { isReady, oneOfEach } from './basics.ts';
import type { Asks, List } from './choices.ts';
import type { Side } from './data/powers.ts';
import { UNITS } from './data/units.ts';
import { destroy, hitsLeft, strike } from './forces.ts';
import type { State, Table, Unit, UnitId } from './state.ts';

/** The units a hit may strike, read from the state each time. */
type Candidates = (state: Readonly<State>) => Unit[];

/** As many hits as stated on the units given; a hit with nothing to strike is lost. */
export function* losses(t: Table, seat: Side, rule: Asks, hits: number, candidates: Candidates): Play<void> {
  for (let left = hits; left > 0; left--) {
    if (allAreLost(t, rule, left, candidates)) return;
    strike(t, yield* victim(t, seat, rule, candidates), rule);
  }
}

/** Where the hits suffice for everything, nobody needs to be asked. */
function allAreLost(t: Table, rule: Asks, hits: number, candidates: Candidates): boolean {
  const units = candidates(t.state);
  if (units.reduce((sum, unit) => sum + hitsLeft(unit), 0) > hits) return false;
  for (const { id } of units) destroy(t, id, rule);
  return true;
}

/** The one unit its owner gives up. */
export function* victim(t: Table, seat: Side, rule: Asks, candidates: Candidates): Play<UnitId> {
  if (t.state.orders[seat].losses === 'cheapest') return cheapest(candidates(t.state));
  const [, id] = yield* t.choose(seat, rule, (list: List<'lose'>) => {
    for (const unit of oneOfEach(candidates(t.state), (one) => lading(t.state, one))) list.open(['lose', unit.id]);
  });
  return id;
}

/** HOST-9.7  Transports are not alike if other cargo goes down with them, or cargo bound elsewhere. */
function lading(state: Readonly<State>, { id, type, goal }: Readonly<Unit>): string {
  if (type !== 'transport') return '';
  const cargo = cargoOf(state, id).map((unit) => `${unit.type} ${unit.from}`);
  return `${goal} ${cargo.sort()}`;
}

/** A sound battleship takes its first hit for nothing; after that the least money goes first, and a Spent boat before a Ready one. */
export const cheapest = (units: readonly Unit[]): UnitId =>
  units.reduce((best, unit) => (price(unit) < price(best) ? unit : best)).id;

const READINESS = 0.5;
const price = (unit: Readonly<Unit>): number =>
  hitsLeft(unit) > 1 ? 0 : UNITS[unit.type].cost + (isReady(unit) ? READINESS : 0);
