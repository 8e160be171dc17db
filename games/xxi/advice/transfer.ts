/** The planner's eye for transfers: a set goes into the squares when it is complete, and not before. */

import type { Choice } from '../src/choices.ts';
import { nextModel } from '../src/construction.ts';
import { isCommand, KINDS, RESOURCES, type ResourceId, resourceKind } from '../src/data/counters.ts';
import { SQUARES, type Yard } from '../src/data/map.ts';
import { spaceOf } from '../src/state.ts';
import type { Known } from '../src/view.ts';
import { ableYards, inSquares, looksLike } from './parts.ts';

/** Just a complete set, into the first yard that has one, and only with a command at hand. */
export function choosePart(known: Readonly<Known>, open: readonly Choice[]): Choice | undefined {
  if (!known.allocation.some(isCommand)) return undefined;
  for (const yard of ableYards(known)) {
    const set = completeSet(known, yard);
    const part = set?.find((id) => spaceOf(known, id) === yard);
    if (part) return open.find((choice) => choice[0] === 'transfer' && looksLike(known, choice[1], part));
    if (set) return undefined;
  }
  return undefined;
}

/** The parts on a yard's space that, with its squares, make up the next model; a second command may stand in for one. */
function completeSet(known: Readonly<Known>, yard: Yard): ResourceId[] | undefined {
  const { cost } = nextModel(known);
  const substitutes = known.options.resourceSubstitution && known.allocation.filter(isCommand).length > 1 ? 1 : 0;
  const onSpace = RESOURCES.filter((id) => spaceOf(known, id) === yard);
  let lacking = 0;
  const parts = KINDS.flatMap((kind) => {
    const wanted = Math.max(0, cost[kind] - inSquares(known, yard, kind));
    const found = onSpace.filter((id) => resourceKind(id) === kind).slice(0, wanted);
    lacking += wanted - found.length;
    return found;
  });
  const fits = known.squares[yard].length + parts.length <= SQUARES[yard];
  return lacking <= substitutes && fits ? parts : undefined;
}
