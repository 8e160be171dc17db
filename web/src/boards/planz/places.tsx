/** Areas, land zones and bases: what can be touched of the map, and its lettering. */

import { type Control, isMajor } from '@derby/planz/control';
import { AREA_IDS, AREAS, type AreaId, NO_ENTRY } from '@derby/planz/data/areas';
import { BASE_IDS, type BaseId, ZONE_IDS, type ZoneId } from '@derby/planz/data/zones';
import { isSmall, zoneOf } from '@derby/planz/geography';
import { controlSeen, type View } from '@derby/planz/view';
import { memo } from '../../parts/memo.ts';
import { type Hands, standing } from '../kit/hands.ts';
import { wrapped } from '../kit/lines.ts';
import { Touchable } from '../kit/touchable.tsx';
import { BASE_LETTERS, GROUNDS, ISLANDS, middleOf, PORTS, WATERS } from './layout.ts';
import { OUTLINES } from './outlines.ts';
import { ANCHOR } from './silhouettes.ts';
import type { Words } from './words.ts';

interface PlacesProps {
  readonly hands: Hands;
  readonly view: View;
  readonly words: Words;
}

export function Places({ hands, view, words }: PlacesProps) {
  const zone = (id: ZoneId) => (
    <Zone key={id} hands={hands} id={id} words={words} control={controlSeen(view, id)} note={standing(hands, id)} />
  );
  return (
    <g class="places">
      {ZONE_IDS.filter((id) => !isSmall(id)).map(zone)}
      {AREA_IDS.map((id) => (
        <Area key={id} hands={hands} id={id} words={words} note={standing(hands, id)} />
      ))}
      {ZONE_IDS.filter(isSmall).map(zone)}
    </g>
  );
}

interface AreaProps {
  readonly hands: Hands;
  readonly id: AreaId;
  readonly words: Words;
  readonly note: string;
}

const Area = memo(({ hands, id, words }: AreaProps) => {
  const [, , home] = AREAS[id];
  const label = words.names.place(id);
  return (
    <Touchable
      board={hands}
      word={id}
      id={id}
      label={id === NO_ENTRY ? `${label}, ${words.noEntry}` : label}
      class={`area home-${home ?? 'none'} ${id === NO_ENTRY ? 'no-entry' : ''}`}
    >
      <path class="region" d={OUTLINES[id]} fill-rule="evenodd" />
      {(hands.lit.has(id) || hands.selected.has(id)) && <Roads id={id} />}
    </Touchable>
  );
});

/** Where its ships lie an area can be touched too: some waters are narrower than a finger. */
function Roads({ id }: { readonly id: AreaId }) {
  const [x, y] = middleOf(id);
  return <rect class="reach" x={x - 52} y={y - 25} width="104" height="50" />;
}

interface ZoneProps {
  readonly hands: Hands;
  readonly id: ZoneId;
  readonly words: Words;
  readonly control: Control;
  readonly note: string;
}

const Zone = memo(({ hands, id, words, control }: ZoneProps) => (
  <Touchable
    board={hands}
    word={id}
    id={id}
    label={`${words.names.ZONE_NAMES[id]}, ${words.controls[control]}`}
    class={`zone control-${control}`}
  >
    {isSmall(id) && <Shore id={id} />}
    <path class="region" d={OUTLINES[id]} fill-rule="evenodd" />
  </Touchable>
));

/** Room for a finger around an island. */
function Shore({ id }: { readonly id: ZoneId }) {
  const [x, y] = ISLANDS[id] ?? [0, 0];
  return <circle class="reach" cx={x} cy={y} r="22" />;
}

/** Names stand over everything that could cover them, and let every touch through. */
export const Lettering = memo(({ words }: { readonly words: Words }) => (
  <g class="lettering">
    {AREA_IDS.map((id) => {
      const { x, y, letters } = WATERS[id];
      return (
        <text key={id} class="area-name" x={x} y={y}>
          {wrapped(words.names.AREA_NAMES[id], letters).map((line, i) => (
            <tspan key={line} x={x} dy={i === 0 ? 0 : 15}>
              {line}
            </tspan>
          ))}
        </text>
      );
    })}
    <text class="area-name" x={GROUNDS['AC-GRL'].at[0]} y={GROUNDS['AC-GRL'].at[1] - 24}>
      {words.names.ZONE_NAMES['AC-GRL']}
    </text>
  </g>
));

export function Bases({ hands, view, words }: PlacesProps) {
  return (
    <g class="bases">
      {BASE_IDS.map((id) => (
        <Base
          key={id}
          hands={hands}
          id={id}
          words={words}
          control={controlSeen(view, zoneOf(id))}
          isMajor={isMajor(view, id)}
          note={standing(hands, id)}
        />
      ))}
    </g>
  );
}

interface BaseProps {
  readonly hands: Hands;
  readonly id: BaseId;
  readonly words: Words;
  readonly control: Control;
  readonly isMajor: boolean;
  readonly note: string;
}

const Base = memo(({ hands, id, words, control, isMajor: isLarge }: BaseProps) => {
  const { x, y, anchor } = PORTS[id];
  const name = words.names.BASE_NAMES[id];
  const lines = anchor === 'none' ? [] : wrapped(name, BASE_LETTERS);
  const dx = anchor === 'start' ? 13 : -13;
  return (
    <Touchable
      board={hands}
      word={id}
      id={id}
      label={`${name}, ${isLarge ? words.major : words.minor}, ${words.controls[control]}`}
      class={`base control-${control}`}
    >
      <circle class="reach" cx={x} cy={y} r="24" />
      <circle class="ring" cx={x} cy={y} r="14" />
      <circle class="base-sign" cx={x} cy={y} r={isLarge ? 10 : 6} />
      {isLarge && <path class="base-anchor" d={ANCHOR} transform={`translate(${x} ${y})`} />}
      {lines.map((line, i) => (
        <text
          key={line}
          class="base-name"
          x={x + dx}
          y={y + 5 + (i - (lines.length - 1) / 2) * 15}
          text-anchor={anchor === 'none' ? undefined : anchor}
        >
          {`${line} `}
        </text>
      ))}
    </Touchable>
  );
});
