/** The ground of the sheet: the sea outside the game, land that nobody plays for, coasts and borders. */
import { memo } from '../../parts/memo.ts';
import { SHEET } from './layout.ts';
import { COASTS, LAND_BORDERS, OUTLINES, SEA_BORDERS } from './outlines.ts';

export const Ground = memo(() => (
  <g class="ground">
    <clipPath id="planz-map">
      <rect width={SHEET.width} height={SHEET.height} rx="10" />
    </clipPath>
    <rect class="abyss" width={SHEET.width} height={SHEET.height} rx="10" />
    <path class="elsewhere" d={OUTLINES.land} fill-rule="evenodd" clip-path="url(#planz-map)" />
  </g>
));

/** Over the places: coasts and borders, which nothing touches. */
export const Borders = memo(() => (
  <g class="borders">
    <path class="sea-border" d={SEA_BORDERS} />
    <path class="land-border" d={LAND_BORDERS} />
    <path class="coast" d={COASTS} />
  </g>
));
