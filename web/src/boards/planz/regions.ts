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
  { id: 'north-sea', name: { en: 'North Sea', fr: 'Mer du Nord' }, box: map(820, 210) },
  { id: 'approaches', name: { en: 'Approaches', fr: 'Approches' }, box: map(560, 230) },
  { id: 'channel', name: { en: 'Channel', fr: 'Manche' }, box: map(720, 360) },
  { id: 'norway', name: { en: 'Norway', fr: 'Norvège' }, box: map(900, 0) },
  { id: 'baltic', name: { en: 'Baltic', fr: 'Baltique' }, box: map(900, 200) },
  { id: 'iceland', name: { en: 'Iceland', fr: 'Islande' }, box: map(440, 0) },
  { id: 'greenland', name: { en: 'Greenland', fr: 'Groenland' }, box: map(160, 0) },
  { id: 'gap', name: { en: 'Mid-Atlantic', fr: 'Plein Atlantique' }, box: map(300, 260) },
  { id: 'canada', name: { en: 'Canada', fr: 'Canada' }, box: map(60, 290) },
  { id: 'america', name: { en: 'America', fr: 'Amérique' }, box: map(0, 520) },
  { id: 'sargasso', name: { en: 'Sargasso', fr: 'Sargasses' }, box: map(230, 560) },
  { id: 'azores', name: { en: 'Azores', fr: 'Açores' }, box: map(400, 530) },
  { id: 'gibraltar', name: { en: 'Gibraltar', fr: 'Gibraltar' }, box: map(520, 540) },
  { id: 'caribbean', name: { en: 'Caribbean', fr: 'Caraïbes' }, box: map(0, 647) },
  { id: 'africa', name: { en: 'Africa', fr: 'Afrique' }, box: map(400, 647) },
  { id: 'desk', name: { en: 'Orders', fr: 'Ordres' }, box: DESK },
  { id: 'status', name: { en: 'Tracks', fr: 'Pistes' }, box: STATUS },
];

/** Questions that are answered on the desk. */
const AT_DESK = new Set(['WPZ-6.3a', 'WPZ-7.7.2b', 'WPZ-7.7.2c', 'WPZ-15.1', 'WPZ-21.1-2', 'WPZ-23.1-ET', 'WPZ-8.0']);

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
