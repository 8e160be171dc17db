/** The parts of the sheet to which a player can jump, and which of them each question is about. */
import type { View } from '@derby/leader';
import type { Region } from '../board.ts';
import { stageOf } from './scene.ts';

export const REGIONS: readonly Region[] = [
  { id: 'map', name: { en: 'Map, battle', fr: 'Carte, combat' }, box: [8, 58, 656, 640] },
  { id: 'middle', name: { en: 'Middle', fr: 'Milieu' }, box: [146, 168, 400, 400] },
  { id: 'west', name: { en: 'West', fr: 'Ouest' }, box: [8, 58, 430, 640] },
  { id: 'east', name: { en: 'East', fr: 'Est' }, box: [394, 58, 430, 640] },
  { id: 'ships', name: { en: 'Ships', fr: 'Navires' }, box: [672, 58, 560, 386] },
  { id: 'orders', name: { en: 'Orders, odds', fr: 'Ordres, chances' }, box: [672, 326, 560, 372] },
  { id: 'boats', name: { en: 'Boats', fr: 'Bateaux' }, box: [8, 704, 408, 248] },
  { id: 'more', name: { en: 'More boats', fr: 'Autres bateaux' }, box: [416, 704, 408, 248] },
  { id: 'crew', name: { en: 'Crew', fr: 'Équipage' }, box: [832, 704, 400, 248] },
  { id: 'log', name: { en: 'Log', fr: 'Journal' }, box: [832, 58, 400, 262] },
];

const BY_RULE: Readonly<Record<string, string>> = {
  'UL-2.1': 'crew',
  'UL-19.4': 'crew',
  'UL-4.9': 'west',
  'UL-6.1': 'orders',
  'UL-6.6': 'crew',
  'UL-6.8': 'boats',
  'UL-6.9': 'boats',
  'UL-7.1': 'orders',
  'UL-7.4': 'orders',
  'UL-7.5': 'orders',
  'UL-7.8': 'crew',
  'UL-2.15': 'orders',
  'UL-8.10': 'crew',
  'UL-9.2': 'orders',
  'UL-9.6': 'orders',
  'UL-9.7': 'orders',
  'UL-13.3': 'orders',
  'UL-13.4': 'orders',
  'UL-13.10': 'orders',
  'UL-14.4': 'orders',
  'UL-14.18': 'crew',
  'UL-16.3': 'crew',
  'UL-16.7': 'orders',
  'UL-16.11': 'ships',
  'UL-17.8': 'crew',
};

/** What is not about cards is about the map or the display. */
export const regionOf = (view: View, rule: string): string | undefined =>
  BY_RULE[rule] ?? (stageOf(view) === 'cards' ? 'west' : 'map');
