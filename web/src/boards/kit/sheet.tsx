/** What a board draws itself into: its group on the sheet, with the stuffs of its counters, and what moves and is told there. */
import './kit.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Gliders } from './gliders.ts';
import { Shades } from './shades.tsx';
import type { Tip } from './tip.ts';

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
    const gliders = new Gliders(group.current, above.current, () => now.current);
    return () => gliders.stop();
  }, []);
  useEffect(() => (group.current ? tipsOn(group.current) : undefined), []);
  return (
    <g ref={group} class={`sheet ${name}`}>
      <Shades />
      {children}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of likenesses takes no focus */}
      <g ref={above} class="gliders" aria-hidden="true" />
    </g>
  );
}

/** Tooltips come once the sheet is drawn: nobody points at it before. Returns what ends them. */
function tipsOn(sheet: SVGGElement): () => void {
  let tip: Tip | undefined;
  let isGone = false;
  void import('./tip.ts').then((loaded) => {
    if (!isGone) tip = new loaded.Tip(sheet);
  });
  return () => {
    isGone = true;
    tip?.stop();
  };
}
