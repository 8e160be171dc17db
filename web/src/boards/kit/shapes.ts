/** Shapes that lie around their middle, moved and enlarged. */

const ARC = ['size', 'size', 'keep', 'keep', 'keep', 'x', 'y'] as const;
const POINT = ['x', 'y'] as const;
const PLACES: Readonly<Record<string, readonly ('x' | 'y' | 'size' | 'keep')[]>> = { H: ['x'], V: ['y'], A: ARC };

/**
 * A shape moved and enlarged, as a path of its own: a `transform` on each of some hundred signs would be a layer for the
 * browser to sort at every frame.
 */
export function placed(shape: string, x: number, y: number, size = 1): string {
  let command = '';
  let place = 0;
  return shape.replace(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi, (token) => {
    if (/[a-z]/i.test(token)) {
      command = token;
      place = 0;
      return token;
    }
    const kinds = PLACES[command.toUpperCase()] ?? POINT;
    const kind = kinds[place++ % kinds.length];
    if (kind === 'keep') return ` ${token}`;
    const isRelative = command !== command.toUpperCase();
    const from = isRelative || kind === 'size' ? 0 : kind === 'x' ? x : y;
    return ` ${Math.round((from + Number(token) * size) * 100) / 100}`;
  });
}
