/**
 * The tooltip: whatever has a name says it beside the pointer that rests on it, and under itself when it has the focus.
 * Looked for by shape and not by the browser's own aim, so that a counter which lets touches through to the place under it
 * says its name as well.
 */

/** How long a pointer rests before it is told something, in milliseconds. */
const REST = 300;
const AWAY = 14;
const NAMED = '[aria-label]';

export class Tip {
  readonly #sheet: SVGGElement;
  readonly #surface: SVGSVGElement | null;
  readonly #box = document.createElement('div');
  readonly #off = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(sheet: SVGGElement) {
    this.#sheet = sheet;
    this.#surface = sheet.ownerSVGElement;
    this.#box.className = 'tip';
    this.#box.hidden = true;
    // What it says is the name of what it stands beside, which is heard already.
    this.#box.setAttribute('aria-hidden', 'true');
    this.#surface?.parentElement?.append(this.#box);
    const { signal } = this.#off;
    this.#surface?.addEventListener('pointermove', (event) => this.#wander(event), { signal });
    this.#surface?.addEventListener('click', (event) => this.#tap(event), { signal });
    for (const end of ['pointerdown', 'pointerleave', 'wheel', 'focusout'] as const)
      this.#surface?.addEventListener(end, () => this.#hide(), { signal, passive: true });
    this.#surface?.addEventListener('focusin', (event) => this.#focus(event.target), { signal });
    addEventListener('keydown', (event) => event.key === 'Escape' && this.#hide(), { signal });
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#off.abort();
    this.#box.remove();
  }

  #wander({ pointerType, buttons, clientX, clientY }: PointerEvent): void {
    this.#hide();
    if (pointerType !== 'touch' && buttons === 0)
      this.#timer = setTimeout(() => this.#tell(this.#at(clientX, clientY), clientX, clientY), REST);
  }

  /** A finger does not rest: what is no button says its name when it is tapped. */
  #tap(event: MouseEvent): void {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return;
    const part = this.#at(event.clientX, event.clientY);
    if (part?.getAttribute('role') !== 'button') this.#tell(part, event.clientX, event.clientY);
  }

  #focus(target: EventTarget | null): void {
    if (!(target instanceof SVGElement) || !target.matches(`${NAMED}:focus-visible`) || target === this.#surface)
      return;
    const { left, bottom, width } = target.getBoundingClientRect();
    this.#tell(target, left + width / 2, bottom);
  }

  #hide(): void {
    clearTimeout(this.#timer);
    this.#box.hidden = true;
  }

  /** The topmost part with a name that has a shape under the pointer. */
  #at(x: number, y: number): Element | undefined {
    return [...this.#sheet.querySelectorAll<SVGGElement>(NAMED)].findLast(
      (part) => isWithin(part.getBoundingClientRect(), x, y) && covers(part, x, y),
    );
  }

  #tell(part: Element | undefined, x: number, y: number): void {
    const name = part?.getAttribute('aria-label');
    if (!name) return;
    this.#box.textContent = name;
    this.#box.hidden = false;
    const { width, height } = this.#box.getBoundingClientRect();
    const room = this.#box.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const left = Math.max(4, Math.min(x - room.left + AWAY, room.width - width - 4));
    const below = y - room.top + AWAY;
    const top = below + height > room.height ? below - height - 2 * AWAY : below;
    this.#box.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  }
}

const isWithin = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

const SHAPES = 'rect, circle, ellipse, path';

function covers(part: SVGGElement, x: number, y: number): boolean {
  return [...part.querySelectorAll<SVGGeometryElement>(SHAPES)].some((shape) => {
    const toShape = shape.getScreenCTM()?.inverse();
    return toShape !== undefined && shape.isPointInFill(new DOMPoint(x, y).matrixTransform(toShape));
  });
}
