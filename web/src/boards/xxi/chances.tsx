/** The chances of a flotilla on one path, drawn over its boxes. */

import { percent } from '@derby/kernel';
import { type Area, PATHS } from '@derby/xxi/data/tracks';
import type { MissionOdds } from '@derby/xxi/odds';
import { useRef } from 'preact/hooks';
import { memo } from '../../parts/memo.ts';
import { placed } from '../kit/shapes.ts';
import { SHIP } from './icons.tsx';
import * as at from './layout.ts';
import { OddsStrip, Split } from './odds-strip.tsx';
import type { Words } from './words.ts';

interface FiguresProps {
  readonly area: Area;
  /** How many dice the escorts roll. */
  readonly dice: number;
  readonly words: Words;
  readonly odds: MissionOdds;
  /** A flotilla has reached an area: how it gets there is no longer the question. */
  readonly arrived: boolean;
}

interface ChancesProps extends Omit<FiguresProps, 'odds'> {
  readonly odds: MissionOdds | undefined;
}

/** They come and go with the questions: those that were shown last stay unseen, for to draw them anew takes longer. */
export function Chances({ odds, ...rest }: ChancesProps) {
  const last = useRef(odds);
  if (odds) last.current = odds;
  if (!last.current) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: what is drawn takes no focus, and the lane's name says it
    <g class={odds ? 'chances' : 'chances gone'} aria-hidden="true">
      <Figures {...rest} odds={last.current} />
    </g>
  );
}

const Figures = memo(({ area, dice, words, odds, arrived }: FiguresProps) => (
  <>
    <AreaFigures area={area} dice={dice} odds={odds} />
    {PATHS[area].boxes.map((_, i) => (
      <StepFigures key={area + String(i)} area={area} step={i + 1} odds={odds} />
    ))}
    {!arrived && <OddsStrip area={area} odds={odds} words={words} />}
    <HomeFigures area={area} odds={odds} />
  </>
));

const SUNK = `${SHIP}M-22-12L22 12M22-12L-22 12`;

/** XXI-9.7a, XXI-9.8  The chance that the escorts hit, and that the easiest convoy goes down. */
function AreaFigures({ area, dice, odds }: Pick<FiguresProps, 'area' | 'dice' | 'odds'>) {
  const [left, top] = at.areaBox(area);
  const [x, y] = [left + 12 + dice * 13, top + 19];
  return (
    <>
      <text class="chance" x={x} y={y}>
        {percent(odds.escortsHit)}
      </text>
      {odds.sinks !== undefined && (
        <>
          <path class="sign" d={placed(SUNK, x + 66, y - 4, 0.55)} />
          <text class="chance" x={x + 81} y={y}>
            {percent(odds.sinks)}
          </text>
        </>
      )}
    </>
  );
}

function StepFigures({ area, step, odds }: Pick<FiguresProps, 'area' | 'odds'> & { readonly step: number }) {
  const [x, y, width, height] = at.stepBox(area, step);
  const chance = odds.boxes.find((one) => one.step === step);
  if (!chance) return null;
  const parts = [chance.pass + chance.missed, chance.hit, chance.sunk] as const;
  return (
    <>
      <text class="chance" x={x + 94} y={y + 42}>
        {percent(chance.pass)}
      </text>
      <Split box={[x + 8, y + height - 7, width - 16, 4]} parts={parts} />
    </>
  );
}

function HomeFigures({ area, odds }: Pick<FiguresProps, 'area' | 'odds'>) {
  const [x, y, width, height] = at.homeBox(area);
  const { full, depleted, sunk } = odds.home;
  return (
    <>
      <text class="chance" x={x + 70} y={y + 40}>
        {percent(odds.homeTest)}
      </text>
      <Split box={[x + 8, y + height - 7, width - 16, 4]} parts={[full, depleted, sunk]} />
    </>
  );
}
