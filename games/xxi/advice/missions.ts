/** The planner's eye for missions: who sails where, and when to turn back. */

import type { Choice } from '../src/choices.ts';
import { type ConvoyId, convoyValue, type FlotillaId } from '../src/data/counters.ts';
import type { Area } from '../src/data/tracks.ts';
import { isDepleted, isTwentyOne, modelInForce } from '../src/flotillas.ts';
import { byRank } from '../src/state.ts';
import type { Known } from '../src/view.ts';

type Open = readonly Choice[];

const LATE_TURN = 20;
const CRISIS_TURN = 9;
const CRISIS_CONVOYS = 6;

/** The last two months: nothing is kept back. */
const isLate = (known: Readonly<Known>): boolean => known.turn >= LATE_TURN;

/** The invasion is near and the convoys for it are on their way. */
const isCrisis = (known: Readonly<Known>): boolean =>
  known.turn >= CRISIS_TURN && known.convoys.AO.length + known.convoys.WA.length >= CRISIS_CONVOYS;

/** Type XXIs first, then Type VIIs, each to its destination, if it has one. */
export function chooseMission(known: Readonly<Known>, open: Open): Choice | undefined {
  const inOrder = [...known.valentin].sort((a, b) => Number(isTwentyOne(b)) - Number(isTwentyOne(a)) || byRank(a, b));
  for (const flotilla of inOrder) {
    const area = destination(known, flotilla);
    const order = open.find((choice) => choice[0] === 'send' && choice[1] === flotilla && choice[2] === area);
    if (order) return order;
  }
  return open.find((choice) => choice[0] === 'end-missions');
}

/** The Atlantic where there is something to meet; the Western Approaches only for good reason. */
function destination(known: Readonly<Known>, flotilla: FlotillaId): Area | undefined {
  if (known.convoys.AO.length > 0) return 'AO';
  const waiting = known.convoys.WA.length;
  if (waiting === 0) return undefined;
  const isFit = isTwentyOne(flotilla) ? ['C', 'D'].includes(modelInForce(known) ?? '') : waiting >= 5;
  return isLate(known) || isCrisis(known) || isFit ? 'WA' : undefined;
}

/** On the way: go on while at full strength, or when the next station is the area, or when it is late. */
export function chooseOnMission(known: Readonly<Known>, open: Open): Choice | undefined {
  const { mission } = known;
  if (!mission) return undefined;
  const take = (verb: Choice[0]): Choice | undefined => open.find((choice) => choice[0] === verb);
  if (open[0]?.[0] === 'attack') return easiestConvoy(open);
  const isHurt = isDepleted(known, mission.flotilla) && !isLate(known);
  if (take('attack-again')) return isHurt ? take('go-home') : take('attack-again');
  if (take('return')) return isLate(known) ? take('go-on') : take('return');
  return isHurt && mission.station !== 4 ? take('abort') : take('go-on');
}

const easiestConvoy = (open: Open): Choice | undefined =>
  [...open].sort((a, b) => convoyValue(a[1] as ConvoyId) - convoyValue(b[1] as ConvoyId))[0];

/** Flotillas of one type are as good as each other: the planner's own first, then one of the other type. */
export function differentMissions(known: Readonly<Known>, open: Open): Open {
  const first = chooseMission(known, open);
  const found: Choice[] = first ? [first] : [];
  for (const choice of open) if (!found.some((other) => isSameMission(choice, other))) found.push(choice);
  return found;
}

const isSameMission = (one: Choice, other: Choice): boolean =>
  one[0] === other[0] &&
  (one[0] !== 'send' || (other[0] === 'send' && one[2] === other[2] && isTwentyOne(one[1]) === isTwentyOne(other[1])));
