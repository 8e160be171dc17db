/** A piece on a board: it glides to wherever it is drawn next. */
import type { ComponentChildren } from 'preact';

interface PieceProps {
  readonly x: number;
  readonly y: number;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Key it by the counter's id and keep all pieces in one list, so that the same element moves. */
export function Piece({ x, y, class: extra = '', children }: PieceProps) {
  return (
    <g class={`piece ${extra}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
      {children}
    </g>
  );
}
