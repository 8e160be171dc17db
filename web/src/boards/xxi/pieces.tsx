/** Every counter in play, in one list, so that each stays itself and glides. */

import type { View } from '@derby/xxi';
import { type CounterId, type FlotillaId, isFlotilla, kindOf } from '@derby/xxi/data/counters';
import { PLACES, type Space } from '@derby/xxi/data/map';
import { memo } from '../../parts/memo.ts';
import { standing as pieceAt } from '../piece.tsx';
import { Touchable } from '../touchable.tsx';
import { Face } from './counters.tsx';
import { type Hands, standing } from './hands.ts';
import { DRAWN, type Seat, type Seats } from './seats.ts';
import { counterName, type Words } from './words.ts';

interface PiecesProps {
  readonly hands: Hands;
  readonly view: View;
  readonly words: Words;
  readonly seats: Seats;
  /** The pointer or the focus rests on a flotilla, or leaves it. */
  readonly look: (flotilla: FlotillaId | undefined) => void;
}

export const Pieces = ({ hands, view, words, seats, look }: PiecesProps) => (
  <g class="pieces">
    {DRAWN.map((id) => {
      const seat = seats.get(id);
      if (!seat) return null;
      return (
        <Counter
          key={id}
          id={id}
          {...seat}
          depleted={view.depleted.includes(id as FlotillaId)}
          sailed={seat.at === 'valentin' && view.sailed.includes(id as FlotillaId)}
          hands={hands}
          standing={standing(hands, id)}
          words={words}
          look={look}
        />
      );
    })}
  </g>
);

interface CounterProps extends Seat, Pick<PiecesProps, 'hands' | 'words' | 'look'> {
  readonly id: CounterId;
  readonly depleted: boolean;
  readonly sailed: boolean;
  readonly standing: string;
}

/** One component for a counter and its place: there are many, and most stay as they are. */
const Counter = memo((counter: CounterProps) => (
  <g {...pieceAt(counter.x, counter.y, `at-${counter.at}`)}>{counter.at !== 'pile' && drawn(counter)}</g>
));

/** What lies under another counter is drawn, and no more. */
function drawn(counter: CounterProps) {
  const { id, hands, scale, depth, count, look } = counter;
  const face = (
    <g data-id={id} transform={`scale(${scale})`}>
      <Face id={id} depleted={counter.depleted} />
    </g>
  );
  if (depth > 0 && !hands.lit.has(id) && !hands.selected.has(id)) return face;
  const width = ringWidth(id) * scale;
  const part = (
    <Touchable board={hands} word={id} label={nameOf(counter)} class={counter.sailed ? 'sailed' : ''}>
      <rect class="reach" x={-counter.wide / 2} y={-counter.high / 2} width={counter.wide} height={counter.high} />
      <rect class="ring" x={-width / 2} y={-23.5 * scale} width={width} height={47 * scale} rx={8 * scale} />
      {face}
      {hands.barred.has(id) && (
        <rect class="veil" x={-width / 2} y={-22 * scale} width={width} height={44 * scale} rx={7 * scale} />
      )}
    </Touchable>
  );
  if (count > 1)
    return (
      <>
        {part}
        <Count count={count} scale={scale} />
      </>
    );
  if (!isFlotilla(id)) return part;
  const leave = () => look(undefined);
  return (
    <g onPointerEnter={() => look(id)} onPointerLeave={leave} onFocusIn={() => look(id)} onFocusOut={leave}>
      {part}
    </g>
  );
}

/** The ring follows the shape of the counter. */
const ringWidth = (id: CounterId): number => (isFlotilla(id) ? 65 : kindOf(id) === 'convoy' ? 59 : 47);

/** Beside the counter, not part of it: its name says how many there are. */
const Count = ({ count, scale }: Pick<Seat, 'count' | 'scale'>) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: what is drawn takes no focus
  <g class="count" aria-hidden="true" transform={`translate(${17 * scale} ${18 * scale})`}>
    <circle r="9" />
    <text y="4.5">{String(count)}</text>
  </g>
);

function nameOf({ id, at, count, depleted, sailed, words }: CounterProps): string {
  const facts = [counterName(id, words)];
  if (at in PLACES) facts.push(PLACES[at as Space].name);
  else if (at in words.places) facts.push(words.places[at as keyof Words['places']]);
  else if (at in words.areas) facts.push(words.areas[at as keyof Words['areas']]);
  if (count > 1) facts.push(words.copies(count));
  if (depleted) facts.push(words.depleted);
  if (sailed) facts.push(words.sailed);
  return facts.join(', ');
}
