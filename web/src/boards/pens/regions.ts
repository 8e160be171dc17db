/** The parts of the sheet to which a player can jump, and which of them each question is about. */
import type { State } from '@derby/pens/state';
import type { Region } from '../board.ts';
import { BATTLE, PURCHASE } from './layout.ts';

/** On a phone a region is as large as it may be for a counter in it to be 44 pixels high. */
export const REGIONS: readonly Region[] = [
  { id: 'germany', name: { en: 'Germany', fr: 'Allemagne' }, box: [1170, 290, 244, 214] },
  { id: 'france', name: { en: 'N. France', fr: 'France du N.' }, box: [984, 318, 244, 214] },
  { id: 'biscay', name: { en: 'Biscay', fr: 'Gascogne' }, box: [820, 440, 244, 214] },
  { id: 'britain', name: { en: 'England', fr: 'Angleterre' }, box: [846, 240, 244, 214] },
  { id: 'north-sea', name: { en: 'North Sea', fr: 'Mer du Nord' }, box: [1000, 160, 244, 214] },
  { id: 'scotland', name: { en: 'Scotland', fr: 'Écosse' }, box: [800, 90, 244, 214] },
  { id: 'norway', name: { en: 'Norway', fr: 'Norvège' }, box: [1050, 0, 244, 214] },
  { id: 'baltic', name: { en: 'Baltic', fr: 'Baltique' }, box: [1310, 200, 244, 214] },
  { id: 'provence', name: { en: 'Provence', fr: 'Provence' }, box: [1010, 510, 244, 214] },
  { id: 'italy', name: { en: 'Italy', fr: 'Italie' }, box: [1190, 530, 276, 242] },
  { id: 'gibraltar', name: { en: 'Gibraltar', fr: 'Gibraltar' }, box: [750, 736, 244, 214] },
  { id: 'tunis', name: { en: 'Tunis', fr: 'Tunis' }, box: [994, 690, 276, 200] },
  { id: 'approaches', name: { en: 'Approaches', fr: 'Approches' }, box: [590, 190, 300, 266] },
  { id: 'gap', name: { en: 'Labrador', fr: 'Labrador' }, box: [440, 130, 300, 266] },
  { id: 'canada', name: { en: 'Canada', fr: 'Canada' }, box: [240, 250, 300, 266] },
  { id: 'america', name: { en: 'America', fr: 'Amérique' }, box: [40, 370, 300, 266] },
  { id: 'caribbean', name: { en: 'Caribbean', fr: 'Caraïbes' }, box: [60, 620, 340, 290] },
  { id: 'azores', name: { en: 'Azores', fr: 'Açores' }, box: [540, 480, 300, 266] },
  { id: 'africa', name: { en: 'Africa', fr: 'Afrique' }, box: [520, 760, 320, 250] },
  { id: 'purchase', name: { en: 'Purchase', fr: 'Achats' }, box: PURCHASE },
  { id: 'battle', name: { en: 'Battle', fr: 'Combat' }, box: BATTLE },
  { id: 'tracks', name: { en: 'Tracks', fr: 'Pistes' }, box: [4, 4, 444, 250] },
  { id: 'money', name: { en: 'Money', fr: 'Argent' }, box: [4, 934, 464, 262] },
  { id: 'orders', name: { en: 'Orders', fr: 'Ordres' }, box: [464, 1014, 392, 182] },
];

const CAPITALS = { GER: 'germany', UK: 'britain', ITA: 'italy', USA: 'america' } as const;
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
  return CAPITALS[view.turn];
}
