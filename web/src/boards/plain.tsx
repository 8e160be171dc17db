/** The board of a game without a board: every word of the question as a token with what it would do, and beside them the view. */
import { say } from '@derby/kernel';
import type { BoardModule, BoardProps } from './board.ts';
import { Sheet } from './kit/sheet.tsx';
import { Touchable } from './kit/touchable.tsx';
import { type Line, outline } from './outline.ts';

const COLUMNS = 5;
const PITCH = 120;
const SHEET = { width: 1000, height: 640 };
const VIEW_AT = COLUMNS * PITCH + 40;
const LINE = 15;
const LINES = Math.floor(SHEET.height / LINE) - 2;

function Board(board: BoardProps) {
  const words = [...new Set([...board.lit, ...board.selected, ...board.barred.keys()])].sort();
  return (
    <Sheet name="plain" pace={board.pace}>
      {words.map((word, index) => (
        <Touchable key={word} board={board} word={word} label={labelOf(board, word)}>
          <g transform={`translate(${(index % COLUMNS) * PITCH + 20} ${Math.floor(index / COLUMNS) * PITCH + 20})`}>
            <rect class="ring" x="-3" y="-3" width="102" height="102" rx="10" />
            <rect class="block wood" width="96" height="96" rx="8" />
            <text class="token-name" x="48" y="54" text-anchor="middle">
              {word}
            </text>
          </g>
        </Touchable>
      ))}
      <g fill="currentColor">
        {shortened(outline(board.view)).map(({ depth, words }, index) => (
          <text key={index} x={VIEW_AT + 12 * depth} y={(index + 2) * LINE} font-size="12">
            {words}
          </text>
        ))}
      </g>
    </Sheet>
  );
}

/** What can be done with a word, in the game's own sentences; the word itself where it is part of too many. */
function labelOf({ question, text, view }: BoardProps, word: string): string {
  const offers = question?.offers.filter(({ choice }) => choice.slice(1).map(String).includes(word)) ?? [];
  const sentences = [...new Set(offers.map(({ choice }) => say(text, choice, view)))];
  return sentences.length > 0 && sentences.length <= 3 ? `${word}: ${sentences.join(' / ')}` : word;
}

const shortened = (lines: readonly Line[]): readonly Line[] =>
  lines.length > LINES ? [...lines.slice(0, LINES), { depth: 0, words: '…' }] : lines;

const plain: BoardModule = { sheet: SHEET, regions: [], Board };
export default plain;
