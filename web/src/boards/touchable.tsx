/** What can be touched on a board: a button in every sense, wherever it is drawn. */
import type { ComponentChildren } from 'preact';
import type { BoardProps } from './board.ts';

type Touching = Pick<BoardProps, 'selected' | 'lit' | 'barred' | 'hinted' | 'touch' | 'point' | 'hold' | 'title'>;

interface TouchableProps {
  readonly board: Touching;
  /** The word this drawing stands for. */
  readonly word: string;
  /** What a screen reader says. */
  readonly label: string;
  readonly class?: string;
  /** What is drawn, where that is a counter or a place. */
  readonly id?: string;
  readonly children: ComponentChildren;
}

/**
 * A group that glows while it leads on to an open choice, is grey while a rule bars it, and is plain otherwise. Draw an
 * area of at least 44 px into it (a transparent shape will do).
 */
export function Touchable({ board, word, label, class: extra = '', id, children }: TouchableProps) {
  const lit = board.lit.has(word);
  const selected = board.selected.has(word);
  const bar = lit || selected ? undefined : board.barred.get(word);
  const named = `touchable ${lit ? 'lit ' : ''}${selected ? 'selected ' : ''}${bar ? 'barred ' : ''}${board.hinted.has(word) ? 'hinted ' : ''}${extra}`;
  if (!lit && !selected && !bar)
    return (
      // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group that is drawn is a picture
      <g class={named} data-id={id} data-word={word} role="img" aria-label={label}>
        {children}
      </g>
    );
  const rest = () => board.point(bar ? { rule: bar } : { word });
  const touch = () => (bar ? board.hold({ rule: bar }) : board.touch(word));
  return (
    // biome-ignore lint/a11y/useSemanticElements: an HTML button cannot be drawn inside an SVG
    <g
      class={named}
      data-id={id}
      data-word={word}
      role="button"
      tabindex={0}
      aria-label={bar ? `${label}. ${bar}, ${board.title(bar)}` : label}
      aria-pressed={selected}
      aria-disabled={bar !== undefined}
      onClick={touch}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        touch();
      }}
      onPointerEnter={rest}
      onFocus={rest}
      onPointerLeave={() => board.point(undefined)}
      onBlur={() => board.point(undefined)}
    >
      {children}
    </g>
  );
}
