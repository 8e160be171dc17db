/**
 * Counters glide in a group above all others. Were they moved where they stand, the browser would have to part the sheet
 * into layers below and above each of them: that takes longer than all else that a choice costs the page.
 */
const SVG = 'http://www.w3.org/2000/svg';
const TRANSFORM = /transform:\s*([^;]+)/;
const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)';

interface Glide {
  readonly likeness: SVGElement;
  readonly motion: Animation;
  readonly from: string;
  readonly to: string;
}

export class Gliders {
  readonly #above = document.createElementNS(SVG, 'g');
  readonly #watch: MutationObserver;
  readonly #under = new Map<SVGElement, Glide>();
  readonly #pace: () => number;

  /** Watches the pieces on this layer; `pace` says how long one takes to move, in milliseconds. */
  constructor(layer: SVGGElement, pace: () => number) {
    this.#pace = pace;
    this.#above.setAttribute('class', 'gliders');
    this.#above.setAttribute('aria-hidden', 'true');
    layer.append(this.#above);
    this.#watch = new MutationObserver((changes) => this.#follow(changes));
    this.#watch.observe(layer, {
      subtree: true,
      attributes: true,
      attributeFilter: ['style'],
      attributeOldValue: true,
    });
  }

  stop(): void {
    this.#watch.disconnect();
    for (const piece of this.#under.keys()) this.#arrive(piece);
    this.#above.remove();
  }

  #follow(changes: readonly MutationRecord[]): void {
    const duration = this.#pace();
    if (duration === 0) return;
    const left = new Map<SVGElement, string>();
    for (const { target, oldValue } of changes) {
      if (!(target instanceof SVGElement) || !target.classList.contains('piece') || left.has(target)) continue;
      const before = oldValue?.match(TRANSFORM)?.[1];
      if (before && before !== target.style.transform) left.set(target, before);
    }
    for (const [piece, from] of left) if (piece.isConnected) this.#send(piece, from, duration);
  }

  #send(piece: SVGElement, from: string, duration: number): void {
    const earlier = this.#under.get(piece);
    const start = earlier ? whereabouts(earlier) : from;
    this.#arrive(piece);
    const likeness = likenessOf(piece);
    this.#above.append(likeness);
    piece.dataset.gliding = '';
    const to = piece.style.transform;
    const motion = likeness.animate([{ transform: start }, { transform: to }], { duration, easing: EASE });
    motion.onfinish = () => this.#arrive(piece);
    this.#under.set(piece, { likeness, motion, from: start, to });
  }

  #arrive(piece: SVGElement): void {
    const glide = this.#under.get(piece);
    this.#under.delete(piece);
    delete piece.dataset.gliding;
    glide?.motion.cancel();
    glide?.likeness.remove();
  }
}

/** Where a piece is on its way. Reckoned, for to ask the browser would make it lay out the whole page at once. */
function whereabouts({ motion, from, to }: Glide): string {
  const part = motion.effect?.getComputedTiming().progress ?? 1;
  const [one, other] = [new DOMMatrix(from), new DOMMatrix(to)];
  const between = (a: number, b: number): number => a + (b - a) * part;
  const scale = between(one.a, other.a);
  return `translate(${between(one.e, other.e)}px, ${between(one.f, other.f)}px) scale(${scale})`;
}

/** To be looked at only: nothing in it takes the focus, has a name or is told apart by an id. */
function likenessOf(piece: SVGElement): SVGElement {
  const likeness = piece.cloneNode(true) as SVGElement;
  for (const part of likeness.querySelectorAll('[tabindex],[role],[data-id]'))
    for (const mark of ['tabindex', 'role', 'aria-label', 'data-id']) part.removeAttribute(mark);
  delete likeness.dataset.gliding;
  return likeness;
}
