/** The ground of the sheet: sea, coast, the German naval grid and the shipping lanes. It never changes. */
import { memo } from '../../parts/memo.ts';
import type { Degrees } from '../kit/projection.ts';
import { LAND } from './coast.ts';
import { AREA_BOXES, AREA_IDS } from './layout.ts';
import { project, SHEET } from './projection.ts';

/** The trades of PK-10.1, by the way the ships went. */
const LANES: readonly (readonly Degrees[])[] = [
  // The Gulf to New York.
  [
    [-94.6, 29.1],
    [-90, 27.2],
    [-84.5, 24.3],
    [-81.2, 24.1],
    [-79.6, 26],
    [-79.6, 29.5],
    [-76.6, 33],
    [-74.6, 35.4],
    [-73.2, 39.8],
    [-73.8, 40.5],
  ],
  [
    [-89.6, 29],
    [-88, 27],
    [-84.5, 24.3],
  ],
  // The Dutch West Indies and Jamaica by the Windward Passage.
  [
    [-69.8, 12.7],
    [-73, 17.2],
    [-74.2, 20],
    [-73.6, 23.5],
    [-72.9, 30],
    [-73, 36],
    [-73.2, 39.8],
  ],
  // Trinidad and San Juan.
  [
    [-61.4, 11],
    [-64, 15.5],
    [-66.6, 18.8],
    [-69.6, 25],
    [-72.9, 30],
  ],
  // Halifax to the Western Approaches.
  [
    [-63.4, 44.4],
    [-58, 44],
    [-52, 45.6],
    [-44, 48.4],
    [-34, 52],
    [-22, 54.4],
    [-14, 55.2],
  ],
  [
    [-73.2, 39.8],
    [-68, 41.4],
    [-63.4, 43.4],
    [-58, 44],
  ],
];
const lane = (points: readonly Degrees[]): string =>
  `M${points.map((at) => project(at).map(Math.round).join(' ')).join('L')}`;
const LANE_PATH = LANES.map(lane).join('');

const GRID = AREA_IDS.map((id) => {
  const [x, y, width, height] = AREA_BOXES[id].map(Math.round) as [number, number, number, number];
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}).join('');

/** Under the areas: the deep, and the sea that is played on. */
export const Sea = memo(() => (
  <g class="ground">
    <rect class="deep" width={SHEET.width} height={SHEET.height} rx="8" />
    <path class="waters" d={GRID} />
  </g>
));

/** Over the areas: nothing here is touched. */
export const Land = memo(() => (
  <g class="ground over">
    <clipPath id="paukenschlag-sheet">
      <rect width={SHEET.width} height={SHEET.height} rx="8" />
    </clipPath>
    <g clip-path="url(#paukenschlag-sheet)">
      <path class="shallows" d={LAND} />
      <path class="land" d={LAND} fill-rule="evenodd" />
      <path class="coast" d={LAND} />
      <path class="naval-grid" d={GRID} />
      <path class="lane" d={LANE_PATH} />
    </g>
    <rect class="frame" x="1" y="1" width={SHEET.width - 2} height={SHEET.height - 2} rx="8" />
  </g>
));
