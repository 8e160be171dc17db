/** Everything that lies on the map: stacks of units and pens, under the name of each place. */

import { isHarbour } from '@derby/pens/basics';
import { type PlaceId, SEA_ZONES } from '@derby/pens/data/map';
import { isZone, PLACE_IDS } from '@derby/pens/geography';
import type { Pen, State } from '@derby/pens/state';
import { Bunker } from './bunkers.tsx';
import type { Hands } from './hands.ts';
import { ANCHORS, BUNKER, TOKEN } from './layout.ts';
import { stacksOf, unitsByPlace } from './stacks.ts';
import { Token } from './tokens.tsx';
import type { Words } from './words.ts';

interface ForcesProps {
  readonly hands: Hands;
  readonly view: State;
  readonly words: Words;
}

export function Forces({ hands, view, words }: ForcesProps) {
  const units = unitsByPlace(view);
  return (
    <g class="forces">
      {PLACE_IDS.map((id) => {
        const pens = view.pens.filter((pen) => pen.at === id);
        const here = units.get(id) ?? [];
        if (here.length === 0 && pens.length === 0) return null;
        const stacks = stacksOf(view, hands, here);
        const { x, y, columns } = ANCHORS[id];
        const top = y + (hasSecondLine(view, id) ? 24 : 6);
        const rows = Math.ceil(stacks.length / columns);
        return (
          <g key={id}>
            {stacks.map((stack, i) => (
              <Token
                key={stack.key}
                hands={hands}
                stack={stack}
                words={words}
                where={words.at(id)}
                x={x + (i % columns) * TOKEN.pitchX - rowWidth(stacks.length, columns, i) / 2}
                y={top + Math.floor(i / columns) * TOKEN.pitchY}
              />
            ))}
            {pens.map((pen, i) => (
              <Bunker
                key={pen.id}
                hands={hands}
                view={view}
                words={words}
                pen={pen}
                boats={units.get(pen.id) ?? []}
                {...berthOf(pens, i, x, top + rows * TOKEN.pitchY)}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** Sea zones without convoys and harbours have a name and nothing under it. */
const hasSecondLine = (view: State, id: PlaceId): boolean =>
  !isZone(id) || isHarbour(view, id) || SEA_ZONES[id].convoy.UK + SEA_ZONES[id].convoy.USA > 0;

/** Rows stand in the middle; the last may be shorter. */
function rowWidth(count: number, columns: number, i: number): number {
  const isLast = Math.floor(i / columns) === Math.floor((count - 1) / columns);
  const inRow = isLast ? count - Math.floor(i / columns) * columns : columns;
  return inRow * TOKEN.pitchX - (TOKEN.pitchX - TOKEN.width);
}

/** Pens stand under the units, two abreast where there are many. */
function berthOf(pens: readonly Pen[], i: number, x: number, y: number): { x: number; y: number } {
  const abreast = pens.length > 2 ? 2 : 1;
  const width = abreast * (BUNKER.width + 4) - 4;
  return {
    x: x - width / 2 + (i % abreast) * (BUNKER.width + 4),
    y: y + 2 + Math.floor(i / abreast) * BUNKER.pitch,
  };
}
