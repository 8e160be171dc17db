/** What an attack would face before it is ordered: the chances of the first round of fire, as far as the enemy is seen. */
import { percent } from '@derby/kernel';
import { CONTEXTS, type Context } from '@derby/planz/data/contexts';
import type { Kind } from '@derby/planz/data/kinds';
import { UNIT_IDS, type UnitId } from '@derby/planz/data/units';
import { basesOf, isArea, isZone } from '@derby/planz/geography';
import type { Place } from '@derby/planz/state';
import { isAir, isFaceUp, sideOf } from '@derby/planz/units';
import type { View } from '@derby/planz/view';
import type { Spot } from '../kit/box.ts';
import type { Hands } from '../kit/hands.ts';
import { Said } from '../kit/said.tsx';
import type { Arranged } from './arrangement.ts';
import { heapsOf } from './heaps.ts';
import { middleOf } from './layout.ts';
import { anyHit, chanceAgainst } from './prospects.ts';
import type { Words } from './words.ts';

interface OutlooksProps {
  readonly view: View;
  readonly words: Words;
  readonly hands: Hands;
  readonly arranged: Arranged;
}

/** The battle that an order may lead to. */
const BATTLES: Readonly<Partial<Record<Kind, Context>>> = {
  'naval-move': 'naval',
  bombardment: 'bombardment',
  'carrier-bombardment': 'carrier-bombardment',
  'air-naval': 'air-naval',
  'airstrike-land': 'airstrike-land',
  'airstrike-sea': 'airstrike-sea',
  'ground-move': 'ground',
  'air-ground': 'air-ground',
};

export function Outlooks({ view, words, hands, arranged }: OutlooksProps) {
  const own = view.order?.own;
  const context = own && BATTLES[own.kind];
  if (!own || !context || view.battle || hands.question === undefined) return null;
  const force = [...own.force, ...own.flight];
  const here = own.target ?? own.path.at(-1) ?? own.origin;
  const places = own.step === 'attack' && here ? [here] : [...hands.lit].filter(isGoal);
  return (
    <g class="outlooks">
      {places.flatMap((place) => {
        const seen = outlook(view, context, force, place);
        if (!seen) return [];
        const [x, y] = below(view, arranged, place);
        const sum = (chances: readonly number[]): number => chances.reduce((all, one) => all + one, 0);
        const label = words.outlook(words.names.place(place), sum(seen.ours), sum(seen.theirs), seen.unseen);
        return [
          <Said key={place} class="outlook" label={label}>
            <rect x={x - 52} y={y} width="104" height="22" rx="11" />
            <text x={x} y={y + 16}>{`${percent(anyHit(seen.ours))} : ${percent(anyHit(seen.theirs))}`}</text>
          </Said>,
        ];
      })}
    </g>
  );
}

/** Under all that lies in a place. */
function below(view: View, { seats }: Arranged, place: Place): Spot {
  const here = heapsOf(view)
    .filter((heap) => heap.place === place)
    .flatMap(({ pieces: [top] }) => (top && seats.get(top)) ?? []);
  const [x, y] = middleOf(place);
  return [x, here.reduce((most, seat) => Math.max(most, seat.y), y) + 22];
}

const isGoal = (word: string): word is Place => isArea(word) || isZone(word);

interface Outlook {
  /** The chance of every shot, ours and theirs. */
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
  /** Enemy counters there of which only the number is known. */
  readonly unseen: number;
}

/** Nothing where nobody is seen. */
export function outlook(view: View, context: Context, force: readonly UnitId[], place: Place): Outlook | undefined {
  const places: readonly Place[] = isZone(place) ? [place, ...basesOf(place)] : [place];
  const isFoe = (unit: UnitId): boolean => sideOf(view, unit) !== view.viewer && sideOf(view, unit) !== null;
  const foes = UNIT_IDS.filter(
    (unit) => isFoe(unit) && places.includes(view.at[unit] as Place) && (view.at[unit] === place || isAir(unit)),
  );
  if (foes.length === 0 || force.length === 0) return undefined;
  const stacked = view.stacks.filter((stack) => stack.side !== view.viewer && places.includes(stack.place));
  const count = stacked.reduce((sum, stack) => sum + stack.count, 0);
  const { attacker, defender } = CONTEXTS[context];
  return {
    ours: force.map((unit) => chanceAgainst(view, attacker, unit, foes)),
    theirs: foes.map((unit) => chanceAgainst(view, defender, unit, force)),
    unseen: Math.max(0, count - foes.filter((unit) => !isFaceUp(unit)).length),
  };
}
