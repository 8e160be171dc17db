/**
 * Counters glide in a group above all others. Were they moved where they stand, the browser would have to part the sheet
 * into layers below and above each of them: that takes longer than all else that a choice costs the page.
 */
import { type Glide, glide, type Way } from './glide.ts';

const TRANSFORM = /transform:\s*([^;]+)/;

type UnderWay = Glide & Pick<Way, 'from' | 'to'>;

export class Gliders {
  readonly #above: SVGGElement;
  readonly #watch: MutationObserver;
  readonly #under = new Map<SVGElement, UnderWay>();
  readonly #pace: () => number;

  /**
   * Watches the pieces on a sheet. They glide in the group `above`, which lies on the same sheet: colours are meant for what
   * lies there. `pace` says how long one takes to move, in milliseconds.
   */
  constructor(sheet: SVGGElement, above: SVGGElement, pace: () => number) {
    this.#above = above;
    this.#pace = pace;
    this.#watch = new MutationObserver((changes) => this.#follow(changes));
    this.#watch.observe(sheet, {
      subtree: true,
      attributes: true,
      attributeFilter: ['style'],
      attributeOldValue: true,
    });
  }

  stop(): void {
    this.#watch.disconnect();
    for (const { arrive } of this.#under.values()) arrive();
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
    earlier?.arrive();
    const way = { from: start, to: piece.style.transform, duration };
    const sent = glide(this.#above, likenessOf(piece), piece, way);
    sent.motion.addEventListener('finish', () => this.#under.delete(piece));
    this.#under.set(piece, { ...sent, ...way });
  }
}

/** Where a piece is on its way. Reckoned, for to ask the browser would make it lay out the whole page at once. */
function whereabouts({ motion, from, to }: UnderWay): string {
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
