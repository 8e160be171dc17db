/** A plate on the sheet with its title, for everything that is not the map. */
import type { ComponentChildren } from 'preact';
import type { Box } from './layout.ts';

interface PanelProps {
  readonly box: Box;
  readonly title: string;
  /** What stands at the right of the title. */
  readonly note?: string | undefined;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

export const Panel = ({ box: [x, y, width, height], title, note, class: extra = '', children }: PanelProps) => (
  <g class={`panel ${extra}`} transform={`translate(${x} ${y})`}>
    <rect class="plate" width={width} height={height} rx="8" />
    <text class="panel-title" x="12" y="21">
      {title}
    </text>
    {note !== undefined && (
      <text class="panel-note" x={width - 12} y="21">
        {note}
      </text>
    )}
    {children}
  </g>
);
