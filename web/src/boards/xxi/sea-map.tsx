/** The ground of the sheet: sea, land, rivers, borders and the lines between the cities. It never changes. */
import { LINES } from '@derby/xxi/data/map';
import { memo } from '../../parts/memo.ts';
import { LAND } from './coast.ts';
import { BORDER_PATH, CANAL_PATH, REICH_PATH, RIVER_PATH } from './geography.ts';
import { SHEET, spot } from './layout.ts';
import { degreesAt, project } from './projection.ts';
import type { Words } from './words.ts';

const WATER = /Rhine|Main valley|Canal|Weser$|Elbe|Oder|Vistula|Saale|Warthe|waterway/;
const COAST = /coast/;

export type Way = 'water' | 'coast' | 'rail';
export const wayOf = (along: string): Way => (COAST.test(along) ? 'coast' : WATER.test(along) ? 'water' : 'rail');

/** The sea lies over the land, so that nothing has to be cut to the coast. */
export const SEA = `M-12-12H${SHEET.width + 12}V${SHEET.height + 12}H-12z${LAND}`;

/** Meridians and parallels, degree by degree. */
const GRATICULE = graticule();

function graticule(): string {
  const [west, north] = degreesAt(0, 0);
  const [east, south] = degreesAt(SHEET.width, SHEET.height);
  const lines: string[] = [];
  for (let at = Math.ceil(west); at < east; at++) lines.push(`M${Math.round(project([at, 50])[0])} 0v${SHEET.height}`);
  for (let at = Math.ceil(south); at < north; at++) lines.push(`M0 ${Math.round(project([8, at])[1])}h${SHEET.width}`);
  return lines.join('');
}

const Lines = () => (
  <g class="ways">
    {LINES.map(([from, to, along]) => {
      const [a, b] = [spot(from), spot(to)];
      const d = `M${a.map(Math.round).join(' ')}L${b.map(Math.round).join(' ')}`;
      return (
        <g key={`${from} ${to}`} class={`way way-${wayOf(along)}`}>
          <path class="way-bed" d={d} />
          <path class="way-line" d={d} />
        </g>
      );
    })}
  </g>
);

export const SeaMap = memo(({ words }: { readonly words: Words }) => (
  <g class="ground">
    <defs>
      <clipPath id="xxi-sheet">
        <rect width={SHEET.width} height={SHEET.height} rx="10" />
      </clipPath>
      {['wood', 'enamel', 'hurt', 'brass'].map((name) => (
        <linearGradient key={name} id={`xxi-${name}`} x1="0" y1="0" x2="0" y2="1">
          <stop class={`${name}-top`} offset="0" />
          <stop class={`${name}-foot`} offset="1" />
        </linearGradient>
      ))}
    </defs>
    <g clip-path="url(#xxi-sheet)">
      <rect class="land" width={SHEET.width} height={SHEET.height} />
      <path class="reich" d={REICH_PATH} />
      <path class="sea" d={SEA} fill-rule="evenodd" />
      <path class="graticule" d={GRATICULE} />
      <path class="border" d={BORDER_PATH} />
      <path class="river" d={RIVER_PATH} />
      <path class="canal" d={CANAL_PATH} />
      <path class="coast" d={LAND} />
      <text class="sea-name" x="82" y="72">
        {words.seas[0]}
      </text>
      <text class="sea-name" x="722" y="66">
        {words.seas[1]}
      </text>
    </g>
    <rect class="sheet-edge" x="1" y="1" width={SHEET.width - 2} height={SHEET.height - 2} rx="10" />
    <Lines />
  </g>
));
