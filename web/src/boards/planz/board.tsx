/** The board of War Plan Z: the North Atlantic on real coasts, stacks with their top in sight, and a desk for orders. */
import type { UnitId } from '@derby/planz/data/units';
import type { View } from '@derby/planz/view';
import type { BoardModule, Many } from '../board.ts';
import './board.css';
import { useHands } from '../kit/hands.ts';
import { later } from '../kit/later.ts';
import { Sheet } from '../kit/sheet.tsx';
import { arrangement, rowsAt } from './arrangement.ts';
import { Forces } from './forces.tsx';
import { Borders, Ground } from './ground.tsx';
import type { Board as BoardOf } from './hands.ts';
import { convoysOut, isPlace } from './heaps.ts';
import { SHEET } from './layout.ts';
import { Bases, Lettering, Places } from './places.tsx';
import { REGIONS, regionOf } from './regions.ts';
import { Status } from './status.tsx';
import { Prints } from './tokens.tsx';
import { useWords } from './words.ts';

function Board(board: BoardOf) {
  const { view } = board;
  const words = useWords(board);
  const hands = useHands(board);
  const extras = useExtras(view.order !== null || view.seen.length > 0 || convoysOut(view).length > 0);
  const desk = useDesk(true);
  if (!words || !desk) return null;
  const arranged = arrangement(view, hands);
  return (
    <Sheet name="planz" pace={board.pace}>
      <Prints />
      <Ground />
      <Places hands={hands} view={view} words={words} />
      <Borders />
      <Lettering words={words} />
      <Bases hands={hands} view={view} words={words} />
      {extras && <extras.Routes view={view} words={words} />}
      {extras && <extras.Course view={view} />}
      <Status view={view} words={words} />
      <desk.Desk board={board} hands={hands} words={words} arranged={arranged} />
      <Forces hands={hands} view={view} words={words} arranged={arranged} />
      {extras && <extras.Dangers view={view} words={words} arranged={arranged} hands={hands} />}
      {extras && <extras.Left view={view} words={words} />}
      {extras && <extras.LastSeen view={view} words={words} arranged={arranged} />}
      {extras && <extras.Outlooks view={view} words={words} hands={hands} arranged={arranged} />}
    </Sheet>
  );
}

/** Courses and what was seen are drawn once there are any. */
export const { load: loadExtras, use: useExtras } = later(() => import('./course.tsx'));

/** The desk of orders comes beside the words: a file of its own, for it is much and nothing else wants it. */
export const { load: loadDesk, use: useDesk } = later(() => import('./desk.tsx'));

/** A battle is loaded when there is one. */
export const { load: loadStage, use: useStage } = later(() => import('./stage.tsx'));

function Stage(board: BoardOf) {
  const words = useWords(board);
  const isOn = board.view.battle !== null || isJustOver(board);
  const stage = useStage(isOn);
  return isOn && stage && words ? <stage.BattleStage board={board} words={words} /> : null;
}

/** Whether the last choice told of a battle. */
function isJustOver({ log = [] }: BoardOf): boolean {
  const step = log.at(-1)?.step;
  for (let i = log.length - 1; i >= 0 && log[i]?.step === step; i--)
    if (log[i]?.entry.what === 'battle-ends') return true;
  return false;
}

/** Every counter has a name of its own; what lies together can be sent together. */
const MANY: Many<View> = {
  pieces: ({ at }) => Object.keys(at),
  siteOf: ({ at }, word) => at[word as UnitId],
  spotOf: ({ at }, word) => {
    const place = at[word as UnitId] ?? '';
    return isPlace(place) ? rowsAt(place).at : undefined;
  },
  inOrder: ['board', 'land', 'deploy', 'shoot', 'refit'],
};

const board: BoardModule<View> = { sheet: SHEET, regions: REGIONS, Board, Stage, many: MANY, regionOf };
export default board;
