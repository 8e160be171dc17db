/** Every counter in play, in one list, so that each stays itself and glides. */

import { type CounterId, type FlotillaId, isFlotilla, kindOf } from '@derby/xxi/data/counters';
import { PLACES, type Space } from '@derby/xxi/data/map';
import type { View } from '@derby/xxi/view';
import { type Hands, PLAIN, standing } from '../hands.ts';
import { piece } from '../piece.tsx';
import { Touchable } from '../touchable.tsx';
import { Face } from './counters.tsx';
import { Lettering } from './lettering.tsx';
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

const Counter = piece<CounterProps>(
  (counter) => counter.at !== 'pile' && drawn(counter),
  ({ at }) => `at-${at}`,
);

/** What lies under another counter is drawn, and no more. */
function drawn(counter: CounterProps) {
  const { id, hands, depth, count, look } = counter;
  const face = <Face id={id} depleted={counter.depleted} />;
  if (depth > 0 && !hands.lit.has(id) && !hands.selected.has(id)) return <g data-id={id}>{face}</g>;
  const [wide, high] = [counter.wide / counter.scale, counter.high / counter.scale];
  const width = ringWidth(id);
  // Most counters cannot be touched most of the time: those are spared what only a pointer needs.
  const isPlain = counter.standing === PLAIN;
  const part = (
    <Touchable board={hands} word={id} id={id} label={nameOf(counter)} class={counter.sailed ? 'sailed' : ''}>
      {(isFlotilla(id) || !isPlain) && <rect class="reach" x={-wide / 2} y={-high / 2} width={wide} height={high} />}
      {!isPlain && <rect class="ring" x={-width / 2} y={-23.5} width={width} height={47} rx={8} />}
      {face}
      {hands.barred.has(id) && <rect class="veil" x={-width / 2} y={-22} width={width} height={44} rx={7} />}
    </Touchable>
  );
  if (count > 1)
    return (
      <>
        {part}
        <Count count={count} />
      </>
    );
  if (!isFlotilla(id)) return part;
  const leave = () => look(undefined);
  return (
    <g
      tabindex={-1}
      onPointerEnter={() => look(id)}
      onPointerLeave={leave}
      onFocusIn={() => look(id)}
      onFocusOut={leave}
    >
      {part}
    </g>
  );
}

/** The ring follows the shape of the counter. */
const ringWidth = (id: CounterId): number => (isFlotilla(id) ? 65 : kindOf(id) === 'convoy' ? 59 : 47);

/** Beside the counter, not part of it: its name says how many there are. */
const Count = ({ count }: Pick<Seat, 'count'>) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: what is drawn takes no focus
  <g class="count" aria-hidden="true">
    <circle cx="17" cy="18" r="11" />
    <Lettering class="count-number" text={String(count)} x={17} y={23.5} size={16} />
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
