/** XXI on the shelf: the chalk coast of the Baltic, and an electro-boat with the parts it is made of. */
import type { Space } from '@derby/xxi/data/map';
import './map.css';
import './cities.css';
import './pieces.css';
import './picture.css';
import { Shelf } from '../kit/shelf.tsx';
import { LAND } from './coast.ts';
import { BORDER_PATH, CANAL_PATH, REICH_PATH, RIVER_PATH } from './geography.ts';
import { KIND_SHAPE } from './icons.tsx';
import { spot } from './layout.ts';

const ROUTES: readonly (readonly Space[])[] = [
  ['G', '11', '6', '8', '12', '4', '5', 'F', '17', '18'],
  ['6', '9', '7', '12'],
  ['7', '10', 'F'],
  ['7', 'B', 'E'],
];
const CITIES = new Set(ROUTES.flat());
/** The boat in profile: long hull, streamlined tower with its two turrets. */
const BOAT =
  'M-78 7C-72 0-60-3-40-4H-15C-13-13-10-17-6-18V-20H2V-18H18V-20H26V-18C30-17 31-9 34-4L56-3C67-2 75 2 79 6 74 12 66 15 50 16H-50C-64 16-73 13-78 7zM8-18V-32H10V-18zM13-18V-26H15V-18z';

const route = (stops: readonly Space[]): string =>
  `M${stops.map((stop) => spot(stop).map(Math.round).join(' ')).join('L')}`;

export default function Picture() {
  return (
    <Shelf name="xxi">
      <clipPath id="xxi-shelf-land">
        <path d={LAND} clip-rule="evenodd" />
      </clipPath>
      <rect class="sea" width="320" height="200" />
      <g transform="translate(-52 -6) scale(.6)">
        <path class="shallows" d={LAND} />
        <path class="land" d={LAND} fill-rule="evenodd" />
        <path class="reich" d={REICH_PATH} clip-path="url(#xxi-shelf-land)" />
        <path class="border" d={BORDER_PATH} />
        <path class="river" d={RIVER_PATH + CANAL_PATH} />
        <path class="coast" d={LAND} />
        <path class="shelf-route" d={ROUTES.map(route).join('')} />
        {[...CITIES].map((city) => (
          <circle key={city} class="hub" cx={spot(city)[0]} cy={spot(city)[1]} r="9" />
        ))}
      </g>
      <Blocks />
      <g transform="translate(214 148) rotate(-5)">
        <rect class="shade" x="-92" y="-33" width="186" height="76" rx="9" />
        <rect class="shelf-plate" x="-94" y="-38" width="186" height="76" rx="9" />
        <path class="hull-line" d={BOAT} transform="translate(0 4)" />
        <path class="shelf-wave" d="M-84 25q7-7 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0" />
      </g>
    </Shelf>
  );
}

const Blocks = () => (
  <>
    {(['hull', 'system', 'crew'] as const).map((kind, i) => (
      <g key={kind} transform={`translate(${34 + i * 30} ${172 - i * 27}) rotate(${i * 9 - 8})`}>
        <rect class="shade" x="-17" y="-14" width="37" height="37" rx="6" />
        <rect class="shelf-block" x="-19" y="-19" width="38" height="38" rx="6" />
        <path class={`kind kind-${kind}`} d={KIND_SHAPE[kind]} />
      </g>
    ))}
  </>
);
