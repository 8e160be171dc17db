/** Forces off the map: pools, refit, losses and plans of both sides, as far as they are known. */
import { SIDES, type Side } from '@derby/planz/data/powers';
import { UNIT_IDS, type UnitId } from '@derby/planz/data/units';
import { sideOf } from '@derby/planz/units';
import type { View } from '@derby/planz/view';
import type { Box } from '../kit/box.ts';
import { Panel } from '../kit/panel.tsx';
import { Said } from '../kit/said.tsx';
import { labelOf } from './forces.tsx';
import { Face } from './tokens.tsx';
import type { Words } from './words.ts';

interface LedgerProps {
  readonly view: View;
  readonly words: Words;
  readonly box: Box;
}

const ROWS = ['pool', 'refit', 'lost'] as const;
type Row = (typeof ROWS)[number];

export function Ledger({ view, words, box }: LedgerProps) {
  const [x, y, width] = box;
  const half = width / 2;
  return (
    <Panel box={box} title={words.ledger} class="orders-desk">
      {SIDES.map((side, i) => (
        <Column key={side} view={view} words={words} side={side} x={x + 10 + i * half} y={y + 34} width={half - 14} />
      ))}
    </Panel>
  );
}

interface ColumnProps extends Omit<LedgerProps, 'box'> {
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const unitsIn = (view: View, side: Side, row: Row): UnitId[] =>
  UNIT_IDS.filter((unit) => {
    const at = view.at[unit];
    if (sideOf(view, unit) !== side) return false;
    return row === 'lost' ? at === 'destroyed' || (at === undefined && view.lost.includes(unit)) : at === row;
  });

/** Counters as small as they can be read. */
const SMALL = 0.8;
const [PITCH_X, PITCH_Y] = [44, 34] as const;
const MOST = { pool: 8, refit: 8, lost: 8 } as const;

function Column({ view, words, side, x, y, width }: ColumnProps) {
  const { faces, display } = view.plans[side];
  const plans = faces ? faces.map((plan) => words.names.PLANS[plan]).join(', ') || '–' : words.hiddenPlans(display);
  const columns = Math.floor(width / PITCH_X);
  return (
    <g class={`side-${side}`}>
      <text class="ledger-side" x={x} y={y + 12}>
        {words.sides[side]}
      </text>
      {ROWS.map((row, i) => {
        const units = unitsIn(view, side, row);
        const top = y + 34 + i * 92;
        return (
          <Said key={row} label={words.inBox(words[row], words.sides[side], units.length)}>
            <text class="ledger-row" x={x} y={top}>
              {`${words[row]} ${units.length}`}
            </text>
            {units.slice(0, MOST[row]).map((unit, n) => (
              <g
                key={unit}
                transform={`translate(${x + 21 + (n % columns) * PITCH_X} ${top + 22 + Math.floor(n / columns) * PITCH_Y}) scale(${SMALL})`}
              >
                <Said label={labelOf(view, words, unit)}>
                  <Face unit={unit} side={side} isReduced={false} />
                </Said>
              </g>
            ))}
          </Said>
        );
      })}
      <text class="ledger-row" x={x} y={y + 34 + 3 * 92 - 4}>
        {words.plans}
      </text>
      <text class="ledger-plans" x={x} y={y + 34 + 3 * 92 + 14}>
        {plans}
      </text>
    </g>
  );
}
