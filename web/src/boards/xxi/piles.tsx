/** XXI-2.4.3 … 2.4.7  The boxes for counters: allocation, scrap, draw pile, prototypes. Their counters lie on top. */

import { type CounterKind, type Kind, kindOf } from '@derby/xxi/data/counters';
import type { View } from '@derby/xxi/view';
import { remaining } from '@derby/xxi/view';
import { memo } from '../../parts/memo.ts';
import type { Box } from '../kit/box.ts';
import { Panel } from '../kit/panel.tsx';
import { Said } from '../kit/said.tsx';
import { placed } from '../kit/shapes.ts';
import { ARMY, EXPRESS, FLAME, GUN, KindSign, SHIP } from './icons.tsx';
import * as at from './layout.ts';
import type { Words } from './words.ts';

interface PilesProps {
  readonly view: View;
  readonly words: Words;
}

export const Piles = ({ view, words }: PilesProps) => (
  <>
    <Pile box={at.ALLOCATION} title={words.places.allocation} count={view.allocation.length} />
    <Pile box={at.SCRAP} title={words.places.scrap} count={view.scrap.length} />
    <Pile box={at.PEN} title={words.places.pen} count={view.pen.length} />
    <DrawPile left={view.left} mix={mixOf(view)} words={words} />
  </>
);

interface PileProps {
  readonly box: Box;
  readonly title: string;
  readonly count: number;
}

const Pile = memo(({ box, title, count }: PileProps) => (
  <Panel box={box} title={title} note={count > 0 ? String(count) : undefined} />
));

const KINDS_DRAWN: readonly CounterKind[] = [
  'hull',
  'system',
  'crew',
  'command',
  'convoy',
  'army',
  'devastation',
  'flak',
  'priority',
];
/** The last two come with options. */
const ALWAYS_SHOWN = 7;

/** How many of each kind are left, in one text: when it changes, the pile is drawn anew. */
function mixOf(view: View): string {
  const left = new Map<CounterKind, number>();
  for (const id of remaining(view)) left.set(kindOf(id), (left.get(kindOf(id)) ?? 0) + 1);
  return KINDS_DRAWN.map((kind) => left.get(kind) ?? 0).join(' ');
}

interface DrawPileProps {
  readonly left: number;
  readonly mix: string;
  readonly words: Words;
}

/** XXI-2.4.6  A blind cup: how many are left, and how many of each kind, which anyone could work out. */
const DrawPile = memo(({ left, mix, words }: DrawPileProps) => {
  const [x, y] = at.PILE;
  const counts = mix.split(' ');
  const shown = KINDS_DRAWN.map((kind, i) => [kind, counts[i] ?? '0'] as const).filter(
    ([, count], i) => i < ALWAYS_SHOWN || count !== '0',
  );
  return (
    <Panel box={at.PILE} title={words.places.pile}>
      <Said label={`${words.places.pile}: ${left}`}>
        <path class="cup" d={`M${x + 12} ${y + 32}h44l-6 56q-16 6-32 0z`} />
        <ellipse class="cup-mouth" cx={x + 34} cy={y + 32} rx="22" ry="6" />
        <text class="cup-number" x={x + 34} y={y + 68}>
          {String(left)}
        </text>
      </Said>
      {shown.map(([kind, count], i) => {
        const [dx, dy] = [x + 78 + (i % 3) * 40, y + 36 + Math.floor(i / 3) * 24];
        return (
          <Said key={kind} label={`${words.counters[kind]}: ${count}`}>
            <MixSign kind={kind} x={dx} y={dy} />
            <text class="mix" x={dx + 13} y={dy + 5}>
              {count}
            </text>
          </Said>
        );
      })}
    </Panel>
  );
});

const SHAPES: Partial<Record<CounterKind, readonly [shape: string, size: number]>> = {
  convoy: [SHIP, 0.5],
  army: [ARMY, 0.6],
  devastation: [FLAME, 0.6],
  flak: [GUN, 0.6],
  priority: [EXPRESS, 0.7],
};

function MixSign({ kind, x, y }: { readonly kind: CounterKind; readonly x: number; readonly y: number }) {
  const [shape, size] = SHAPES[kind] ?? [];
  if (shape) return <path class={`mix-sign mix-${kind}`} d={placed(shape, x, y, size)} />;
  if (kind !== 'command') return <KindSign kind={kind as Kind} x={x} y={y} size={0.6} />;
  return <rect class="block brass" x={x - 8} y={y - 8} width="16" height="16" rx="3" />;
}
