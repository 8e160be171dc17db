/** Small positions for tests: an empty map after the armistice, and units put where they are wanted. */
import { optionsFor } from '@derby/kernel';
import type { PlaceId, TerritoryId } from '../src/data/map.ts';
import type { Power } from '../src/data/powers.ts';
import type { UnitType } from '../src/data/units.ts';
import { addUnit } from '../src/forces.ts';
import { pens } from '../src/game.ts';
import type { OptionId } from '../src/options.ts';
import { addPen } from '../src/pens.ts';
import { setup } from '../src/setup.ts';
import type { Pen, State, Unit, UnitId } from '../src/state.ts';

/** 10 May 1940, as every game begins. */
export const fresh = (options: Partial<Record<OptionId, boolean>> = {}): State => setup(optionsFor(pens, options));

/** Early 1942: France has fallen, the USA is at war, and no unit is on the map. */
export function bare(over: Partial<State> = {}): State {
  const state = fresh();
  state.units = [];
  state.nextUnit = 1;
  for (const id of ['LOW', 'NFR', 'BRI', 'AQU'] as const) state.control[id] = 'GER';
  for (const id of ['SFR', 'TUN', 'ALG', 'MOR'] as const) state.control[id] = 'VIC';
  Object.assign(state, { armistice: true, usaAtWar: true, round: 5, turn: 'UK', phase: 'combat' }, over);
  return note(state);
}

/** Takes control as it is now for the start of the turn. */
export function note(state: State): State {
  state.noted = { ...state.control };
  return state;
}

export function hold(state: State, power: Power, ...territories: TerritoryId[]): void {
  for (const id of territories) state.control[id] = power;
  note(state);
}

/** Puts one unit on the map. Its number counts on from the units before it. */
export function put(state: State, power: Power, type: UnitType, at: PlaceId, over: Partial<Unit> = {}): UnitId {
  const unit = addUnit(state, type, power, at);
  Object.assign(unit, over);
  return unit.id;
}

export function putMany(
  state: State,
  power: Power,
  types: readonly UnitType[],
  at: PlaceId,
  over: Partial<Unit> = {},
): UnitId[] {
  return types.map((type) => put(state, power, type, at, over));
}

export function pen(state: State, at: TerritoryId, over: Partial<Pen> = {}): Pen['id'] {
  const made = addPen(state, at);
  Object.assign(made, { state: 'usable' }, over);
  return made.id;
}

export const unit = (state: Readonly<State>, id: UnitId): Unit | undefined => state.units.find((one) => one.id === id);
export const penOf = (state: Readonly<State>, id: Pen['id']): Pen | undefined =>
  state.pens.find((one) => one.id === id);
export const idsAt = (state: Readonly<State>, place: PlaceId): UnitId[] =>
  state.units.filter((one) => one.at === place).map((one) => one.id);
