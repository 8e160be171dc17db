/** The parts of the sheet to which a player can jump, and which of them each question is about. */
import type { View } from '@derby/planz/view';
import type { Region } from '../board.ts';
import type { Box } from '../kit/box.ts';
import { underWay } from './heaps.ts';
import { DESK, middleOf, STATUS } from './layout.ts';

/** As large as a part of the map may be for a finger to find its way on a phone. */
export const LARGEST: Box = [0, 0, 400, 353];

const map = (x: number, y: number): Box => [x, y, LARGEST[2], LARGEST[3]];

export const REGIONS: readonly Region[] = [
  { id: 'germany', name: { en: 'Germany', fr: 'Allemagne' }, box: map(900, 210) },
  { id: 'britain', name: { en: 'Britain', fr: 'G.-Bretagne' }, box: map(600, 230) },
  { id: 'norway', name: { en: 'Norway', fr: 'Norvège' }, box: map(900, 0) },
  { id: 'iceland', name: { en: 'Iceland', fr: 'Islande' }, box: map(500, 0) },
  { id: 'greenland', name: { en: 'Greenland', fr: 'Groenland' }, box: map(160, 0) },
  { id: 'gap', name: { en: 'Gap', fr: 'Large' }, box: map(300, 260) },
  { id: 'canada', name: { en: 'Canada', fr: 'Canada' }, box: map(0, 290) },
  { id: 'america', name: { en: 'America', fr: 'Amérique' }, box: map(0, 530) },
  { id: 'azores', name: { en: 'Azores', fr: 'Açores' }, box: map(380, 520) },
  { id: 'gibraltar', name: { en: 'Gibraltar', fr: 'Gibraltar' }, box: map(480, 625) },
  { id: 'south', name: { en: 'South', fr: 'Sud' }, box: map(180, 647) },
  { id: 'caribbean', name: { en: 'Caribbean', fr: 'Caraïbes' }, box: map(0, 647) },
  { id: 'desk', name: { en: 'Orders', fr: 'Ordres' }, box: DESK },
  { id: 'status', name: { en: 'Tracks', fr: 'Pistes' }, box: STATUS },
];

/** Questions that are answered on the desk. */
const AT_DESK = new Set(['WPZ-15.1', 'WPZ-21.1-2', 'WPZ-23.1-ET']);

export function regionOf(view: View, rule: string): string | undefined {
  if (AT_DESK.has(rule)) return 'desk';
  const { force, flight } = underWay(view);
  const place = view.battle?.zone ?? view.battle?.area ?? flight ?? force;
  if (!place) return undefined;
  const [x, y] = middleOf(place);
  const away = ({ box: [left, top, width, height] }: Region): number =>
    Math.max(Math.abs(x - left - width / 2), Math.abs(y - top - height / 2));
  return REGIONS.slice(0, -2).reduce((best, region) => (away(region) < away(best) ? region : best)).id;
}
