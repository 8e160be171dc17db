/** HOST-3  What every power has, and what it will collect next. */
import { signed } from '@derby/kernel';
import { type Major, TURN_ORDER } from '@derby/pens/data/powers';
import { modifierOf, printedIncome } from '@derby/pens/income';
import type { State } from '@derby/pens/state';
import { Inset } from '../kit/panel.tsx';
import { Said } from '../kit/said.tsx';
import * as at from './layout.ts';
import { Roundel } from './tokens.tsx';
import type { Words } from './words.ts';

interface Forecast {
  readonly printed: number;
  readonly modifier: number;
  readonly due: number;
}

/** What a power collects the next time: in this round, or in the next if its turn is over. Convoy losses come off it. */
function forecastOf(view: State, power: Major): Forecast {
  const isOver = TURN_ORDER.indexOf(power) < TURN_ORDER.indexOf(view.turn);
  const printed = printedIncome(view, (controller) => controller === power);
  const modifier = modifierOf(isOver ? { ...view, round: view.round + 1 } : view, power);
  return { printed, modifier, due: Math.max(0, printed + modifier) };
}

const ROW = 38;

export const Treasuries = ({ view, words }: { readonly view: State; readonly words: Words }) => (
  <Inset box={at.TREASURIES} title={words.treasuries} note={`${words.forecast} (IPC)`} class="treasuries">
    {TURN_ORDER.map((power, i) => {
      const { printed, modifier, due } = forecastOf(view, power);
      const name = words.power(power);
      return (
        <Said
          key={power}
          label={`${name}${words.colon}${words.treasury} ${view.treasury[power]}, ${words.forecast} ${printed} ${signed(modifier)} = ${due}`}
        >
          <g transform={`translate(12 ${31 + i * ROW})`}>
            <rect class={power === view.turn ? 'row now' : 'row'} width="428" height={ROW - 4} rx="6" />
            <Roundel holder={power} x={18} y={17} />
            <text class="row-name" x="36" y="23">
              {name}
            </text>
            <circle class="coin" cx="208" cy="17" r="15" />
            <text class="treasury" x="208" y="23">
              {view.treasury[power]}
            </text>
            <text class="row-sum" x="330" y="23">
              {`${printed} ${signed(modifier)}`}
            </text>
            <text class="row-due" x="416" y="23">
              {`= ${due}`}
            </text>
          </g>
        </Said>
      );
    })}
  </Inset>
);
