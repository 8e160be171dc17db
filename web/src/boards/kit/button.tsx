/** A button drawn inside an SVG: pressed by pointer, Enter or the space bar, as an HTML button would be. */
import type { ComponentChildren } from 'preact';

interface ButtonProps {
  readonly class: string;
  readonly label: string;
  readonly press: () => void;
  /** The pointer or the focus rests on it; leaves it. */
  readonly rest?: () => void;
  readonly leave?: () => void;
  readonly pressed?: boolean | undefined;
  readonly disabled?: boolean;
  /** What it stands for: a counter or a place, a word, a whole choice. */
  readonly id?: string | undefined;
  readonly word?: string;
  readonly choice?: string | undefined;
  readonly children: ComponentChildren;
}

export const Button = ({ id, word, choice, press, rest, leave, ...button }: ButtonProps) => (
  // biome-ignore lint/a11y/useSemanticElements: an HTML button cannot be drawn inside an SVG
  <g
    class={button.class}
    data-id={id}
    data-word={word}
    data-choice={choice}
    role="button"
    tabindex={0}
    aria-label={button.label}
    aria-pressed={button.pressed}
    aria-disabled={button.disabled}
    onClick={press}
    onKeyDown={(event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press();
    }}
    onPointerEnter={rest}
    onFocus={rest}
    onPointerLeave={leave}
    onBlur={leave}
  >
    {button.children}
  </g>
);
