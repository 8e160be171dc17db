/** The panel of what is being prepared: the odds, before anybody commits himself. The combat itself is on the battle stage. */
import type { PlaceId } from '@derby/pens/data/map';
import { PLACE_IDS } from '@derby/pens/geography';
import type { Box } from '../kit/box.ts';
import { Inset } from '../kit/panel.tsx';
import { Forecast } from './forecast.tsx';
import type { Board } from './hands.ts';
import * as at from './layout.ts';
import { lastAttacked, prospectsAt } from './prospects.ts';
import type { Words } from './words.ts';

interface BattleProps {
  readonly board: Board;
  readonly words: Words;
  /** The place that is pointed at. */
  readonly looked: PlaceId | undefined;
}

export function Battle({ board, words, looked }: BattleProps) {
  const place = looked ?? (board.selected.size === 0 ? nextOf(board) : undefined);
  const lines = prospectsAt(board, place, words);
  return (
    <Inset box={lines.length > 0 ? at.BATTLE : IDLE} title={words.odds.title} class="battle">
      <Forecast lines={lines} words={words} />
    </Inset>
  );
}

const [X, Y, WIDTH, HEIGHT] = at.BATTLE;
const QUIET = 88;
/** Without odds it is no larger than the words that say where they come from. */
const IDLE: Box = [X, Y + HEIGHT - QUIET, WIDTH, QUIET];

/** Where a combat is to be chosen or a unit was just sent to one, its odds are shown before anyone points at it. */
function nextOf(board: Board): PlaceId | undefined {
  const { question, lit, view } = board;
  if (view.battle) return view.battle.at;
  if (question?.rule === 'HOST-6.1') return lastAttacked(board);
  if (question?.rule !== 'HOST-7.1' && question?.rule !== 'HOST-9.10') return undefined;
  return PLACE_IDS.find((id) => lit.has(id));
}
