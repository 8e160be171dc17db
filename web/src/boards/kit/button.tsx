/** A button drawn inside an SVG: pressed by pointer, Enter or the space bar, as an HTML button would be. */
import type { ComponentChildren } from 'preact';
import { type Deeds, tie } from './deeds.ts';

interface ButtonProps {
  readonly class: string;
  readonly label?: string | undefined;
  /** What it does. Without deeds it is no button now: it stays the same element, so that nothing in it is drawn anew. */
  readonly deeds?: Deeds | undefined;
  /** What it is while it is no button. */
  readonly role?: 'img' | undefined;
  readonly pressed?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** What it stands for: a counter or a place, a word, a whole choice. */
  readonly id?: string | undefined;
  readonly word?: string | undefined;
  readonly choice?: string | undefined;
  readonly children: ComponentChildren;
}

export const Button = ({ id, word, choice, deeds, role, ...button }: ButtonProps) => (
  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it has them only while it is a button
  <g
    ref={(drawn) => tie(drawn, deeds)}
    class={button.class}
    data-id={id}
    data-word={word}
    data-choice={choice}
    role={deeds ? 'button' : role}
    tabindex={deeds && 0}
    aria-label={button.label}
    aria-pressed={deeds && button.pressed}
    aria-disabled={deeds && button.disabled}
  >
    {button.children}
  </g>
);
