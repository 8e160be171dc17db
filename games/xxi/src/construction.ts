/** XXI-8  Construction Phase: a complete set in one yard becomes a Type XXI flotilla. */
import type { Play } from '@derby/kernel';
import type { List } from './choices.ts';
import {
  type CommandId,
  type CounterId,
  isCommand,
  KINDS,
  type Kind,
  letterOf,
  type ResourceId,
  resourceKind,
} from './data/counters.ts';
import { SQUARES, YARDS, type Yard } from './data/map.ts';
import { MODELS } from './data/tracks.ts';
import { inOrder, resourcesAt, type Table } from './state.ts';
import type { Known } from './view.ts';

type BuildBar = 'XXI-8.1a' | 'XXI-8.1b' | 'XXI-8.1d' | 'XXI-8.3';
const FLOTILLAS_IN_ALL = 5;

/** XXI-8.4b  At most one flotilla a turn, where everything is at hand (XXI-8.1c). */
export function* construction(t: Table): Play<void> {
  for (const yard of YARDS.filter((one) => isHeldUp(t.state, one)))
    t.log('XXI-7.2f', { what: 'parts-outside', yard, model: nextModel(t.state).model });
  const order = yield* t.choose('player', 'XXI-8.1a', builds);
  if (order[0] === 'build') yield* build(t, order[1]);
}

function builds(list: List<'build' | 'no-build'>, state: Readonly<Known>): void {
  for (const yard of YARDS) list.offer(['build', yard], buildBar(state, yard));
  list.open(['no-build']);
}

/** XXI-8.0  Models come in the order A, B, C, D, then D again. */
export const nextModel = (state: Readonly<Known>): (typeof MODELS)[number] =>
  MODELS[Math.min(state.commands.length, MODELS.length - 1)] ?? MODELS[0];

/** What keeps a yard from building the next model; nothing if it can. */
export function buildBar(state: Readonly<Known>, yard: Yard): BuildBar | undefined {
  const { cost } = nextModel(state);
  const commands = state.allocation.filter(isCommand).length;
  const missing = missingParts(state, yard);
  if (state.pen.length === 0 || isProgrammeOver(state)) return 'XXI-8.1d';
  if (SQUARES[yard] < cost.hull + cost.system + cost.crew) return 'XXI-8.3';
  if (commands === 0) return 'XXI-8.1b';
  const substitutes = state.options.resourceSubstitution && commands > 1 ? 1 : 0; // XXI-16.1.9
  return missing > substitutes ? 'XXI-8.1a' : undefined;
}

/** XXI-8.1d  Five in the whole game, lost ones included; more XXIs lifts that (XXI-16.1.5). */
const isProgrammeOver = (state: Readonly<Known>): boolean =>
  state.commands.length >= FLOTILLAS_IN_ALL && !state.options.moreXXI;

/** XXI-7.2f  Whether all that a yard cannot build for is parts that stand in its city, but were not put into its squares. */
function isHeldUp(state: Readonly<Known>, yard: Yard): boolean {
  if (buildBar(state, yard) !== 'XXI-8.1a') return false;
  const standing = resourcesAt(state, yard).map(resourceKind);
  return KINDS.every((kind) => missingOf(state, yard, kind) <= standing.filter((one) => one === kind).length);
}

/** XXI-8.2  How many parts of the exact mix are not in the yard's squares. */
const missingParts = (state: Readonly<Known>, yard: Yard): number =>
  KINDS.reduce((sum, kind) => sum + missingOf(state, yard, kind), 0);

const missingOf = (state: Readonly<Known>, yard: Yard, kind: Kind): number =>
  Math.max(0, nextModel(state).cost[kind] - partsOf(state, yard, kind).length);

/** XXI-16.1.9  The kind of part that a second command would stand in for. */
export const substituted = (state: Readonly<Known>, yard: Yard): Kind | undefined =>
  KINDS.find((kind) => missingOf(state, yard, kind) > 0);

const partsOf = (state: Readonly<Known>, yard: Yard, kind: Kind): ResourceId[] =>
  inOrder(state.squares[yard].filter((id) => resourceKind(id) === kind));

/** XXI-8.4a  The parts are spent, a command marks the model, and the flotilla lies in Valentin at full strength. */
function* build(t: Table, yard: Yard): Play<void> {
  const { model, cost } = nextModel(t.state);
  const substitutes = missingParts(t.state, yard);
  const spent: CounterId[] = [];
  for (const kind of KINDS) {
    for (let due = Math.min(cost[kind], partsOf(t.state, yard, kind).length); due > 0; due--)
      spent.push(yield* spend(t, yard, kind, due));
  }
  t.state.commands.push(takeCommand(t)); // XXI-8.1b
  if (substitutes > 0) spent.push(takeCommand(t)); // XXI-16.1.9
  t.state.scrap.push(...spent);
  const flotilla = t.state.pen.shift();
  if (!flotilla) throw new Error('The Prototype Pen is empty.');
  t.state.valentin.push(flotilla);
  t.state.tally.built.push(t.state.turn);
  t.log('XXI-8.4a', { what: 'flotilla-built', flotilla, model, yard, spent });
}

/** XXI-8.4a  Where parts of one kind but of different letters are left over, the player says which to spend. */
function* spend(t: Table, yard: Yard, kind: Kind, due: number): Play<ResourceId> {
  const [, part] = yield* t.choose('player', 'XXI-8.4a', (list: List<'spend'>) => {
    const parts = partsOf(t.state, yard, kind);
    for (const id of parts.length > due ? firstOfEachLetter(parts) : parts.slice(0, 1)) list.open(['spend', id]);
  });
  t.state.squares[yard] = t.state.squares[yard].filter((id) => id !== part);
  return part;
}

const firstOfEachLetter = (parts: readonly ResourceId[]): ResourceId[] =>
  parts.filter((id, index) => parts.findIndex((other) => letterOf(other) === letterOf(id)) === index);

function takeCommand(t: Table): CommandId {
  const command = inOrder(t.state.allocation.filter(isCommand))[0];
  if (!command) throw new Error('There is no command to take.');
  t.state.allocation = t.state.allocation.filter((id) => id !== command);
  return command;
}
