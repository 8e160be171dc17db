/**
 * Stacks glide from place to place: a likeness of what moved travels above the whole sheet, by its transform alone, so that
 * nothing under it is drawn anew. What it makes at its end is not seen before it arrives.
 */
import type { State } from '@derby/pens/state';
import { render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { glide } from '../kit/glide.ts';
import type { Arranged, Laid } from './arrangement.ts';
import { Face } from './tokens.tsx';
import { type Trip, tripsBetween } from './trips.ts';

const SVG = 'http://www.w3.org/2000/svg';

interface GlidesProps {
  readonly view: State;
  readonly arranged: readonly Arranged[];
  /** How long a stack takes to move, in milliseconds; 0 where nothing moves. */
  readonly pace: number;
}

export function Glides({ view, arranged, pace }: GlidesProps) {
  const above = useRef<SVGGElement>(null);
  const last = useRef<Pick<GlidesProps, 'view' | 'arranged'> | undefined>(undefined);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { view, arranged };
    if (!above.current || !before || before.view === view || pace === 0) return;
    for (const trip of tripsBetween(before.arranged, arranged)) send(above.current, trip, pace);
  });
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of likenesses takes no focus
  return <g ref={above} class="glides" aria-hidden="true" />;
}

const transformOf = ({ x, y, size }: Laid): string => `translate(${x}px, ${y}px) scale(${size})`;

function send(above: SVGGElement, { power, type, count, from, to, makes }: Trip, duration: number): void {
  const likeness = document.createElementNS(SVG, 'g');
  render(<Face power={power} type={type} count={count} marks={[]} />, likeness);
  const made = makes && above.parentElement?.querySelector<SVGElement>(`.forces [data-word="${makes}"]`);
  glide(above, likeness, made || undefined, { from: transformOf(from), to: transformOf(to), duration });
}
