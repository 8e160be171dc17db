/** The board of a game without a board: every word of the question as a token in a grid. */
import type { BoardModule, BoardProps } from './board.ts';
import { Touchable } from './touchable.tsx';

const COLUMNS = 8;
const PITCH = 120;

function Board(board: BoardProps) {
  const words = [...new Set([...board.lit, ...board.selected, ...board.barred.keys()])].sort();
  return (
    <g>
      {words.map((word, index) => (
        <Touchable key={word} board={board} word={word} label={word}>
          <g transform={`translate(${(index % COLUMNS) * PITCH + 20} ${Math.floor(index / COLUMNS) * PITCH + 20})`}>
            <rect class="counter" width="96" height="96" rx="8" />
            <text class="counter-name" x="48" y="54" text-anchor="middle">
              {word}
            </text>
          </g>
        </Touchable>
      ))}
    </g>
  );
}

const plain: BoardModule = { sheet: { width: 1000, height: 640 }, regions: [], Board };
export default plain;
