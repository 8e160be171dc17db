/** The parts of the sheet to which a player can jump, and which of them each question is about. */
import type { View } from '@derby/leader';
import type { Region } from '../board.ts';
import { stageOf } from './scene.ts';

export const REGIONS: readonly Region[] = [
  { id: 'map', name: { en: 'Map, battle', fr: 'Carte, combat' }, box: [8, 58, 656, 640] },
  { id: 'north-west', name: { en: 'North-west', fr: 'Nord-ouest' }, box: [8, 58, 440, 380] },
  { id: 'north-east', name: { en: 'North-east', fr: 'Nord-est' }, box: [384, 58, 440, 380] },
  { id: 'south-west', name: { en: 'South-west', fr: 'Sud-ouest' }, box: [8, 318, 440, 380] },
  { id: 'south-east', name: { en: 'South-east', fr: 'Sud-est' }, box: [384, 318, 440, 380] },
  { id: 'convoy', name: { en: 'Convoy', fr: 'Convoi' }, box: [226, 268, 220, 220] },
  { id: 'ships', name: { en: 'Ships', fr: 'Navires' }, box: [672, 58, 352, 320] },
  { id: 'odds', name: { en: 'Odds', fr: 'Chances' }, box: [672, 384, 352, 314] },
  { id: 'orders', name: { en: 'Orders', fr: 'Ordres' }, box: [832, 326, 400, 372] },
  { id: 'boats', name: { en: 'Boats', fr: 'Bateaux' }, box: [8, 704, 408, 248] },
  { id: 'more', name: { en: 'More boats', fr: 'Autres bateaux' }, box: [416, 704, 408, 248] },
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

const BY_RULE: Readonly<Record<string, string>> = {
  'UL-2.1': 'crew',
  'UL-19.4': 'crew',
  'UL-4.9': 'north-west',
  'UL-6.8': 'boats',
  'UL-6.9': 'boats',
  'UL-8.1': 'boats',
  'UL-9.1': 'boats',
  'UL-16.11': 'ships',
};

/** What is neither about cards nor answered aside is about the map or the display. */
export function regionOf(view: View, rule: string): string | undefined {
  if (ASIDE.has(rule)) return stageOf(view) === 'battle' ? 'odds' : 'orders';
  return BY_RULE[rule] ?? 'map';
}
