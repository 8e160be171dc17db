/** HOST-5.10  The Eastern Front: in Late 1941 Germany gives up units worth 80 IPC. */
import type { Play } from '@derby/kernel';
import { isLand, oneOfEach, theUnit } from './basics.ts';
import type { List } from './choices.ts';
import type { TerritoryId } from './data/map.ts';
import { EASTERN_FRONT } from './data/rounds.ts';
import { UNITS } from './data/units.ts';
import { removeUnit } from './forces.ts';
import { isCoastal } from './geography.ts';
import type { State, Table, Unit, UnitId } from './state.ts';

export function* easternFront(t: Table): Play<void> {
  if (t.state.turn !== 'GER') return;
  if (t.state.round !== EASTERN_FRONT.round) {
    t.state.east = { sent: 0, fighters: 0, extraLevy: 0 };
    return;
  }
  while (t.state.east.sent < EASTERN_FRONT.cost) {
    yield* t.checkpoint();
    const [verb, unit] = yield* t.choose('axis', 'HOST-5.10', transfers);
    if (verb === 'stand-fast') return payShortfall(t);
    send(t, unit);
  }
}

/** Any land unit and up to two fighters; Germany may stand fast once only the last defenders of coasts are left. */
function transfers(list: List<'send' | 'stand-fast'>, state: Readonly<State>): void {
  const german = state.units.filter((unit) => unit.power === 'GER');
  const land = german.filter(isLand);
  const fighters = german.filter((unit) => unit.type === 'fighter');
  const mayFly = state.east.fighters < EASTERN_FRONT.fighters;
  const mustGo = land.some((unit) => !isLastOnCoast(land, unit)) || (mayFly && fighters.length > 0);
  for (const unit of oneOfEach(land)) list.open(['send', unit.id]);
  for (const unit of oneOfEach(fighters)) list.offer(['send', unit.id], !mayFly && 'HOST-5.10');
  list.offer(['stand-fast'], mustGo && 'HOST-5.10');
}

const isLastOnCoast = (land: readonly Unit[], unit: Readonly<Unit>): boolean =>
  isCoastal(unit.at as TerritoryId) && land.filter((other) => other.at === unit.at).length === 1;

function send(t: Table, id: UnitId): void {
  const { east } = t.state;
  const { type } = theUnit(t.state, id);
  east.sent += UNITS[type].cost;
  if (type === 'fighter') east.fighters += 1;
  removeUnit(t.state, id);
  t.log('HOST-5.10', { what: 'sent-east', unit: id, total: east.sent });
}

/** What units do not cover the treasury pays, and what it cannot pay raises this turn's levy. */
function payShortfall(t: Table): void {
  const { east, treasury } = t.state;
  const missing = EASTERN_FRONT.cost - east.sent;
  const paid = Math.min(missing, treasury.GER);
  treasury.GER -= paid;
  east.extraLevy = missing - paid;
  t.log('HOST-5.10', { what: 'east-shortfall', paid, levied: east.extraLevy });
}
