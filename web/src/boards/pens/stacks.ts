/** Units that look alike lie in one stack with a count; a touch on it speaks of the unit that the rules offer. */
import { isMoored, isSubmarine } from '@derby/pens/basics';
import type { PlaceId } from '@derby/pens/data/map';
import { POWERS, type Power } from '@derby/pens/data/powers';
import { UNITS, type UnitType } from '@derby/pens/data/units';
import type { PenId, Phase, State, Unit, UnitId } from '@derby/pens/state';
import type { Many } from '../board.ts';
import type { Hands } from '../kit/hands.ts';
import { alike } from '../kit/stack.ts';
import { isAsked } from './hands.ts';
import { ANCHORS } from './layout.ts';

/** What is shown on a counter besides its kind. */
export type Mark = 'spent' | 'moored' | 'patrolled' | 'damaged' | 'aboard' | 'sent';

export interface Stack {
  readonly key: string;
  readonly power: Power;
  readonly type: UnitType;
  readonly units: readonly Unit[];
  /** The unit that a touch names. */
  readonly word: UnitId;
  readonly marks: readonly Mark[];
}

const POWER_ORDER = Object.keys(POWERS) as Power[];
const TYPE_ORDER = Object.keys(UNITS) as UnitType[];
export type Asked = Pick<Hands, 'lit' | 'selected' | 'barred' | 'hinted'>;

/** Outside these phases what a unit has done is over. */
const ON_THE_MOVE: ReadonlySet<Phase> = new Set(['combat-movement', 'combat', 'non-combat-movement', 'placement']);

/** Where a unit is drawn: in its pen, or in its place. */
export const isInPen = (unit: Readonly<Unit>): boolean => unit.inside?.startsWith('pen-') ?? false;

function marksOf(view: State, unit: Readonly<Unit>): Mark[] {
  const marks: Mark[] = [];
  if (unit.condition === 'spent') marks.push('spent');
  if (isSubmarine(unit) && isMoored(view, unit)) marks.push('moored');
  if (unit.condition === 'patrolled') marks.push('patrolled');
  if (unit.condition === 'damaged') marks.push('damaged');
  if (unit.inside !== null && !isInPen(unit)) marks.push('aboard');
  if (unit.power === view.turn && ON_THE_MOVE.has(view.phase) && (unit.task !== null || unit.acted !== 'no'))
    marks.push('sent');
  return marks;
}

/** Units between which the rules make no difference. */
const likeness = (unit: Readonly<Unit>): string =>
  `${unit.from} ${unit.inside} ${unit.used} ${unit.task} ${unit.condition}`;

/** The stacks of some units that lie together. */
export function stacksOf(view: State, asked: Asked, units: readonly Unit[]): Stack[] {
  const looks = (unit: Unit): string => `${unit.power} ${unit.type} ${marksOf(view, unit).join(' ')}`;
  return alike(units, looks)
    .flatMap((members) =>
      parted(members, asked).map((part, i) => made(view, asked, `${looks(part[0] as Unit)} ${i}`, part)),
    )
    .sort(
      (a, b) =>
        POWER_ORDER.indexOf(a.power) - POWER_ORDER.indexOf(b.power) ||
        TYPE_ORDER.indexOf(a.type) - TYPE_ORDER.indexOf(b.type),
    );
}

/** One part, unless the rules speak of several of its units: then each of them has its own. */
function parted(members: readonly Unit[], asked: Asked): Unit[][] {
  const spoken = members.filter((unit) => isAsked(asked, unit.id));
  if (spoken.length <= 1) return [[...members]];
  const kinds = new Map(spoken.map((unit) => [likeness(unit), [] as Unit[]]));
  const first = kinds.get(likeness(spoken[0] as Unit)) ?? [];
  for (const unit of members) (kinds.get(likeness(unit)) ?? first).push(unit);
  return [...kinds.values()];
}

function made(view: State, asked: Asked, key: string, units: readonly Unit[]): Stack {
  const [any] = units as [Unit];
  const named = units.find((unit) => isAsked(asked, unit.id)) ?? any;
  return { key, power: any.power, type: any.type, units, word: named.id, marks: marksOf(view, any) };
}

/** All units by the place or the pen in which they are drawn. */
export function unitsByPlace(view: State): ReadonlyMap<PlaceId | PenId, Unit[]> {
  const found = new Map<PlaceId | PenId, Unit[]>();
  for (const unit of view.units) {
    const at = isInPen(unit) ? (unit.inside as PenId) : unit.at;
    const there = found.get(at);
    if (there) there.push(unit);
    else found.set(at, [unit]);
  }
  return found;
}

const unitOf = (view: State, word: string): Unit | undefined => view.units.find(({ id }) => id === word);

/** Units that lie in one stack take the same orders. */
export const MANY: Many<State> = {
  pieces: ({ units }) => units.map(({ id }) => id),
  kindOf: (view, word) => {
    const unit = unitOf(view, word);
    return unit && `${unit.power} ${unit.type} ${unit.at} ${unit.acted} ${likeness(unit)}`;
  },
  siteOf: (view, word) => {
    const unit = unitOf(view, word);
    return unit && `${unit.power} ${unit.at} ${unit.inside ?? ''}`;
  },
  spotOf: (view, word) => {
    const at = unitOf(view, word)?.at;
    return at && [ANCHORS[at].x, ANCHORS[at].y];
  },
  inOrder: ['bombard'],
};
