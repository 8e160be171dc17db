/** The board of War Plan Z: the North Atlantic on real coasts, stacks with their top in sight, and a desk for orders. */
import type { View } from '@derby/planz/view';
import type { BoardModule } from '../board.ts';
import './board.css';
import { useHands } from '../kit/hands.ts';
import { Sheet } from '../kit/sheet.tsx';
import { arrangement } from './arrangement.ts';
import { Course, LastSeen } from './course.tsx';
import { Desk } from './desk.tsx';
import { Forces } from './forces.tsx';
import { Borders, Ground } from './ground.tsx';
import type { Board as BoardOf } from './hands.ts';
import { SHEET } from './layout.ts';
import { Bases, Lettering, Places } from './places.tsx';
import { REGIONS, regionOf } from './regions.ts';
import { Status } from './status.tsx';
import { useWords } from './words.ts';

function Board(board: BoardOf) {
  const { view } = board;
  const words = useWords(board);
  const hands = useHands(board);
  if (!words) return <Sheet name="planz" pace={board.pace} />;
  const arranged = arrangement(view, hands);
  return (
    <Sheet name="planz" pace={board.pace}>
      <Ground />
      <Places hands={hands} view={view} words={words} />
      <Borders />
      <Lettering words={words} />
      <Bases hands={hands} view={view} words={words} />
      <Course view={view} words={words} />
      <Status view={view} words={words} />
      <Desk board={board} hands={hands} words={words} arranged={arranged} />
      <Forces hands={hands} view={view} words={words} arranged={arranged} />
      <LastSeen view={view} words={words} />
    </Sheet>
  );
}

const board: BoardModule<View> = { sheet: SHEET, regions: REGIONS, Board, regionOf };
export default board;
