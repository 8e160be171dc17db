/** What can be touched on a board: a button in every sense, wherever it is drawn. */
import type { ComponentChildren } from 'preact';
import { Button } from './button.tsx';
import type { Hands } from './hands.ts';

interface TouchableProps {
  readonly board: Omit<Hands, 'question' | 'pick'>;
  /** The word this drawing stands for. */
  readonly word: string;
  /** What a screen reader and the tooltip say. */
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
  const isButton = lit || selected || bar !== undefined;
  // Called and not drawn: one component fewer for each of some hundred pieces.
  return Button({
    class: named,
    id,
    word,
    label: bar ? `${label}. ${bar}, ${board.title(bar)}` : label,
    role: 'img',
    pressed: selected,
    disabled: bar !== undefined,
    deeds: isButton
      ? {
          press: () => (bar ? board.hold({ rule: bar }) : board.touch(word)),
          rest: () => board.point(bar ? { rule: bar } : { word }),
          leave: () => board.point(undefined),
        }
      : undefined,
    children,
  });
}

interface FacedProps extends Omit<TouchableProps, 'id' | 'class'> {
  readonly class: string;
  /** The button itself: its shape, and no other words than its label begins with. */
  readonly plate: ComponentChildren;
}

/**
 * A button full of figures. They lie on it and not in it: its label tells them in words, and whoever reads the page by
 * labels would take them for its name.
 */
export const Faced = ({ plate, children, ...button }: FacedProps) => (
  <g>
    <Touchable {...button}>{plate}</Touchable>
    {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group that is drawn takes no focus */}
    <g class="figures" aria-hidden="true">
      {children}
    </g>
  </g>
);

interface WatchedProps<Id> {
  readonly id: Id;
  /** The pointer or the focus rests on it, or leaves it. */
  readonly look: (id: Id | undefined) => void;
  readonly children: ComponentChildren;
}

/** What the pointer or the focus rests on is looked at. */
export function Watched<Id extends string>({ id, look, children }: WatchedProps<Id>) {
  const [enter, leave] = [() => look(id), () => look(undefined)];
  return (
    <g onPointerEnter={enter} onPointerLeave={leave} onFocusIn={enter} onFocusOut={leave}>
      {children}
    </g>
  );
}
