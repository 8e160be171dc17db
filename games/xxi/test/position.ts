/** Positions for tests: the setup, changed counter by counter, so that each counter still lies in one place only. */
import { optionsFor } from '@derby/kernel';
import { ARMIES, type CounterId, isResource, kindOf, type ResourceId, TWENTY_ONES } from '../src/data/counters.ts';
import type { Space, Yard } from '../src/data/map.ts';
import type { Area } from '../src/data/tracks.ts';
import { xxi } from '../src/game.ts';
import type { OptionId } from '../src/options.ts';
import { put, resourcesOnMap, type State, spaceOf } from '../src/state.ts';

/** The state after setup; the draw pile lies in the order of the countersheet, its last counter on top. */
export function fresh(options: Partial<Record<OptionId, boolean>> = {}): State {
  return { ...xxi.setup(optionsFor(xxi, options)), phase: 'draw' };
}

/** The counters of one kind in a pile. */
export const ofKind = (pile: readonly CounterId[], kind: string): CounterId[] =>
  pile.filter((id) => kindOf(id) === kind);

/** Every resource goes from the map to the bottom of the draw pile. */
export function emptyMap(state: State): State {
  return underPile(state, ...resourcesOnMap(state));
}

/** Takes counters off the table, wherever they lie. */
export function lift(state: State, ...counters: CounterId[]): State {
  const others = <C extends CounterId>(pile: readonly C[]): C[] => pile.filter((id) => !counters.includes(id));
  const otherPlaces = <T extends object>(places: T): T =>
    Object.fromEntries(Object.entries(places).filter(([, id]) => !counters.includes(id))) as T;
  state.drawPile = others(state.drawPile);
  state.scrap = others(state.scrap);
  state.allocation = others(state.allocation);
  state.turnTrack = state.turnTrack.map((id) => (id !== null && counters.includes(id) ? null : id));
  for (const id of counters) if (isResource(id)) put(state, id, null);
  state.squares = { '8': others(state.squares[8]), '12': others(state.squares[12]), '18': others(state.squares[18]) };
  state.devastation = otherPlaces(state.devastation);
  state.flak = otherPlaces(state.flak);
  state.convoys = { AO: others(state.convoys.AO), WA: others(state.convoys.WA) };
  state.pen = others(state.pen);
  state.valentin = others(state.valentin);
  state.armies = others(state.armies);
  state.commands = others(state.commands);
  return state;
}

/** The draw pile is stacked so that these come next, the first named first. */
export function onTop(state: State, ...counters: CounterId[]): State {
  lift(state, ...counters).drawPile.push(...counters.toReversed());
  return state;
}

function underPile(state: State, ...counters: CounterId[]): State {
  lift(state, ...counters).drawPile.unshift(...counters);
  return state;
}

export function inScrap(state: State, ...counters: CounterId[]): State {
  lift(state, ...counters).scrap.push(...counters);
  return state;
}

/** Into the allocation box, in the order drawn. */
export function inBox(state: State, ...counters: CounterId[]): State {
  lift(state, ...counters).allocation.push(...counters);
  return state;
}

export type Places = Partial<Record<ResourceId, Space>>;

/** The resources on the map, each with its space. */
export const placesOf = (state: Readonly<State>): Places =>
  Object.fromEntries(resourcesOnMap(state).map((id) => [id, spaceOf(state, id)])) as Places;

export function onMap(state: State, places: Places): State {
  const resources = Object.keys(places) as ResourceId[];
  lift(state, ...resources);
  for (const id of resources) put(state, id, places[id] ?? null);
  return state;
}

export function inSquares(state: State, yard: Yard, ...resources: ResourceId[]): State {
  lift(state, ...resources).squares[yard].push(...resources);
  return state;
}

export function devastated(state: State, markers: State['devastation']): State {
  Object.assign(lift(state, ...Object.values(markers)).devastation, markers);
  return state;
}

export function convoysIn(state: State, area: Area, ...convoys: State['convoys'][Area]): State {
  lift(state, ...convoys).convoys[area].push(...convoys);
  return state;
}

/** The first so many armies stand in a box of the Grinding War Track. */
export function armiesAt(state: State, front: number, armies = 1): State {
  const stack = ARMIES.slice(0, armies);
  lift(state, ...stack).armies.push(...stack);
  state.front = front;
  return state;
}

/** So many Type XXIs were built before, one in each of the first turns; the commands used are the last of the ten. */
export function built(state: State, count: number): State {
  const flotillas = TWENTY_ONES.slice(0, count);
  const commands = (['ibg-10', 'ibg-9', 'ibg-8', 'ibg-7', 'ibg-6'] as const).slice(0, count);
  lift(state, ...flotillas, ...commands);
  state.valentin.push(...flotillas);
  state.commands.push(...commands);
  state.tally.built.push(...flotillas.map((_, index) => index + 1));
  return state;
}
