/** The parts of the sheet to which a player can jump, and which of them each question is about. */
import type { State } from '@derby/pens/state';
import type { Region } from '../board.ts';
import { ANCHORS, BATTLE, PURCHASE } from './layout.ts';

export const REGIONS: readonly Region[] = [
  { id: 'germany', name: { en: 'Germany', fr: 'Allemagne' }, box: [1150, 240, 300, 270] },
  { id: 'france', name: { en: 'France', fr: 'France' }, box: [860, 390, 300, 270] },
  { id: 'britain', name: { en: 'Britain', fr: 'Grande-Bretagne' }, box: [840, 150, 300, 270] },
  { id: 'norway', name: { en: 'Norway', fr: 'Norvège' }, box: [960, 0, 340, 300] },
  { id: 'baltic', name: { en: 'Baltic', fr: 'Baltique' }, box: [1250, 120, 340, 300] },
  { id: 'italy', name: { en: 'Italy', fr: 'Italie' }, box: [1080, 540, 340, 330] },
  { id: 'gibraltar', name: { en: 'Gibraltar', fr: 'Gibraltar' }, box: [720, 620, 340, 310] },
  { id: 'ocean', name: { en: 'Mid-ocean', fr: 'Plein océan' }, box: [420, 120, 440, 480] },
  { id: 'america', name: { en: 'America', fr: 'Amérique' }, box: [0, 250, 440, 400] },
  { id: 'south', name: { en: 'South Atlantic', fr: 'Atlantique sud' }, box: [60, 560, 700, 460] },
  { id: 'purchase', name: { en: 'Purchase', fr: 'Achats' }, box: PURCHASE },
  { id: 'battle', name: { en: 'Battle', fr: 'Combat' }, box: BATTLE },
  { id: 'tracks', name: { en: 'Tracks', fr: 'Pistes' }, box: [4, 4, 444, 250] },
  { id: 'money', name: { en: 'Money', fr: 'Argent' }, box: [4, 934, 464, 262] },
  { id: 'orders', name: { en: 'Orders', fr: 'Ordres' }, box: [464, 1014, 392, 182] },
];

const MAPPED = new Set(['germany', 'france', 'britain', 'norway', 'baltic', 'italy', 'gibraltar', 'ocean', 'america']);

/** The part of the map in which a place lies best. */
function regionAt(x: number, y: number): string | undefined {
  return REGIONS.find(
    ({ id, box: [left, top, width, height] }) =>
      MAPPED.has(id) && x > left + 20 && x < left + width - 20 && y > top && y < top + height - 40,
  )?.id;
}

const CAPITALS = { GER: 'BLN', UK: 'SEN', ITA: 'NIT', USA: 'NEU' } as const;
const IN_BATTLE = new Set([
  'HOST-7.3',
  'HOST-7.5',
  'HOST-7.6',
  'HOST-8.3',
  'HOST-8.4',
  'HOST-8.5',
  'HOST-8.9',
  'HOST-9.3',
  'HOST-9.6',
  'HOST-9.9',
]);

export function regionOf(view: State, rule: string): string | undefined {
  if (rule === 'HOST-3.3') return 'purchase';
  if (IN_BATTLE.has(rule)) return 'battle';
  const { x, y } = ANCHORS[CAPITALS[view.turn]];
  return rule === 'HOST-11.1' && Object.values(view.bought).some((count) => count > 0) ? 'purchase' : regionAt(x, y);
}
