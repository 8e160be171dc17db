/** Chances, drawn: a bar in three parts, told apart by pattern as well as by colour, and the figures. */
import { percent } from '@derby/kernel';
import type { Area } from '@derby/xxi/data/tracks';
import type { MissionOdds } from '@derby/xxi/odds';
import { Fragment } from 'preact';
import { oddsBox } from './layout.ts';
import type { Words } from './words.ts';

interface SplitProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height?: number;
  readonly parts: readonly [unharmed: number, hurt: number, lost: number];
}

const NAMES = ['full', 'depleted', 'sunk'] as const;

export function Split({ x, y, width, height = 4, parts }: SplitProps) {
  let from = x;
  return (
    <>
      {parts.map((part, i) => {
        const at = from;
        from += part * width;
        return (
          <rect
            key={NAMES[i]}
            class={`part-${NAMES[i]}`}
            x={at}
            y={y}
            width={Math.max(0, part * width)}
            height={height}
          />
        );
      })}
    </>
  );
}

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
      <Split x={x + 8} y={y + 1} width={width - 16} height={7} parts={parts} />
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
