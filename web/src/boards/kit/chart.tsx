/** The map of a sheet: its ground from paths, the lines between places, and the places themselves. */
import type { ComponentChildren } from 'preact';
import type { Box, Spot } from './box.ts';
import type { Hands } from './hands.ts';
import { Touchable } from './touchable.tsx';

interface GroundProps {
  /** Unique on the page: the ground is cut to its box by a shape of this name. */
  readonly id: string;
  readonly box: Box;
  /** The coast as a path, in units from the box's upper left corner. */
  readonly land: string;
  /** Meridians and parallels, see `graticule`. */
  readonly net?: string;
  /** Colours of the land, which need not be cut to the coast: the sea is drawn over them. */
  readonly tints?: ComponentChildren;
  /** Borders and rivers. */
  readonly children?: ComponentChildren;
}

/** Sea, land and coast, cut to a box with round corners. */
export const Ground = ({ id, box: [x, y, width, height], land, net, tints, children }: GroundProps) => (
  <g class="ground">
    <clipPath id={id}>
      <rect x={x} y={y} width={width} height={height} rx="8" />
    </clipPath>
    <g clip-path={`url(#${id})`}>
      <g transform={x === 0 && y === 0 ? undefined : `translate(${x} ${y})`}>
        {tints === undefined ? (
          <>
            <rect class="sea" width={width} height={height} />
            <path class="shallows" d={land} />
            <path class="net" d={net} />
            <path class="land" d={land} fill-rule="evenodd" />
          </>
        ) : (
          <>
            <rect class="land" width={width} height={height} />
            {tints}
            <path class="sea" d={`M-12-12H${width + 12}V${height + 12}H-12z${land}`} fill-rule="evenodd" />
            <path class="net" d={net} />
          </>
        )}
        {children}
        <path class="coast" d={land} />
      </g>
    </g>
    <rect class="frame" x={x + 1} y={y + 1} width={width - 2} height={height - 2} rx="8" />
  </g>
);

export interface Edge {
  readonly from: Spot;
  readonly to: Spot;
  /** Sets the look: `rail`, `water`, or whatever the board's own style sheet knows. */
  readonly kind?: string;
}

/** A straight line between two places, as a path. */
export const lineOf = ({ from, to }: Edge): string =>
  `M${from.map(Math.round).join(' ')}L${to.map(Math.round).join(' ')}`;

/** The lines between places: a bed and a line on it, so that a railway may have sleepers. */
export const Ways = ({ edges }: { readonly edges: readonly Edge[] }) => (
  <g class="ways">
    {edges.map((edge) => (
      <g key={lineOf(edge)} class={`way way-${edge.kind ?? 'sea'}`}>
        <path class="way-bed" d={lineOf(edge)} />
        <path class="way-line" d={lineOf(edge)} />
      </g>
    ))}
  </g>
);

interface PlaceProps {
  readonly board: Hands;
  readonly word: string;
  readonly label: string;
  readonly at: Spot;
  /** Written beside it, where `nameAt` says. */
  readonly name?: string;
  readonly nameAt?: readonly [dx: number, dy: number, anchor: 'start' | 'middle' | 'end'];
  /** The room for a finger, and the ring that glows: radii. */
  readonly reach: number;
  readonly ring: number;
  readonly class?: string;
  /** Drawn around its middle. */
  readonly children?: ComponentChildren;
}

const UNDER = [0, 38, 'middle'] as const;

/** A place drawn as a disc, with its name. */
export function Place({ at, name, nameAt = UNDER, reach, ring, class: extra = '', children, ...place }: PlaceProps) {
  const [dx, dy, anchor] = nameAt;
  return (
    <Touchable {...place} class={`place ${extra}`}>
      <g data-id={place.word} transform={`translate(${at[0]} ${at[1]})`}>
        <circle class="reach" r={reach} />
        <circle class="ring" r={ring} />
        {name !== undefined && (
          <text class="place-name" x={dx} y={dy} text-anchor={anchor}>
            {`${name} `}
          </text>
        )}
        {children}
      </g>
    </Touchable>
  );
}

interface AreaProps extends Pick<PlaceProps, 'board' | 'word' | 'label'> {
  readonly class?: string;
  /** Its outline, in the units of the sheet. */
  readonly path: string;
}

/** A place drawn as an area from its outline. */
export const Area = ({ path, class: extra = '', ...area }: AreaProps) => (
  <Touchable {...area} class={`area ${extra}`}>
    <path class="region" d={path} fill-rule="evenodd" />
  </Touchable>
);
