/** Every counter in play, in one list, so that each stays itself and glides. */

import type { View } from '@derby/xxi';
import { type CounterId, type FlotillaId, isFlotilla, kindOf } from '@derby/xxi/data/counters';
import { PLACES, type Space } from '@derby/xxi/data/map';
import type { BoardProps } from '../board.ts';
import { Piece } from '../piece.tsx';
import { Touchable } from '../touchable.tsx';
import { Face } from './counters.tsx';
import { DRAWN, type Seat, type Seats } from './seats.ts';
import { counterName, type Words } from './words.ts';

interface PiecesProps {
  readonly board: BoardProps<View>;
  readonly words: Words;
  readonly seats: Seats;
  /** The pointer or the focus rests on a flotilla, or leaves it. */
  look(flotilla: FlotillaId | undefined): void;
}

export const Pieces = ({ board, words, seats, look }: PiecesProps) => (
  <g class="pieces">
    {DRAWN.map((id) => {
      const seat = seats.get(id);
      if (!seat) return null;
      return (
        <Piece key={id} x={seat.x} y={seat.y} class={`at-${seat.at}`}>
          {seat.at !== 'pile' && <Counter id={id} seat={seat} board={board} words={words} look={look} />}
        </Piece>
      );
    })}
  </g>
);

type CounterProps = Omit<PiecesProps, 'seats'> & { readonly id: CounterId; readonly seat: Seat };

/** What lies under another counter is drawn, and no more. */
function Counter({ id, seat, board, words, look }: CounterProps) {
  const { view } = board;
  const depleted = isFlotilla(id) && view.depleted.includes(id);
  const face = (
    <g data-id={id} transform={`scale(${seat.scale})`}>
      <Face id={id} depleted={depleted} />
    </g>
  );
  if (seat.depth > 0 && !board.lit.has(id) && !board.selected.has(id)) return face;
  const drawn = (
    <Touchable
      board={board}
      word={id}
      label={nameOf(id, seat, view, words)}
      class={seat.at === 'valentin' && view.sailed.includes(id as FlotillaId) ? 'sailed' : ''}
    >
      <Reach seat={seat} width={ringWidth(id)} />
      {face}
      {seat.count > 1 && <Count seat={seat} />}
    </Touchable>
  );
  if (!isFlotilla(id)) return drawn;
  return (
    <g
      onPointerEnter={() => look(id)}
      onPointerLeave={() => look(undefined)}
      onFocusIn={() => look(id)}
      onFocusOut={() => look(undefined)}
    >
      {drawn}
    </g>
  );
}

/** The ring follows the shape of the counter. */
const ringWidth = (id: CounterId): number => (isFlotilla(id) ? 65 : kindOf(id) === 'convoy' ? 59 : 47);

const Reach = ({ seat: { reach, scale }, width }: { readonly seat: Seat; readonly width: number }) => (
  <>
    <rect class="reach" x={-reach[0] / 2} y={-reach[1] / 2} width={reach[0]} height={reach[1]} />
    <rect
      class="ring"
      x={(-width / 2) * scale}
      y={-23.5 * scale}
      width={width * scale}
      height={47 * scale}
      rx={8 * scale}
    />
  </>
);

const Count = ({ seat: { count, scale } }: { readonly seat: Seat }) => (
  <g class="count" transform={`translate(${17 * scale} ${18 * scale})`}>
    <circle r="9" />
    <text y="4.5">{count}</text>
  </g>
);

function nameOf(id: CounterId, seat: Seat, view: View, words: Words): string {
  const facts = [counterName(id, words)];
  if (seat.at in PLACES) facts.push(PLACES[seat.at as Space].name);
  else if (seat.at in words.places) facts.push(words.places[seat.at as keyof Words['places']]);
  else if (seat.at in words.areas) facts.push(words.areas[seat.at as keyof Words['areas']]);
  if (seat.count > 1) facts.push(words.copies(seat.count));
  if (view.depleted.includes(id as FlotillaId)) facts.push(words.depleted);
  if (view.sailed.includes(id as FlotillaId)) facts.push(words.sailed);
  return facts.join(', ');
}
