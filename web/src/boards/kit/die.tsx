/** A die as it fell, from its upper left corner: pips up to six, a number on anything larger. A hit has a ring. */

const SIZE = 28;
const [LEFT, MIDDLE, RIGHT] = [7.5, 14, 20.5] as const;

type Pip = readonly [number, number];
const CORNERS: readonly Pip[] = [
  [LEFT, LEFT],
  [RIGHT, RIGHT],
];
const OTHERS: readonly Pip[] = [
  [RIGHT, LEFT],
  [LEFT, RIGHT],
];
const SIDES: readonly Pip[] = [
  [LEFT, MIDDLE],
  [RIGHT, MIDDLE],
];
const CENTRE: readonly Pip[] = [[MIDDLE, MIDDLE]];
const PIPS: readonly (readonly Pip[])[] = [
  [],
  CENTRE,
  CORNERS,
  [...CORNERS, ...CENTRE],
  [...CORNERS, ...OTHERS],
  [...CORNERS, ...OTHERS, ...CENTRE],
  [...CORNERS, ...OTHERS, ...SIDES],
];

/** Ten faces: a kite. */
const KITE = 'M14-.5L28.5 12.5 14 28.5-.5 12.5z';

interface DieProps {
  readonly value: number;
  /** How many faces it has: six, unless it is said. */
  readonly faces?: number | undefined;
  readonly hit?: boolean | undefined;
}

export const Die = ({ value, faces = 6, hit = false }: DieProps) => (
  <g class={hit ? 'die hit' : 'die'}>
    {faces > 6 ? <path class="die-face" d={KITE} /> : <rect class="die-face" width={SIZE} height={SIZE} rx="6" />}
    {faces > 6 ? (
      <text class="die-number" x={MIDDLE} y="19">
        {value}
      </text>
    ) : (
      PIPS[value]?.map(([x, y]) => <circle key={`${x} ${y}`} class="die-pip" cx={x} cy={y} r="2.7" />)
    )}
    {hit && <rect class="die-ring" x="-3" y="-3" width={SIZE + 6} height={SIZE + 6} rx="9" />}
  </g>
);
