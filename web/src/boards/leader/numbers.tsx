/** A number that is asked for and not drawn as odds: how far to drift, how many mines. */
import { Touchable } from '../touchable.tsx';
import type { Box } from './layout.ts';
import type { Scene } from './scene.ts';

const VERBS = ['drift', 'mines', 'from-ready'] as const;

/** The numbers of the question; none where it asks for something else. */
export const numbersOf = ({ board }: Scene): readonly string[] =>
  (board.question?.offers ?? [])
    .filter(({ choice }) => (VERBS as readonly string[]).includes(choice[0]))
    .map(({ choice }) => String(choice.at(-1)));

const MOST = 52;

export function Numbers({ scene, box: [x, y, width, height] }: { readonly scene: Scene; readonly box: Box }) {
  const numbers = numbersOf(scene);
  const perRow = Math.max(1, Math.min(numbers.length, Math.floor(width / 46)));
  const pitch = Math.min(MOST, width / perRow);
  const high = Math.min(46, height / Math.max(1, Math.ceil(numbers.length / perRow)));
  return (
    <g class="numbers">
      {numbers.map((number, i) => {
        const [left, top] = [x + (i % perRow) * pitch, y + Math.floor(i / perRow) * high];
        return (
          <Touchable key={number} board={scene.board} word={number} label={number} class="number">
            <g data-id={number}>
              <rect class="ring number-plate" x={left} y={top} width={pitch - 5} height={high - 5} rx="6" />
              <text class="number-figure" x={left + (pitch - 5) / 2} y={top + (high - 5) / 2 + 6}>
                {number}
              </text>
            </g>
          </Touchable>
        );
      })}
    </g>
  );
}
