/** When the dice of a fight fell: what the log goes on to tell does not make them fall anew, nor what the other side rolls. */
import type { Fight, Side } from './fight.ts';

type Beat = Fight['beat'];

export interface Falls {
  readonly beat: Beat;
  /** The last roll of each side. */
  readonly said: readonly string[];
  /** Since when it lies there. */
  readonly sides: readonly Beat[];
  /** When anything fell last. */
  readonly last: Beat;
}

const saidOf = ({ rolls }: Side): string => {
  const last = rolls.at(-1);
  return last ? `${last.name} ${last.dice.map(({ value }) => value).join()}` : '';
};

/** `isRoll`: dice fell with the last choice. Where no side shows another roll than before, it was the same once more. */
export function fallsAfter(before: Falls | undefined, { beat, sides }: Fight, isRoll: boolean): Falls {
  const said = sides.map(saidOf);
  if (!before) return { beat, said, sides: said.map(() => beat), last: beat };
  if (before.beat === beat) return before;
  const others = said.map((one, i) => one !== before.said[i]);
  const isAgain = isRoll && !others.includes(true);
  return {
    beat,
    said,
    sides: before.sides.map((fall, i) => (isAgain || others[i] ? beat : fall)),
    last: isAgain || others.includes(true) ? beat : before.last,
  };
}
