/** The board of U-boat Pens: the Atlantic on real coasts, and every track and panel around it. */
import type { PlaceId } from '@derby/pens/data/map';
import type { State } from '@derby/pens/state';
import { useState } from 'preact/hooks';
import type { BoardModule } from '../board.ts';
import { arrangement } from './arrangement.ts';
import { Battle } from './battle.tsx';
import './board.css';
import './counters.css';
import './keys.css';
import './panels.css';
import { useHands } from '../kit/hands.ts';
import { Sheet } from '../kit/sheet.tsx';
import { Chooser } from './chooser.tsx';
import { Forces } from './forces.tsx';
import { Glides } from './glides.tsx';
import { Borders, Ground, Links } from './ground.tsx';
import type { Board as BoardOf } from './hands.ts';
import { SHEET } from './layout.ts';
import { Orders } from './orders.tsx';
import { Glows, Labels, Places } from './places.tsx';
import { Purchase } from './purchase.tsx';
import { REGIONS, regionOf, THEATRES } from './regions.ts';
import { Routes } from './routes.tsx';
import { MANY } from './stacks.ts';
import { BattleStage } from './stage.tsx';
import { Objectives, Rounds, Tracks } from './tracks.tsx';
import { Treasuries } from './treasuries.tsx';
import { WORDS } from './words.ts';

function Board(board: BoardOf) {
  const { view } = board;
  const words = board.words(WORDS);
  const hands = useHands(board);
  const arranged = arrangement(view, hands);
  const [looked, look] = useState<PlaceId | undefined>(undefined);
  return (
    <Sheet name="pens" pace={board.pace}>
      <Ground />
      <Places hands={hands} view={view} words={words} look={look} />
      <Borders />
      <Glows hands={hands} />
      <Routes hands={hands} words={words} />
      <Links control={view.control} words={words} />
      <Labels view={view} words={words} />
      <Forces hands={hands} view={view} words={words} arranged={arranged} look={look} />
      <Rounds view={view} words={words} hands={hands} />
      <Tracks view={view} words={words} />
      <Treasuries view={view} words={words} />
      <Objectives view={view} words={words} />
      <Orders hands={hands} view={view} words={words} />
      <Purchase hands={hands} view={view} words={words} />
      <Battle board={board} words={words} looked={looked} />
      <Chooser hands={hands} view={view} words={words} />
      <Glides view={view} arranged={arranged} pace={board.pace} />
    </Sheet>
  );
}

const board: BoardModule<State> = {
  sheet: SHEET,
  regions: REGIONS,
  theatres: THEATRES,
  Board,
  Stage: BattleStage,
  many: MANY,
  regionOf,
};
export default board;
