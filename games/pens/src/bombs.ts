/** HOST-8.7 … 8.10, PEN-1.23 … 1.29, PEN-2.3  Bombs on factories, pens and harbours. */
import type { Play } from '@derby/kernel';
import { isMoored, oneOfEach, thePen, theUnit } from './basics.ts';
import type { List } from './choices.ts';
import type { TerritoryId, ZoneId } from './data/map.ts';
import { PEN } from './data/pens.ts';
import { diceOf } from './fire.ts';
import { removeUnit } from './forces.ts';
import { factoryOf } from './geography.ts';
import { losses } from './losses.ts';
import { boatsIn, roomOf } from './pens.ts';
import { aimedAt, bombersOn } from './raid-force.ts';
import type { PenId, State, Table, Unit, UnitId } from './state.ts';

const HARBOUR_HIT = 3;
const BOAT_PIERCED = 3;

/** What survives the flak bombs: the factory, then the pens, then the harbours. */
export function* bombs(t: Table, at: TerritoryId): Play<void> {
  for (const target of aimedAt(t.state, at)) {
    if (target === 'factory') bombFactory(t, at);
    else if (target.startsWith('pen-')) yield* bombPen(t, at, target as PenId);
    else yield* bombHarbour(t, at, target as ZoneId);
  }
}

/** One die for a bomber, two for a heavy one, but one where it has declared the special attack (PEN-2.2). */
export const bombsOf = ({ type, task }: Pick<Unit, 'type' | 'task'>): number => (task === 'pierce' ? 1 : diceOf(type));

const damageDice = (t: Table, bombers: readonly Unit[]): number[] =>
  bombers.flatMap((bomber) => Array.from({ length: bombsOf(bomber) }, () => t.d6()));

const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0);

const RAID_BONUS = { bomber: 2, heavyBomber: 1 } as const;

/** HOST-8.11  With the option every damage die on a factory or a pen counts more. */
export const raidBonus = (
  { options }: Pick<State, 'options'>,
  bombers: readonly Pick<Unit, 'type' | 'task'>[],
): number =>
  options.raidBonus
    ? bombers.reduce(
        (total, one) => total + bombsOf(one) * RAID_BONUS[one.type === 'heavyBomber' ? one.type : 'bomber'],
        0,
      )
    : 0;

/** HOST-3.5, HOST-8.7  Damage up to twice the capacity. */
function bombFactory(t: Table, at: TerritoryId): void {
  const { factoryDamage } = t.state;
  const bombers = bombersOn(t.state, at, 'factory');
  const dice = damageDice(t, bombers);
  const bonus = raidBonus(t.state, bombers);
  const damage = Math.min(2 * factoryOf(at), (factoryDamage[at] ?? 0) + sum(dice) + bonus);
  factoryDamage[at] = damage;
  t.log('HOST-8.7', { what: 'factory-bombed', territory: at, dice, bonus, damage });
}

/** HOST-8.8, PEN-1.23  Damage up to 10; then boats without room come out, or are lost to the special attack. */
function* bombPen(t: Table, at: TerritoryId, id: PenId): Play<void> {
  const bombers = bombersOn(t.state, at, id);
  const pierced = bombers.some((unit) => unit.task === 'pierce');
  const dice = damageDice(t, bombers);
  const pen = thePen(t.state, id);
  const bonus = raidBonus(t.state, bombers);
  pen.damage = Math.min(PEN.maxDamage, pen.damage + sum(dice) + bonus);
  t.log('PEN-1.23', { what: 'pen-bombed', pen: id, dice, bonus, damage: pen.damage });
  if (pen.damage < PEN.maxDamage) yield* ejectExcess(t, id);
  else if (pierced) pierce(t, id);
  else for (const boat of boatsIn(t.state, id)) eject(t, boat.id);
}

/** PEN-1.27  Beyond the room left at 8 or 9 damage Germany chooses who comes out. */
function* ejectExcess(t: Table, id: PenId): Play<void> {
  if (!t.state.options.excessEjection) return;
  while (boatsIn(t.state, id).length > roomOf(thePen(t.state, id))) {
    const [, boat] = yield* t.choose('axis', 'PEN-1.27', ejections(id));
    eject(t, boat);
  }
}

const ejections =
  (id: PenId) =>
  (list: List<'eject'>, state: Readonly<State>): void => {
    for (const boat of oneOfEach(boatsIn(state, id))) list.open(['eject', boat.id]);
  };

/** PEN-1.27, PEN-1.28  The boat is outside, in its berth zone, unharmed. */
function eject(t: Table, id: UnitId): void {
  const boat = theUnit(t.state, id);
  t.log('PEN-1.27', { what: 'boat-ejected', unit: id, pen: boat.inside as PenId, zone: boat.at as ZoneId });
  boat.inside = null;
}

/** PEN-1.29, PEN-2.3, PEN-2.4  The one attack that sinks boats in a pen: a die for each that is inside. */
function pierce(t: Table, id: PenId): void {
  for (const boat of boatsIn(t.state, id)) {
    const die = t.d6();
    const lost = die <= BOAT_PIERCED;
    t.log('PEN-2.3', { what: 'boat-pierced', unit: boat.id, die, lost });
    if (lost) removeUnit(t.state, boat.id);
    else eject(t, boat.id);
  }
}

/** HOST-8.9, HOST-8.10  Bombs among moored submarines; the zone is disturbed. */
function* bombHarbour(t: Table, at: TerritoryId, zone: ZoneId): Play<void> {
  const bombers = bombersOn(t.state, at, zone);
  if (bombers.length === 0 || mooredIn(t.state, zone).length === 0) return;
  const dice = damageDice(t, bombers);
  const hits = dice.filter((die) => die <= HARBOUR_HIT).length;
  t.log('HOST-8.9', { what: 'harbour-bombed', zone, dice, hits });
  disturb(t.state, zone);
  yield* losses(t, 'axis', 'HOST-8.9', hits, (state) => mooredIn(state, zone));
}

const mooredIn = (state: Readonly<State>, zone: ZoneId): Unit[] =>
  state.units.filter((unit) => unit.at === zone && isMoored(state, unit));

/** HOST-8.10, HOST-9.13  No submarine refits outside here until the round is over. */
export function disturb(state: State, zone: ZoneId): void {
  if (!state.disturbed.includes(zone)) state.disturbed.push(zone);
}
