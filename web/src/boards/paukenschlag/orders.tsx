/** PK-16.4  Standing orders, unfolded: what stands, and what could be ordered instead. */
import type { Side } from '@derby/paukenschlag/data/sides';
import { ORDER_VALUES } from '@derby/paukenschlag/standing-orders';
import type { OrderKind, State } from '@derby/paukenschlag/state';
import type { Hands } from '../kit/hands.ts';
import { Pickable, Tab } from '../kit/key.tsx';
import { Inset } from '../kit/panel.tsx';
import { ORDERS_OPEN } from './layout.ts';
import type { Words } from './words.ts';

interface OrdersProps {
  readonly hands: Hands;
  readonly view: State;
  readonly words: Words;
  readonly fold: () => void;
}

const KINDS = Object.keys(ORDER_VALUES) as OrderKind[];
const [NAME, GAP, LETTER, MARGIN, NARROWEST, PITCH] = [132, 3, 7.6, 16, 54, 42] as const;

/** Whose orders are offered; whoever acts next where none are. */
function sideOf({ question }: Hands, view: State): Side {
  const kinds = question?.offers.flatMap(({ choice: [verb, kind] }) => (verb === 'order' ? [kind] : [])) ?? [];
  if (kinds.includes('huffDuff') || kinds.includes('patrols')) return 'allies';
  return kinds.includes('refuel') ? 'axis' : (view.contact?.turn ?? view.toAct);
}

export function Orders({ hands, view, words, fold }: OrdersProps) {
  const side = sideOf(hands, view);
  const kinds = KINDS.filter((kind) =>
    side === 'axis' ? kind !== 'huffDuff' && kind !== 'patrols' : kind !== 'refuel',
  );
  const canOrder = hands.question?.offers.some(({ choice: [verb] }) => verb === 'order');
  const [x, y, width] = ORDERS_OPEN;
  return (
    <Inset
      box={[x, y, width, 50 + kinds.length * PITCH]}
      title={words.orders}
      note={canOrder ? undefined : words.ordersWhen}
      class="orders"
    >
      <Tab label={words.fold} text="▲" box={[width - 50, 4, 44, 34]} press={fold} />
      {kinds.map((kind, row) => (
        <g key={kind} transform={`translate(12 ${44 + row * PITCH})`}>
          <text class="order-kind" y="25">
            {words.orderKinds[kind]}
          </text>
          <Values kind={kind} stands={view.orders[side][kind]} hands={hands} words={words} />
        </g>
      ))}
    </Inset>
  );
}

interface ValuesProps extends Pick<OrdersProps, 'hands' | 'words'> {
  readonly kind: OrderKind;
  readonly stands: string;
}

function Values({ kind, stands, hands, words }: ValuesProps) {
  let x: number = NAME;
  return ORDER_VALUES[kind].map((value) => {
    const text = words.orderValues[value];
    const from = x;
    const width = Math.max(NARROWEST, text.length * LETTER + MARGIN);
    x += width + GAP;
    return (
      <Pickable
        key={value}
        board={hands}
        choice={['order', kind, value]}
        label={`${words.orders}, ${words.orderKinds[kind]}${words.colon} ${text}`}
        class={stands === value ? 'order stands' : 'order'}
      >
        <rect class="order-face" x={from} width={width} height={PITCH - 3} rx="6" />
        <text class="order-text" x={from + width / 2} y="25">
          {text}
        </text>
      </Pickable>
    );
  });
}
