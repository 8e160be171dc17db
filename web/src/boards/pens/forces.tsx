/** Everything that lies on the map: stacks of units and pens, under the name of each place. */

import { isHarbour } from '@derby/pens/basics';
import { type PlaceId, SEA_ZONES } from '@derby/pens/data/map';
import { isZone, PLACE_IDS } from '@derby/pens/geography';
import type { Pen, State } from '@derby/pens/state';
import { Bunker } from './bunkers.tsx';
import type { Hands } from './hands.ts';
import { ANCHORS, BUNKER, PIERS, type Spot, TOKEN } from './layout.ts';
import { stacksOf, unitsByPlace } from './stacks.ts';
import { Token } from './tokens.tsx';
import type { Words } from './words.ts';

interface ForcesProps {
  readonly hands: Hands;
  readonly view: State;
  readonly words: Words;
  readonly look: (place: PlaceId | undefined) => void;
}

export function Forces({ hands, view, words, look }: ForcesProps) {
  const units = unitsByPlace(view);
  return (
    <g class="forces">
      {PLACE_IDS.map((id) => {
        const pens = view.pens.filter((pen) => pen.at === id);
        const here = units.get(id) ?? [];
        if (here.length === 0 && pens.length === 0) return null;
        const stacks = stacksOf(view, hands, here);
        const { x, y, columns, size } = ANCHORS[id];
        const top = y + (hasSecondLine(view, id) ? 24 : 6);
        const rows = Math.ceil(stacks.length / columns);
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard reaches the place itself
          <g
            key={id}
            onClick={(event) => touchPlace(hands, id, event.target)}
            onPointerEnter={() => look(id)}
            onPointerLeave={() => look(undefined)}
          >
            {stacks.map((stack, i) => (
              <Token
                key={stack.key}
                hands={hands}
                stack={stack}
                words={words}
                where={words.at(id)}
                x={x + size * ((i % columns) * TOKEN.pitchX - rowWidth(stacks.length, columns, i) / 2)}
                y={top + size * Math.floor(i / columns) * TOKEN.pitchY}
                size={size}
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
                {...berthOf(pens, i, [x, top + size * rows * TOKEN.pitchY])}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** What lies in a place and is not asked for itself stands for the place. */
function touchPlace(hands: Hands, id: PlaceId, target: EventTarget | null): void {
  const isAsked = target instanceof Element && target.closest('[role="button"]') !== null;
  if (!isAsked && hands.lit.has(id)) hands.touch(id);
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

/** Pens stand at their pier, or else under the units, two abreast where there are many. */
function berthOf(pens: readonly Pen[], i: number, under: Spot): { x: number; y: number } {
  const pier = pens[0] && PIERS[pens[0].at];
  const abreast = pier?.columns ?? (pens.length > 2 ? 2 : 1);
  const inRow = Math.min(abreast, pens.length);
  const [x, y] = pier ? [pier.x, pier.y] : under;
  return {
    x: x - (inRow * (BUNKER.width + 4) - 4) / 2 + (i % abreast) * (BUNKER.width + 4),
    y: y + 2 + Math.floor(i / abreast) * BUNKER.pitch,
  };
}
