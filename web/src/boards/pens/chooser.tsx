/** When the places are named and more than one thing can be done there, the ways stand beside it as keys. */
import { type Choice, type Offer, openOf, percent } from '@derby/kernel';
import type { PlaceId } from '@derby/pens/data/map';
import { huntOdds } from '@derby/pens/odds';
import type { State } from '@derby/pens/state';
import type { Spot } from '../kit/box.ts';
import type { Hands } from '../kit/hands.ts';
import { Key } from '../kit/key.tsx';
import { ANCHORS, SHEET } from './layout.ts';
import type { Words } from './words.ts';

interface ChooserProps {
  readonly hands: Hands;
  readonly view: State;
  readonly words: Words;
}

const [WIDTH, HEIGHT] = [178, 34] as const;
/** Numbers and routes are no counters and no places: they are said here. */
const isNumber = (word: string): boolean => /^\d+$/.test(word);
const isSaidHere = (word: string): boolean => isNumber(word) || word === 'NORTH' || word === 'SOUTH';

const wordsOf = ([, ...rest]: Choice): string[] => rest.map(String);

/** The open choices that hold what was touched, and in which only a verb, a number or a route is left to say. */
function waysLeft({ question, selected, lit }: Pick<Hands, 'question' | 'selected' | 'lit'>): readonly Offer[] {
  const open = openOf(question?.offers ?? []);
  // Where there is but one place to speak of, the saying begins with the number.
  if (selected.size === 0)
    return open.filter(
      ({ choice }) => choice[0] !== 'intercept' && wordsOf(choice).some((word) => isNumber(word) && lit.has(word)),
    );
  return open.filter(({ choice }) => {
    const own = wordsOf(choice);
    return (
      [...selected].every((word) => own.includes(word)) && own.every((word) => selected.has(word) || isSaidHere(word))
    );
  });
}

export function Chooser({ hands, view, words }: ChooserProps) {
  const ways = waysLeft(hands);
  const [first] = ways;
  if (!first) return null;
  const isRepair = ways.every(({ choice }) => choice[0] === 'repair');
  const rows = isRepair ? Math.ceil(ways.length / PER_ROW) + 0.7 : ways.length;
  const [x, y] = spotFor(hands.selected.size > 0 ? [...hands.selected] : wordsOf(first.choice), view, rows);
  return (
    <g class="chooser" transform={`translate(${x} ${y})`}>
      <rect class="chooser-plate" x="-6" y="-6" width={WIDTH + 12} height={rows * (HEIGHT + 4) + 8} rx="9" />
      {isRepair ? (
        <Points ways={ways} hands={hands} words={words} />
      ) : (
        ways.map(({ choice }, i) => (
          <Key
            key={choice.join(' ')}
            board={hands}
            choice={choice}
            label={[words.verb(choice), ...wordsOf(choice).map(words.named)].filter(Boolean).join(', ')}
            text={words.verb(choice)}
            note={chanceOf(view, choice)}
            box={[0, i * (HEIGHT + 4), WIDTH, HEIGHT]}
          />
        ))
      )}
    </g>
  );
}

const PER_ROW = 5;

/** HOST-3.4  By how many points to repair: one IPC each. */
const Points = ({ ways, hands, words }: Omit<ChooserProps, 'view'> & { readonly ways: readonly Offer[] }) => (
  <>
    <text class="chooser-title" x="4" y="16">
      {`${words.verbs.repair}${words.colon}${words.named(String(ways[0]?.choice[1]))}`}
    </text>
    {ways.map(({ choice }, i) => (
      <Key
        key={choice.join(' ')}
        board={hands}
        choice={choice}
        label={`${words.verb(choice)}, ${words.named(String(choice[1]))}`}
        text={String(choice[2])}
        box={[(i % PER_ROW) * 36, 26 + Math.floor(i / PER_ROW) * (HEIGHT + 4), 34, HEIGHT]}
      />
    ))}
  </>
);

const chanceOf = (view: State, choice: Choice): string | undefined =>
  choice[0] === 'hunt' ? percent(huntOdds(view, choice[1] as 'S01', Number(choice[2]))) : undefined;

/** Beside the place that was named last. */
function spotFor(named: readonly string[], view: State, rows: number): Spot {
  const last = named.toReversed();
  const place = last.find((word) => word in ANCHORS) ?? placeOf(view, last.find((word) => !isSaidHere(word)) ?? '');
  const { x, y } = ANCHORS[place as PlaceId] ?? { x: 700, y: 500 };
  const right = x + 50 + WIDTH > SHEET.width ? x - 60 - WIDTH : x + 50;
  return [right, Math.min(y, SHEET.height - rows * (HEIGHT + 4) - 20)];
}

const placeOf = (view: State, word: string): PlaceId | undefined =>
  view.units.find((unit) => unit.id === word)?.at ?? view.pens.find((pen) => pen.id === word)?.at;
