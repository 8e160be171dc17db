/** The parts of the sheet to which a player can jump, and which of them each question is about. */
import type { View } from '@derby/leader/view';
import type { Region } from '../board.ts';
import type { Spot } from '../kit/box.ts';
import { zoneSpot } from './layout.ts';
import { areaSpot } from './places.ts';
import { boatBy, type Stage, shipsOf, stageOf } from './scene.ts';

/** The parts of map and display: on a phone they are so large that any counter in them can be touched. */
const PARTS: readonly Region[] = [
  { id: 'north-west', name: { en: 'NW', fr: 'NO' }, box: [8, 58, 297, 264] },
  { id: 'north', name: { en: 'N', fr: 'N' }, box: [230, 58, 297, 264] },
  { id: 'north-east', name: { en: 'NE', fr: 'NE' }, box: [527, 58, 297, 264] },
  { id: 'west', name: { en: 'W', fr: 'O' }, box: [8, 246, 297, 264] },
  { id: 'middle', name: { en: 'Middle', fr: 'Milieu' }, box: [230, 246, 297, 264] },
  { id: 'east', name: { en: 'E', fr: 'E' }, box: [527, 246, 297, 264] },
  { id: 'south-west', name: { en: 'SW', fr: 'SO' }, box: [8, 434, 297, 264] },
  { id: 'south', name: { en: 'S', fr: 'S' }, box: [230, 434, 297, 264] },
  { id: 'south-east', name: { en: 'SE', fr: 'SE' }, box: [527, 434, 297, 264] },
];

export const REGIONS: readonly Region[] = [
  /** To look at: whatever is asked leads to a part in which it can be touched. */
  { id: 'whole', name: { en: 'Map', fr: 'Carte' }, box: [28, 70, 616, 616] },
  ...PARTS,
  { id: 'ships', name: { en: 'Ships', fr: 'Navires' }, box: [672, 84, 340, 294] },
  { id: 'more-ships', name: { en: 'Ships 2', fr: 'Navires 2' }, box: [892, 84, 340, 294] },
  { id: 'odds', name: { en: 'Odds', fr: 'Chances' }, box: [672, 400, 340, 298] },
  { id: 'orders', name: { en: 'Orders', fr: 'Ordres' }, box: [832, 326, 400, 372] },
  { id: 'boats', name: { en: 'Boats', fr: 'Bateaux' }, box: [8, 704, 408, 248] },
  { id: 'more', name: { en: 'Boats 2', fr: 'Bateaux 2' }, box: [416, 704, 408, 248] },
  { id: 'crew', name: { en: 'Crew', fr: 'Équipage' }, box: [832, 704, 400, 248] },
  { id: 'log', name: { en: 'Log', fr: 'Journal' }, box: [832, 58, 400, 262] },
];

/** Questions that are answered beside the map or the display: on the desk, or where the odds are. */
const ASIDE = new Set([
  'UL-6.1',
  'UL-6.6',
  'UL-7.1',
  'UL-7.4',
  'UL-7.5',
  'UL-7.8',
  'UL-2.15',
  'UL-8.10',
  'UL-9.2',
  'UL-9.6',
  'UL-9.7',
  'UL-9.10',
  'UL-10.1',
  'UL-11.9',
  'UL-13.3',
  'UL-13.4',
  'UL-13.10',
  'UL-14.4',
  'UL-14.18',
  'UL-16.3',
  'UL-16.7',
  'UL-17.8',
]);

/** Ships that the list has in one column. */
const IN_A_COLUMN = 6;

const BY_RULE: Readonly<Record<string, string>> = {
  'UL-2.1': 'crew',
  'UL-19.4': 'crew',
  'UL-4.9': 'north-west',
  // The outer zones all around: large enough even in the whole.
  'UL-9.9': 'whole',
  'UL-10.5': 'whole',
  'UL-6.8': 'boats',
  'UL-6.9': 'boats',
  'UL-8.1': 'boats',
  'UL-9.1': 'boats',
  'UL-11.1': 'boats',
  'UL-13.1': 'boats',
  'UL-16.11': 'ships',
};

/** What is neither about cards nor answered aside is about the map or the display, where the boat is. */
export function regionOf(view: View, rule: string): string | undefined {
  if (ASIDE.has(rule)) return stageOf(view) === 'battle' ? 'odds' : 'orders';
  if (rule === 'UL-12.1') return shipsOf(view).length > IN_A_COLUMN ? 'more-ships' : 'ships';
  return BY_RULE[rule] ?? partAt(actingSpot(view));
}

function actingSpot(view: View): Spot {
  const fighter = view.battle?.fighters.find(({ id }) => id === view.acting) ?? view.battle?.fighters[0];
  if (fighter) return zoneSpot(fighter.zone);
  const boat = boatBy(view, view.acting) ?? view.boats[0];
  return areaSpot(view.campaign, boat?.area ?? 'france');
}

/** The part around whose middle something lies. */
function partAt([x, y]: Spot): string | undefined {
  const away = ({ box: [left, top, width, height] }: Region): number =>
    Math.hypot(left + width / 2 - x, top + height / 2 - y);
  return [...PARTS].sort((a, b) => away(a) - away(b))[0]?.id;
}

/** Which regions show something of this stage: the sheet beside map and display is divided otherwise in a battle. */
const BESIDE: Readonly<Record<Stage, readonly string[]>> = {
  cards: ['log', 'orders'],
  map: ['log', 'orders'],
  battle: ['ships', 'more-ships', 'odds'],
};
export const regionsOn = (stage: Stage): ReadonlySet<string> =>
  new Set([...PARTS.map(({ id }) => id), ...BESIDE[stage], 'boats', 'more', 'crew']);
