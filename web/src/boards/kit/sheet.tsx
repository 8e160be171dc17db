/** What a board draws itself into: its group on the sheet, with the stuffs of its counters, and what moves and is told there. */
import './kit.css';
import { type ComponentChildren, toChildArray } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Shades } from './shades.tsx';

interface SheetProps {
  /** The game's id: the board's own style sheet begins its rules with it. */
  readonly name: string;
  /** How long a piece takes to move, in milliseconds. */
  readonly pace: number;
  readonly children?: ComponentChildren;
}

/** Told by a sheet once all of it is drawn. */
export const LAID = 'laid';

/** Where nothing is painted, a sheet is drawn at once. */
const AT_ONCE = typeof document === 'undefined';
const ALL = Number.POSITIVE_INFINITY;

/**
 * A sheet is laid part by part, its ground first: drawn at once it would keep a phone's processor for half a second. From then on
 * all of it is drawn together.
 */
export function Sheet({ name, pace, children }: SheetProps) {
  const [drawn, draw] = useState(AT_ONCE ? ALL : 1);
  const isLaid = drawn === ALL;
  const parts = isLaid ? [] : toChildArray(children);
  const group = useRef<SVGGElement>(null);
  const above = useRef<SVGGElement>(null);
  const now = useRef(pace);
  now.current = pace;
  useEffect(() => {
    if (isLaid) return;
    // A sheet that has been laid stays so, whatever parts are added to it later.
    const soon = setTimeout(() => draw(drawn + 1 < parts.length ? drawn + 1 : ALL));
    return () => clearTimeout(soon);
  }, [drawn, isLaid]);
  useEffect(() => {
    if (!isLaid || !group.current || !above.current) return;
    group.current.dispatchEvent(new Event(LAID, { bubbles: true }));
    return enliven(group.current, above.current, () => now.current);
  }, [isLaid]);
  return (
    <g ref={group} class={`sheet ${name}`}>
      <Shades />
      {isLaid ? children : parts.slice(0, drawn)}
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
