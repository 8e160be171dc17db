/** The board of a game without a board: every word of the question as a token in a grid. */
import type { BoardModule, BoardProps } from './board.ts';
import { Sheet } from './kit/sheet.tsx';
import { Touchable } from './kit/touchable.tsx';

const COLUMNS = 8;
const PITCH = 120;

function Board(board: BoardProps) {
  const words = [...new Set([...board.lit, ...board.selected, ...board.barred.keys()])].sort();
  return (
    <Sheet name="plain" pace={board.pace}>
      {words.map((word, index) => (
        <Touchable key={word} board={board} word={word} label={word}>
          <g transform={`translate(${(index % COLUMNS) * PITCH + 20} ${Math.floor(index / COLUMNS) * PITCH + 20})`}>
            <rect class="ring" x="-3" y="-3" width="102" height="102" rx="10" />
            <rect class="block wood" width="96" height="96" rx="8" />
            <text class="token-name" x="48" y="54" text-anchor="middle">
              {word}
            </text>
          </g>
        </Touchable>
      ))}
    </Sheet>
  );
}

const plain: BoardModule = { sheet: { width: 1000, height: 640 }, regions: [], Board };
export default plain;
