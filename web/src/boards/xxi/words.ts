/** The words on the sheet, in both languages; sentences come from the game's own text. */
import {
  type ConvoyId,
  type CounterId,
  type CounterKind,
  convoyValue,
  DEVASTATION_ICON,
  type DevastationId,
  isResource,
  type Kind,
  kindOf,
  letterOf,
} from '@derby/xxi/data/counters';
import type { Area, BoxName, FrontBox, Rating } from '@derby/xxi/data/tracks';
import * as enNames from '@derby/xxi/text/names-en';
import * as frNames from '@derby/xxi/text/names-fr';

export interface Words {
  readonly seas: readonly [north: string, baltic: string];
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly counters: Readonly<Record<CounterKind, string>>;
  readonly ratings: Readonly<Record<Rating, string>>;
  readonly areas: Readonly<Record<Area, string>>;
  readonly boxes: Readonly<Record<BoxName, string>>;
  readonly fronts: Readonly<Record<FrontBox, string>>;
  readonly months: readonly string[];
  readonly grades: Readonly<Record<'decisive' | 'operational' | 'marginal', string>>;
  readonly places: Readonly<
    Record<'allocation' | 'scrap' | 'pile' | 'pen' | 'valentin' | 'front' | 'points' | 'home' | 'yard', string>
  >;
  readonly score: Readonly<
    Record<'turn' | 'sunk' | 'waiting' | 'balance' | 'overlord' | 'overlordShort' | 'toGo', string>
  >;
  readonly odds: Readonly<
    Record<
      | 'full'
      | 'depleted'
      | 'sunk'
      | 'sinks'
      | 'escorts'
      | 'missed'
      | 'pass'
      | 'reaches'
      | 'flotilla'
      | 'hunters'
      | 'depthCharges',
      string
    >
  >;
  readonly legend: Readonly<Record<'water' | 'rail' | 'devastated', string>>;
  readonly value: string;
  readonly depleted: string;
  readonly sailed: string;
  readonly devastated: string;
  readonly hub: string;
  readonly bombed: (ways: number) => string;
  readonly cost: string;
  readonly built: string;
  readonly draws: (draws: number, transport: number) => string;
  readonly escorts: (dice: number) => string;
  readonly test: (rating: string, need: number, charges: number) => string;
  readonly copies: (count: number) => string;
}

const en: Words = {
  seas: ['North Sea', 'Baltic Sea'],
  kinds: { hull: 'Hull', system: 'System', crew: 'Crew' },
  counters: {
    hull: 'Hull',
    system: 'System',
    crew: 'Crew',
    command: 'IBG Command',
    convoy: 'Convoy',
    army: 'Army',
    devastation: 'Devastation',
    flak: 'Heavy AA',
    priority: 'Priority Transport',
    seven: 'Flotilla, Type VII',
    'twenty-one': 'Flotilla, Type XXI',
  },
  ratings: { engine: 'Engine', silence: 'Silence', attack: 'Attack', defense: 'Defense' },
  areas: { AO: 'Atlantic Ocean', WA: 'Western Approaches' },
  boxes: enNames.BOXES,
  fronts: enNames.FRONTS,
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  grades: { decisive: 'to decisive', operational: 'to operational', marginal: 'to marginal' },
  places: {
    allocation: 'Allocation',
    scrap: 'Scrap Pile',
    pile: 'Draw Pile',
    pen: 'Prototype Pen',
    valentin: 'Valentin',
    front: 'Front',
    points: 'Transport',
    home: 'Trip Home',
    yard: 'shipyard',
  },
  score: {
    turn: 'Turn',
    sunk: 'Sunk',
    waiting: 'Approaches',
    balance: 'Balance',
    overlord: 'Six convoys in the Approaches mean defeat from the invasion on',
    overlordShort: 'Overlord',
    toGo: 'to go',
  },
  odds: {
    full: 'full',
    depleted: 'depleted',
    sunk: 'sunk',
    sinks: 'sinks',
    escorts: 'hit',
    pass: 'passes',
    reaches: 'reaches the area',
    missed: 'missed',
    flotilla: 'Flotilla',
    hunters: 'Hunters and prey',
    depthCharges: 'Depth charges',
  },
  legend: { water: 'Waterway', rail: 'Railway', devastated: 'Devastated' },
  value: 'value',
  depleted: 'depleted',
  sailed: 'has sailed',
  devastated: 'Devastated',
  hub: 'hub',
  bombed: (ways) => `bombed on ${ways} of 216 rolls`,
  cost: 'Cost',
  built: 'Built',
  draws: (draws, transport) => `draw ${draws}, transport 1d6 + ${transport}`,
  escorts: (dice) => `escorts roll ${dice} dice`,
  test: (rating, need, charges) => `${rating} ${need}+, depth charges ${charges}`,
  copies: (count) => `${count} of them`,
};

const fr: Words = {
  seas: ['Mer du Nord', 'Mer Baltique'],
  kinds: { hull: 'Coque', system: 'Système', crew: 'Équipage' },
  counters: {
    hull: 'Coque',
    system: 'Système',
    crew: 'Équipage',
    command: 'Commandement IBG',
    convoy: 'Convoi',
    army: 'Armée',
    devastation: 'Dévastation',
    flak: 'Flak lourde',
    priority: 'Transport prioritaire',
    seven: 'Flottille de Type VII',
    'twenty-one': 'Flottille de Type XXI',
  },
  ratings: { engine: 'Moteur', silence: 'Silence', attack: 'Attaque', defense: 'Défense' },
  areas: { AO: 'Atlantique', WA: 'Approches occidentales' },
  boxes: frNames.BOXES,
  fronts: frNames.FRONTS,
  months: ['jan', 'fév', 'mars', 'avr', 'mai', 'juin', 'juil', 'août', 'sept', 'oct', 'nov', 'déc'],
  grades: { decisive: '→ décisive', operational: '→ opérat.', marginal: '→ marginale' },
  places: {
    allocation: 'Affectation',
    scrap: 'Rebut',
    pile: 'Pioche',
    pen: 'Bassin des prototypes',
    valentin: 'Valentin',
    front: 'Front',
    points: 'Transport',
    home: 'Retour périlleux',
    yard: 'chantier naval',
  },
  score: {
    turn: 'Tour',
    sunk: 'Coulés',
    waiting: 'Approches',
    balance: 'Solde',
    overlord: 'Six convois dans les Approches donnent la défaite dès le débarquement',
    overlordShort: 'Overlord',
    toGo: 'à gagner',
  },
  odds: {
    full: 'intacte',
    depleted: 'amoindrie',
    sunk: 'perdue',
    sinks: 'coule',
    escorts: 'touchée',
    pass: 'passe',
    reaches: 'atteint la zone',
    missed: 'manquée',
    flotilla: 'Flottille',
    hunters: 'Chasseurs et proies',
    depthCharges: 'Grenades',
  },
  legend: { water: 'Voie d’eau', rail: 'Voie ferrée', devastated: 'Dévasté' },
  value: 'valeur',
  depleted: 'amoindrie',
  sailed: 'a déjà appareillé',
  devastated: 'dévasté',
  hub: 'centre',
  bombed: (ways) => `bombardé sur ${ways} jets de 216`,
  cost: 'Coût',
  built: 'Construit',
  draws: (draws, transport) => `${draws} tirages, transport 1d6 + ${transport}`,
  escorts: (dice) => `les escortes lancent ${dice} dés`,
  test: (rating, need, charges) => `${rating} ${need}+, grenades ${charges}`,
  copies: (count) => `${count} en tout`,
};

export const WORDS = { en, fr } as const;

/** What a screen reader says of a counter. */
export function counterName(id: CounterId, words: Words): string {
  const kind = kindOf(id);
  const name = words.counters[kind];
  if (isResource(id)) return `${name} ${letterOf(id)}`;
  if (kind === 'convoy') return `${name}, ${words.value} ${convoyValue(id as ConvoyId)}`;
  if (kind === 'devastation') return `${name} (${words.kinds[DEVASTATION_ICON[id as DevastationId] ?? 'hull']})`;
  return kind === 'seven' || kind === 'twenty-one' || kind === 'army' ? `${name} ${id.split('-').at(-1)}` : name;
}
