/** Chances as a bar. Its parts are told apart by where they lie and by a gap as well as by colour. */
import type { Box } from './box.ts';

interface BarProps {
  readonly box: Box;
  /** `good`, `fair`, `bad` and `none` have colours; a board may know others by `part-<name>`. */
  readonly parts: readonly (readonly [name: string, chance: number])[];
}

const SEAM = 1.5;

export function Bar({ box: [x, y, width, height], parts }: BarProps) {
  let from = x;
  return (
    <g class="split">
      <rect class="split-bed" x={x} y={y} width={width} height={height} />
      {parts.map(([name, chance]) => {
        const at = from;
        from += chance * width;
        return (
          <rect
            key={name}
            class={`part part-${name}`}
            x={at}
            y={y}
            width={Math.max(0, chance * width - (from < x + width - 1 ? SEAM : 0))}
            height={height}
          />
        );
      })}
    </g>
  );
}
