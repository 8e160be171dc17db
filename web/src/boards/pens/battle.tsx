/** The panel of what is being prepared: the odds, before anybody commits himself. The combat itself is on the battle stage. */
import type { PlaceId } from '@derby/pens/data/map';
import { PLACE_IDS } from '@derby/pens/geography';
import { Inset } from '../kit/panel.tsx';
import { Forecast } from './forecast.tsx';
import type { Board } from './hands.ts';
import * as at from './layout.ts';
import { lastAttacked } from './prospects.ts';
import type { Words } from './words.ts';

interface BattleProps {
  readonly board: Board;
  readonly words: Words;
  /** The place that is pointed at. */
  readonly looked: PlaceId | undefined;
}

export const Battle = ({ board, words, looked }: BattleProps) => (
  <Inset box={at.BATTLE} title={words.odds.title} class="battle">
    <Forecast board={board} words={words} looked={looked ?? (board.selected.size === 0 ? nextOf(board) : undefined)} />
  </Inset>
);

/** Where a combat is to be chosen or a unit was just sent to one, its odds are shown before anyone points at it. */
function nextOf(board: Board): PlaceId | undefined {
  const { question, lit, view } = board;
  if (view.battle) return view.battle.at;
  if (question?.rule === 'HOST-6.1') return lastAttacked(board);
  if (question?.rule !== 'HOST-7.1' && question?.rule !== 'HOST-9.10') return undefined;
  return PLACE_IDS.find((id) => lit.has(id));
}
