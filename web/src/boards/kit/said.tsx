/** A drawing with a name, for those who hear the sheet and those who point at it. */
import type { ComponentChildren } from 'preact';

interface SaidProps {
  readonly label: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export const Said = ({ label, class: extra, children }: SaidProps) => (
  // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group that is drawn is a picture
  <g role="img" aria-label={label} class={extra}>
    {children}
  </g>
);
