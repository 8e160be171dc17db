/** The frame of a picture on the shelf, 320 by 200. It has stuffs of its own: `url(#<game>-shelf-wood)`. */
import './kit.css';
import type { ComponentChildren } from 'preact';
import { Shades } from './shades.tsx';

interface ShelfProps {
  /** The game's id. */
  readonly name: string;
  readonly children: ComponentChildren;
}

export const Shelf = ({ name, children }: ShelfProps) => (
  <svg
    class={`sheet picture ${name} ${name}-picture`}
    viewBox="0 0 320 200"
    aria-hidden="true"
    preserveAspectRatio="xMidYMid slice"
  >
    <Shades of={`${name}-shelf`} />
    {children}
  </svg>
);
