/** UL-13.8, UL-16.4, UL-16.5  Victory points for the campaign, experience for the boat. */
import { discardShip, shipCard, vpOf } from './cards.ts';
import type { BoatId } from './data/boats.ts';
import { CONDITIONS, type Condition } from './data/conditions.ts';
import { boatOf, present, type Ship, type Table } from './state.ts';
import type { Known } from './view.ts';

/** UL-16.5  VP are the campaign's and stay, whatever becomes of the boat. */
export function scoreVp(t: Table, vp: number): void {
  t.state.vp += vp;
  t.state.turnVp += vp;
}

/** UL-13.8  A ship goes down: VP to the campaign, XP to the boat that sank it (UL-16.4), the card to its pile. */
export function sinkShip(t: Table, ship: Ship, by: BoatId): void {
  const number = present(ship.card, `card of ${ship.id}`);
  const vp = vpOf(t.state, number) + prize(t.state, ship);
  const { xp } = shipCard(number);
  if (prize(t.state, ship) > 0 && t.state.battle) t.state.battle.prizeTaken = true;
  ship.sunk = true;
  ship.zone = null;
  boatOf(t.state, by).xp += xp;
  t.log('UL-13.8', { what: 'ship-sunk', boat: by, ship: ship.id, card: number, vp, xp });
  scoreVp(t, vp);
  discardShip(t, ship);
}

/** UL-10.5  Valuable Cargo: the first lone ship or merchant of the battle is worth more. */
function prize({ battle }: Readonly<Known>, ship: Readonly<Ship>): number {
  if (!battle || battle.prizeTaken || battle.condition === null) return 0;
  const { prize: more = 0 }: Condition = CONDITIONS[battle.condition];
  return ship.kind === 'lone' || ship.kind === 'merchant' ? more : 0;
}
