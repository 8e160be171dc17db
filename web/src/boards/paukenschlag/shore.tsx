/** Ports and airbases: an anchor or a runway where they lie, the names of ports, and what bombs have done. */
import { BASES, PORTS, type PortId, type ShoreId } from '@derby/paukenschlag/data/map';
import { shore } from '@derby/paukenschlag/geography';
import type { State } from '@derby/paukenschlag/state';
import { memo } from '../../parts/memo.ts';
import { type Hands, standing } from '../kit/hands.ts';
import { Touchable } from '../kit/touchable.tsx';
import { shoreLabel } from './labels.ts';
import { PORT_NAMES, shoreSpot } from './layout.ts';
import { ANCHOR, FIELD } from './silhouettes.ts';
import type { Words } from './words.ts';

const PORT_IDS = Object.keys(PORTS) as PortId[];
const SHORE_IDS = [...PORT_IDS, ...Object.keys(BASES)] as ShoreId[];

/** The Azores are German only where the game says so (PK-12.6). */
export const isThere = (view: State, id: ShoreId): boolean =>
  view.options.amerikaBombers || shore(id).side === 'allies';

interface ShoreProps {
  readonly hands: Hands;
  readonly view: State;
  readonly words: Words;
}

export const Shore = ({ hands, view, words }: ShoreProps) => (
  <g class="shore">
    {SHORE_IDS.filter((id) => isThere(view, id)).map((id) => (
      <Place
        key={id}
        id={id}
        hands={hands}
        label={shoreLabel(view, id, words)}
        level={view.damage[id]}
        standing={standing(hands, id)}
      />
    ))}
    {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of texts takes no focus */}
    <g aria-hidden="true">
      {PORT_IDS.filter((id) => isThere(view, id)).map((id) => (
        <Name key={id} id={id} name={words.names.SHORE_NAMES[id]} />
      ))}
    </g>
  </g>
);

interface PlaceProps extends Pick<ShoreProps, 'hands'> {
  readonly id: ShoreId;
  readonly label: string;
  readonly level: number;
  readonly standing: string;
}

/** The way to a place by sheet is short on a desk; for a finger it is in the roster as well. */
const REACH = 10;

const Place = memo(({ id, hands, label, level }: PlaceProps) => {
  const [x, y] = shoreSpot(id).map(Math.round) as [number, number];
  return (
    <Touchable board={hands} word={id} label={label} class={`shore-place side-${shore(id).side}`}>
      <circle class="reach" cx={x} cy={y} r={REACH} />
      <circle class="ring" cx={x} cy={y} r={REACH} />
      <path
        class="sign"
        d={id in PORTS ? ANCHOR : FIELD}
        fill-rule="evenodd"
        transform={`translate(${x} ${y})${id in PORTS ? ' scale(1.15)' : ''}`}
      />
      {level > 0 && (
        <>
          <circle class="wreck" cx={x + 9} cy={y - 8} r="7.5" />
          <text class="wreck-number" x={x + 9} y={y - 3}>
            {level}
          </text>
        </>
      )}
    </Touchable>
  );
});

const Name = memo(({ id, name }: { readonly id: PortId; readonly name: string }) => {
  const [x, y] = shoreSpot(id);
  const [dx, dy, anchor] = PORT_NAMES[id];
  return (
    <text class="port-name" x={Math.round(x + dx)} y={Math.round(y + dy)} text-anchor={anchor}>
      {name}
    </text>
  );
});
