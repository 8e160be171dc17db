/** Everything that lies on the map: stacks of units and pens, under the name of each place. */
import type { PlaceId } from '@derby/pens/data/map';
import type { State } from '@derby/pens/state';
import type { Hands } from '../kit/hands.ts';
import type { Arranged } from './arrangement.ts';
import { Bunker } from './bunkers.tsx';
import { Token } from './tokens.tsx';
import type { Words } from './words.ts';

interface ForcesProps {
  readonly hands: Hands;
  readonly view: State;
  readonly words: Words;
  readonly arranged: readonly Arranged[];
  readonly look: (place: PlaceId | undefined) => void;
}

export function Forces({ hands, view, words, arranged, look }: ForcesProps) {
  return (
    <g class="forces">
      {arranged.map(({ id, stacks, pens }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard reaches the place itself
        <g
          key={id}
          onClick={(event) => touchPlace(hands, id, event.target)}
          onPointerEnter={() => look(id)}
          onPointerLeave={() => look(undefined)}
        >
          {stacks.map(({ stack, ...laid }) => (
            <Token key={stack.key} hands={hands} stack={stack} words={words} where={words.at(id)} {...laid} />
          ))}
          {pens.map((laid) => (
            <Bunker key={laid.pen.id} hands={hands} view={view} words={words} {...laid} />
          ))}
        </g>
      ))}
    </g>
  );
}

/** What lies in a place and is not asked for itself stands for the place. */
function touchPlace(hands: Hands, id: PlaceId, target: EventTarget | null): void {
  const isAsked = target instanceof Element && target.closest('[role="button"]') !== null;
  if (!isAsked && hands.lit.has(id)) hands.touch(id);
}
