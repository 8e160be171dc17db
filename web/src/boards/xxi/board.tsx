/** The board of XXI: the transport map on real geography, and every track and box around it. */

import type { FlotillaId } from '@derby/xxi/data/counters';
import type { View } from '@derby/xxi/view';
import { useMemo, useState } from 'preact/hooks';
import type { BoardModule, BoardProps } from '../board.ts';
import './map.css';
import './cities.css';
import './pieces.css';
import './panels.css';
import { useHands } from '../kit/hands.ts';
import { Sheet } from '../kit/sheet.tsx';
import { SHEET } from './layout.ts';
import { Legend } from './legend.tsx';
import { Missions } from './missions.tsx';
import { Pieces } from './pieces.tsx';
import { Piles } from './piles.tsx';
import { REGIONS, regionOf, THEATRES } from './regions.ts';
import { Score } from './score.tsx';
import { SeaMap } from './sea-map.tsx';
import { MANY, seatsOf } from './seats.ts';
import { Spaces } from './spaces.tsx';
import { MissionStage } from './stage.tsx';
import { Ladder, Models, Months, Points } from './tracks.tsx';
import { WORDS } from './words.ts';

function Board(board: BoardProps<View>) {
  const { view } = board;
  const words = board.words(WORDS);
  const seats = useMemo(() => seatsOf(view), [view]);
  const [hovered, look] = useState<FlotillaId | undefined>(undefined);
  const hands = useHands(board);
  const { delayedOverlord } = view.options;
  return (
    <Sheet name="xxi" pace={board.pace}>
      <SeaMap words={words} />
      <Legend words={words} />
      <Points points={view.points} words={words} />
      <Score turn={view.turn} sunk={view.sunk} waiting={view.convoys.WA.length} words={words} />
      <Months turn={view.turn} delayed={delayedOverlord} words={words} />
      <Models built={view.commands.length} words={words} />
      <Ladder front={view.front} words={words} />
      <Piles view={view} words={words} />
      <Missions hands={hands} view={view} words={words} looked={lookedAt(board, hovered)} />
      <Spaces hands={hands} view={view} words={words} />
      <Pieces hands={hands} view={view} words={words} seats={seats} look={look} />
    </Sheet>
  );
}

/** Whose chances to show: who is pointed at, chosen or at sea; or, when missions are asked for, the first who could sail. */
function lookedAt({ view, selected, lit, question }: BoardProps<View>, hovered: FlotillaId | undefined) {
  const afloat = (id: FlotillaId): boolean => view.valentin.includes(id) || view.mission?.flotilla === id;
  if (hovered && afloat(hovered)) return hovered;
  const chosen = view.valentin.find((id) => selected.has(id)) ?? view.mission?.flotilla;
  return chosen ?? (question?.rule === 'XXI-9.0' ? view.valentin.find((id) => lit.has(id)) : undefined);
}

const board: BoardModule<View> = {
  sheet: SHEET,
  regions: REGIONS,
  theatres: THEATRES,
  Board,
  Stage: MissionStage,
  many: MANY,
  regionOf,
};
export default board;
