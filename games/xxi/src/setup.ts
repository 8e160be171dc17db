/** XXI-13  Setup: what lies where before the first turn. */
import type { Options, Play } from '@derby/kernel';
import {
  ARMIES,
  COMMANDS,
  CONVOYS,
  type CounterId,
  DEVASTATIONS,
  EIGHTH_CONVOY,
  FLAK,
  letterOf,
  PRIORITIES,
  RESOURCES,
  type ResourceId,
  SEVENS,
  THIRD_SEVEN,
  TWENTY_ONES,
} from './data/counters.ts';
import { OPTIONS, type OptionId } from './options.ts';
import { nowhere, type State, type Table, type Xxi } from './state.ts';

/** XXI-13.0a … 13.0e  The draw pile still lies in the order of the countersheet: it is shuffled as the first phase. */
export function setup(chosen: Options<Xxi>): State {
  const options = flags(chosen);
  return {
    turn: 1,
    phase: 'setup',
    options,
    drawPile: drawPile(options),
    scrap: [],
    turnTrack: [],
    allocation: [],
    spaces: RESOURCES.map((id) => (startsOnMap(id) ? letterOf(id) : null)),
    squares: { '8': [], '12': [], '18': [] },
    devastation: {},
    flak: {},
    points: 0, // XXI-13.0c
    moved: nowhere(),
    rushing: null,
    convoys: { AO: [], WA: [] },
    sunk: 0,
    pen: [...TWENTY_ONES],
    valentin: SEVENS.filter((id) => !setAside(options).includes(id)), // XXI-13.0b, XXI-16.1.3
    depleted: [],
    sailed: [],
    mission: null,
    armies: [],
    front: 0,
    commands: [],
    repairs: 0,
    ending: null,
    tally: {
      built: [],
      sunkBy: { VII: 0, A: 0, B: 0, C: 0, D: 0 },
      sevensLost: 0,
      twentyOnesLost: 0,
      bombed: 0,
      repairs: 0,
      refills: 0,
    },
  };
}

/** XXI-13.0e  The cup is shuffled. */
export function* shuffleCup(t: Table): Play<void> {
  t.shuffle(t.state.drawPile);
}

const flags = (chosen: Options<Xxi>): Record<OptionId, boolean> =>
  Object.freeze(Object.fromEntries(OPTIONS.map(({ id }) => [id, chosen[id] === true])) as Record<OptionId, boolean>);

/** XXI-13.0a  The first counter of each letter stands on its production city. */
const startsOnMap = (id: ResourceId): boolean => id.endsWith('-1');

/** XXI-13.0d  The counters that no option has brought in (XXI-16.1.3, XXI-16.1.6, XXI-16.1.8, XXI-16.2.3). */
export const setAside = (options: Readonly<Record<OptionId, boolean>>): CounterId[] => [
  ...(options.thirdTypeVII ? [] : [THIRD_SEVEN]),
  ...(options.convoySix ? [] : [EIGHTH_CONVOY]),
  ...(options.heavyAA ? [] : FLAK),
  ...(options.priorityTransport ? [] : PRIORITIES),
];

/** XXI-13.0e  58 counters, and those that an option brings in. */
function drawPile(options: Readonly<Record<OptionId, boolean>>): CounterId[] {
  const aside = setAside(options);
  const parts = RESOURCES.filter((id) => !startsOnMap(id));
  const all = [...parts, ...COMMANDS, ...CONVOYS, ...ARMIES, ...DEVASTATIONS, ...FLAK, ...PRIORITIES];
  return all.filter((id) => !aside.includes(id));
}
