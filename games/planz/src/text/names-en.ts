/** The names of units and places in English, and the words that go with them in a sentence. */
import { listed } from '@derby/kernel/english';
import type { AreaId } from '../data/areas.ts';
import type { Power, Side, Stand } from '../data/powers.ts';
import type { TargetClass, UnitType } from '../data/types.ts';
import { type Nationality, UNITS, type UnitId } from '../data/units.ts';
import type { BaseId, ZoneId } from '../data/zones.ts';
import { isArea, isZone } from '../geography.ts';
import type { Place, TaskForce } from '../state.ts';
import { byNation, isFastConvoy, isNumbered, isUboat, markerSign, printed } from './counters.ts';

/** A type as it is called in a sentence: one counter, whatever number of ships. */
export const TYPE_NAMES: Readonly<Record<UnitType, string>> = {
  CV: 'fleet carrier',
  CVE: 'escort carrier',
  CVF: 'flight-deck cruiser',
  CVL: 'light carrier',
  AV: 'seaplane carrier',
  BB: 'battleship',
  BC: 'battlecruiser',
  BP: 'pocket battleship',
  CA: 'heavy cruiser',
  CB: 'large cruiser',
  CL: 'light cruiser',
  CS: 'scout cruiser',
  CSG: 'escort group',
  DD: 'destroyer flotilla',
  DDE: 'escort flotilla',
  AC: 'auxiliary cruiser',
  LS: 'landing flotilla',
  TR: 'transport',
  CONV: 'convoy',
  ORE: 'ore convoy',
  SS: 'submarine flotilla',
  SSC: 'cruiser-submarine flotilla',
  F: 'fighter wing',
  B: 'bomber wing',
  NB: 'naval strike wing',
  LR: 'long-range wing',
  SP: 'seaplane wing',
  SPT: 'seaplane-transport wing',
  AT: 'air-transport wing',
  INF: 'infantry unit',
  MAR: 'marine unit',
  ABN: 'airborne unit',
  MTN: 'mountain unit',
  MEC: 'mechanised unit',
  CD: 'coastal battery',
};

export const NATIONS: Readonly<Record<Nationality, string>> = {
  GER: 'German',
  ITA: 'Italian',
  GBR: 'British',
  FRA: 'French',
  USA: 'American',
  NOR: 'Norwegian',
  DEN: 'Danish',
  ANY: 'Allied',
};

/** Where the name on a counter is a word. */
const WORDED: Readonly<Partial<Record<UnitId, string>>> = {
  'B-CD-1': 'Gibraltar',
  'B-CD-2': 'Bermuda',
  'F-INF-2': 'Legion',
  'D-CD-1': 'Copenhagen',
  'N-CD-1': 'Narvik',
  'N-CD-2': 'Trondheim',
  'N-CD-3': 'Bergen',
  'N-DD-1': 'Panserskip',
};

const nameOf = (unit: UnitId): string => WORDED[unit] ?? printed(unit);

/** "BB-1", "Narvik", "Coastal 2": the counter alone. */
export const counter = (unit: UnitId): string => (isNumbered(unit) ? `Coastal ${printed(unit)}` : nameOf(unit));

function kindOf(unit: UnitId): string {
  const { type, nat } = UNITS[unit];
  if (type === 'CONV') return `${isFastConvoy(unit) ? 'fast' : 'slow'} convoy`;
  if (type === 'SS' && isUboat(unit)) return `${NATIONS[nat]} U-boat flotilla`;
  return `${NATIONS[nat]} ${TYPE_NAMES[type]}`;
}

/** "German battleship BB-1", "fast convoy FC-1", "Norwegian coastal battery Narvik". */
export const unit = (id: UnitId): string => `${kindOf(id)} ${nameOf(id)}`;

export const units = (ids: readonly UnitId[]): string => listed(ids.map(unit));

/** Many units in few words: "German BB-1, CV-1 (reduced) and SS-1, French BB-1". */
export const briefly = (ids: readonly UnitId[], reduced: readonly UnitId[] = []): string =>
  byNation(ids)
    .map(([nation, all]) => {
      const named = all.map((id) => `${counter(id)}${reduced.includes(id) ? ' (reduced)' : ''}`);
      return `${nation === 'ANY' ? (all.length > 1 ? 'convoys' : 'convoy') : NATIONS[nation]} ${listed(named)}`;
    })
    .join(', ');

export const SIDES: Readonly<Record<Side, string>> = { german: 'the Germans', allied: 'the Allies' };

/** "German submarines". */
export const OF_SIDE: Readonly<Record<Side, string>> = { german: 'German', allied: 'Allied' };

export const taskForce = (id: TaskForce): string => `Task Force ${markerSign(id)}`;

/** The name on the map. */
export const AREA_NAMES: Readonly<Record<AreaId, string>> = {
  AA: 'Davis Strait',
  AB: 'Greenland',
  AC: 'Denmark Strait',
  AD: 'Iceland',
  AE: 'Norwegian Sea',
  AF: 'Norwegian Coast',
  AG: 'Northern Baltic',
  AH: 'Labrador',
  AJ: 'Labrador Sea',
  AK: 'Cape Farewell Gap',
  AL: 'Rockall',
  AM: 'Western Approaches',
  AN1: 'Scapa Flow',
  AN2: 'Eastern North Sea',
  AO: 'Greater Germany',
  BA: 'Nova Scotia',
  BB: 'Newfoundland',
  BC: 'Grand Banks',
  BD: 'Mid-Atlantic Gap',
  BE: 'Southwest Approaches',
  BF1: 'English Channel',
  BF2: 'Bay of Biscay',
  CA: 'US East Coast',
  CB: 'Sable Bank',
  CC: 'Gulf Stream',
  CD: 'Corner Seamounts',
  CE: 'Azores',
  CF: 'Iberian Basin',
  CG: 'Gibraltar',
  DA: 'Gulf of Mexico',
  DB: 'US South Coast',
  DC: 'Bermuda',
  DD: 'Sargasso West',
  DE: 'Sargasso East',
  DF: 'Madeira Basin',
  DG: 'Canaries',
  DH: 'West Africa',
  DJ: 'Cape Verde Sea',
  DK: 'Central Atlantic',
  DL: 'Lesser Antilles',
  DM: 'Caribbean',
};

/** Where the area is called after its land, its water needs a word of its own. */
const WATERS: Readonly<Partial<Record<AreaId, string>>> = {
  AB: 'the sea off Greenland',
  AD: 'the sea off Iceland',
  AF: 'the sea off Norway',
  AH: 'the sea off Labrador',
  AL: 'the waters of Rockall',
  AN1: 'the sea off Scapa Flow',
  AO: 'the German waters',
  BA: 'the sea off Nova Scotia',
  BB: 'the sea off Newfoundland',
  CA: 'the sea off the US East Coast',
  CE: 'the sea off the Azores',
  CG: 'the sea off Gibraltar',
  DB: 'the sea off the US South Coast',
  DC: 'the sea off Bermuda',
  DD: 'the western Sargasso Sea',
  DE: 'the eastern Sargasso Sea',
  DG: 'the sea off the Canaries',
  DH: 'the sea off West Africa',
};

/** "the Norwegian Sea (AE)", "the sea off Iceland (AD)". */
export const sea = (id: AreaId): string => `${WATERS[id] ?? `the ${AREA_NAMES[id]}`} (${id})`;

export const ZONE_NAMES: Readonly<Record<ZoneId, string>> = {
  'AB-GRL': 'Greenland',
  'AC-GRL': 'East Greenland',
  'AD-ICE': 'Iceland',
  'AF-NAR': 'Narvik',
  'AF-TRO': 'Trondheim',
  'AH-CAN': 'Labrador',
  'AM-GBR': 'West Britain',
  'AN1-GBR': 'Scotland',
  'AN2-NOR': 'Southern Norway',
  'AN2-DEN': 'Denmark',
  'AO-GER': 'Greater Germany',
  'BA-CAN': 'Nova Scotia',
  'BB-CAN': 'Newfoundland',
  'BF1-ENG': 'Southern England',
  'BF1-FRA': 'Channel Coast',
  'BF2-FRA': 'Biscay Coast',
  'CA-USA': 'Northeastern States',
  'CE-AZO': 'Azores',
  'CG-GIB': 'Gibraltar',
  'DB-USA': 'Southeastern States',
  'DC-BER': 'Bermuda',
  'DG-CNY': 'Canaries',
  'DH-WAF': 'West Africa',
  'DM-WIN': 'West Indies',
};

export const BASE_NAMES: Readonly<Record<BaseId, string>> = {
  WILHELMSHAVEN: 'Wilhelmshaven',
  BALTIC_PORTS: 'Baltic Ports',
  PORTSMOUTH: 'Portsmouth',
  SCAPA_FLOW: 'Scapa Flow',
  WESTERN_APPROACHES: 'Western Approaches',
  CHANNEL_PORTS: 'Channel Ports',
  BISCAY: 'Bay of Biscay',
  GOOSE_BAY: 'Goose Bay',
  HALIFAX: 'Halifax',
  ST_JOHNS: 'St. John’s',
  CARIBBEAN: 'Caribbean',
  NEW_YORK: 'New York',
  CHARLESTON: 'Charleston',
  GIBRALTAR: 'Gibraltar',
  BERMUDA: 'Bermuda',
  AZORES: 'Azores',
  CANARIES: 'Canaries',
  ICELAND: 'Iceland',
  IVIGTUT: 'Ivigtut',
  NARVIK: 'Narvik',
  TRONDHEIM: 'Trondheim',
  BERGEN: 'Bergen',
  COPENHAGEN: 'Copenhagen',
  DAKAR: 'Dakar',
};

const AT: Readonly<Partial<Record<ZoneId, string>>> = {
  'AF-NAR': 'at',
  'AF-TRO': 'at',
  'BF1-FRA': 'on',
  'BF2-FRA': 'on',
  'CE-AZO': 'on',
  'CG-GIB': 'at',
  'DC-BER': 'on',
  'DG-CNY': 'on',
};

const HAS_ARTICLE: ReadonlySet<ZoneId> = new Set([
  'BF1-FRA',
  'BF2-FRA',
  'CA-USA',
  'CE-AZO',
  'DB-USA',
  'DG-CNY',
  'DM-WIN',
]);

/** "Iceland (AD-ICE)", "the Azores (CE-AZO)". */
export const zone = (id: ZoneId): string => `${HAS_ARTICLE.has(id) ? 'the ' : ''}${ZONE_NAMES[id]} (${id})`;
export const base = (id: BaseId): string => `${BASE_NAMES[id]} base`;

/** A sea zone, a land zone or a base. */
export const place = (id: Place): string => (isArea(id) ? sea(id) : isZone(id) ? zone(id) : base(id));
/** "in the Norwegian Sea (AE)", "at Narvik (AF-NAR)", "at Narvik base". */
export const within = (id: Place): string =>
  isArea(id) ? `in ${sea(id)}` : isZone(id) ? `${AT[id] ?? 'in'} ${zone(id)}` : `at ${base(id)}`;

export const POWERS: Readonly<Record<Power, string>> = {
  denmark: 'Denmark',
  norway: 'Norway',
  greenland: 'Greenland',
  iceland: 'Iceland',
  azores: 'the Azores',
  canaries: 'the Canaries',
};
const PLURAL: ReadonlySet<Power> = new Set(['azores', 'canaries']);
/** "Norway joins", "the Azores join". */
export const powerDoes = (power: Power, one: string, several: string): string =>
  `${POWERS[power]} ${PLURAL.has(power) ? several : one}`;

export const STANDS: Readonly<Record<Stand, string>> = {
  german: 'German',
  allied: 'Allied',
  neutral: 'neutral',
  occupied: 'no longer neutral',
};

/** A class as a target: "surface ships". */
export const CLASSES: Readonly<Record<TargetClass, string>> = {
  air: 'aircraft',
  surface: 'surface ships',
  submarine: 'submarines',
  ground: 'ground troops',
};
