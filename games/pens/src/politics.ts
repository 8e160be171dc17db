/** HOST-5  Politics and timetable: American entry, the armistice, Vichy, Case Anton, Italy, London. */
import { isAircraft, isLand, sideOf } from './basics.ts';
import { type PlaceId, TERRITORIES, type TerritoryId } from './data/map.ts';
import type { Major, Side } from './data/powers.ts';
import { USA_ENTRY_ROUND } from './data/rounds.ts';
import { removeUnit, tellLoss } from './forces.ts';
import { TERRITORY_IDS } from './geography.ts';
import { flightReach } from './paths.ts';
import type { Rule } from './rules.ts';
import type { Controller, State, Table, UnitId } from './state.ts';

/** HOST-5.3  What an armistice hands to Germany, and what becomes Vichy. */
const OCCUPIED: readonly TerritoryId[] = ['LOW', 'BRI', 'AQU'];
const FREE_ZONE: readonly TerritoryId[] = ['SFR', 'TUN', 'ALG', 'MOR'];

/** HOST-2.3  What falls due when a turn begins: Case Anton in a German turn, entry in an American one. */
export function dueEvents(t: Table): void {
  if (t.state.turn === 'GER') caseAnton(t);
  if (t.state.turn === 'USA' && t.state.round >= USA_ENTRY_ROUND) enterWar(t);
}

export function changeControl(t: Table, rule: Rule, territory: TerritoryId, to: Controller): void {
  t.state.control[territory] = to;
  t.log(rule, { what: 'control-changes', territory, to });
}

/** HOST-5.2  The USA becomes a belligerent. */
function enterWar(t: Table): void {
  if (t.state.usaAtWar) return;
  t.state.usaAtWar = true;
  t.log('HOST-5.2', { what: 'usa-enters' });
}

/** HOST-5.5  After an Allied attack on Vichy, Germany takes what is left of it in France. */
function caseAnton(t: Table): void {
  if (!t.state.vichyAttackedBy.allies || t.state.control.SFR !== 'VIC') return;
  removeAll(t.state, 'SFR', 'VIC');
  t.log('HOST-5.5', { what: 'case-anton' });
  changeControl(t, 'HOST-5.5', 'SFR', 'GER');
}

/** What follows at once when a territory has been captured (HOST-5.2, HOST-5.3, HOST-5.7, HOST-5.8). */
export function afterCapture(t: Table, by: Major, territory: TerritoryId): void {
  if (sideOf(by) === 'axis') {
    if (TERRITORIES[territory].start === 'UK') enterWar(t);
    if (territory === 'NFR') armistice(t);
    if (territory === 'SEN') lootLondon(t, by);
  } else if (territory === 'SIT') {
    italySurrenders(t);
  }
}

/** HOST-5.3  Once, at the moment an Axis power captures NFR. */
function armistice(t: Table): void {
  const { state } = t;
  if (state.armistice) return;
  state.armistice = true;
  t.log('HOST-5.3', { what: 'armistice' });
  for (const { id, at, power } of [...state.units]) {
    if (power === 'FRA' && !FREE_ZONE.includes(at as TerritoryId)) removeUnit(state, id);
  }
  for (const territory of OCCUPIED) {
    if (state.control[territory] !== 'FRA') continue;
    changeControl(t, 'HOST-5.3', territory, protectorOf(state, territory) ?? 'GER');
  }
  for (const territory of FREE_ZONE) {
    if (state.control[territory] !== 'FRA') continue;
    const protector = protectorOf(state, territory);
    if (protector) {
      removeAll(state, territory, 'FRA');
      changeControl(t, 'HOST-5.3', territory, protector);
    } else {
      for (const unit of state.units) if (unit.at === territory && unit.power === 'FRA') unit.power = 'VIC';
      changeControl(t, 'HOST-5.3', territory, 'VIC');
    }
  }
  flyOut(t);
}

/** HOST-5.3  British and American aircraft leave what is no longer Allied for the nearest land of their own, or are lost. */
function flyOut(t: Table): void {
  const { state } = t;
  const lost = [...OCCUPIED, ...FREE_ZONE].filter((id) => state.control[id] === 'GER' || state.control[id] === 'VIC');
  for (const unit of state.units.filter((one) => isAircraft(one) && (one.power === 'UK' || one.power === 'USA'))) {
    if (!lost.includes(unit.at as TerritoryId)) continue;
    const refuge = nearestRefuge(state, unit.id);
    if (refuge === undefined) {
      tellLoss(t, 'HOST-5.3', unit);
      removeUnit(state, unit.id);
    } else {
      t.log('HOST-5.3', { what: 'flown', unit: unit.id, from: unit.at, to: refuge, mission: 'land' });
      unit.at = refuge;
    }
  }
}

function nearestRefuge(state: Readonly<State>, id: UnitId): TerritoryId | undefined {
  const unit = state.units.find((one) => one.id === id);
  if (!unit) return undefined;
  // Its whole allowance counts: the aircraft did not fly in its own side's turn.
  const reach = flightReach(state, { ...unit, used: 0 });
  let best: TerritoryId | undefined;
  for (const territory of TERRITORY_IDS) {
    const leg = state.control[territory] === unit.power ? reach.get(territory) : undefined;
    if (leg && (best === undefined || leg.distance < (reach.get(best)?.distance ?? 0))) best = territory;
  }
  return best;
}

/** HOST-5.4, HOST-5.5  Remembers who has attacked Vichy. */
export function noteVichyAttack(state: State, side: Side): void {
  state.vichyAttackedBy[side] = true;
}

/** HOST-5.4  After the combat phase of an Axis attack on Vichy the rest of it joins the Allies; what was attacked in vain stays. */
export function vichyResponds(t: Table, attacked: readonly PlaceId[]): void {
  const { state } = t;
  if (!state.vichyAttackedBy.axis) return;
  state.vichyAttackedBy.axis = false;
  const joining = TERRITORY_IDS.filter((id) => state.control[id] === 'VIC' && !attacked.includes(id));
  if (joining.length === 0) return;
  t.log('HOST-5.4', { what: 'vichy-joins-allies' });
  for (const id of joining) {
    for (const unit of state.units) if (unit.at === id && unit.power === 'VIC') unit.power = 'UK';
    changeControl(t, 'HOST-5.4', id, 'UK');
  }
}

/** HOST-5.7  Italy leaves the war; Germany takes over its lands. */
function italySurrenders(t: Table): void {
  const { state } = t;
  if (state.italySurrendered) return;
  state.italySurrendered = true;
  state.treasury.ITA = 0;
  state.units = state.units.filter((unit) => unit.power !== 'ITA');
  t.log('HOST-5.7', { what: 'italy-surrenders' });
  for (const id of TERRITORY_IDS) if (state.control[id] === 'ITA') changeControl(t, 'HOST-5.7', id, 'GER');
}

/** HOST-5.8  The captor of London takes the British treasury. */
function lootLondon(t: Table, by: Major): void {
  const { treasury } = t.state;
  t.log('HOST-5.8', { what: 'london-looted', by, ipc: treasury.UK });
  treasury[by] += treasury.UK;
  treasury.UK = 0;
}

/** HOST-5.3  The Ally whose troops keep a French territory out of the armistice: the British, failing them the Americans. */
const protectorOf = (state: Readonly<State>, territory: TerritoryId): 'UK' | 'USA' | undefined =>
  (['UK', 'USA'] as const).find((power) =>
    state.units.some((unit) => unit.at === territory && unit.power === power && isLand(unit)),
  );

function removeAll(state: State, territory: TerritoryId, power: Controller): void {
  state.units = state.units.filter((unit) => unit.at !== territory || unit.power !== power);
}
