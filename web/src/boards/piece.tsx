/** A piece on a board: it glides to wherever it is drawn next. */
import type { ComponentChildren } from 'preact';

/**
 * What makes a group a piece that stands at x, y: `<g {...standing(x, y)}>`. Key the group by the counter's id and keep
 * all pieces in one list, so that the same element moves.
 */
export const standing = (x: number, y: number, extra = '') => ({
  class: extra ? `piece ${extra}` : 'piece',
  style: { transform: `translate(${x}px,${y}px)` },
});

interface PieceProps {
  readonly x: number;
  readonly y: number;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** The same as a component. */
export function Piece({ x, y, class: extra = '', children }: PieceProps) {
  return <g {...standing(x, y, extra)}>{children}</g>;
}
