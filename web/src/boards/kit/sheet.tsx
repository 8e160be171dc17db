/** What a board draws itself into: its group on the sheet, with the stuffs of its counters, and what moves and is told there. */
import './kit.css';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Gliders } from './gliders.ts';
import { Shades } from './shades.tsx';
import { Tip } from './tip.ts';

interface SheetProps {
  /** The game's id: the board's own style sheet begins its rules with it. */
  readonly name: string;
  /** How long a piece takes to move, in milliseconds. */
  readonly pace: number;
  readonly children?: ComponentChildren;
}

export function Sheet({ name, pace, children }: SheetProps) {
  const group = useRef<SVGGElement>(null);
  const above = useRef<SVGGElement>(null);
  const now = useRef(pace);
  now.current = pace;
  useLayoutEffect(() => {
    if (!group.current || !above.current) return;
    const tip = new Tip(group.current);
    const gliders = new Gliders(group.current, above.current, () => now.current);
    return () => {
      tip.stop();
      gliders.stop();
    };
  }, []);
  return (
    <g ref={group} class={`sheet ${name}`}>
      <Shades />
      {children}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of likenesses takes no focus */}
      <g ref={above} class="gliders" aria-hidden="true" />
    </g>
  );
}
