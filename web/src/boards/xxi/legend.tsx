/** What the signs mean. */
import { KINDS } from '@derby/xxi/data/counters';
import { memo } from '../../parts/memo.ts';
import { KindSign } from './icons.tsx';
import { LEGEND } from './layout.ts';
import type { Words } from './words.ts';

export const Legend = memo(({ words }: { readonly words: Words }) => {
  const [x, y] = LEGEND;
  return (
    <g class="legend">
      {KINDS.map((kind, i) => (
        <g key={kind}>
          <KindSign kind={kind} x={x + 14} y={y + 16 + i * 26} size={0.68} />
          <text class="legend-name" x={x + 34} y={y + 21 + i * 26}>
            {words.kinds[kind]}
          </text>
        </g>
      ))}
      {(['water', 'rail'] as const).map((way, i) => (
        <g key={way} class={`way way-${way}`}>
          <path class="way-bed" d={`M${x + 2} ${y + 94 + i * 26}h24`} />
          <path class="way-line" d={`M${x + 2} ${y + 94 + i * 26}h24`} />
          <text class="legend-name" x={x + 34} y={y + 99 + i * 26}>
            {words.legend[way]}
          </text>
        </g>
      ))}
    </g>
  );
});
