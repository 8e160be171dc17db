/** The parts of the sheet to which a player can jump, and which of them each question is about. */
import type { AreaId } from '@derby/paukenschlag/data/map';
import type { State } from '@derby/paukenschlag/state';
import type { Region } from '../board.ts';
import type { Box } from '../kit/box.ts';
import { AREA_BOXES, BALANCE, ORDERS_OPEN, ROSTER, TRACK } from './layout.ts';

/** A quarter of the roster: two of its four columns, and so much of them that eight rows are high enough for a finger. */
function rosterPart(column: number, row: number): Box {
  const [x, y, width, height] = ROSTER;
  const [wide, high] = [width / 2 + 1, 190];
  return [column === 0 ? x : x + width - wide, row === 0 ? y : y + height - high, wide, high];
}

/** On a phone a region is as large as it may be for a counter in it to be 44 pixels high. */
export const REGIONS: readonly Region[] = [
  { id: 'coast', name: { en: 'New York', fr: 'New York' }, box: [338, 270, 306, 270] },
  { id: 'newfoundland', name: { en: 'Newfoundland', fr: 'Terre-Neuve' }, box: [440, 130, 306, 270] },
  { id: 'carolina', name: { en: 'Carolina', fr: 'Caroline' }, box: [204, 406, 320, 280] },
  { id: 'gulf', name: { en: 'Gulf', fr: 'Golfe' }, box: [20, 406, 306, 270] },
  { id: 'bahamas', name: { en: 'Bahamas', fr: 'Bahamas' }, box: [330, 530, 306, 270] },
  { id: 'caribbean', name: { en: 'Caribbean', fr: 'Caraïbes' }, box: [230, 670, 306, 270] },
  { id: 'trinidad', name: { en: 'Trinidad', fr: 'Trinité' }, box: [500, 670, 306, 270] },
  { id: 'bermuda', name: { en: 'Bermuda', fr: 'Bermudes' }, box: [520, 400, 306, 270] },
  { id: 'banks', name: { en: 'Grand Banks', fr: 'Grands Bancs' }, box: [660, 130, 306, 270] },
  { id: 'labrador', name: { en: 'Labrador', fr: 'Labrador' }, box: [470, 0, 306, 270] },
  { id: 'azores', name: { en: 'Azores', fr: 'Açores' }, box: [830, 250, 306, 270] },
  { id: 'approaches', name: { en: 'Approaches', fr: 'Approches' }, box: [906, 0, 310, 274] },
  { id: 'madeira', name: { en: 'Madeira', fr: 'Madère' }, box: [906, 400, 306, 270] },
  { id: 'sargasso', name: { en: 'Sargasso', fr: 'Sargasses' }, box: [700, 530, 306, 270] },
  { id: 'tropics', name: { en: 'Tropics', fr: 'Tropiques' }, box: [730, 640, 330, 290] },
  { id: 'roster', name: { en: 'Roster', fr: 'Effectifs' }, box: rosterPart(0, 0) },
  { id: 'roster-2', name: { en: 'Roster, right', fr: 'Effectifs, à droite' }, box: rosterPart(1, 0) },
  { id: 'roster-3', name: { en: 'Roster, below', fr: 'Effectifs, en bas' }, box: rosterPart(0, 1) },
  { id: 'roster-4', name: { en: 'Roster, last', fr: 'Effectifs, fin' }, box: rosterPart(1, 1) },
  { id: 'orders', name: { en: 'Orders', fr: 'Ordres' }, box: [ORDERS_OPEN[0] - 4, ORDERS_OPEN[1] - 4, 336, 300] },
  { id: 'turn', name: { en: 'Turn', fr: 'Tour' }, box: [4, 806, 644, 142] },
  { id: 'balance', name: { en: 'Tonnage', fr: 'Tonnage' }, box: [BALANCE[0] - 4, TRACK[1] - 6, 360, 142] },
];

export const THEATRES: readonly Region[] = [
  { id: 'north-west', name: { en: 'East Coast', fr: 'Côte Est' }, box: [200, 130, 660, 560] },
  { id: 'ocean', name: { en: 'Ocean', fr: 'Océan' }, box: [600, 0, 616, 540] },
  { id: 'south', name: { en: 'South', fr: 'Sud' }, box: [20, 400, 800, 540] },
];

/** Where a question is best looked at. */
export function regionOf(view: State, rule: string): string | undefined {
  if (view.contact) return regionAt(view.contact.area);
  if (view.sortie) return regionAt(view.sortie.area);
  if (rule === 'PK-5.3.1' || rule === 'PK-5.2.2' || rule === 'PK-5.7.1' || rule === 'PK-5.1.3') return 'roster';
  const afloat = view.subs.filter(({ place }) => place in AREA_BOXES);
  const first = afloat.find(({ activated }) => !activated) ?? afloat[0];
  return first && (rule === 'PK-5.4.1' || rule === 'PK-5.6.1') ? regionAt(first.place as AreaId) : undefined;
}

/** The part in whose middle an area lies most nearly. */
function regionAt(area: AreaId): string {
  const [x, y, width, height] = AREA_BOXES[area];
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const away = ({ box: [left, top, wide, high] }: Region): number =>
    Math.max(Math.abs(middleX - left - wide / 2) / wide, Math.abs(middleY - top - high / 2) / high);
  return REGIONS.reduce((best, region) => (away(region) < away(best) ? region : best)).id;
}
