/** When the places are named and more than one thing can be done there, the ways stand beside it as keys. */
import { type Choice, type Offer, openOf } from '@derby/kernel';
import type { PlaceId } from '@derby/pens/data/map';
import { huntOdds } from '@derby/pens/odds';
import type { State } from '@derby/pens/state';
import type { Hands } from './hands.ts';
import { ANCHORS, SHEET, type Spot } from './layout.ts';
import { percent } from './percent.ts';
import { Key } from './pickable.tsx';
import type { Words } from './words.ts';

interface ChooserProps {
  readonly hands: Hands;
  readonly view: State;
  readonly words: Words;
}

const [WIDTH, HEIGHT] = [178, 34] as const;
/** Numbers and routes are no counters and no places: they are said here. */
const isSaidHere = (word: string): boolean => /^\d+$/.test(word) || word === 'NORTH' || word === 'SOUTH';

const wordsOf = ([, ...rest]: Choice): string[] => rest.map(String);

/** The open choices that are left to say by verb, number or route alone. */
export function waysLeft({ question, selected }: Pick<Hands, 'question' | 'selected'>): readonly Offer[] {
  if (selected.size === 0) return [];
  const left = openOf(question?.offers ?? []).filter(({ choice }) => {
    const own = wordsOf(choice);
    return [...selected].every((word) => own.includes(word));
  });
  const isReady = left.every(({ choice }) => wordsOf(choice).every((word) => selected.has(word) || isSaidHere(word)));
  return isReady ? left : [];
}

export function Chooser({ hands, view, words }: ChooserProps) {
  const ways = waysLeft(hands);
  if (ways.length === 0) return null;
  const [x, y] = spotFor(hands, view, ways.length);
  return (
    <g class="chooser" transform={`translate(${x} ${y})`}>
      <rect class="chooser-plate" x="-6" y="-6" width={WIDTH + 12} height={ways.length * (HEIGHT + 4) + 8} rx="9" />
      {ways.map(({ choice }, i) => (
        <Key
          key={choice.join(' ')}
          hands={hands}
          choice={choice}
          label={`${words.verb(choice)}, ${wordsOf(choice).join(' ')}`}
          text={words.verb(choice)}
          note={chanceOf(view, choice)}
          box={[0, i * (HEIGHT + 4), WIDTH, HEIGHT]}
        />
      ))}
    </g>
  );
}

const chanceOf = (view: State, choice: Choice): string | undefined =>
  choice[0] === 'hunt' ? percent(huntOdds(view, choice[1] as 'S01', Number(choice[2]))) : undefined;

/** Beside the place that was named last. */
function spotFor({ selected }: Hands, view: State, count: number): Spot {
  const named = [...selected].toReversed();
  const place = named.find((word) => word in ANCHORS) ?? placeOf(view, named[0] ?? '');
  const { x, y } = ANCHORS[place as PlaceId] ?? { x: 700, y: 500 };
  const height = count * (HEIGHT + 4);
  const right = x + 50 + WIDTH > SHEET.width ? x - 60 - WIDTH : x + 50;
  return [right, Math.min(y, SHEET.height - height - 20)];
}

const placeOf = (view: State, word: string): PlaceId | undefined =>
  view.units.find((unit) => unit.id === word)?.at ?? view.pens.find((pen) => pen.id === word)?.at;
