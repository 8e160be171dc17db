/** XXI-2.4.1a  The cities: hubs with their numbers, production cities with their kind and letter, yards with squares. */

import { type Kind, letterOf, RESOURCES, resourceKind } from '@derby/xxi/data/counters';
import {
  BOMBING_WAYS,
  isHub,
  isYard,
  type Letter,
  PLACES,
  SPACES,
  type Space,
  SQUARES,
  YARDS,
  type Yard,
} from '@derby/xxi/data/map';
import type { View } from '@derby/xxi/view';
import { memo } from '../../parts/memo.ts';
import { Place } from '../kit/chart.tsx';
import { type Hands, standing } from '../kit/hands.ts';
import { Lettering } from '../kit/printed.tsx';
import { KindSign } from './icons.tsx';
import { BERTHS, SQUARE, spot, squareSpot, yardBox } from './layout.ts';
import type { Words } from './words.ts';

const KIND_OF_LETTER = new Map<Letter, Kind>(RESOURCES.map((id) => [letterOf(id), resourceKind(id)]));
/** At least 44 px where a phone shows a part of the map. */
const REACH = 27.5;

interface SpacesProps {
  readonly hands: Hands;
  readonly view: View;
  readonly words: Words;
}

export const Spaces = ({ hands, view, words }: SpacesProps) => (
  <g>
    {YARDS.map((yard) => (
      <YardSquares key={yard} yard={yard} />
    ))}
    {SPACES.map((space) => (
      <City
        key={space}
        space={space}
        hands={hands}
        burnt={isHub(space) && view.devastation[space] !== undefined}
        words={words}
        standing={standing(hands, space)}
      />
    ))}
  </g>
);

const YardSquares = memo(({ yard }: { readonly yard: Yard }) => {
  const [x, y, width, height] = yardBox(yard);
  const [cityX, cityY] = spot(yard);
  return (
    <g class="yard">
      <path class="yard-tie" d={`M${cityX} ${cityY}L${x + width / 2} ${y + height / 2}`} />
      <rect class="yard-plate" x={x - 5} y={y - 5} width={width + 10} height={height + 10} rx="7" />
      {Array.from({ length: SQUARES[yard] }, (_, i) => {
        const [middleX, middleY] = squareSpot(yard, i);
        const half = SQUARE / 2 - 1.5;
        return (
          <rect
            key={`${middleX} ${middleY}`}
            class="square"
            x={middleX - half}
            y={middleY - half}
            width={2 * half}
            height={2 * half}
            rx="3"
          />
        );
      })}
    </g>
  );
});

interface CityProps {
  readonly space: Space;
  readonly hands: Hands;
  readonly words: Words;
  readonly burnt: boolean;
  readonly standing: string;
}

const City = memo(({ space, hands, words, burnt }: CityProps) => {
  return (
    <Place
      board={hands}
      word={space}
      label={cityName(space, burnt, words)}
      class="city"
      at={spot(space)}
      name={PLACES[space].name}
      nameAt={BERTHS[space].label}
      reach={REACH}
      ring={25}
    >
      {isHub(space) ? <HubFace space={space} burnt={burnt} /> : <CityFace letter={space as Letter} />}
    </Place>
  );
});

const HubFace = ({ space, burnt }: { readonly space: Space; readonly burnt: boolean }) => (
  <>
    {isYard(space) && <path class="yard-mark" d="M0-23.5L20.5-12V12L0 23.5-20.5 12V-12z" />}
    {burnt && <path class="cross" d="M-23-23L23 23M23-23L-23 23" />}
    <circle class={burnt ? 'hub burnt' : 'hub'} r="17" />
    <text class="hub-number" y="6">
      {space}
    </text>
  </>
);

const CityFace = ({ letter }: { readonly letter: Letter }) => {
  const kind = KIND_OF_LETTER.get(letter) ?? 'hull';
  return (
    <>
      <circle class="works" r="21" />
      <KindSign kind={kind} x={0} y={0} size={1.15} />
      <Lettering class={`on-${kind}`} text={letter} y={6.5} size={17} />
    </>
  );
};

/** It begins as the city is written on the sheet: name, then number or letter. */
function cityName(space: Space, burnt: boolean, words: Words): string {
  const facts = [`${PLACES[space].name} ${space}`];
  if (isHub(space)) facts.push(isYard(space) ? words.places.yard : words.hub, words.bombed(BOMBING_WAYS[space]));
  else facts.push(words.kinds[KIND_OF_LETTER.get(space as Letter) ?? 'hull']);
  if (burnt) facts.push(words.devastated);
  return facts.join(', ');
}
