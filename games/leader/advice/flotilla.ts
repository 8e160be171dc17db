/** Advice for set-up and the Strategic Segment: boats, levels, options. */

import type { Choice } from '../src/choices.ts';
import { conditionOf } from '../src/crew.ts';
import { BOATS, type BoatId, type ClassId, card, type Level } from '../src/data/boats.ts';
import type { AreaId, CampaignId } from '../src/data/campaigns.ts';
import { isInPort, sheetOf } from '../src/map.ts';
import { boatsInPlay } from '../src/state.ts';
import { torpedoesOf } from '../src/torpedo-room.ts';
import type { Known } from '../src/view.ts';
import type { Open } from './advice.ts';
import { best } from './choices.ts';
import { huntingGroundFor } from './grounds.ts';

/** The book: Type IX boats, Type VII with an ability, and what else fits; in the order in which they are bought. */
const BOOK: Readonly<Record<CampaignId, readonly BoatId[]>> = {
  'battle-begins': ['U-38', 'U-48', 'U-47', 'U-51', 'U-43', 'U-37', 'U-30', 'U-23'],
  'happy-time': ['U-122', 'U-96', 'U-47', 'U-107', 'U-48', 'U-100', 'U-38', 'U-51'],
  drumbeat: ['U-103', 'U-43', 'U-96', 'U-505', 'U-160', 'U-564', 'U-124', 'U-98'],
  hunted: ['U-96', 'U-564', 'U-552', 'U-203', 'U-160', 'U-68', 'U-43', 'U-98'],
};
const MOST_BOATS = 6;
/** SO kept back for Intel and R&R, at least. */
const KEPT = 1;

/** The next Trained boat that this many SO can pay, beside those there are. */
const nextByTheBook = (known: Readonly<Known>, there: readonly BoatId[], so: number): BoatId | undefined =>
  there.length < MOST_BOATS
    ? BOOK[known.campaign].find((id) => !there.includes(id) && card(id, 'trained').so <= so - KEPT)
    : undefined;

const boatIds = ({ boats }: Readonly<Known>): BoatId[] => boats.map((boat) => boat.id);

/** Trained boats in the order of the book, until nearly all SO are spent. */
export function chooseBoat(known: Readonly<Known>, open: Open): Choice | undefined {
  const wanted = nextByTheBook(known, boatIds(known), known.so);
  const boat = open.find((choice) => choice[0] === 'boat' && choice[1] === wanted);
  return boat ?? open.find((choice) => choice[0] === 'done');
}

/** Trained; a Veteran where the difference can be spared and buys no further boat. */
export function chooseLevel(known: Readonly<Known>, open: Open): Choice | undefined {
  const { acting, so } = known;
  if (!acting) return undefined;
  const more = nextByTheBook(known, [...boatIds(known), acting], so - card(acting, 'trained').so);
  const wanted: Level = !more && card(acting, 'veteran').so <= so - KEPT ? 'veteran' : 'trained';
  return open.find((choice) => choice[1] === wanted);
}

/** SO a stronger leader keeps back. */
const RESERVE = 2;

/** What a boat is worth to a flotilla, by its class and what its crew can do. */
const CLASS_APPEAL: Readonly<Record<ClassId, number>> = {
  IIB: 2.6,
  IIC: 2.6,
  VIIA: 6,
  VIIB: 8,
  VIIC: 8.5,
  IXA: 12.5,
  IXB: 15,
  IXC: 13,
  XXI: 16,
};
const ABILITY_APPEAL = 1;

const appeal = (id: BoatId): number => CLASS_APPEAL[BOATS[id].class] + (BOATS[id].ability ? ABILITY_APPEAL : 0);

/** Trained boats, the most for their price first, as long as the purse allows. */
export function counselBoat(known: Readonly<Known>, open: Open): Choice | undefined {
  const purse = known.so - RESERVE;
  const affordable = open.filter((choice) => choice[0] === 'boat' && card(choice[1], 'trained').so <= purse);
  const found = best(affordable, (choice) =>
    choice[0] === 'boat' ? appeal(choice[1]) / card(choice[1], 'trained').so : 0,
  );
  return found ?? open.find((choice) => choice[0] === 'done') ?? open[0];
}

/** Trained; a Veteran where the difference would buy nothing else. */
export function counselLevel(known: Readonly<Known>, open: Open): Choice | undefined {
  const { acting, so } = known;
  if (!acting) return undefined;
  const left = so - card(acting, 'veteran').so;
  const wanted: Level = left >= 0 && left <= 3 ? 'veteran' : 'trained';
  return open.find((choice) => choice[1] === wanted) ?? open[0];
}

/** The higher level where it can be paid without emptying the purse. */
export function chooseDealt(known: Readonly<Known>, open: Open): Choice | undefined {
  const cards = open.filter((choice) => choice[0] === 'take');
  return best(cards, (choice) => (choice[0] === 'take' ? level(known, choice[1], choice[2]) : 0));
}

const level = (known: Readonly<Known>, id: BoatId, at: Level): number =>
  (card(id, at).so <= known.so / 3 ? 1 : 0) + card(id, at).so / 100;

/** R&R for tired crews in port, Intel for the boat with most torpedoes. */
export function chooseOption(known: Readonly<Known>, open: Open): Choice | undefined {
  const tired = boatsInPlay(known).filter((boat) => isInPort(known, boat) && boat.stress >= 3).length;
  const rest = tired >= 3 && open.find((choice) => choice[1] === 'rest');
  if (rest) return rest;
  const intel = known.intel.length === 0 && hunterArea(known) && open.find((choice) => choice[1] === 'intel');
  return intel || open.find((choice) => choice[0] === 'end');
}

/** Where the boat with most torpedoes will search. */
function hunterArea(known: Readonly<Known>): AreaId | undefined {
  const hunters = boatsInPlay(known).filter(
    (boat) => conditionOf(boat) === 'okay' && torpedoesOf(boat) >= 5 && !isInPort(known, boat),
  );
  const hunter = best(hunters, torpedoesOf);
  return hunter && huntingGroundFor(known, hunter);
}

export function chooseMark(known: Readonly<Known>, open: Open): Choice | undefined {
  const area = hunterArea(known);
  return open.find((choice) => choice[1] === area) ?? open[0];
}

/** As many mines as the best row of a box asks for, from the racks first. */
export function chooseMineLoad(known: Readonly<Known>, open: Open): Choice | undefined {
  const most = Math.max(...Object.values(sheetOf(known).areas).map((area) => area.mine?.table.at(-1)?.[0] ?? 0));
  const boat = known.boats.find((one) => one.id === known.acting);
  const wanted = boat ? most - boat.ready.mines - boat.stored.mines : 0;
  return best(open, (choice) => (choice[0] === 'mines' ? -Math.abs(choice[3] - wanted) : 0));
}
