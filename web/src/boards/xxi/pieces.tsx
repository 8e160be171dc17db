/** Every counter in play, in one list, so that each stays itself and glides. */

import { type CounterId, type FlotillaId, isFlotilla, kindOf } from '@derby/xxi/data/counters';
import { PLACES, type Space } from '@derby/xxi/data/map';
import type { View } from '@derby/xxi/view';
import { Counters } from '../kit/counters.tsx';
import type { Hands } from '../kit/hands.ts';
import { Face } from './counters.tsx';
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

export function Pieces({ hands, view, words, seats, look }: PiecesProps) {
  const depleted = (id: CounterId): boolean => view.depleted.includes(id as FlotillaId);
  const sailed = (id: CounterId): boolean => seats.get(id)?.at === 'valentin' && view.sailed.includes(id as FlotillaId);
  return (
    <Counters<CounterId>
      board={hands}
      order={DRAWN}
      seats={seats}
      state={(id) => `${seats.get(id)?.at} ${depleted(id)} ${sailed(id)} ${words.sailed}`}
      face={(id) => seats.get(id)?.at !== 'pile' && <Face id={id} depleted={depleted(id)} />}
      size={(id) => [widthOf(id), HEIGHT]}
      label={(id, count) =>
        nameOf({ id, count, at: seats.get(id)?.at ?? 'pile', depleted: depleted(id), sailed: sailed(id), words })
      }
      class={(id) => `at-${seats.get(id)?.at}${sailed(id) ? ' sailed' : ''}`}
      isWatched={isFlotilla}
      look={look}
    />
  );
}

const HEIGHT = 40;

/** The ring follows the shape of the counter. */
const widthOf = (id: CounterId): number => (isFlotilla(id) ? 58 : kindOf(id) === 'convoy' ? 52 : 40);

interface Named extends Pick<PiecesProps, 'words'> {
  readonly id: CounterId;
  readonly at: Seat['at'];
  readonly count: number;
  readonly depleted: boolean;
  readonly sailed: boolean;
}

function nameOf({ id, at, count, depleted, sailed, words }: Named): string {
  const facts = [counterName(id, words)];
  if (at in PLACES) facts.push(PLACES[at as Space].name);
  else if (at in words.places) facts.push(words.places[at as keyof Words['places']]);
  else if (at in words.areas) facts.push(words.areas[at as keyof Words['areas']]);
  if (count > 1) facts.push(words.copies(count));
  if (depleted) facts.push(words.depleted);
  if (sailed) facts.push(words.sailed);
  return facts.join(', ');
}
