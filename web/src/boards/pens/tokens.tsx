/** Counters: wood on land, enamel at sea and in the air, a band in the colours of the power with its emblem. */
import { POWERS, type Power } from '@derby/pens/data/powers';
import { UNITS } from '@derby/pens/data/units';
import type { Controller } from '@derby/pens/state';
import { memo } from '../../parts/memo.ts';
import { type Hands, standing } from '../kit/hands.ts';
import { Touchable } from '../kit/touchable.tsx';
import { TOKEN } from './layout.ts';
import { ANCHOR, SILHOUETTES } from './silhouettes.ts';
import type { Mark, Stack } from './stacks.ts';
import type { Words } from './words.ts';

/** A cross, a ring, three bars, a star; letters for the two that are never played. */
const EMBLEMS: Readonly<Record<Power, string>> = {
  GER: 'M-1.5-5H1.5V-1.5H5V1.5H1.5V5H-1.5V1.5H-5V-1.5H-1.5z',
  UK: 'M0-5a5 5 0 1 0 .01 0zM0-2.8a2.8 2.8 0 1 1-.01 0zM0-1.3a1.3 1.3 0 1 0 .01 0z',
  ITA: 'M-4.5-5H-2.3V5H-4.5zM-1.1-5H1.1V5H-1.1zM2.3-5H4.5V5H2.3z',
  USA: 'M0-5.4L1.3-1.8 5.1-1.7 2.1.7 3.2 4.4 0 2.2-3.2 4.4-2.1.7-5.1-1.7-1.3-1.8z',
  FRA: 'M-2.8-5H3.2V-3.2H-.8V-.9H2.4V.9H-.8V5H-2.8z',
  VIC: 'M-4.4-5H-2.2L0 1.6 2.2-5H4.4L1 5H-1z',
};

/** The sign of a power, around its middle. */
export const Emblem = ({ power, x, y, size = 1 }: { power: Power; x: number; y: number; size?: number }) => (
  <path class="emblem" d={EMBLEMS[power]} transform={`translate(${x} ${y})${size === 1 ? '' : ` scale(${size})`}`} />
);

/** The roundel of whoever holds a territory. */
export function Roundel({ holder, x, y }: { holder: Controller; x: number; y: number }) {
  if (holder === 'NEUTRAL' || holder === 'IMPASSABLE') return null;
  return (
    <g class={`roundel power-${holder}`}>
      <circle class="colour" cx={x} cy={y} r="9" />
      <Emblem power={holder} x={x} y={y} />
    </g>
  );
}

/** Told apart by shape as well as by colour: the Axis has square corners, the Allies round ones. */
const ROUNDING = { axis: 2, allies: 8, neutral: 5 } as const;

interface FaceProps {
  readonly power: Power;
  readonly type: Stack['type'];
  readonly count: number;
  readonly marks: readonly Mark[];
}

/** The face of a counter, from its upper left corner. */
export function Face({ power, type, count, marks }: FaceProps) {
  const { width, height } = TOKEN;
  const rounding = ROUNDING[POWERS[power].side];
  const isAlone = count === 1;
  return (
    <g class={`token power-${power} ${marks.join(' ')}`}>
      <rect class="shade" x="1" y="2.5" width={width} height={height} rx={rounding} />
      <rect
        class={`block ${UNITS[type].kind === 'land' ? 'wood' : 'enamel'}`}
        width={width}
        height={height}
        rx={rounding}
      />
      <rect class="colour" x="1.5" y="1.5" width="11" height={height - 3} rx={Math.min(rounding, 6)} />
      <Emblem power={power} x={7} y={height / 2} size={0.9} />
      <path
        class="silhouette"
        d={SILHOUETTES[type]}
        transform={`translate(${isAlone ? 27 : 22} ${height / 2}) scale(${isAlone ? 0.98 : 0.74})`}
      />
      {!isAlone && (
        <text class="count" x={count > 9 ? 33.5 : 36} y="19">
          {count}
        </text>
      )}
      <Marks marks={marks} />
    </g>
  );
}

const Marks = ({ marks }: { marks: readonly Mark[] }) => (
  <>
    {marks.includes('moored') && (
      <g transform="translate(37 3)">
        <circle class="badge" r="7.5" />
        <path class="badge-sign" d={ANCHOR} transform="scale(.8)" />
      </g>
    )}
    {marks.includes('patrolled') && <path class="patrolled-mark" d="M31 23l4.5-4 4.5 4" />}
    {marks.includes('damaged') && <path class="damage-mark" d="M14 4l5 7-4 3 6 9" />}
    {marks.includes('aboard') && <path class="aboard-mark" d="M14 22.5q3.5-4 7 0t7 0 7 0" />}
    {marks.includes('sent') && <path class="sent-mark" d="M34-3l8 5-8 5z" />}
  </>
);

interface TokenProps {
  readonly hands: Hands;
  readonly stack: Stack;
  readonly words: Words;
  readonly x: number;
  readonly y: number;
  /** Where it lies, for whoever hears the sheet. */
  readonly where: string;
  readonly size?: number;
}

export const Token = ({ hands, stack, words, x, y, where, size = 1 }: TokenProps) => (
  <Drawn
    hands={hands}
    words={words}
    x={x}
    y={y}
    where={where}
    size={size}
    power={stack.power}
    type={stack.type}
    word={stack.word}
    count={stack.units.length}
    marks={stack.marks.join(' ')}
    standing={standing(hands, stack.word)}
  />
);

interface DrawnProps extends Omit<TokenProps, 'stack' | 'size'>, Pick<Stack, 'power' | 'type' | 'word'> {
  readonly size: number;
  readonly count: number;
  readonly marks: string;
  readonly standing: string;
}

const Drawn = memo(({ hands, words, x, y, where, size, power, type, word, count, marks }: DrawnProps) => {
  const list = marks.split(' ').filter(Boolean) as Mark[];
  const { width, height, pitchX, pitchY } = TOKEN;
  return (
    <g transform={`translate(${x} ${y})${size === 1 ? '' : ` scale(${size})`}`} data-count={count}>
      <Touchable board={hands} word={word} label={words.stack(power, type, count, where, list)} class="stack">
        <rect class="reach" x="-1.5" y="-1.5" width={pitchX} height={pitchY} />
        <Face power={power} type={type} count={count} marks={list} />
        <rect class="ring" x="-2" y="-2" width={width + 4} height={height + 4} rx="6" />
      </Touchable>
    </g>
  );
});
