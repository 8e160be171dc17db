/** PK-18.3  What a viewer imagines of what it cannot know: other places for unseen boats, another mode, other markers. */
import type { Dice, Viewer } from '@derby/kernel';
import { MARKERS } from './data/frogmen.ts';
import type { AreaId } from './data/map.ts';
import {
  BARBARIGO,
  BARBARIGO_ENTRY,
  FUEL_BOXES,
  MILCH_COW,
  NORTH_ATLANTIC,
  SUPPLY_BOXES,
  TORPEDO_BOXES,
} from './data/submarines.ts';
import { EXITS, withinBySea } from './geography.ts';
import { newSubmarine } from './setup.ts';
import { isSeen } from './sight.ts';
import type { Drumbeat, Phase, State, Submarine } from './state.ts';
import { carriesFrogmen, isInPlay, subOf } from './units.ts';

/** Areas a submarine can cover in one turn: two in 5.4 and two in 5.6. */
const AREAS_A_TURN = 4;

export function resample(state: State, viewer: Viewer<Drumbeat>, dice: Dice): void {
  for (const container of state.containers)
    if (container.filled && !container.drawn && container.filledBy !== viewer)
      container.leftOut = MARKERS[dice.below(MARKERS.length)] ?? null;
  if (viewer === 'axis') return;
  if (state.options.hiddenSubmarines) imagineFleet(state, dice);
  if (!isInPlay(state.subs, BARBARIGO)) return;
  if (!state.barbarigo.known) imagineMode(state, dice);
  else if (carriesFrogmen(state, BARBARIGO)) subOf(state, BARBARIGO).torpedoes = 0;
}

/** Every unseen submarine anywhere it can have reached, status and boxes free. */
function imagineFleet(state: State, dice: Dice): void {
  state.refits = dice.below(2);
  for (const sub of state.subs) if (!isSeen(state, sub)) Object.assign(sub, imagined(state, sub, dice));
  for (const plane of state.planes)
    if (plane.support !== null && plane.base === 'home' && plane.id !== 'Z511') plane.support = anyBoat(state, dice);
}

function imagined(state: Readonly<State>, sub: Readonly<Submarine>, dice: Dice): Submarine {
  const { id, seenAt, seenOn, seenAs, hasFired } = sub;
  const from = seenAt ?? pick(entryAreas(id), dice);
  const turns = state.turn - seenOn + (hasSailed(state.phase) ? 1 : 0);
  const isSurfaced = dice.below(4) > 0;
  return newSubmarine(id, {
    ...{ place: pick(withinBySea(from, turns * AREAS_A_TURN), dice), seenAt, seenOn, seenAs, hasFired },
    status: isSurfaced ? 'surfaced' : 'submerged',
    torpedoes: id === MILCH_COW ? 0 : dice.below(TORPEDO_BOXES + 1),
    fuel: dice.below(FUEL_BOXES + 1),
    supply: id === MILCH_COW ? dice.below(SUPPLY_BOXES + 1) : 0,
    activated: hasSailed(state.phase) && dice.below(2) === 0,
  });
}

/** Whether submarines may have moved in this turn. */
const hasSailed = (phase: Phase): boolean =>
  ['naval', 'frogmen', 'bombardment', 'second-move', 'overhead', 'return', 'turn-end'].includes(phase);

/** Where one that has only just come may have come in. */
function entryAreas(id: Submarine['id']): readonly AreaId[] {
  if (id === BARBARIGO) return [...BARBARIGO_ENTRY, ...EXITS];
  return (NORTH_ATLANTIC.boats as readonly string[]).includes(id) ? [...NORTH_ATLANTIC.entry, ...EXITS] : EXITS;
}

const pick = <T>(list: readonly T[], dice: Dice): T => list[dice.below(list.length)] as T;

/** Any submarine that could be out there. */
function anyBoat(state: Readonly<State>, dice: Dice): Submarine['id'] | null {
  const boats = state.subs.filter(
    ({ id, place }) => id !== BARBARIGO && place !== 'home' && place !== 'out' && place !== 'sunk',
  );
  return boats.length > 0 ? pick(boats, dice).id : null;
}

/** PK-21.2  Either mode; a boat with frogmen has no torpedoes. */
function imagineMode(state: State, dice: Dice): void {
  const isFrogman = dice.below(2) === 0;
  state.barbarigo.mode = isFrogman ? 'frogman' : 'torpedo';
  subOf(state, BARBARIGO).torpedoes = isFrogman ? 0 : TORPEDO_BOXES;
}
