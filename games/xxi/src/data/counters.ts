/** XXI-2.0a, XXI-2.1 … 2.3  The 88 counters. */
import type { Letter } from './map.ts';

export type Kind = 'hull' | 'system' | 'crew';
type HullId = `hull-${'A' | 'B' | 'C'}-${number}`;
type SystemId = `sys-${'D' | 'E'}-${number}`;
export type CrewId = `crew-${'F' | 'G'}-${number}`;
export type ResourceId = HullId | SystemId | CrewId;
export type CommandId = `ibg-${number}`;
export type ConvoyId = `convoy-${number}`;
export type ArmyId = `army-${number}`;
export type DevastationId = `dev-${number}`;
export type FlakId = `aa-${number}`;
type PriorityId = `prio-${number}`;
type SevenId = `vii-${number}`;
export type TwentyOneId = `xxi-${number}`;
export type FlotillaId = SevenId | TwentyOneId;
export type CounterId = ResourceId | CommandId | ConvoyId | ArmyId | DevastationId | FlakId | PriorityId | FlotillaId;

const numbered = <P extends string>(prefix: P, count: number): `${P}-${number}`[] =>
  Array.from({ length: count }, (_, i): `${P}-${number}` => `${prefix}-${i + 1}`);

/** XXI-2.2.1, XXI-2.2.2, XXI-2.2.3  How many counters each letter has, and of which kind. */
const MIX: readonly (readonly [Letter, Kind, number])[] = [
  ['A', 'hull', 6],
  ['B', 'hull', 5],
  ['C', 'hull', 5],
  ['D', 'system', 4],
  ['E', 'system', 4],
  ['F', 'crew', 4],
  ['G', 'crew', 4],
];
const PREFIX: Readonly<Record<Kind, string>> = { hull: 'hull', system: 'sys', crew: 'crew' };

export const KINDS: readonly Kind[] = ['hull', 'system', 'crew'];
export const RESOURCES: readonly ResourceId[] = MIX.flatMap(
  ([letter, kind, count]) => numbered(`${PREFIX[kind]}-${letter}`, count) as ResourceId[],
);
/** XXI-2.2.4  One finishes each Type XXI; the others pay for repairs. */
export const COMMANDS: readonly CommandId[] = numbered('ibg', 10);
export const ARMIES: readonly ArmyId[] = numbered('army', 8);
export const DEVASTATIONS: readonly DevastationId[] = numbered('dev', 8);
/** XXI-2.2.5, XXI-2.2.6  Heavy AA and priority transports: only options bring them into play. */
export const FLAK: readonly FlakId[] = numbered('aa', 2);
export const PRIORITIES: readonly PriorityId[] = numbered('prio', 3);
export const SEVENS: readonly SevenId[] = numbered('vii', 3);
export const TWENTY_ONES: readonly TwentyOneId[] = numbered('xxi', 5);

/** XXI-2.1.3  The lowest die that sinks each convoy. */
const CONVOY_VALUE: Readonly<Record<ConvoyId, number>> = {
  'convoy-1': 4,
  'convoy-2': 4,
  'convoy-3': 5,
  'convoy-4': 5,
  'convoy-5': 5,
  'convoy-6': 5,
  'convoy-7': 5,
  'convoy-8': 6,
};
export const CONVOYS = Object.keys(CONVOY_VALUE) as ConvoyId[];
export const convoyValue = (id: ConvoyId): number => CONVOY_VALUE[id] ?? 6;
/** XXI-16.2.3  The convoy that only an option brings into play. */
export const EIGHTH_CONVOY: ConvoyId = 'convoy-8';
/** XXI-2.1.1a, XXI-16.1.3  The flotilla that only an option brings into play. */
export const THIRD_SEVEN: SevenId = 'vii-3';

/** XXI-2.3.2  The resource that pays for the repair, by the icon on the marker. */
export const DEVASTATION_ICON: Readonly<Record<DevastationId, Kind>> = {
  'dev-1': 'hull',
  'dev-2': 'hull',
  'dev-3': 'hull',
  'dev-4': 'hull',
  'dev-5': 'system',
  'dev-6': 'system',
  'dev-7': 'crew',
  'dev-8': 'crew',
};

/** The transport marker, which is a number in the state, and the unprinted spares. */
export const MARKERS_OUTSIDE_PLAY = 1;
export const BLANKS = 8;

export type CounterKind =
  | Kind
  | 'command'
  | 'convoy'
  | 'army'
  | 'devastation'
  | 'flak'
  | 'priority'
  | 'seven'
  | 'twenty-one';

const KIND_OF_PREFIX: Readonly<Record<string, CounterKind>> = {
  hull: 'hull',
  sys: 'system',
  crew: 'crew',
  ibg: 'command',
  convoy: 'convoy',
  army: 'army',
  dev: 'devastation',
  aa: 'flak',
  prio: 'priority',
  vii: 'seven',
  xxi: 'twenty-one',
};

/** All counters that can be in play, in the order of the countersheet. */
export const COUNTERS: readonly CounterId[] = [
  ...RESOURCES,
  ...COMMANDS,
  ...CONVOYS,
  ...ARMIES,
  ...DEVASTATIONS,
  ...FLAK,
  ...PRIORITIES,
  ...SEVENS,
  ...TWENTY_ONES,
];

/** What is looked up by counter is kept in maps: for keys made at run time they are twice as fast as records. */
const KIND_OF = new Map(COUNTERS.map((id) => [id, KIND_OF_PREFIX[id.split('-')[0] ?? ''] as CounterKind]));
const RANK = new Map(COUNTERS.map((id, rank) => [id, rank]));
const LETTER_OF = new Map<CounterId, Letter>(RESOURCES.map((id) => [id, id.split('-')[1] as Letter]));

export const kindOf = (id: CounterId): CounterKind => KIND_OF.get(id) as CounterKind;
export const resourceKind = (id: ResourceId): Kind => KIND_OF.get(id) as Kind;
export const letterOf = (id: ResourceId): Letter => LETTER_OF.get(id) as Letter;
/** The place of a counter on the countersheet: ties go to the lowest. */
export const rankOf = (id: CounterId): number => RANK.get(id) as number;

export const isResource = (id: CounterId): id is ResourceId => LETTER_OF.has(id);
export const isFlotilla = (id: CounterId): id is FlotillaId =>
  KIND_OF.get(id) === 'seven' || KIND_OF.get(id) === 'twenty-one';
export const isCommand = (id: CounterId): id is CommandId => KIND_OF.get(id) === 'command';
export const isDevastation = (id: CounterId): id is DevastationId => KIND_OF.get(id) === 'devastation';
export const isPriority = (id: CounterId): id is PriorityId => KIND_OF.get(id) === 'priority';

/** What is printed on a counter: two counters with the same face are the same to a player. */
export const faceOf = (id: CounterId): string => FACE_OF.get(id) as string;

const FACE_OF = new Map(COUNTERS.map((id) => [id, printedOn(id)]));

function printedOn(id: CounterId): string {
  if (isResource(id)) return `${kindOf(id)}-${letterOf(id)}`;
  if (isDevastation(id)) return `devastation-${DEVASTATION_ICON[id]}`;
  if (id in CONVOY_VALUE) return `convoy-${convoyValue(id as ConvoyId)}`;
  return kindOf(id);
}
