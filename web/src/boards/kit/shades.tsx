/** The shine of wood, enamel, brass, steel and concrete. A board has them once; a picture on the shelf has its own. */
import { memo } from '../../parts/memo.ts';

const STUFFS = ['wood', 'enamel', 'hurt', 'brass', 'steel', 'concrete'] as const;

interface ShadesProps {
  /** Before each name: `kit` gives `url(#kit-wood)`, which the style sheet of the kit uses. */
  readonly of?: string;
}

export const Shades = memo(({ of = 'kit' }: ShadesProps) => (
  <defs>
    {STUFFS.map((stuff) => (
      <linearGradient key={stuff} id={`${of}-${stuff}`} x1="0" y1="0" x2="0" y2="1">
        <stop class={`${stuff}-top`} offset="0" />
        <stop class={`${stuff}-foot`} offset="1" />
      </linearGradient>
    ))}
    <pattern id={`${of}-hatch`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect class="hatch" width="2.5" height="6" />
    </pattern>
  </defs>
));
