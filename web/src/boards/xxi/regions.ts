/** The parts of the sheet to which a player can jump, and which of them each question is about. */
import type { View } from '@derby/xxi';
import type { Region } from '../board.ts';

export const REGIONS: readonly Region[] = [
  { id: 'map', name: { en: 'West', fr: 'Ouest' }, box: [10, 196, 456, 406] },
  { id: 'south', name: { en: 'South', fr: 'Sud' }, box: [60, 420, 456, 300] },
  { id: 'centre', name: { en: 'Centre', fr: 'Centre' }, box: [376, 110, 456, 406] },
  { id: 'piles', name: { en: 'East', fr: 'Est' }, box: [764, 0, 476, 390] },
  { id: 'missions', name: { en: 'Missions', fr: 'Missions' }, box: [766, 386, 472, 390] },
  { id: 'convoys', name: { en: 'Convoys', fr: 'Convois' }, box: [766, 668, 400, 284] },
  { id: 'tracks', name: { en: 'Models', fr: 'Modèles' }, box: [354, 560, 412, 394] },
  { id: 'months', name: { en: 'Score', fr: 'Score' }, box: [4, 714, 350, 240] },
];

const BY_RULE: Readonly<Record<string, string>> = {
  'XXI-16.1.6': 'map',
  'XXI-7.0': 'map',
  'XXI-16.1.8': 'map',
  'XXI-8.1a': 'map',
  'XXI-8.4a': 'map',
  'XXI-9.0': 'missions',
  'XXI-9.2b': 'missions',
  'XXI-9.3': 'missions',
  'XXI-9.5': 'missions',
  'XXI-9.7a': 'convoys',
  'XXI-9.9a': 'convoys',
  'XXI-10.3b': 'map',
  'XXI-10.3c': 'piles',
  'XXI-11.2': 'map',
  'XXI-12.2a': 'piles',
  'XXI-12.2b': 'map',
};

export const regionOf = (_view: View, rule: string): string | undefined => BY_RULE[rule];
