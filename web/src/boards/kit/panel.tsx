/** A plate on the sheet with its title, for everything that is not the map. */
import type { ComponentChildren } from 'preact';
import type { Box } from './box.ts';

interface PanelProps {
  readonly box: Box;
  readonly title?: string | undefined;
  /** What stands at the right of the title. */
  readonly note?: string | undefined;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

const [MARGIN, BASELINE] = [11, 20] as const;

/** What lies on it is drawn in the units of the sheet. */
export const Panel = ({ box: [x, y, width, height], title, note, class: extra = '', children }: PanelProps) => (
  <g class={`panel ${extra}`}>
    <rect class="plate" x={x} y={y} width={width} height={height} rx="8" />
    {title !== undefined && (
      <text class="panel-title" x={x + MARGIN} y={y + BASELINE}>
        {title}
      </text>
    )}
    {note !== undefined && (
      <text class="panel-note" x={x + width - MARGIN} y={y + BASELINE}>
        {note}
      </text>
    )}
    {children}
  </g>
);

/** A panel on which everything is drawn from its own upper left corner. */
export const Inset = ({ children, ...panel }: PanelProps) => (
  <Panel {...panel}>
    <g transform={`translate(${panel.box[0]} ${panel.box[1]})`}>{children}</g>
  </Panel>
);

/** So high is a panel that is folded away: its title, and what stands beside it. */
const FOLDED = 30;

/** What is not needed now is folded down to its title, and what lies under it is seen. */
export const Foldable = ({ isFolded, children, ...panel }: PanelProps & { readonly isFolded: boolean }) => {
  const [x, y, width, height] = panel.box;
  if (isFolded) return <Panel {...panel} box={[x, y + height - FOLDED, width, FOLDED]} />;
  return <Inset {...panel}>{children}</Inset>;
};
