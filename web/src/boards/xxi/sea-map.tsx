/** The ground of the sheet: sea, land, rivers, borders and the lines between the cities. It never changes. */
import { LINES } from '@derby/xxi/data/map';
import { memo } from '../../parts/memo.ts';
import { type Edge, Ground, Ways } from '../kit/chart.tsx';
import { graticule } from '../kit/projection.ts';
import { LAND } from './coast.ts';
import { BORDER_PATH, CANAL_PATH, REICH_PATH, RIVER_PATH } from './geography.ts';
import { SHEET, spot } from './layout.ts';
import { DEGREES, project } from './projection.ts';
import { Shine } from './shine.tsx';
import type { Words } from './words.ts';

const WATER = /Rhine|Main valley|Canal|Weser$|Elbe|Oder|Vistula|Saale|Warthe|waterway/;
const COAST = /coast/;

export type Way = 'water' | 'coast' | 'rail';
const wayOf = (along: string): Way => (COAST.test(along) ? 'coast' : WATER.test(along) ? 'water' : 'rail');

const EDGES: readonly Edge[] = LINES.map(([from, to, along]) => ({
  from: spot(from),
  to: spot(to),
  kind: wayOf(along),
}));
/** Degree by degree. */
const NET = graticule(project, { ...DEGREES, step: 1 });

export const SeaMap = memo(({ words }: { readonly words: Words }) => (
  <>
    <Shine />
    <Ground
      id="xxi-sheet"
      box={[0, 0, SHEET.width, SHEET.height]}
      land={LAND}
      net={NET}
      tints={<path class="reich" d={REICH_PATH} />}
    >
      <path class="border" d={BORDER_PATH} />
      <path class="river" d={RIVER_PATH} />
      <path class="canal" d={CANAL_PATH} />
      <text class="sea-name" x="82" y="72">
        {words.seas[0]}
      </text>
      <text class="sea-name" x="722" y="66">
        {words.seas[1]}
      </text>
    </Ground>
    <Ways edges={EDGES} />
  </>
));
