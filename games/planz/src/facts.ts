/** WPZ-M.1  What answers about places depend on besides who stands where: how the powers stand, the United States, who acts as one. */
import type { Stand } from './data/powers.ts';
import type { UsStatus } from './data/tracks.ts';
import type { UnitId } from './data/units.ts';
import { changesOf, FACTS, type Fact, isSameList, keeper, noteChange, toldApart, whereIs } from './places.ts';
import type { State } from './state.ts';
import { usStatus, without } from './units.ts';

type Facts = Readonly<Record<Fact, Stand | UsStatus | boolean>>;

const factsOf = (state: Readonly<State>): Facts => ({
  ...state.powers,
  'us-status': usStatus(state),
  trondheim: state.trondheimIsMajor,
  'mixed-german': state.plans.german.mixed,
  'mixed-allied': state.plans.allied.mixed,
});

/** All that answers can depend on besides who stands where, as it was when it was last looked at. */
interface Rest {
  facts: Partial<Facts>;
  level: number;
  /** How strong a unit is belongs to the spot where it is. */
  reduced: readonly UnitId[];
}
const restOf = keeper<Rest>(() => ({ facts: {}, level: 0, reduced: [] }));

/** All that has changed up to this moment (`changesOf`). */
export function changesNow(state: Readonly<State>): readonly number[] {
  const { reduced } = state;
  const rest = restOf(state);
  const changes = changesOf(state);
  toldApart(state);
  if (!isSame(rest, state)) {
    const now = factsOf(state);
    for (const fact of FACTS) if (rest.facts[fact] !== now[fact]) noteChange(state, fact);
    rest.facts = now;
    rest.level = state.us.level;
  }
  if (isSameList(rest.reduced, reduced)) return changes;
  for (const unit of [...without(rest.reduced, reduced), ...without(reduced, rest.reduced)])
    noteChange(state, whereIs(state, unit));
  rest.reduced = reduced.slice();
  return changes;
}

/** Name by name: it is asked at every turn. */
const isSame = ({ facts, level }: Rest, state: Readonly<State>): boolean =>
  level === state.us.level &&
  facts.denmark === state.powers.denmark &&
  facts.norway === state.powers.norway &&
  facts.greenland === state.powers.greenland &&
  facts.iceland === state.powers.iceland &&
  facts.azores === state.powers.azores &&
  facts.canaries === state.powers.canaries &&
  facts.trondheim === state.trondheimIsMajor &&
  facts['mixed-german'] === state.plans.german.mixed &&
  facts['mixed-allied'] === state.plans.allied.mixed;
