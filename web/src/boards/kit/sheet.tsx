/** What a board draws itself into: its group on the sheet, with the stuffs of its counters, and what moves and is told there. */
import './kit.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Shades } from './shades.tsx';

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
  useEffect(
    () => (group.current && above.current ? enliven(group.current, above.current, () => now.current) : undefined),
    [],
  );
  return (
    <g ref={group} class={`sheet ${name}`}>
      <Shades />
      {children}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of likenesses takes no focus */}
      <g ref={above} class="gliders" aria-hidden="true" />
    </g>
  );
}

/** What moves and what is told come once the sheet is drawn: nobody moves or points at anything before. Returns what ends them. */
function enliven(sheet: SVGGElement, above: SVGGElement, pace: () => number): () => void {
  let ends: (() => void)[] | undefined = [];
  void Promise.all([import('./tip.ts'), import('./gliders.ts')]).then(([{ Tip }, { Gliders }]) => {
    if (!ends) return;
    const live = [new Tip(sheet), new Gliders(sheet, above, pace)];
    ends = live.map((one) => () => one.stop());
  });
  return () => {
    for (const end of ends ?? []) end();
    ends = undefined;
  };
}
