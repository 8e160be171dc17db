/** Dice, drawn as they fell. Those that reached what was needed are marked by a ring, not by colour alone. */
import { words } from '../app/words.ts';

export interface Roll {
  readonly dice: readonly number[];
  readonly need: number | undefined;
  readonly modifier: number;
}

/** The roll in a log entry, if there is one: every game writes `dice`, and `need` and `modifier` where they apply. */
export function rollOf(entry: object): Roll | undefined {
  const { dice, need, modifier } = entry as { dice?: unknown; need?: unknown; modifier?: unknown };
  if (!Array.isArray(dice) || dice.length === 0) return undefined;
  return {
    dice: dice.filter((die) => typeof die === 'number'),
    need: typeof need === 'number' ? need : undefined,
    modifier: typeof modifier === 'number' ? modifier : 0,
  };
}

const LEFT = 7;
const MIDDLE = 14;
const RIGHT = 21;
const CORNERS = [
  [LEFT, LEFT],
  [RIGHT, RIGHT],
] as const;
const OTHERS = [
  [RIGHT, LEFT],
  [LEFT, RIGHT],
] as const;
const SIDES = [
  [LEFT, MIDDLE],
  [RIGHT, MIDDLE],
] as const;
const CENTRE = [[MIDDLE, MIDDLE]] as const;
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: CENTRE,
  2: CORNERS,
  3: [...CORNERS, ...CENTRE],
  4: [...CORNERS, ...OTHERS],
  5: [...CORNERS, ...OTHERS, ...CENTRE],
  6: [...CORNERS, ...OTHERS, ...SIDES],
};

export function Dice({ roll }: { readonly roll: Roll }) {
  const text = words().table;
  const reached = (die: number) => roll.need !== undefined && die + roll.modifier >= roll.need;
  const label = `${text.dice(roll.dice.join(', '))}${roll.need === undefined ? '' : `, ${text.need(roll.need)}`}`;
  return (
    <span class="dice" role="img" aria-label={label}>
      {roll.dice.map((die, index) => (
        <Die key={index} die={die} reached={reached(die)} />
      ))}
    </span>
  );
}

function Die({ die, reached }: { readonly die: number; readonly reached: boolean }) {
  const pips = PIPS[die];
  return (
    <svg class={reached ? 'die reached' : 'die'} viewBox="-2 -2 32 32" aria-hidden="true">
      <rect class="die-face" x="1" y="1" width="26" height="26" rx="5" />
      {pips?.map(([x, y]) => <circle key={`${x} ${y}`} class="die-pip" cx={x} cy={y} r="2.6" />) ?? (
        <text class="die-number" x="14" y="19" text-anchor="middle">
          {die}
        </text>
      )}
      {reached && <rect class="die-ring" x="-1" y="-1" width="30" height="30" rx="7" />}
    </svg>
  );
}
