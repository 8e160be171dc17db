/** HOST-3.3, HOST-11  The price list, and in it the basket: what has been ordered, what it cost, what is still to be placed. */
import { PEN } from '@derby/pens/data/pens';
import type { Major } from '@derby/pens/data/powers';
import { UNITS, type UnitType } from '@derby/pens/data/units';
import type { Buyable, Phase, State } from '@derby/pens/state';
import type { Hands } from '../kit/hands.ts';
import { Foldable } from '../kit/panel.tsx';
import { Touchable } from '../kit/touchable.tsx';
import { isAsked } from './hands.ts';
import * as at from './layout.ts';
import { SILHOUETTES } from './silhouettes.ts';
import type { Words } from './words.ts';

interface PurchaseProps {
  readonly hands: Hands;
  readonly view: State;
  readonly words: Words;
}

const TYPES = Object.keys(UNITS) as UnitType[];
const priceOf = (type: Buyable): number => (type === 'pen' ? PEN.cost : UNITS[type].cost);

/** Everything the power in turn could ever buy. */
const listOf = (power: Major): Buyable[] => [
  ...TYPES.filter((type) => (UNITS[type].buyers as readonly Major[]).includes(power)),
  ...(power === 'GER' ? ['pen' as const] : []),
];

/** In other phases nothing is bought or placed. */
const OPEN_IN: ReadonlySet<Phase> = new Set(['purchase', 'placement']);

export function Purchase({ hands, view, words }: PurchaseProps) {
  const list = listOf(view.turn);
  const spent = list.reduce((sum, type) => sum + priceOf(type) * (view.bought[type] ?? 0), 0);
  const isPlacing = view.phase === 'placement';
  const note = isPlacing
    ? words.toPlace
    : `${spent > 0 ? `${words.ordered} ${spent}` : words.basketEmpty} · ${words.left} ${view.treasury[view.turn]}`;
  return (
    <Foldable box={at.PURCHASE} title={words.purchase} note={note} class="purchase" isFolded={!OPEN_IN.has(view.phase)}>
      {list.map((type, i) => (
        <Line key={type} type={type} index={i} hands={hands} view={view} words={words} />
      ))}
      {isAsked(hands, 'free-pen') && <FreePen hands={hands} words={words} />}
    </Foldable>
  );
}

const [WIDTH, HEIGHT, PITCH] = [166, 41, 44.5] as const;

function Line({ type, index, hands, view, words }: PurchaseProps & { readonly type: Buyable; readonly index: number }) {
  const count = view.bought[type] ?? 0;
  const price = priceOf(type);
  const label = `${words.type(type)}, ${price} IPC${count > 0 ? `, ${words.ordered} ${count}` : ''}`;
  return (
    <g transform={`translate(${11 + (index % 2) * (WIDTH + 8)} ${30 + Math.floor(index / 2) * PITCH})`}>
      <Touchable board={hands} word={type} label={label} class="ware">
        <rect class="reach" x="-4" y="-2" width={WIDTH + 8} height={PITCH} />
        <rect class="ware-face" width={WIDTH} height={HEIGHT} rx="6" />
        <path class="ware-sign" d={SILHOUETTES[type]} transform={`translate(18 ${HEIGHT / 2})`} />
        <text class="ware-name" x="36" y={count > 0 ? 17 : 27}>
          {words.type(type)}
        </text>
        {count > 0 && (
          <g transform="translate(36 22)">
            <rect class="basket" y="-2" width="38" height="19" rx="9" />
            <text class="basket-number" x="19" y="13.5">
              {`×${count}`}
            </text>
          </g>
        )}
        <text class="ware-price" x={WIDTH - 9} y="27">
          {price}
        </text>
        <rect class="ring" x="-1" y="-1" width={WIDTH + 2} height={HEIGHT + 2} rx="7" />
      </Touchable>
    </g>
  );
}

/** PEN-1.31  The free pen stands beside the list while it waits for its place. */
const FreePen = ({ hands, words }: Pick<PurchaseProps, 'hands' | 'words'>) => (
  <g transform={`translate(11 ${30 + 5 * PITCH})`}>
    <Touchable board={hands} word="free-pen" label={words.freePen} class="ware">
      <rect class="ware-face" width={WIDTH} height={HEIGHT} rx="6" />
      <path class="ware-sign" d={SILHOUETTES.pen} transform={`translate(18 ${HEIGHT / 2})`} />
      <text class="ware-name" x="36" y="26">
        {words.freePen}
      </text>
      <rect class="ring" x="-1" y="-1" width={WIDTH + 2} height={HEIGHT + 2} rx="7" />
    </Touchable>
  </g>
);
