/**
 * Makes `src/boards/pens/map-paths.ts`: the borders of all places of U-boat Pens on real coasts, each line once. Run it after
 * a change in `scripts/pens-map`; it says where the drawing and the rules disagree about who borders whom.
 */
import { fileURLToPath } from 'node:url';
import type { PlaceId } from '@derby/pens/data/map';
import { AROUND, PLACE_IDS } from '@derby/pens/geography';
import { compare, drawn, write } from './map/drawn.ts';
import type { Label } from './pens-map/places.ts';
import { labels } from './pens-map/raster.ts';
import { FRAME } from './pens-map/warp.ts';

const OUT = fileURLToPath(new URL('../src/boards/pens/map-paths.ts', import.meta.url));
/** A border shorter than this is a corner at which places meet, no way between them. */
const CORNER = 14;
const PLACES: readonly Label[] = [...PLACE_IDS, 'land'];

const lines = drawn<Label>({
  grid: labels(),
  extent: FRAME,
  isWater: (label) => label === 'sea' || /^S\d\d$/.test(label),
  coast: 1.2,
  border: 14,
  island: 90,
});
write(OUT, 'web/scripts/pens-map.ts', lines, PLACES);
compare<Label>(lines, PLACE_IDS, CORNER, (a, b) => AROUND[a as PlaceId].includes(b as PlaceId));
