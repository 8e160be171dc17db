/** HOST-1.10  Standing orders of the side in turn: what stands, and what could be ordered instead. */
import { seatOf } from '@derby/pens/basics';
import { ORDER_VALUES } from '@derby/pens/standing-orders';
import type { OrderKind, State } from '@derby/pens/state';
import type { Hands } from '../kit/hands.ts';
import { isOpen, Pickable } from '../kit/key.tsx';
import { Foldable } from '../kit/panel.tsx';
import * as at from './layout.ts';
import type { Words } from './words.ts';

const KINDS = Object.keys(ORDER_VALUES) as OrderKind[];
const [NAME, GAP, LETTER, MARGIN, NARROWEST] = [112, 2, 7.8, 12, 50] as const;
/** From row to row: 44 px on a phone that shows the orders. */
const PITCH = 48;

/** Keys are as wide as their words: where each begins, and its width. */
function keysOf(texts: readonly string[]): { readonly x: number; readonly width: number }[] {
  let x: number = NAME;
  return texts.map((text) => {
    const key = { x, width: Math.max(NARROWEST, text.length * LETTER + MARGIN) };
    x += key.width + GAP;
    return key;
  });
}

interface OrdersProps {
  readonly hands: Hands;
  readonly view: State;
  readonly words: Words;
}

export function Orders({ hands, view, words }: OrdersProps) {
  const side = seatOf(view.turn);
  const kinds = KINDS.filter((kind) => side === 'axis' || kind !== 'submerge');
  const canOrder = kinds.some((kind) => ORDER_VALUES[kind].some((value) => isOpen(hands, ['order', kind, value])));
  return (
    <Foldable
      box={at.ORDERS}
      title={words.orders}
      note={canOrder ? undefined : words.ordersWhen}
      class="orders"
      isFolded={!canOrder}
    >
      {kinds.map((kind, row) => (
        <g key={kind} transform={`translate(12 ${30 + row * PITCH})`}>
          <text class="order-kind" y="28">
            {words.orderKinds[kind]}
          </text>
          <Values kind={kind} stands={view.orders[side][kind]} hands={hands} words={words} />
        </g>
      ))}
    </Foldable>
  );
}

interface ValuesProps {
  readonly kind: OrderKind;
  readonly stands: string;
  readonly hands: Hands;
  readonly words: Words;
}

function Values({ kind, stands, hands, words }: ValuesProps) {
  const texts = ORDER_VALUES[kind].map((value) => words.orderValues[value] ?? value);
  const keys = keysOf(texts);
  return ORDER_VALUES[kind].map((value, i) => {
    const { x, width } = keys[i] ?? { x: NAME, width: NARROWEST };
    return (
      <Pickable
        key={value}
        board={hands}
        choice={['order', kind, value]}
        label={`${words.orders}, ${words.orderKinds[kind]}${words.colon}${texts[i]}`}
        class={stands === value ? 'order stands' : 'order'}
      >
        <rect class="reach" x={x - GAP / 2} y="-1.5" width={width + GAP} height={PITCH} />
        <rect class="order-face" x={x} width={width} height="45" rx="6" />
        <text class="order-text" x={x + width / 2} y="28">
          {texts[i]}
        </text>
      </Pickable>
    );
  });
}
