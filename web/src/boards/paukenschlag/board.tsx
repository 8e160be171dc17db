/** The board of Drumbeat: the coast from Newfoundland to the Caribbean on the German naval grid, with roster and tracks on the land. */
import type { State } from '@derby/paukenschlag/state';
import { useMemo, useState } from 'preact/hooks';
import type { BoardModule } from '../board.ts';
import './board.css';
import './panels.css';
import { useHands } from '../kit/hands.ts';
import { Sheet } from '../kit/sheet.tsx';
import { Areas, Codes } from './areas.tsx';
import { Chooser } from './chooser.tsx';
import { contactsOf } from './contacts.ts';
import { DigestKey, OrdersKey, told } from './folded.tsx';
import { Forces } from './forces.tsx';
import type { Board as BoardOf } from './hands.ts';
import { useDigest, useOrders, useStage } from './later.ts';
import { SHEET } from './layout.ts';
import { REGIONS, regionOf, THEATRES } from './regions.ts';
import { Roster } from './roster.tsx';
import { Land, Sea } from './sea-map.tsx';
import { MANY, seatsOf } from './seats.ts';
import { Shore } from './shore.tsx';
import { Balance, Track, Turn } from './tracks.tsx';
import { useWords } from './use-words.ts';

function Board(board: BoardOf) {
  const { view, log = [] } = board;
  const words = useWords(board);
  const hands = useHands(board);
  const laid = useMemo(() => seatsOf(view), [view]);
  const stories = useMemo(() => contactsOf(log), [log]);
  // Orders fold away by themselves when the phase is over.
  const moment = `${view.turn} ${view.phase}`;
  const [unfolded, unfold] = useState('');
  const later = useOrders(unfolded === moment);
  const isUnfolded = later !== undefined && unfolded === moment;
  if (!words) return null;
  return (
    <Sheet name="paukenschlag" pace={board.pace}>
      <Sea />
      <Areas hands={hands} view={view} words={words} />
      <Land />
      <Codes view={view} />
      <Shore hands={hands} view={view} words={words} />
      <Roster hands={hands} view={view} words={words} lit={board.lit} selected={board.selected} />
      <Turn view={view} words={words} />
      <Track view={view} words={words} />
      <Balance view={view} words={words} />
      <DigestKey stories={stories} words={words} />
      {!isUnfolded && <OrdersKey words={words} unfold={() => unfold(moment)} />}
      <Forces hands={hands} view={view} words={words} laid={laid} />
      <Chooser hands={hands} view={view} words={words} />
      {isUnfolded && <later.Orders hands={hands} view={view} words={words} fold={() => unfold('')} />}
    </Sheet>
  );
}

/** The grid of a contact, and the contacts of the turn told again: both are fetched when they are wanted. */
function Stage(board: BoardOf) {
  const isTold = told.value;
  const isOn = board.view.contact !== null;
  const stage = useStage(isOn);
  const digest = useDigest(isTold);
  const words = useWords(board);
  if (!words) return null;
  if (isTold && digest) return <digest.Digest board={board} words={words} />;
  return isOn && stage ? <stage.ContactStage board={board} words={words} /> : null;
}

const module: BoardModule<State> = {
  sheet: SHEET,
  regions: REGIONS,
  theatres: THEATRES,
  Board,
  Stage,
  many: MANY,
  regionOf,
};
export default module;
