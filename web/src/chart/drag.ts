/** Drag and drop on a sheet, beside touching: a piece that the question speaks of is drawn to where it shall go. */

/** What a hand that drags may do. */
export interface Drags {
  /** Takes a piece up, if it leads on to a place: then the places it may go to glow. */
  take(word: string): boolean;
  /** Sets it down on another word. */
  drop(word: string): void;
  /** Nothing came of it. */
  release(): void;
}

const SVG = 'http://www.w3.org/2000/svg';
/** A pointer that moved less than this has touched, not dragged. */
const SLACK = 6;
/** Places are not dragged: there the sheet is moved. */
const PIECE = ':is(.piece, .forces, .boats) [data-word]:is(.lit, .selected)';

interface Held {
  readonly pointer: number;
  readonly word: string;
  readonly from: { readonly x: number; readonly y: number };
  isTaken: boolean;
}

export class Drag {
  readonly #surface: SVGSVGElement;
  readonly #layer: SVGGElement;
  readonly #drags: Drags;
  readonly #off = new AbortController();
  readonly #line = document.createElementNS(SVG, 'line');
  #held: Held | undefined;

  constructor(surface: SVGSVGElement, layer: SVGGElement, drags: Drags) {
    this.#surface = surface;
    this.#layer = layer;
    this.#drags = drags;
    this.#line.setAttribute('class', 'drag-line');
    const { signal } = this.#off;
    // On the layer, so that whatever is done here is done before the sheet would be moved.
    layer.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    for (const [name, what] of [
      ['pointermove', (event: PointerEvent) => this.#move(event)],
      ['pointerup', (event: PointerEvent) => this.#up(event)],
      ['pointercancel', () => this.#end()],
    ] as const)
      surface.addEventListener(name, what, { signal, capture: true });
    addEventListener('keydown', (event) => event.key === 'Escape' && this.#cancel(), { signal });
  }

  stop(): void {
    this.#end();
    this.#off.abort();
  }

  /** A finger moves the sheet; only a mouse and a pen drag. */
  #down({ button, pointerType, pointerId, target, clientX: x, clientY: y }: PointerEvent): void {
    if (button !== 0 || pointerType === 'touch' || !(target instanceof Element)) return;
    const word = target.closest(PIECE)?.getAttribute('data-word');
    if (word) this.#held = { pointer: pointerId, word, from: { x, y }, isTaken: false };
  }

  #move(event: PointerEvent): void {
    const held = this.#held;
    if (held?.pointer !== event.pointerId) return;
    event.stopPropagation();
    if (!held.isTaken && Math.hypot(event.clientX - held.from.x, event.clientY - held.from.y) < SLACK) return;
    if (!held.isTaken && !this.#takeUp(held)) return;
    const to = this.#onSheet(event.clientX, event.clientY);
    this.#line.setAttribute('x2', String(to.x));
    this.#line.setAttribute('y2', String(to.y));
  }

  #takeUp(held: Held): boolean {
    if (!this.#drags.take(held.word)) {
      this.#end();
      return false;
    }
    held.isTaken = true;
    const from = this.#onSheet(held.from.x, held.from.y);
    this.#line.setAttribute('x1', String(from.x));
    this.#line.setAttribute('y1', String(from.y));
    this.#layer.append(this.#line);
    this.#surface.setPointerCapture(held.pointer);
    return true;
  }

  #up(event: PointerEvent): void {
    const held = this.#held;
    if (held?.pointer !== event.pointerId || !held.isTaken) {
      this.#held = undefined;
      return;
    }
    this.#end();
    // Where it is dropped is no place to be touched as well.
    const drop = new AbortController();
    this.#surface.addEventListener('click', (click) => click.stopPropagation(), { capture: true, signal: drop.signal });
    setTimeout(() => drop.abort());
    const word = wordAt(event.clientX, event.clientY, held.word);
    if (word === undefined) this.#drags.release();
    else this.#drags.drop(word);
  }

  #cancel(): void {
    if (this.#held?.isTaken) this.#drags.release();
    this.#end();
  }

  #end(): void {
    this.#held = undefined;
    this.#line.remove();
  }

  #onSheet(x: number, y: number): DOMPoint {
    return new DOMPoint(x, y).matrixTransform(this.#layer.getScreenCTM()?.inverse());
  }
}

/** What glows under the pointer, the topmost first: a place often lies under pieces. */
function wordAt(x: number, y: number, own: string): string | undefined {
  for (const part of document.elementsFromPoint(x, y)) {
    const word = part.closest('.chart-layer [data-word].lit')?.getAttribute('data-word');
    if (word && word !== own) return word;
  }
  return undefined;
}
