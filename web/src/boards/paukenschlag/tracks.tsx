/** The turn and its phase, the turn track, the event, and the tonnage balance against the threshold. */
import { SCENARIOS } from '@derby/paukenschlag/data/scenarios';
import type { Score, State } from '@derby/paukenschlag/state';
import { balance, lastTurn, lengthOf, threshold } from '@derby/paukenschlag/victory';
import { memo } from '../../parts/memo.ts';
import { parted } from '../kit/lines.ts';
import { Panel } from '../kit/panel.tsx';
import { Said } from '../kit/said.tsx';
import { BALANCE, TRACK, TURN } from './layout.ts';
import type { Words } from './words.ts';

interface TrackProps {
  readonly view: State;
  readonly words: Words;
}

const DAY = 86_400_000;
const DAYS_A_TURN = 3;

function dateOf({ options, turn }: State, words: Words): string {
  const day = new Date(Date.parse(`${SCENARIOS[options.scenario].firstDay}T00:00Z`) + (turn - 1) * DAYS_A_TURN * DAY);
  return words.date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate());
}

export const Turn = ({ view, words }: TrackProps) => (
  <TurnPlate
    turn={words.turn(view.turn, lastTurn(view))}
    date={dateOf(view, words)}
    phase={words.phases[view.phase]}
    event={view.event ? words.names.EVENT_NAMES[view.event] : words.noEvent}
    effect={view.event ? words.names.EVENT_EFFECTS[view.event] : ''}
    words={words}
  />
);

interface PlateProps extends Pick<TrackProps, 'words'> {
  readonly turn: string;
  readonly date: string;
  readonly phase: string;
  readonly event: string;
  readonly effect: string;
}

const TurnPlate = memo(({ turn, date, phase, event, effect, words }: PlateProps) => {
  const [x, y, width] = TURN;
  return (
    <Panel box={TURN} title={turn} note={date} class="turn">
      <text class="phase" x={x + 11} y={y + 48}>
        {phase}
      </text>
      <Said label={`${words.event}${words.colon} ${event}. ${effect}`} class="event">
        <rect class="slot" x={x + 8} y={y + 62} width={width - 16} height="62" rx="5" />
        <text class="small-title" x={x + 17} y={y + 81}>
          {words.event}
        </text>
        {parted(event, width - 34).map((line, i) => (
          <text key={line} class="event-name" x={x + 17} y={y + 100 + i * 17}>
            {line}
          </text>
        ))}
      </Said>
    </Panel>
  );
});

const PER_ROW = 9;

/** PK-2.4  Every turn with who is due, and the bombers that wait on the track. */
export function Track({ view, words }: TrackProps) {
  const [x, y, width] = TRACK;
  const { submarinesDue, warshipsDue, aircraftDue } = SCENARIOS[view.options.scenario];
  const turns = lastTurn(view);
  const pitch = (width - 16) / PER_ROW;
  return (
    <Panel box={TRACK} title={words.track} class="track">
      {Array.from({ length: turns }, (_, i) => i + 1).map((turn) => {
        const boats = submarinesDue.filter((one) => one.turn === turn).length;
        const allied = [...warshipsDue, ...aircraftDue].filter((one) => one.turn === turn).length;
        const planes = view.planes.filter(({ slot }) => slot === turn).length;
        return (
          <Cell
            key={turn}
            x={x + 8 + ((turn - 1) % PER_ROW) * pitch}
            y={y + 30 + Math.floor((turn - 1) / PER_ROW) * 48}
            width={pitch - 2}
            turn={turn}
            state={turn === view.turn ? 'here' : turn < view.turn ? 'past' : 'to-come'}
            label={words.due(turn, boats, allied, planes)}
            signs={`${boats ? 'b' : ''}${allied ? 'a' : ''}${planes ? 'p' : ''}`}
          />
        );
      })}
    </Panel>
  );
}

interface CellProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly turn: number;
  readonly state: string;
  readonly label: string;
  readonly signs: string;
}

const Cell = memo(({ x, y, width, turn, state, label, signs }: CellProps) => (
  <Said label={label} class={`turn-cell ${state}`}>
    <rect class={`slot slot-${state}`} x={x} y={y} width={width} height="44" rx="4" />
    <text class="turn-number" x={x + width / 2} y={y + 19}>
      {turn}
    </text>
    {[...signs].map((sign, i) => (
      <circle
        key={sign}
        class={`due due-${sign}`}
        cx={x + width / 2 + (i - (signs.length - 1) / 2) * 8}
        cy={y + 33}
        r="3.4"
      />
    ))}
  </Said>
));

/** The parts that are worth a word when they are not 0: those for the Axis, then those against it. */
const FOR = ['merchants', 'warships', 'alliedShore', 'alliedAircraft'] as const;
const AGAINST = ['submarines', 'outOfGame', 'arrived', 'axisShore', 'axisAircraft'] as const;

export function Balance({ view, words }: TrackProps) {
  const { decisiveMargin } = lengthOf(view.options);
  return (
    <BalancePlate
      now={balance(view)}
      goal={threshold(view.options)}
      margin={decisiveMargin}
      parts={[
        ...FOR.map((part) => `+${part} ${view.score[part]}`),
        ...AGAINST.map((part) => `−${part} ${view.score[part]}`),
      ].join('|')}
      words={words}
    />
  );
}

interface BalanceProps extends Pick<TrackProps, 'words'> {
  readonly now: number;
  readonly goal: number;
  readonly margin: number;
  readonly parts: string;
}

const BalancePlate = memo(({ now, goal, margin, parts, words }: BalanceProps) => {
  const [x, y, width] = BALANCE;
  const most = Math.max(goal + margin, now, 1) * 1.04;
  const at = (tons: number): number => x + 14 + (Math.max(0, Math.min(tons, most)) / most) * (width - 28);
  const told = parts.split('|').flatMap((part) => {
    const [name = '', figure = '0'] = part.split(' ');
    return figure === '0' ? [] : [{ sign: name.charAt(0), name: words.score[name.slice(1) as keyof Score], figure }];
  });
  const label = [
    `${words.balance} ${words.against(now, goal)} ${words.thousands}`,
    words.toGo(now - goal),
    ...told.map(({ sign, name, figure }) => `${name} ${sign}${figure}`),
  ].join(', ');
  return (
    <Panel box={BALANCE} title={words.balance} note={words.against(now, goal)} class="balance">
      <Said label={label}>
        <rect class="bar-bed" x={x + 14} y={y + 32} width={width - 28} height="16" rx="3" />
        {now > 0 && <rect class="bar-fill" x={x + 14} y={y + 32} width={at(now) - x - 14} height="16" rx="3" />}
        <path class="goal" d={`M${at(goal)} ${y + 28}v24`} />
        <path class="margin-mark" d={`M${at(goal - margin)} ${y + 32}v16M${at(goal + margin)} ${y + 32}v16`} />
        <text class="to-go" x={x + 14} y={y + 70}>
          {words.toGo(now - goal)}
        </text>
        {told.slice(0, 6).map(({ sign, name, figure }, i) => (
          <text
            key={name}
            class={sign === '+' ? 'part plus' : 'part minus'}
            x={x + 14 + (i % 2) * ((width - 20) / 2)}
            y={y + 90 + Math.floor(i / 2) * 18}
          >
            {`${sign}${figure} ${name}`}
          </text>
        ))}
      </Said>
    </Panel>
  );
});
