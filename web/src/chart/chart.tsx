/** The chart table: the sheet in an SVG that can be moved and enlarged, and the buttons to do so. */
import type { ComponentChildren, TargetedMouseEvent, TargetedWheelEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { inTongue, words } from '../app/words.ts';
import type { BoardModule, Region } from '../boards/board.ts';
import { LAID } from '../boards/kit/sheet.tsx';
import { Icon } from '../parts/icon.tsx';
import { memo } from '../parts/memo.ts';
import type { UiText } from '../text/en.ts';
import type { Drag, Drags } from './drag.ts';
import { PanZoom } from './pan-zoom.ts';

interface ChartProps {
  readonly module: BoardModule;
  /** The region to look at; a new one moves the sheet. */
  readonly region: string | undefined;
  /** What can be touched, by its words. */
  readonly lit: ReadonlySet<string>;
  /** What a hint or a lesson speaks of, by its words: it is brought into sight. */
  readonly hinted: ReadonlySet<string>;
  /** What the others have just moved, likewise. */
  readonly followed: ReadonlySet<string>;
  /** The sheet was moved away from the part that has the focus. */
  readonly onLeave: () => void;
  /** What a piece that is dragged does. */
  readonly drags: () => Promise<Drags>;
  /** Laid over the sheet; read and reached before it. */
  readonly over: ComponentChildren;
  readonly children: ComponentChildren;
}

const NARROW = '(max-width: 60rem)';
/** So many parts of a board stand in one row on a wide screen. */
const ONE_ROW = 15;

export function Chart({ module, region, lit, hinted, followed, onLeave, drags, over, children }: ChartProps) {
  const surface = useRef<SVGSVGElement>(null);
  const layer = useRef<SVGGElement>(null);
  const hands = useRef<PanZoom | undefined>(undefined);
  const text = words().chart;
  const [isLaid, lay] = useState(false);

  // A sheet that is laid part by part says when it is whole: only then can all its parts be found.
  useEffect(() => {
    const laid = () => lay(true);
    const sheet = layer.current;
    sheet?.addEventListener(LAID, laid);
    return () => sheet?.removeEventListener(LAID, laid);
  }, []);

  useEffect(() => {
    if (!surface.current || !layer.current) return;
    const made = new PanZoom(surface.current, layer.current, module.sheet);
    hands.current = made;
    return () => made.stop();
  }, [module]);

  useEffect(() => {
    let drag: Drag | undefined;
    let isGone = false;
    void Promise.all([import('./drag.ts'), drags()]).then(([{ Drag }, hand]) => {
      if (!isGone && surface.current && layer.current) drag = new Drag(surface.current, layer.current, hand);
    });
    return () => {
      isGone = true;
      drag?.stop();
    };
  }, [drags]);

  useEffect(() => {
    const narrow = matchMedia(NARROW);
    const asked = module.regions.find(({ id }) => id === region);
    const look = () => {
      const found = narrow.matches ? (asked ?? module.regions[0]) : asked;
      if (found) hands.current?.show(boxOf(found));
      else hands.current?.fit();
      if (hands.current?.hidesFocus) onLeave();
    };
    // On a wide screen whoever has the whole sheet in sight keeps it.
    if (narrow.matches || !hands.current?.isWhole) look();
    const turned = () => (narrow.matches ? look() : hands.current?.fit());
    narrow.addEventListener('change', turned);
    return () => narrow.removeEventListener('change', turned);
  }, [module, region, onLeave]);

  const partsOf = (words: ReadonlySet<string>): SVGGraphicsElement[] =>
    [...words].flatMap((word) => {
      const part = layer.current?.querySelector(`[data-word="${CSS.escape(word)}"]`);
      return part instanceof SVGGraphicsElement ? [part] : [];
    });
  useEffect(() => hands.current?.reveal(partsOf(hinted)), [hinted, isLaid]);
  useEffect(() => hands.current?.reveal(partsOf(followed)), [followed, isLaid]);
  // Where the screen shows a part of the sheet only, what can be touched may lie elsewhere: pieces and places, and the keys beside them.
  useEffect(() => {
    if (!matchMedia(NARROW).matches) return;
    const all = layer.current?.querySelectorAll<SVGGraphicsElement>('.lit') ?? [];
    hands.current?.approach(partsOf(lit), [...all]);
  }, [lit, region, isLaid]);

  return (
    <div class={module.regions.length > ONE_ROW ? 'chart many-parts' : 'chart'}>
      <div class="chart-window">
        {over}
        {/* biome-ignore lint/a11y/useSemanticElements: no HTML element groups what is drawn */}
        <svg ref={surface} class="chart-surface" role="group" aria-label={text.label} tabindex={0}>
          <g ref={layer} class="chart-layer">
            {children}
          </g>
        </svg>
      </div>
      <Strip module={module} hands={hands} text={text} />
    </div>
  );
}

interface StripProps {
  readonly module: BoardModule;
  readonly hands: { readonly current: PanZoom | undefined };
  readonly text: UiText['chart'];
}

/** The same after every choice. */
const Strip = memo(({ module, hands, text }: StripProps) => (
  <div class="chart-strip">
    <nav class="chart-regions" aria-label={text.regions} onWheel={scrollAlong}>
      {[...(module.theatres ?? []), ...module.regions].map((one, i) => (
        <button
          type="button"
          key={one.id}
          class={i < (module.theatres?.length ?? 0) ? 'chip theatre' : 'chip'}
          onClick={() => hands.current?.show(boxOf(one))}
        >
          {inTongue(one.name)}
        </button>
      ))}
    </nav>
    <button type="button" class="chip" aria-label={text.zoomOut} onClick={() => hands.current?.zoomOut()}>
      <Icon name="minus" />
    </button>
    <button type="button" class="chip" aria-label={text.zoomIn} onClick={() => hands.current?.zoomIn()}>
      <Icon name="plus" />
    </button>
    <button type="button" class="chip" aria-label={text.fit} onClick={() => hands.current?.fit()}>
      <Icon name="fit" />
    </button>
    <button type="button" class="chip chart-whole" aria-label={text.whole} aria-pressed="false" onClick={takeScreen}>
      <Icon path="M4 4h16v16H4ZM4 14h16" />
    </button>
  </div>
));

/** The map takes the whole screen, or gives it back: what lies beside it is only put away. */
function takeScreen({ currentTarget }: TargetedMouseEvent<HTMLButtonElement>): void {
  const desk = currentTarget.closest<HTMLElement>('.desk');
  if (!desk) return;
  const isWhole = desk.dataset.whole !== 'true';
  desk.dataset.whole = String(isWhole);
  currentTarget.ariaPressed = String(isWhole);
}

/** A wheel that turns only up and down moves the strip along. */
function scrollAlong({ currentTarget, deltaX, deltaY }: TargetedWheelEvent<HTMLElement>): void {
  if (deltaX === 0) currentTarget.scrollLeft += deltaY;
}

const boxOf = ({ box: [x, y, width, height] }: Region) => ({ x, y, width, height });
