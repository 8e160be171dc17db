/** Everything that lies on the map, in one list, so that each counter glides to wherever it lies next. */
import { UNIT_IDS, UNITS, type UnitId } from '@derby/planz/data/units';
import { ALL_MARKERS, markerSide } from '@derby/planz/stacks';
import type { TaskForce } from '@derby/planz/state';
import { sideOf } from '@derby/planz/units';
import type { View } from '@derby/planz/view';
import { Counters } from '../kit/counters.tsx';
import type { Hands } from '../kit/hands.ts';
import { Panel } from '../kit/panel.tsx';
import type { Arranged } from './arrangement.ts';
import { isUnit, type Piece } from './heaps.ts';
import { TOKEN } from './layout.ts';
import { Face, MarkerFace } from './tokens.tsx';
import type { Words } from './words.ts';

interface ForcesProps {
  readonly hands: Hands;
  readonly view: View;
  readonly words: Words;
  readonly arranged: Arranged;
}

const ORDER: readonly Piece[] = [...UNIT_IDS, ...ALL_MARKERS];

export function Forces({ hands, view, words, arranged: { seats, fans } }: ForcesProps) {
  const fanned = new Set(fans.flatMap((fan) => [...fan.seats.keys()]));
  const onMap = new Map([...seats].filter(([piece]) => !fanned.has(piece)));
  return (
    <g class="forces">
      <Lying hands={hands} view={view} words={words} seats={onMap} />
      {fans.map((fan) => (
        <Panel key={fan.key} box={fan.box} class="fan">
          <Lying hands={hands} view={view} words={words} seats={fan.seats} />
        </Panel>
      ))}
    </g>
  );
}

type LyingProps = Omit<ForcesProps, 'arranged'> & Pick<Arranged, 'seats'>;

function Lying({ hands, view, words, seats }: LyingProps) {
  const reduced = new Set<string>(view.reduced);
  const depthOf = (piece: Piece): number => seats.get(piece)?.depth ?? 0;
  return (
    <Counters<Piece>
      board={hands}
      order={ORDER}
      seats={seats}
      state={(piece) => `${reduced.has(piece)} ${view.at[piece as UnitId]} ${words.colon}`}
      face={(piece) => {
        if (depthOf(piece) > 0) return null;
        if (!isUnit(piece)) return <MarkerFace marker={piece} side={markerSide(piece)} />;
        const isStacked = (seats.get(piece)?.count ?? 1) > 1;
        return <Face unit={piece} side={sideOf(view, piece)} isReduced={reduced.has(piece)} isStacked={isStacked} />;
      }}
      size={() => TOKEN}
      label={(piece, count) => labelOf(view, words, piece, count)}
    />
  );
}

/** What a counter says: what it is, what it stands for, its figures, and how many lie under it. */
export function labelOf(view: View, words: Words, piece: Piece, count = 1): string {
  if (!isUnit(piece)) return markerLabel(view, words, piece);
  const { full, reduced, mf, category } = UNITS[piece];
  const isReduced = view.reduced.includes(piece);
  const [aa, as, ab, ag] = (isReduced && reduced) || full;
  const at = view.at[piece];
  const parts = [
    words.standsFor[piece] ? `${words.names.unit(piece)} (${words.standsFor[piece]})` : words.names.unit(piece),
    isReduced ? words.reduced : '',
    at && at in UNITS ? words.aboard(words.names.unit(at as UnitId)) : '',
    at === 'force' || at === 'flight' ? words.underWay : '',
    words.factors(aa, as, ab, ag),
    category === 'air' ? words.range(mf) : mf > 0 ? words.moves(mf) : '',
    count > 1 ? words.more(count - 1) : '',
  ];
  return parts.filter(Boolean).join('; ');
}

function markerLabel(view: View, words: Words, marker: TaskForce): string {
  const units = view.taskForces[marker]?.units ?? [];
  const name = words.taskForce(marker.slice(3));
  return units.length > 0 ? `${name}${words.colon}${units.map(words.names.unit).join(', ')}` : name;
}
