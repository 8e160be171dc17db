/** The ground of the sheet: what is not in the game, coasts, borders, and the links that have a rule of their own. */
import { type PlaceId, SPECIAL_LINKS } from '@derby/pens/data/map';
import type { SpecialLink } from '@derby/pens/geography';
import type { State } from '@derby/pens/state';
import { memo } from '../../parts/memo.ts';
import { Said } from '../kit/said.tsx';
import { SHEET } from './layout.ts';
import { COASTS, LAND_BORDERS, OUTLINES, SEA_BORDERS } from './outlines.ts';
import { Emblem } from './tokens.tsx';
import type { Words } from './words.ts';

const MAP_FOOT = 1010;

/** Under everything: the sea beyond the game, and land that nobody plays for. */
export const Ground = memo(() => (
  <g class="ground">
    <rect class="abyss" width={SHEET.width} height={SHEET.height} rx="10" />
    <path class="elsewhere" d={OUTLINES.land} fill-rule="evenodd" />
  </g>
));

/** Over the places: coasts and borders, which nothing touches. */
export const Borders = memo(() => (
  <g class="borders">
    <path class="sea-border" d={SEA_BORDERS} />
    <path class="land-border" d={LAND_BORDERS} />
    <path class="coast" d={COASTS} />
    <path class="map-foot" d={`M0 ${MAP_FOOT}H${SHEET.width}`} />
  </g>
));

/** HOST-6.6  Where each link is drawn, and which way it runs. */
const LINK_SPOTS: Readonly<Record<string, readonly [x: number, y: number, angle: number]>> = {
  'S17 S26': [1064, 396, 40],
  'S14 S16': [896, 246, 60],
  'S15 S16': [898, 408, 0],
  'S20 S23': [868, 806, 90],
  'S27 S30': [1232, 208, 20],
  'S29 S30': [1238, 274, 0],
};

/** Zones that border each other where the drawing is too narrow to show it: two beacons mark the way through. */
export const PASSAGES = [{ between: ['S05', 'S08'], at: [426, 269, 50] }] as const;

interface LinksProps {
  readonly control: State['control'];
  readonly words: Words;
}

/** Barrages are lines of mines, straits are gates with the roundel of whoever holds the key. */
export const Links = memo(({ control, words }: LinksProps) => (
  <g class="links">
    {SPECIAL_LINKS.map((link) => (
      <Link key={link.name} link={link} words={words} holder={link.key && control[link.key]} />
    ))}
    {PASSAGES.map(({ between: [from, to], at: [x, y, angle] }) => (
      <Said key={from} class="link" label={`${words.links.passage}, ${words.place(from)} – ${words.place(to)}`}>
        <path class="gate" d="M-5-9V9M5-9V9" transform={`translate(${x} ${y}) rotate(${angle})`} />
      </Said>
    ))}
  </g>
));

interface LinkProps {
  readonly link: SpecialLink;
  readonly words: Words;
  readonly holder: State['control'][keyof State['control']] | null;
}

function Link({ link, words, holder }: LinkProps) {
  const [from, to] = link.between as readonly [PlaceId, PlaceId];
  const [x, y, angle] = LINK_SPOTS[`${from} ${to}`] ?? [0, 0, 0];
  const label = [words.links[link.kind], `${words.place(from)} – ${words.place(to)}`, holder && words.holder(holder)];
  return (
    <Said class={`link ${link.kind}`} label={label.filter(Boolean).join(', ')}>
      <g transform={`translate(${x} ${y}) rotate(${angle})`}>
        {link.kind === 'barrage' ? (
          [-14, 0, 14].map((at) => <path key={at} class="mine" d={MINE} transform={`translate(${at} 0)`} />)
        ) : (
          <path class="gate" d="M-12-9V9M12-9V9M-12-6H12M-12 6H12" />
        )}
      </g>
      {holder && holder !== 'NEUTRAL' && holder !== 'IMPASSABLE' && (
        <g class={`roundel power-${holder}`}>
          <circle class="colour" cx={x} cy={y} r="6" />
          <Emblem power={holder} x={x} y={y} size={0.7} />
        </g>
      )}
    </Said>
  );
}

const MINE =
  'M0-3.5a3.5 3.5 0 1 0 .01 0zM0-6.5V-3.5M0 3.5V6.5M-6.5 0H-3.5M3.5 0H6.5M-4.5-4.5l2 2M4.5 4.5l-2-2M-4.5 4.5l2-2M4.5-4.5l-2 2';
