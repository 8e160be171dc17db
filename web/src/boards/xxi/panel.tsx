/** A plate on the sheet with its title, for everything that is not the map. */
import type { ComponentChildren } from 'preact';
import type { Box } from './layout.ts';

interface PanelProps {
  readonly box: Box;
  readonly title?: string;
  /** What stands at the right of the title. */
  readonly note?: string | undefined;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

export const Panel = ({ box: [x, y, width, height], title, note, class: extra = '', children }: PanelProps) => (
  <g class={`panel ${extra}`}>
    <rect class="plate" x={x} y={y} width={width} height={height} rx="8" />
    {title !== undefined && (
      <text class="panel-title" x={x + 10} y={y + 18}>
        {title}
      </text>
    )}
    {note !== undefined && (
      <text class="panel-note" x={x + width - 10} y={y + 18} text-anchor="end">
        {note}
      </text>
    )}
    {children}
  </g>
);
