/** XXI-10  Grinding War Phase: the armies press on. */
import type { Play } from '@derby/kernel';
import type { List } from './choices.ts';
import { type CounterId, type CrewId, kindOf } from './data/counters.ts';
import { LAST_BOX } from './data/tracks.ts';
import { roll } from './dice.ts';
import { inOrder, oneOfEach, resourcesInReach, type Table, takeAway } from './state.ts';
import type { Known } from './view.ts';

const ADVANCES = 6;
const RELENTLESS_TURN = 10;

/** XXI-10.0, XXI-10.1  One die an army; one success is enough, and more do not add (XXI-2.1.4). */
export function* grindingWar(t: Table): Play<void> {
  if (t.state.armies.length === 0) return;
  const dice = roll(t, t.state.armies.length);
  const modifier = t.state.options.relentlessArmies && t.state.turn >= RELENTLESS_TURN ? 1 : 0; // XXI-16.2.2
  const advance = dice.some((die) => die + modifier >= ADVANCES);
  const isLast = t.state.front === LAST_BOX;
  t.log('XXI-10.1', { what: 'armies-roll', dice, modifier, need: ADVANCES, advance, isLast });
  if (!advance) return;
  if (!isLast) moveUp(t);
  else yield* constantRetreat(t);
}

/** XXI-10.2, XXI-10.3a  Into the next box, the last included, and nothing else this turn. */
function moveUp(t: Table): void {
  t.state.front += 1;
  t.log(t.state.front === LAST_BOX ? 'XXI-10.3a' : 'XXI-10.2', { what: 'armies-advance', front: t.state.front });
}

/** XXI-10.3b  In the last box a success costs a crew on the map, or failing that a counter in the box (XXI-10.3c). */
function* constantRetreat(t: Table): Play<void> {
  if (crewsOnMap(t.state).length > 0) {
    const [, crew] = yield* t.choose('player', 'XXI-10.3b', losable(crewsOnMap));
    takeAway(t.state, crew as CrewId);
    scrap(t, 'XXI-10.3b', crew);
  } else if (t.state.allocation.length > 0) {
    const [, counter] = yield* t.choose('player', 'XXI-10.3c', losable(inTheBox));
    t.state.allocation = t.state.allocation.filter((id) => id !== counter);
    scrap(t, 'XXI-10.3c', counter);
  } else {
    t.log('XXI-10.3c', { what: 'retreat-costs-nothing' });
  }
}

const crewsOnMap = (state: Readonly<Known>): CrewId[] =>
  resourcesInReach(state).filter((id): id is CrewId => kindOf(id) === 'crew');

const inTheBox = (state: Readonly<Known>): CounterId[] => inOrder(state.allocation);

const losable =
  (countersOf: (state: Readonly<Known>) => readonly CounterId[]) =>
  (list: List<'lose'>, state: Readonly<Known>): void => {
    for (const id of oneOfEach(state, countersOf(state))) list.open(['lose', id]);
  };

function scrap(t: Table, rule: 'XXI-10.3b' | 'XXI-10.3c', counter: CounterId): void {
  t.state.scrap.push(counter);
  t.log(rule, { what: 'retreat-costs', counter });
}
