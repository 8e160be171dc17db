/** Every area of the grid: a square of sea to touch, its code, the hunters that can reach it, and whether submarines leave there. */
import type { AreaId } from '@derby/paukenschlag/data/map';
import { isExit } from '@derby/paukenschlag/geography';
import type { State } from '@derby/paukenschlag/state';
import { memo } from '../../parts/memo.ts';
import { type Hands, standing } from '../kit/hands.ts';
import { Touchable } from '../kit/touchable.tsx';
import { areaLabel, hunters } from './labels.ts';
import { AREA_BOXES, AREA_IDS, codeSpot, coverSpot } from './layout.ts';
import type { Words } from './words.ts';

interface AreasProps {
  readonly hands: Hands;
  readonly view: State;
  readonly words: Words;
}

export const Areas = ({ hands, view, words }: AreasProps) => (
  <g class="areas">
    {AREA_IDS.map((id) => (
      <Area
        key={id}
        id={id}
        hands={hands}
        label={areaLabel(view, id, words)}
        cover={Math.min(3, hunters(view, id))}
        standing={standing(hands, id)}
      />
    ))}
  </g>
);

interface AreaProps extends Pick<AreasProps, 'hands'> {
  readonly id: AreaId;
  readonly label: string;
  readonly cover: number;
  readonly standing: string;
}

const Area = memo(({ id, hands, label, cover }: AreaProps) => {
  const [x, y, width, height] = AREA_BOXES[id];
  return (
    <Touchable board={hands} word={id} label={label} class={`area cover-${cover}`}>
      <rect class="water-square" x={x} y={y} width={width} height={height} />
      <rect class="ring" x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx="5" />
    </Touchable>
  );
});

/** The codes, and what is printed beside them; over the coast, and nothing to touch. */
export const Codes = ({ view }: Pick<AreasProps, 'view'>) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of texts takes no focus
  <g class="codes" aria-hidden="true">
    {AREA_IDS.map((id) => (
      <Code key={id} id={id} planes={hunters(view, id)} contact={view.contact?.area === id} />
    ))}
  </g>
);

const WING = 'M0-6Q1.2-5 1.2-2L7 .6V2L1.2 1.4.8 4 3 5.4V6.4L0 6-3 6.4V5.4L-.8 4-1.2 1.4-7 2V.6L-1.2-2Q-1.2-5 0-6z';
const AWAY = 'M-7-2.4H1V-6L8 0 1 6V2.4H-7z';

const Code = memo(
  ({ id, planes, contact }: { readonly id: AreaId; readonly planes: number; readonly contact: boolean }) => {
    const [x, y, width, height] = AREA_BOXES[id];
    return (
      <>
        {contact && <rect class="contact-mark" x={x + 1.5} y={y + 1.5} width={width - 3} height={height - 3} rx="4" />}
        <text class="code" x={codeSpot(id)[0]} y={codeSpot(id)[1]}>
          {id}
        </text>
        {planes > 0 && (
          <>
            <path class="wing" d={WING} transform={`translate(${coverSpot(id)[0] - 20} ${coverSpot(id)[1] - 5})`} />
            <text class="cover-number" x={coverSpot(id)[0]} y={coverSpot(id)[1]}>
              {planes}
            </text>
          </>
        )}
        {isExit(id) && <path class="away" d={AWAY} transform={`translate(${x + width - 12} ${y + height - 12})`} />}
      </>
    );
  },
);
