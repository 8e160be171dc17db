/** XXI-14  The score: the month, convoys sunk and waiting, the balance, the next threshold, and the invasion's shadow. */
import { LEVELS, OVERLORD_CONVOYS, TURNS } from '@derby/xxi/data/tracks';
import { memo } from '../../parts/memo.ts';
import { Panel } from '../kit/panel.tsx';
import { Said } from '../kit/said.tsx';
import * as at from './layout.ts';
import { monthName } from './tracks.tsx';
import type { Words } from './words.ts';

interface ScoreProps {
  readonly turn: number;
  readonly sunk: number;
  /** Convoys in the Western Approaches. */
  readonly waiting: number;
  readonly words: Words;
}

const WARN_AT = OVERLORD_CONVOYS - 2;

export const Score = memo(({ turn, sunk, waiting, words }: ScoreProps) => {
  const balance = sunk - waiting;
  const next = LEVELS.findLast((level) => balance < level.balance);
  const figures: readonly (readonly [name: string, figure: string, class_?: string])[] = [
    [monthName(turn, words), `${turn}/${TURNS}`],
    [words.score.sunk, String(sunk)],
    [words.score.waiting, `${waiting}/${OVERLORD_CONVOYS}`, waiting >= WARN_AT ? 'alarm' : ''],
    [words.score.balance, signed(balance)],
    next ? [words.grades[next.grade], `+${next.balance - balance}`] : [words.grades.decisive, '✓'],
  ];
  const [x, y, width] = at.SCORE;
  const column = (width - 12) / figures.length;
  return (
    <Panel box={at.SCORE} class="score">
      {figures.map(([name, figure, extra = ''], i) => (
        <Said key={name} label={`${name}: ${figure}`}>
          <text class="score-name" x={x + 6 + (i + 0.5) * column} y={y + 20}>
            {name}
          </text>
          <text class={`score-figure ${extra}`} x={x + 6 + (i + 0.5) * column} y={y + 49}>
            {figure}
          </text>
        </Said>
      ))}
      {waiting >= WARN_AT && (
        <Said label={words.score.overlord}>
          <path class="alarm-sign" d={`M${x + 6 + 2.5 * column - 41} ${y + 50}l9-16 9 16zm9-11v5m0 2.5v1`} />
        </Said>
      )}
    </Panel>
  );
});

const signed = (balance: number): string => (balance < 0 ? `−${-balance}` : balance > 0 ? `+${balance}` : '0');
