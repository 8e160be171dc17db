/** The chance of success over the game. A click shows the position at that point; the slider does the same by keys. */
import type { Signal } from '@preact/signals';

interface CurveProps {
  /** Before every choice, and at the end. */
  readonly worths: readonly number[];
  /** The points at which it turned, by the number of choices made. */
  readonly turns: readonly number[];
  readonly label: string;
  readonly looking: Signal<number | undefined>;
}

const WIDTH = 360;
const HEIGHT = 130;
const EDGE = 8;

export function Curve({ worths, turns, label, looking }: CurveProps) {
  const last = Math.max(worths.length - 1, 1);
  const x = (step: number) => EDGE + (step / last) * (WIDTH - 2 * EDGE);
  const y = (step: number) => HEIGHT - EDGE - (worths[step] ?? 0) * (HEIGHT - 2 * EDGE);
  const line = worths.map((_, step) => `${x(step).toFixed(1)} ${y(step).toFixed(1)}`).join('L');
  const at = looking.value ?? last;
  const click = (event: MouseEvent & { readonly currentTarget: SVGSVGElement }) => {
    const edge = event.currentTarget.getBoundingClientRect();
    const part = ((event.clientX - edge.left) / edge.width) * WIDTH - EDGE;
    looking.value = Math.round(Math.min(Math.max(part / (WIDTH - 2 * EDGE), 0), 1) * last);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the slider above does the same by keys
    <svg class="curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} onClick={click}>
      <path class="curve-half" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
      <path class="curve-area" d={`M${x(0)} ${HEIGHT - EDGE}L${line}L${x(last)} ${HEIGHT - EDGE}Z`} />
      <path class="curve-line" d={`M${line}`} />
      {turns.map((step) => (
        <path key={step} class="curve-turn" d={`M${x(step)} ${y(step) - 5}l5 5-5 5-5-5Z`} />
      ))}
      <path class="curve-now" d={`M${x(at)} 0V${HEIGHT}`} />
    </svg>
  );
}
