/** The operation that a choice is part of: what a boat, a convoy, a warship or an aircraft is about just now. */
import { notation, type Question } from '@derby/kernel';
import type { Asks, Choice } from '../src/choices.ts';
import type { Side } from '../src/data/sides.ts';
import type { ShipId } from '../src/data/warships.ts';
import type { OperationName } from '../src/reasons.ts';
import type { Drumbeat, State } from '../src/state.ts';
import { isConvoy, isSub, subOf } from '../src/units.ts';
import { BOOK, type Doctrine, STAFF } from './doctrine.ts';
import { advisedBy } from './planner.ts';
import { TASK_FORCE } from './ships.ts';
import { type Intent, intentOf } from './submarines.ts';

type Known = Readonly<State>;
type Namer = (known: Known, choice: Choice, doctrine: Doctrine, side: Side) => OperationName | undefined;

const BY_INTENT: Readonly<Record<Intent['about'], OperationName>> = {
  strike: 'drumbeat',
  stalk: 'stalking',
  wait: 'lying-in-wait',
  home: 'homeward',
  refit: 'homeward',
  fuel: 'refuelling',
  station: 'supply-station',
  frogmen: 'frogmen',
};

const inTheAir: Namer = (known, choice) => {
  switch (
    choice[0] === 'target' || choice[0] === 'sweep' || choice[0] === 'escort' ? known.sortie?.action : choice[0]
  ) {
    case 'patrol':
      return 'air-watch';
    case 'attack':
      return 'air-hunt';
    case 'bomb':
      return 'air-raid';
    case 'fight':
      return 'air-cover';
    case 'frogmen':
      return 'frogmen';
    default:
      return undefined;
  }
};

const onTheMap: Namer = (known, [verb, unit], doctrine) => {
  if (unit === undefined) return undefined;
  const id = String(unit);
  if (isSub(id)) return BY_INTENT[intentOf(known, subOf(known, id), doctrine).about];
  if (isConvoy(id)) return verb === 'form' || verb === 'join' ? 'escort' : 'convoy-run';
  return (unit as ShipId) === TASK_FORCE ? 'shore-raid' : 'hunting-group';
};

const inContact: Namer = (_known, _choice, _doctrine, side) => (side === 'axis' ? 'drumbeat' : 'convoy-defence');
const always =
  (name: OperationName): Namer =>
  () =>
    name;
/** Enough of something is no part of it. */
const unlessDone =
  (name: OperationName): Namer =>
  (_known, [verb]) =>
    verb === 'done' ? undefined : name;

const NAMERS: Partial<Readonly<Record<Asks, Namer>>> = {
  'PK-5.1.2': always('arrival'),
  'PK-21.1': always('arrival'),
  'PK-21.2': always('arrival'),
  'PK-5.2.2': unlessDone('air-cover'),
  'PK-9.4.1': unlessDone('air-cover'),
  'PK-5.3.1': inTheAir,
  'PK-5.3.3': inTheAir,
  'PK-18.5': inTheAir,
  'PK-12.8': inTheAir,
  'PK-12.5': inTheAir,
  'PK-12.4': inTheAir,
  'PK-21.3.2': inTheAir,
  'PK-5.4.1': onTheMap,
  'PK-6.7': onTheMap,
  'PK-5.6.1': onTheMap,
  'PK-11.2': always('refuelling'),
  'PK-21.2.1': always('frogmen'),
  'PK-7.1': inContact,
  'PK-7.7': inContact,
  'PK-5.5.7': inContact,
  'PK-7.13': inContact,
  'PK-8.1': inContact,
  'PK-9.5': inContact,
  'PK-9.3.1': inContact,
  'PK-8.3': unlessDone('air-hunt'),
  'PK-9.4.3': always('air-hunt'),
  'PK-5.6.2': unlessDone('air-hunt'),
  'PK-5.5.21': unlessDone('shore-raid'),
};

/** What neither doctrine would choose is part of nothing; nor is a standing order. */
export function serves(known: Known, question: Question<Drumbeat>, choice: Choice): OperationName | undefined {
  if (choice[0] === 'order') return undefined;
  const words = notation(choice);
  const doctrine = [STAFF, BOOK].find((one) => notation(advisedBy(one)(known, question)) === words);
  return doctrine && NAMERS[question.rule]?.(known, choice, doctrine, question.seat);
}
