/**
 * Pan and zoom of a sheet by mouse, wheel, touch and keys. Written here rather than taken from d3-zoom: bundled with its
 * selections and transitions that is 18.2 KB gzipped against 1.4, and the shell may have 40 in all.
 */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const CLOSEST = 12;
const STRIDE = 80;
const NOTCH = 1.35;
/** A pointer that moved less than this has touched, not dragged. */
const SLACK = 5;
const MARGIN = 12;
/** What is left around a part that is brought into sight, on the sheet. */
const AROUND = 48;

export class PanZoom {
  readonly #surface: SVGSVGElement;
  readonly #layer: SVGGElement;
  readonly #sheet: Box;
  readonly #pointers = new Map<number, { x: number; y: number }>();
  readonly #watch: ResizeObserver;
  readonly #off = new AbortController();
  #x = 0;
  #y = 0;
  #scale = 1;
  /** What is to stay in sight when the surface changes its size, until the player moves the sheet. */
  #target: Box | undefined;
  #travelled = 0;

  constructor(surface: SVGSVGElement, layer: SVGGElement, sheet: { width: number; height: number }) {
    this.#surface = surface;
    this.#layer = layer;
    this.#sheet = { x: 0, y: 0, ...sheet };
    this.#target = this.#sheet;
    const signal = this.#off.signal;
    surface.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    surface.addEventListener('pointermove', (event) => this.#move(event), { signal });
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      surface.addEventListener(end, (event) => this.#up(event), { signal });
    surface.addEventListener('click', (event) => this.#click(event), { signal, capture: true });
    surface.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false });
    surface.addEventListener('keydown', (event) => this.#key(event), { signal });
    surface.addEventListener('focusin', (event) => this.#focus(event), { signal });
    this.#watch = new ResizeObserver(() => this.#resized());
    this.#watch.observe(surface);
  }

  stop(): void {
    this.#off.abort();
    this.#watch.disconnect();
  }

  /** Whether all of the sheet is in sight. */
  get isWhole(): boolean {
    return this.#target === this.#sheet || this.#scale <= scaleFor(this.#sheet, this.#room());
  }

  /** Whether the focus is on a part that is out of sight. */
  get hidesFocus(): boolean {
    const focused = document.activeElement;
    return focused instanceof SVGGraphicsElement && this.#layer.contains(focused) && !this.#shows(focused);
  }

  fit(): void {
    this.show(this.#sheet);
  }

  /** Brings a part of the sheet into sight, as large as it goes. */
  show(box: Box): void {
    this.#target = box;
    this.#frame(box);
    this.#draw('gliding');
  }

  /** Brings parts into sight that are not, together and no larger than things are now. */
  reveal(parts: readonly SVGGraphicsElement[]): void {
    if (parts.every((part) => this.#shows(part))) return;
    const places = parts.map((part) => this.#placeOf(part));
    const room = this.#room();
    const [left, top] = [Math.min(...places.map(({ x }) => x)), Math.min(...places.map(({ y }) => y))];
    const [right, bottom] = [Math.max(...places.map(({ x }) => x)), Math.max(...places.map(({ y }) => y))];
    const width = Math.max(right - left + 2 * AROUND, (room.width - 2 * MARGIN) / this.#scale);
    const height = Math.max(bottom - top + 2 * AROUND, (room.height - 2 * MARGIN) / this.#scale);
    this.show({ x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height });
  }

  /** Goes to the first of some parts, where neither one of them nor anything else that would do is in sight. */
  approach(parts: readonly SVGGraphicsElement[], others: readonly SVGGraphicsElement[]): void {
    if (![...parts, ...others].some((part) => this.#shows(part))) this.reveal(parts.slice(0, 1));
  }

  zoom(factor: number, at = this.#middle()): void {
    const scale = Math.min(Math.max(this.#scale * factor, this.#least()), CLOSEST);
    const ratio = scale / this.#scale;
    this.#x = at.x - (at.x - this.#x) * ratio;
    this.#y = at.y - (at.y - this.#y) * ratio;
    this.#scale = scale;
    this.#moved();
  }

  zoomIn(): void {
    this.zoom(NOTCH);
  }

  zoomOut(): void {
    this.zoom(1 / NOTCH);
  }

  pan(dx: number, dy: number): void {
    this.#x += dx;
    this.#y += dy;
    this.#moved();
  }

  #moved(): void {
    this.#target = undefined;
    this.#draw('');
  }

  #draw(how: string): void {
    this.#clamp();
    this.#layer.classList.toggle('gliding', how === 'gliding');
    this.#layer.style.transform = `translate(${this.#x}px, ${this.#y}px) scale(${this.#scale})`;
  }

  #frame(box: Box): void {
    const { x, y, width, height } = box;
    const room = this.#room();
    this.#scale = scaleFor(box, room);
    this.#x = (room.width - width * this.#scale) / 2 - x * this.#scale;
    this.#y = (room.height - height * this.#scale) / 2 - y * this.#scale;
  }

  /** Whether the middle of a part is in sight, or will be once the sheet has glided there. */
  #shows(part: SVGGraphicsElement): boolean {
    const middle = this.#placeOf(part);
    const [across, down] = [middle.x * this.#scale + this.#x, middle.y * this.#scale + this.#y];
    const room = this.#room();
    return across > 0 && across < room.width && down > 0 && down < room.height;
  }

  /** The middle of a part, on the sheet. */
  #placeOf(part: SVGGraphicsElement): DOMPoint {
    const { x, y, width, height } = part.getBBox();
    const toSheet = this.#layer
      .getScreenCTM()
      ?.inverse()
      .multiply(part.getScreenCTM() ?? new DOMMatrix());
    return new DOMPoint(x + width / 2, y + height / 2).matrixTransform(toSheet);
  }

  /** The sheet never leaves the surface: along each side it fills it, or else lies inside. */
  #clamp(): void {
    const room = this.#room();
    this.#x = held(this.#x, room.width, this.#sheet.width * this.#scale);
    this.#y = held(this.#y, room.height, this.#sheet.height * this.#scale);
  }

  #least(): number {
    const room = this.#room();
    return 0.9 * Math.min(room.width / this.#sheet.width, room.height / this.#sheet.height);
  }

  #room(): { width: number; height: number } {
    const { clientWidth, clientHeight } = this.#surface;
    return { width: clientWidth || 1, height: clientHeight || 1 };
  }

  #middle(): { x: number; y: number } {
    const { width, height } = this.#room();
    return { x: width / 2, y: height / 2 };
  }

  #resized(): void {
    if (this.#target) this.#frame(this.#target);
    this.#draw('');
  }

  #spot(event: MouseEvent): { x: number; y: number } {
    const edge = this.#surface.getBoundingClientRect();
    return { x: event.clientX - edge.left, y: event.clientY - edge.top };
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (this.#pointers.size === 0) this.#travelled = 0;
    this.#pointers.set(event.pointerId, this.#spot(event));
  }

  #move(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = this.#spot(event);
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.#travelled += Math.hypot(now.x - before.x, now.y - before.y);
    this.#pointers.set(event.pointerId, now);
    if (this.#travelled < SLACK) return;
    if (!this.#surface.hasPointerCapture(event.pointerId)) this.#surface.setPointerCapture(event.pointerId);
    if (other) this.#pinch(before, now, other);
    else this.pan(now.x - before.x, now.y - before.y);
  }

  #pinch(before: { x: number; y: number }, now: { x: number; y: number }, other: { x: number; y: number }): void {
    const from = Math.hypot(before.x - other.x, before.y - other.y);
    const to = Math.hypot(now.x - other.x, now.y - other.y);
    this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    if (from > 0) this.zoom(to / from, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  }

  #up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
  }

  /** The end of a drag is no touch. */
  #click(event: MouseEvent): void {
    if (this.#travelled < SLACK || event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), this.#spot(event));
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const moves: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => this.pan(STRIDE, 0),
      ArrowRight: () => this.pan(-STRIDE, 0),
      ArrowUp: () => this.pan(0, STRIDE),
      ArrowDown: () => this.pan(0, -STRIDE),
      '+': () => this.zoomIn(),
      '=': () => this.zoomIn(),
      '-': () => this.zoomOut(),
      '0': () => this.fit(),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }

  /** What has the focus is in sight. */
  #focus(event: FocusEvent): void {
    const target = event.target;
    if (!(target instanceof SVGGraphicsElement) || target === this.#surface) return;
    const edge = this.#surface.getBoundingClientRect();
    const place = target.getBoundingClientRect();
    const dx = Math.max(edge.left + MARGIN - place.left, 0) + Math.min(edge.right - MARGIN - place.right, 0);
    const dy = Math.max(edge.top + MARGIN - place.top, 0) + Math.min(edge.bottom - MARGIN - place.bottom, 0);
    if (dx !== 0 || dy !== 0) this.pan(dx, dy);
  }
}

type Size = Pick<Box, 'width' | 'height'>;

/** At which a part of the sheet is as large as it goes in a room. */
export function scaleFor(part: Size, room: Size): number {
  const scale = Math.min((room.width - 2 * MARGIN) / part.width, (room.height - 2 * MARGIN) / part.height);
  return Math.min(Math.max(scale, 0.05), CLOSEST);
}

function held(at: number, room: number, size: number): number {
  return size <= room ? Math.min(Math.max(at, 0), room - size) : Math.min(Math.max(at, room - size), 0);
}
