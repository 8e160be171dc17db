/** The parts of the sheet to which a player can jump, and which of them each question is about. */
import type { View } from '@derby/xxi/view';
import type { Region } from '../board.ts';

/** Small enough that on a phone whatever can be touched in them is 44 px wide and high. */
export const REGIONS: readonly Region[] = [
  { id: 'west', name: { en: 'Ruhr', fr: 'Ruhr' }, box: [20, 300, 312, 272] },
  { id: 'north', name: { en: 'Hamburg', fr: 'Hamburg' }, box: [42, 62, 312, 272] },
  { id: 'south', name: { en: 'Main', fr: 'Main' }, box: [104, 448, 312, 272] },
  { id: 'saxony', name: { en: 'Saxony', fr: 'Saxe' }, box: [330, 346, 312, 240] },
  { id: 'baltic', name: { en: 'Rostock', fr: 'Rostock' }, box: [300, 74, 312, 240] },
  { id: 'oder', name: { en: 'Oder', fr: 'Oder' }, box: [448, 190, 312, 250] },
  { id: 'vistula', name: { en: 'Vistula', fr: 'Vistule' }, box: [744, 40, 312, 264] },
  { id: 'piles', name: { en: 'Piles', fr: 'Piles' }, box: [1036, 4, 202, 270] },
  { id: 'missions', name: { en: 'Missions', fr: 'Missions' }, box: [774, 390, 384, 338] },
  { id: 'convoys', name: { en: 'Convoys', fr: 'Convois' }, box: [778, 690, 376, 260] },
  { id: 'tracks', name: { en: 'Models', fr: 'Modèles' }, box: [354, 716, 412, 238] },
  { id: 'months', name: { en: 'Score', fr: 'Score' }, box: [4, 716, 350, 238] },
];

export const THEATRES: readonly Region[] = [
  { id: 'map', name: { en: 'Map', fr: 'Carte' }, box: [10, 10, 820, 700] },
  { id: 'sea', name: { en: 'Sea', fr: 'Mer' }, box: [764, 300, 474, 650] },
];

const BY_RULE: Readonly<Record<string, string>> = {
  'XXI-16.1.6': 'west',
  'XXI-7.0': 'west',
  'XXI-16.1.8': 'west',
  'XXI-8.1a': 'west',
  'XXI-8.4a': 'west',
  'XXI-9.0': 'missions',
  'XXI-9.2b': 'missions',
  'XXI-9.3': 'missions',
  'XXI-9.5': 'missions',
  'XXI-9.7a': 'convoys',
  'XXI-9.9a': 'convoys',
  'XXI-10.3b': 'west',
  'XXI-10.3c': 'piles',
  'XXI-11.2': 'west',
  'XXI-12.2a': 'piles',
  'XXI-12.2b': 'west',
};

export const regionOf = (_view: View, rule: string): string | undefined => BY_RULE[rule];
