/** The parts of the sheet to which a player can jump, and which of them each question is about. */
import type { PlaceId } from '@derby/pens/data/map';
import { ROOM_BY_DAMAGE } from '@derby/pens/data/pens';
import type { State } from '@derby/pens/state';
import type { Region } from '../board.ts';
import { arrangement, type LaidPen } from './arrangement.ts';
import { ANCHORS, BATTLE, BUNKER, PURCHASE } from './layout.ts';

/** On a phone a region is as large as it may be for a counter in it to be 44 pixels high; on the ocean counters are larger. */
export const REGIONS: readonly Region[] = [
  { id: 'germany', name: { en: 'Germany', fr: 'Allemagne' }, box: [1148, 296, 256, 226] },
  { id: 'france', name: { en: 'N. France', fr: 'France du N.' }, box: [964, 330, 256, 226] },
  { id: 'biscay', name: { en: 'Biscay', fr: 'Gascogne' }, box: [752, 448, 258, 226] },
  { id: 'aquitaine', name: { en: 'Aquitaine', fr: 'Aquitaine' }, box: [846, 556, 256, 226] },
  { id: 'britain', name: { en: 'England', fr: 'Angleterre' }, box: [818, 240, 256, 226] },
  { id: 'north-sea', name: { en: 'North Sea', fr: 'Mer du Nord' }, box: [970, 150, 256, 226] },
  { id: 'denmark', name: { en: 'Denmark', fr: 'Danemark' }, box: [1090, 112, 256, 226] },
  { id: 'scotland', name: { en: 'Scotland', fr: 'Écosse' }, box: [796, 60, 256, 226] },
  { id: 'norway', name: { en: 'Norway', fr: 'Norvège' }, box: [1036, 0, 256, 226] },
  { id: 'baltic', name: { en: 'Baltic', fr: 'Baltique' }, box: [1310, 216, 256, 226] },
  { id: 'provence', name: { en: 'Provence', fr: 'Provence' }, box: [1044, 520, 256, 226] },
  { id: 'italy', name: { en: 'Italy', fr: 'Italie' }, box: [1198, 551, 256, 226] },
  { id: 'gibraltar', name: { en: 'Gibraltar', fr: 'Gibraltar' }, box: [750, 720, 256, 226] },
  { id: 'tunis', name: { en: 'Tunis', fr: 'Tunis' }, box: [974, 672, 256, 226] },
  { id: 'approaches', name: { en: 'Approaches', fr: 'Approches' }, box: [590, 190, 300, 266] },
  { id: 'iceland', name: { en: 'Iceland', fr: 'Islande' }, box: [560, 60, 320, 280] },
  { id: 'gap', name: { en: 'Labrador', fr: 'Labrador' }, box: [440, 130, 300, 266] },
  { id: 'canada', name: { en: 'Canada', fr: 'Canada' }, box: [226, 262, 320, 280] },
  { id: 'america', name: { en: 'America', fr: 'Amérique' }, box: [8, 330, 256, 226] },
  { id: 'sargasso', name: { en: 'Sargasso', fr: 'Sargasses' }, box: [226, 530, 320, 280] },
  { id: 'caribbean', name: { en: 'Caribbean', fr: 'Caraïbes' }, box: [20, 610, 320, 280] },
  { id: 'azores', name: { en: 'Azores', fr: 'Açores' }, box: [480, 486, 320, 280] },
  { id: 'africa', name: { en: 'Africa', fr: 'Afrique' }, box: [520, 760, 320, 250] },
  { id: 'purchase', name: { en: 'Purchase', fr: 'Achats' }, box: PURCHASE },
  { id: 'odds', name: { en: 'Odds', fr: 'Chances' }, box: BATTLE },
  { id: 'tracks', name: { en: 'Tracks', fr: 'Pistes' }, box: [4, 4, 444, 268] },
  { id: 'money', name: { en: 'Money', fr: 'Argent' }, box: [4, 906, 464, 290] },
  { id: 'orders', name: { en: 'Orders', fr: 'Ordres' }, box: [464, 1008, 392, 188] },
];

export const THEATRES: readonly Region[] = [
  { id: 'europe', name: { en: 'Europe', fr: 'Europe' }, box: [752, 0, 820, 620] },
  { id: 'atlantic', name: { en: 'Atlantic', fr: 'Atlantique' }, box: [0, 140, 900, 690] },
  { id: 'mediterranean', name: { en: 'Mediterranean', fr: 'Méditerranée' }, box: [740, 450, 800, 560] },
];

const CAPITALS = { GER: 'germany', UK: 'britain', ITA: 'italy', USA: 'america' } as const;
export function regionOf(view: State, rule: string): string | undefined {
  if (rule === 'HOST-3.3') return 'purchase';
  if (rule === 'PEN-1.27') return regionOfRaid(view);
  return view.battle ? regionAt(view.battle.at) : CAPITALS[view.turn];
}

/** The part in whose middle a place lies most nearly. */
function regionAt(place: PlaceId): string {
  const { x, y } = ANCHORS[place];
  const away = ({ box: [left, top, width, height] }: Region): number =>
    Math.max(Math.abs(x - left - width / 2) / width, Math.abs(y - top - height / 2) / height);
  return REGIONS.reduce((best, region) => (away(region) < away(best) ? region : best)).id;
}

const NOTHING_ASKED = {
  lit: new Set<string>(),
  selected: new Set<string>(),
  barred: new Map<string, string>(),
  hinted: new Set<string>(),
};

/** Where the pen is best seen whose boats must leave it; of such parts of the sheet the one with most of its neighbours. */
function regionOfRaid(view: State): string | undefined {
  const pens = arrangement(view, NOTHING_ASKED).find(({ id }) => id === view.battle?.at)?.pens ?? [];
  const crowded = pens.filter(({ pen, boats }) => boats.length > (ROOM_BY_DAMAGE[pen.damage] ?? 0));
  const worth = ({ box }: Region): number => pens.length * shown(box, crowded) + shown(box, pens);
  return REGIONS.reduce((best, region) => (worth(region) > worth(best) ? region : best)).id;
}

/** How much of some pens a box shows. */
const shown = ([left, top, width, height]: Region['box'], pens: readonly LaidPen[]): number =>
  pens.reduce(
    (sum, { x, y }) => sum + overlap(x, BUNKER.width, left, width) * overlap(y, BUNKER.height, top, height),
    0,
  );
const overlap = (from: number, length: number, start: number, span: number): number =>
  Math.max(0, Math.min(from + length, start + span) - Math.max(from, start));
