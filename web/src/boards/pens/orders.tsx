/** HOST-1.10  Standing orders of the side in turn: what stands, and what could be ordered instead. */
import { seatOf } from '@derby/pens/basics';
import { ORDER_VALUES } from '@derby/pens/standing-orders';
import type { OrderKind, State } from '@derby/pens/state';
import type { Hands } from './hands.ts';
import * as at from './layout.ts';
import { Panel } from './panel.tsx';
import { Pickable } from './pickable.tsx';
import type { Words } from './words.ts';

const KINDS = Object.keys(ORDER_VALUES) as OrderKind[];
const [NAME, VALUE] = [106, 61] as const;

interface OrdersProps {
  readonly hands: Hands;
  readonly view: State;
  readonly words: Words;
}

export function Orders({ hands, view, words }: OrdersProps) {
  const side = seatOf(view.turn);
  const kinds = KINDS.filter((kind) => side === 'axis' || kind !== 'submerge');
  return (
    <Panel box={at.ORDERS} title={words.orders} class="orders">
      {kinds.map((kind, row) => (
        <g key={kind} transform={`translate(12 ${30 + row * 46})`}>
          <text class="order-kind" y="27">
            {words.orderKinds[kind]}
          </text>
          {ORDER_VALUES[kind].map((value, i) => {
            const stands = view.orders[side][kind] === value;
            const text = words.orderValues[value] ?? value;
            return (
              <Pickable
                key={value}
                hands={hands}
                choice={['order', kind, value]}
                label={`${words.orders}, ${words.orderKinds[kind]}: ${text}`}
                class={stands ? 'order stands' : 'order'}
              >
                <rect class="order-face" x={NAME + i * (VALUE + 2)} width={VALUE} height="43" rx="6" />
                <text class="order-text" x={NAME + i * (VALUE + 2) + VALUE / 2} y="27">
                  {text}
                </text>
              </Pickable>
            );
          })}
        </g>
      ))}
    </Panel>
  );
}
