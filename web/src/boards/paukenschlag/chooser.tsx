/** Where the units and places are named and only a way is left to say, the ways stand beside them as keys. */
import { type Choice, notation } from '@derby/kernel';
import type { AreaId } from '@derby/paukenschlag/data/map';
import type { State } from '@derby/paukenschlag/state';
import type { Spot } from '../kit/box.ts';
import type { Hands } from '../kit/hands.ts';
import { Key } from '../kit/key.tsx';
import { isSaidHere, waysLeft, wordsOf } from './hands.ts';
import { nameOf } from './labels.ts';
import { AREA_BOXES, SHEET } from './layout.ts';
import type { Words } from './words.ts';

interface ChooserProps {
  readonly hands: Hands;
  readonly view: State;
  readonly words: Words;
}

/** A choice in the fewest words that tell it from its neighbours. */
export function wayText(choice: Choice, view: State, words: Words): string {
  const [verb] = choice;
  const said = wordsOf(choice).filter(isSaidHere);
  const [first] = said;
  if (verb === 'move' || verb === 'go') return words.verbs[first ?? verb] ?? verb;
  const rest = said.map((word) =>
    /^\d+$/.test(word)
      ? words.boxes(Number(word))
      : /^F\d$/.test(word)
        ? words.marker(word as 'F1')
        : (words.verbs[word] ?? word),
  );
  const named =
    verb === 'search' || verb === 'detect'
      ? wordsOf(choice)
          .slice(1)
          .map((word) => nameOf(view, word, words))
      : [];
  return [words.verbs[verb] ?? verb, ...named, ...rest].join(', ').replace(',', rest.length > 0 ? words.colon : ',');
}

const [WIDTH, HEIGHT, GAP] = [176, 40, 4] as const;

export function Chooser({ hands, view, words }: ChooserProps) {
  const ways = waysLeft(hands);
  if (ways.length === 0 || (view.contact && view.contact.step !== 'commit')) return null;
  const [x, y] = spotFor(hands, view, ways.length);
  return (
    <g class="chooser" transform={`translate(${x} ${y})`}>
      <rect class="chooser-plate" x="-6" y="-6" width={WIDTH + 12} height={ways.length * (HEIGHT + GAP) + 8} rx="9" />
      {ways.map((choice, i) => (
        <Key
          key={notation(choice)}
          board={hands}
          choice={choice}
          label={[
            wayText(choice, view, words),
            ...wordsOf(choice)
              .filter((word) => !isSaidHere(word))
              .map((word) => nameOf(view, word, words)),
          ].join(', ')}
          text={wayText(choice, view, words)}
          box={[0, i * (HEIGHT + GAP), WIDTH, HEIGHT]}
        />
      ))}
    </g>
  );
}

/** Beside the area that was named last, or the one of the unit; at the foot of the map where none was. */
function spotFor({ selected }: Pick<Hands, 'selected'>, view: State, count: number): Spot {
  const named = [...selected].reverse();
  const area = named.find((word) => word in AREA_BOXES) ?? named.map((word) => areaOfUnit(view, word)).find(Boolean);
  const high = count * (HEIGHT + GAP) + 12;
  if (!area) return [SHEET.width - WIDTH - 16, SHEET.height - high - 150];
  const [x, y, width] = AREA_BOXES[area as AreaId];
  const right = x + width + 10 + WIDTH > SHEET.width ? x - WIDTH - 12 : x + width + 10;
  return [right, Math.max(10, Math.min(y + 6, SHEET.height - high - 8))];
}

function areaOfUnit(view: State, id: string): string | undefined {
  const sub = view.subs.find((one) => one.id === id);
  if (sub) return sub.place in AREA_BOXES ? sub.place : undefined;
  return (view.ships.find((one) => one.id === id) ?? view.convoys.find((one) => one.id === id))?.area;
}
