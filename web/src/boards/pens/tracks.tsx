/** Rounds, turn and phase, tonnage, Axis income, objectives. */
import { TURN_ORDER } from '@derby/pens/data/powers';
import { ROUNDS } from '@derby/pens/data/rounds';
import { UNITS } from '@derby/pens/data/units';
import { VICTORY } from '@derby/pens/data/victory';
import type { State } from '@derby/pens/state';
import { axisIncome, objectivesHeld } from '@derby/pens/victory';
import type { Hands } from '../kit/hands.ts';
import { Key } from '../kit/key.tsx';
import { Inset } from '../kit/panel.tsx';
import { Said } from '../kit/said.tsx';
import * as at from './layout.ts';
import { SILHOUETTES } from './silhouettes.ts';
import { Roundel } from './tokens.tsx';
import type { Words } from './words.ts';

interface TrackProps {
  readonly view: State;
  readonly words: Words;
}

const CELL = 34;

/** What becomes new in a round. */
function newsOf(view: State, round: number) {
  const { options } = view;
  const news: ('pen' | 'typeXXI' | 'heavyBomber')[] = [];
  if (options.pens && options.freePens && ROUNDS[round - 1]?.freePen) news.push('pen');
  if (options.typeXXI && round === UNITS.typeXXI.from) news.push('typeXXI');
  if (options.heavyBombers && round === UNITS.heavyBomber.from) news.push('heavyBomber');
  return news;
}

export function Rounds({ view, words, hands }: TrackProps & { readonly hands: Hands }) {
  return (
    <Inset box={at.ROUNDS} title={words.roundName(view.round)} note={words.phase(view)} class="rounds">
      {ROUNDS.map((_, i) => (
        <Round key={i} round={i + 1} view={view} words={words} />
      ))}
      <g transform="translate(12 95)">
        {TURN_ORDER.map((power, i) => (
          <g key={power} class={power === view.turn ? 'turn now' : 'turn'} transform={`translate(${i * 30} 0)`}>
            {power === view.turn && <circle class="turn-ring" cx="10" cy="2" r="13" />}
            <Roundel holder={power} x={10} y={2} />
          </g>
        ))}
        <text class="turn-name" x="134" y="8">
          {words.power(view.turn)}
        </text>
      </g>
      <Key
        board={hands}
        choice={['done']}
        label={words.done}
        text={words.done}
        box={[300, 77, 122, 34]}
        reach={[296, 61, 130, 54]}
        class="done"
      />
    </Inset>
  );
}

function Round({ round, view, words }: TrackProps & { readonly round: number }) {
  const news = newsOf(view, round);
  const label = [
    words.roundName(round),
    ...news.map((one) => (one === 'pen' ? words.freePen : `${words.newType}${words.colon}${words.type(one)}`)),
  ].join(', ');
  return (
    <Said class={round === view.round ? 'round now' : 'round'} label={label}>
      <rect class="cell" x={12 + (round - 1) * CELL} y="48" width={CELL - 2} height="22" rx="4" />
      {round % 2 === 1 && (
        <text class="round-number" x={12 + round * CELL - 1} y="42">
          {1940 + Math.floor(round / 2)}
        </text>
      )}
      {news.map((one, i) => (
        <path
          key={one}
          class="news"
          d={SILHOUETTES[one]}
          transform={`translate(${12 + (round - 0.5) * CELL - 1 + (i - (news.length - 1) / 2) * 15} 59) scale(.55)`}
        />
      ))}
    </Said>
  );
}

export const Tracks = ({ view, words }: TrackProps) => (
  <Inset box={at.TRACKS} title={words.tonnage} note={`${view.tonnage} / ${VICTORY.tonnage}`} class="tracks">
    <Bar
      label={`${words.tonnage} ${view.tonnage}`}
      y={30}
      value={view.tonnage}
      most={VICTORY.tonnage}
      step={10}
      marks={[]}
    />
    <text class="panel-title" x="12" y="85">
      {words.axisIncome}
    </text>
    <text class="panel-note" x="420" y="85">
      {`${VICTORY.alliedIncome} < ${axisIncome(view)} < ${VICTORY.axisIncome}`}
    </text>
    <Bar
      label={`${words.axisIncome} ${axisIncome(view)}`}
      y={94}
      value={axisIncome(view)}
      most={70}
      step={10}
      marks={[VICTORY.alliedIncome, VICTORY.axisIncome]}
    />
  </Inset>
);

interface BarProps {
  readonly label: string;
  readonly y: number;
  readonly value: number;
  readonly most: number;
  readonly step: number;
  /** Where somebody wins. */
  readonly marks: readonly number[];
}

const LENGTH = 408;

function Bar({ label, y, value, most, step, marks }: BarProps) {
  const place = (n: number): number => (Math.min(n, most) / most) * LENGTH;
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
  return (
    <Said class="bar" label={label}>
      <g transform={`translate(12 ${y})`}>
        <rect class="bar-bed" width={LENGTH} height="12" rx="6" />
        <rect class="bar-fill" width={place(value)} height="12" rx="6" />
        {ticks.map((tick) => (
          <g key={tick}>
            <path class="tick" d={`M${place(tick)} 12v4`} />
            {tick % (step * (most > 100 ? 3 : 1)) === 0 && (
              <text
                class="tick-number"
                x={place(tick)}
                y="31"
                text-anchor={tick === 0 ? 'start' : tick === most ? 'end' : 'middle'}
              >
                {tick}
              </text>
            )}
          </g>
        ))}
        {marks.map((mark) => (
          <path key={mark} class="mark" d={`M${place(mark)}-3v18m-5-18h10`} />
        ))}
        <circle class="peg" cx={place(value)} cy="6" r="8" />
      </g>
    </Said>
  );
}

/** HOST-14.1  The six territories of which the Allies need four. */
export const Objectives = ({ view, words }: TrackProps) => (
  <Inset
    box={at.OBJECTIVES}
    title={words.objectives}
    note={`${objectivesHeld(view)} / ${VICTORY.objectivesNeeded}`}
    class="objectives"
  >
    {VICTORY.objectives.map((id, i) => (
      <Said key={id} label={`${words.objective}, ${words.at(id)}${words.colon}${words.holder(view.control[id])}`}>
        <g transform={`translate(${12 + (i % 3) * 144} ${42 + Math.floor(i / 3) * 25})`}>
          <Roundel holder={view.control[id]} x={8} y={0} />
          <text class="objective-name" x="21" y="6">
            {words.place(id)}
          </text>
        </g>
      </Said>
    ))}
  </Inset>
);
