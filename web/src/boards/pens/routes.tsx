/** HOST-10.3  The routes of troop convoys, drawn while troops can be shipped. */
import { openOf } from '@derby/kernel';
import { type RouteId, TROOP_ROUTES } from '@derby/pens/data/map';
import type { Hands } from '../kit/hands.ts';
import { Touchable } from '../kit/touchable.tsx';
import { ANCHORS } from './layout.ts';
import type { Words } from './words.ts';

const START = ANCHORS.S01;

/** Under the names of the zones it runs through. */
const lineOf = (route: RouteId): string =>
  [START, ...TROOP_ROUTES[route].zones.map((zone) => ANCHORS[zone])].map(({ x, y }) => `${x} ${y - 24}`).join('L');

export function Routes({ hands, words }: { readonly hands: Hands; readonly words: Words }) {
  const offered = new Set(
    openOf(hands.question?.offers ?? []).flatMap(({ choice }) => (choice[0] === 'ship' ? [choice[2] as RouteId] : [])),
  );
  return (
    <g class="routes">
      {[...offered].map((route) => (
        <Touchable key={route} board={hands} word={route} label={words.routes[route]} class="route">
          <path class="route-reach" d={`M${lineOf(route)}`} />
          <path class="route-line" d={`M${lineOf(route)}`} />
        </Touchable>
      ))}
    </g>
  );
}
