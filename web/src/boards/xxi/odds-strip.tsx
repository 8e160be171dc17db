/** Chances, drawn: a bar in three parts, told apart by pattern as well as by colour, and the figures. */
import { percent } from '@derby/kernel';
import type { Area } from '@derby/xxi/data/tracks';
import type { MissionOdds } from '@derby/xxi/odds';
import { Fragment } from 'preact';
import { Bar } from '../kit/bar.tsx';
import type { Box } from '../kit/box.ts';
import { oddsBox } from './layout.ts';
import type { Words } from './words.ts';

const NAMES = ['full', 'depleted', 'sunk'] as const;
const TONES = ['good', 'fair', 'bad'] as const;

/** Unharmed, hurt, lost. */
type Fates = readonly [unharmed: number, hurt: number, lost: number];

export const Split = ({ box, parts }: { readonly box: Box; readonly parts: Fates }) => (
  <Bar box={box} parts={parts.map((part, i) => [TONES[i] ?? 'none', part])} />
);

interface OddsStripProps {
  readonly area: Area;
  readonly odds: MissionOdds;
  readonly words: Words;
}

/** How a flotilla that always goes on reaches the area. */
export function OddsStrip({ area, odds, words }: OddsStripProps) {
  const [x, y, width] = oddsBox(area);
  const { full, depleted, sunk } = odds.arrival;
  const parts = [full, depleted, sunk] as const;
  const middle = (i: number): number => x + 8 + ((i + 0.5) * (width - 16)) / 3;
  return (
    <>
      <Split box={[x + 8, y + 1, width - 16, 7]} parts={parts} />
      {parts.map((part, i) => (
        <Fragment key={NAMES[i]}>
          <text class={`odds-figure odds-${NAMES[i]}`} x={middle(i)} y={y + 23}>
            {percent(part)}
          </text>
          <text class="odds-name" x={middle(i)} y={y + 36}>
            {words.odds[NAMES[i] ?? 'full']}
          </text>
        </Fragment>
      ))}
    </>
  );
}
