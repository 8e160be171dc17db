/** Dice as they fell: those that hit have a ring, and under each stands what it needed. */
import { Die } from '../kit/die.tsx';
import { Said } from '../kit/said.tsx';
import type { Roll } from './story.ts';
import type { Words } from './words.ts';

interface DiceProps {
  readonly rolls: readonly Roll[];
  readonly words: Words;
  /** How many lines of dice there is room for; the last rolls count. */
  readonly lines: number;
}

const [PER_LINE, PITCH, LINE] = [7, 24, 38] as const;
const SHRUNK = 0.75;

interface Rolled {
  readonly die: number;
  readonly need: number | undefined;
}

const linesOf = (roll: Roll): Rolled[][] => {
  const dice = roll.dice.map((die, i): Rolled => ({ die, need: roll.needs[i] }));
  return Array.from({ length: Math.ceil(dice.length / PER_LINE) }, (_, i) =>
    dice.slice(i * PER_LINE, (i + 1) * PER_LINE),
  );
};

export function Dice({ rolls, words, lines }: DiceProps) {
  const all = rolls.flatMap((roll, number) =>
    linesOf(roll).map((dice, i) => ({ roll, number, dice, isFirst: i === 0 })),
  );
  const shown = all.slice(-lines);
  return (
    <>
      {shown.map(({ roll, number, dice }, i) => (
        <Said
          key={`${number} ${i}`}
          label={`${words.notes[roll.note]}${words.colon}${dice.map(({ die, need }) => (need === undefined ? die : `${die}\u00a0(${need})`)).join(', ')}`}
          class={number === shown.at(-1)?.number ? 'roll' : 'roll past'}
        >
          <g transform={`translate(0 ${i * LINE})`}>
            {dice.map(({ die, need }, at) => (
              <g key={at} transform={`translate(${at * PITCH} 0)`}>
                <g transform={`scale(${SHRUNK})`}>
                  <Die value={die} hit={need !== undefined && die <= need} />
                </g>
                <text class="die-need" x="10.5" y="33">
                  {need === undefined ? '' : `≤${need}`}
                </text>
              </g>
            ))}
          </g>
        </Said>
      ))}
    </>
  );
}
