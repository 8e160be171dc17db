/** XXI-2.4  The tracks: transport points, the grinding war, the months and the models. */
import { KINDS } from '@derby/xxi/data/counters';
import {
  FIRST_MONTH,
  GRINDING_WAR,
  MODELS,
  MOST_POINTS,
  OVERLORD_DELAYED,
  OVERLORD_TURN,
  type Rating,
  type Ratings,
  TURNS,
  TYPE_VII,
} from '@derby/xxi/data/tracks';
import { memo } from '../../parts/memo.ts';
import { Panel } from '../kit/panel.tsx';
import { Piece } from '../kit/piece.tsx';
import { Lettering } from '../kit/printed.tsx';
import { Said } from '../kit/said.tsx';
import { Die, KindSign, RatingSign } from './icons.tsx';
import * as at from './layout.ts';
import type { Words } from './words.ts';

interface Spoken {
  readonly words: Words;
}

const RATINGS: readonly Rating[] = ['engine', 'silence', 'attack', 'defense'];

/** XXI-2.4.2  The marker glides along the boxes. */
export const Points = memo(({ points, words }: Spoken & { readonly points: number }) => (
  <Said label={`${words.places.points}: ${points}`}>
    <PointsBoxes words={words} />
    <PointsMarker points={points} />
  </Said>
));

const PointsBoxes = memo(({ words }: Spoken) => (
  <Panel box={at.POINTS}>
    <text class="panel-title" x={at.POINTS[0] + 10} y={at.POINTS[1] + 25}>
      {words.places.points}
    </text>
    {Array.from({ length: MOST_POINTS + 1 }, (_, points) => {
      const [x, y, width, height] = at.pointBox(points);
      return (
        <g key={points}>
          <rect class="slot" x={x} y={y} width={width} height={height} rx="4" />
          <text class="slot-number" x={x + width / 2} y={y + 21}>
            {String(points)}
          </text>
        </g>
      );
    })}
  </Panel>
));

function PointsMarker({ points }: { readonly points: number }) {
  const [x, y, width, height] = at.pointBox(points);
  return (
    <Piece x={x + width / 2} y={y + height / 2}>
      <rect class="block brass" x="-16" y="-16" width="32" height="32" rx="5" />
      <Lettering class="marker-number" text={String(points)} y={6} size={18} />
    </Piece>
  );
}

/** XXI-2.4.8  The ladder: the worst at the top. */
export const Ladder = memo(({ front: now, words }: Spoken & { readonly front: number }) => (
  <Panel box={at.LADDER}>
    <text class="panel-title" x={at.LADDER[0] + 33} y={at.LADDER[1] + 16} text-anchor="middle">
      {words.places.front}
    </text>
    {GRINDING_WAR.map(({ name, draws, transport }, front) => {
      const [x, y, width, height] = at.rungBox(front);
      const isHere = now === front;
      return (
        <Said key={name} label={`${words.fronts[name]}: ${words.draws(draws, transport)}`}>
          <rect class={`slot ${isHere ? 'slot-here' : ''}`} x={x} y={y} width={width} height={height} rx="4" />
          <rect class="tiny-block" x={x + 34} y={y + 10} width="11" height="11" rx="2" />
          <text class="rung-number" x={x + 56} y={y + 21}>
            {String(draws)}
          </text>
          <Die x={x + 40} y={y + 41} size={0.8} />
          <text class="rung-number" x={x + 56} y={y + 47}>
            {String(transport)}
          </text>
        </Said>
      );
    })}
  </Panel>
));

/** XXI-2.4.4  Twenty-one months; the invasion and the end are marked. */
export const Months = memo(
  ({ turn: now, delayed, words }: Spoken & { readonly turn: number; readonly delayed: boolean }) => {
    const invasion = delayed ? OVERLORD_DELAYED : OVERLORD_TURN;
    return (
      <Panel box={at.MONTHS}>
        {Array.from({ length: TURNS }, (_, i) => (
          <Month
            key={i}
            turn={i + 1}
            words={words}
            state={i + 1 === now ? 'slot-here' : i + 1 < now ? 'slot-past' : ''}
            isInvasion={i + 1 === invasion}
          />
        ))}
      </Panel>
    );
  },
);

interface MonthProps {
  readonly turn: number;
  readonly state: 'slot-past' | 'slot-here' | '';
  readonly isInvasion: boolean;
  readonly words: Words;
}

const Month = memo(({ turn, state, isInvasion, words }: MonthProps) => {
  const [x, y, width, height] = at.monthBox(turn);
  return (
    <Said label={monthName(turn, words)}>
      <rect class={`slot ${state}`} x={x} y={y} width={width} height={height} rx="4" />
      {isInvasion && <path class="landing" d={`M${x + 10} ${y + 40}h26l-4 6h-18zM${x + 14} ${y + 38}l9-14 9 14z`} />}
      {turn === TURNS && (
        <path class="last-flag" d={`M${x + 17} ${y + 46}V22m0 0h14l-4 5 4 5H${x + 17}`.replace('V22', `V${y + 22}`)} />
      )}
      <text class="month" x={x + width / 2} y={y + 13}>
        {monthName(turn, words)}
      </text>
    </Said>
  );
});

/** The month, with the year where a year begins. */
export function monthName(turn: number, words: Words): string {
  const months = FIRST_MONTH.month - 1 + turn - 1;
  const year = FIRST_MONTH.year + Math.floor(months / 12);
  return `${words.months[months % 12]} ${year % 100}`;
}

/** XXI-2.4.9  Ratings, cost and the slot of the command; the model in force stands out. */
export const Models = memo(({ built, words }: Spoken & { readonly built: number }) => {
  const [x, y, , height] = at.MODELS_BOX;
  const inForce = Math.min(built, MODELS.length);
  return (
    <Panel box={at.MODELS_BOX}>
      {RATINGS.map((rating, row) => (
        <g key={rating}>
          <RatingSign rating={rating} x={x + 18} y={y + 46 + row * 29} />
          <text class="row-name" x={x + 32} y={y + 51 + row * 29}>
            {words.ratings[rating]}
          </text>
          <path class="rule" d={`M${x + 8} ${y + 60.5 + row * 29}h388`} />
        </g>
      ))}
      <text class="row-name" x={x + 10} y={y + 169}>
        {words.cost}
      </text>
      <text class="row-name" x={x + 10} y={y + 211}>
        {words.built}
      </text>
      {[undefined, ...MODELS].map((model, index) => (
        <g key={model?.model ?? 'VII'}>
          {index > 0 && index === inForce && (
            <rect class="in-force" x={at.modelColumn(index) - 29} y={y + 4} width="58" height={height - 8} rx="6" />
          )}
          <ModelColumn index={index} ratings={model?.ratings ?? TYPE_VII} name={model?.model ?? 'VII'} />
          {model && <Cost index={index} cost={model.cost} />}
        </g>
      ))}
    </Panel>
  );
});

interface ModelColumnProps {
  readonly index: number;
  readonly name: string;
  readonly ratings: Ratings;
}

function ModelColumn({ index, name, ratings }: ModelColumnProps) {
  const x = at.modelColumn(index);
  const [, y] = at.MODELS_BOX;
  return (
    <>
      <text class="model-name" x={x} y={y + 24}>
        {index === 0 ? name : `XXI ${name}`}
      </text>
      {RATINGS.map((rating, row) => (
        <text key={rating} class="rating" x={x} y={y + 53 + row * 29}>
          {ratings[rating]}
        </text>
      ))}
      {index > 0 && <rect class="slot" x={x - 19} y={at.COMMAND_ROW - 19} width="38" height="38" rx="4" />}
    </>
  );
}

interface CostProps {
  readonly index: number;
  readonly cost: Readonly<Record<(typeof KINDS)[number], number>>;
}

/** One row for each kind would be too tall: two columns of small signs. */
function Cost({ index, cost }: CostProps) {
  const x = at.modelColumn(index);
  const y = at.MODELS_BOX[1] + 157;
  const signs = KINDS.flatMap((kind) => Array.from({ length: cost[kind] }, () => kind));
  return (
    <>
      {signs.map((kind, i) => {
        const inRow = Math.min(3, signs.length - Math.floor(i / 3) * 3);
        const dx = ((i % 3) - (inRow - 1) / 2) * 17;
        const dy = signs.length > 3 ? Math.floor(i / 3) * 16 - 1 : 7;
        return <KindSign key={`${kind} ${dx} ${dy}`} kind={kind} x={x + dx} y={y + dy} size={0.5} />;
      })}
    </>
  );
}
