/** Counters: a band in the colour of the side with the letter of the nation, the silhouette, and the code. */
import type { Side } from '@derby/planz/data/powers';
import { UNIT_IDS, UNITS, type UnitId } from '@derby/planz/data/units';
import { ALL_MARKERS } from '@derby/planz/stacks';
import type { TaskForce } from '@derby/planz/state';
import { memo } from '../../parts/memo.ts';
import { TOKEN } from './layout.ts';
import { silhouetteOf } from './silhouettes.ts';

const [WIDTH, HEIGHT] = TOKEN;
const [LEFT, TOP] = [-WIDTH / 2, -HEIGHT / 2];
const BAND = 12;
/** The middle of what the band leaves. */
const MIDDLE = 6;

/** The code on a counter: "BB1"; of a stack the type alone, beside its number. The letter of the nation stands in the band. */
const codeOf = (unit: UnitId, isStacked: boolean): string =>
  isStacked ? UNITS[unit].type : unit.slice(2).replace('-', '');

/** Told apart by shape as well as by colour: German corners are square, Allied ones round. */
const ROUNDING = { german: 2, allied: 9, none: 5 } as const;

interface FaceProps {
  readonly unit: UnitId;
  readonly side: Side | null;
  readonly isReduced: boolean;
  readonly isStacked?: boolean;
}

/** The face of a unit, around its middle. */
export function Face({ unit, side, isReduced, isStacked = false }: FaceProps) {
  const rounding = ROUNDING[side ?? 'none'];
  const stuff = UNITS[unit].category === 'ground' ? 'wood' : 'enamel';
  return (
    <g class={`token side-${side ?? 'none'} ${isReduced ? 'reduced' : ''}`}>
      {isStacked && (
        <rect class={`block ${stuff} under`} x={LEFT + 3} y={TOP - 3} width={WIDTH} height={HEIGHT} rx={rounding} />
      )}
      <rect class="shade" x={LEFT + 1} y={TOP + 2.5} width={WIDTH} height={HEIGHT} rx={rounding} />
      <rect class={`block ${stuff}`} x={LEFT} y={TOP} width={WIDTH} height={HEIGHT} rx={rounding} />
      <rect class="colour" x={LEFT + 1} y={TOP + 1} width={BAND} height={HEIGHT - 2} rx={Math.min(rounding, 6)} />
      <Print text={unit.slice(0, 1)} class="nation" x={LEFT + 1 + BAND / 2} y={5} />
      <path class="silhouette" d={silhouetteOf(unit)} transform={`translate(${MIDDLE} -7.5) scale(.92)`} />
      <Print text={codeOf(unit, isStacked)} class="code" x={isStacked ? MIDDLE - 4 : MIDDLE} y={14} />
      {isReduced && <path class="reduced-mark" d={`M${WIDTH / 2 - 13} ${TOP + 1}L${WIDTH / 2 - 1} ${TOP + 13}`} />}
    </g>
  );
}

/** A marker of a task force: what is in it is nobody else's business. */
export const MarkerFace = ({ marker, side }: { readonly marker: TaskForce; readonly side: Side }) => (
  <g class={`token marker side-${side}`}>
    <rect class="shade" x={LEFT + 1} y={TOP + 2.5} width={WIDTH} height={HEIGHT} rx={ROUNDING[side]} />
    <rect class="colour" x={LEFT} y={TOP} width={WIDTH} height={HEIGHT} rx={ROUNDING[side]} />
    <Print text={marker} class="marker-name" x={0} y={6} />
  </g>
);

interface PrintProps {
  readonly text: string;
  readonly class: string;
  readonly x: number;
  readonly y: number;
}

/** What is printed on a counter, by reference: whoever reads the page by labels would take letters for its name. */
const Print = ({ text, class: kind, x, y }: PrintProps) => <use class={kind} href={`#planz-${text}`} x={x} y={y} />;

const PRINTED: readonly string[] = [
  ...new Set([
    ...UNIT_IDS.flatMap((unit) => [unit.slice(0, 1), codeOf(unit, false), codeOf(unit, true)]),
    ...ALL_MARKERS,
  ]),
];

/** A code of four letters is set closer: it would run over the edge. */
const ROOM = 31;
const close = (text: string) =>
  text.length > 3 && !text.startsWith('TF') ? { textLength: ROOM, lengthAdjust: 'spacingAndGlyphs' as const } : {};

/** All that is printed on any counter; drawn nowhere by itself. */
export const Prints = memo(() => (
  <defs>
    {PRINTED.map((text) => (
      <text key={text} id={`planz-${text}`} {...close(text)}>
        {text.replace('-', ' ')}
      </text>
    ))}
  </defs>
));
