/** The plots of the diary: results in order with their mean, and what luck and decisions did. The tables say the same in figures. */
import { inTongue } from '../app/words.ts';
import { DIARY } from '../text/diary.ts';
import type { Entry } from './diary.ts';

const WIDTH = 640;
const HEIGHT = 180;
const EDGE = 12;

const xOf = (place: number, of: number): number => EDGE + ((place + 0.5) / of) * (WIDTH - 2 * EDGE);
const worthY = (worth: number): number => HEIGHT - EDGE - worth * (HEIGHT - 2 * EDGE);

interface PlotProps {
  readonly entries: readonly Entry[];
  readonly percent: Intl.NumberFormat;
}

export function Results({ entries, percent }: PlotProps) {
  const own = inTongue(DIARY);
  const worths = entries.map(({ worth }) => worth).filter((worth) => worth !== undefined);
  if (worths.length === 0) return null;
  let sum = 0;
  const means = worths.map((worth, place) => {
    sum += worth;
    return sum / (place + 1);
  });
  const line = means.map((mean, place) => `${xOf(place, worths.length)} ${worthY(mean)}`).join('L');
  return (
    <figure class="plot">
      <figcaption>
        <h2>{own.results}</h2>
        <p class="soft">{own.resultsHelp}</p>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={own.resultsPlot(worths.length, percent.format(means.at(-1) ?? 0))}
      >
        <path class="plot-axis" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        <path class="plot-line" d={`M${line}`} />
        {worths.map((worth, place) => (
          <circle key={place} class="plot-mark" cx={xOf(place, worths.length)} cy={worthY(worth)} r="5" />
        ))}
      </svg>
    </figure>
  );
}

export function Fortunes({ entries }: PlotProps) {
  const own = inTongue(DIARY);
  const known = entries.map(({ accounts }) => accounts).filter((accounts) => accounts !== undefined);
  if (known.length === 0) return null;
  const most = Math.max(0.1, ...known.flatMap(({ luck, skill }) => [Math.abs(luck), Math.abs(skill)]));
  const half = HEIGHT / 2;
  const wide = Math.min(22, ((WIDTH - 2 * EDGE) / known.length) * 0.4);
  const bar = (figure: number): { y: number; height: number } => {
    const height = (Math.abs(figure) / most) * (half - EDGE);
    return { y: figure > 0 ? half - height : half, height };
  };
  return (
    <figure class="plot">
      <figcaption>
        <h2>{own.fortunes}</h2>
        <p class="soft">{own.fortunesHelp}</p>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={own.fortunesPlot(known.length)}>
        {known.map(({ luck, skill }, place) => (
          <g key={place}>
            <rect class="plot-luck" x={xOf(place, known.length) - wide} width={wide} {...bar(luck)} />
            <rect class="plot-skill" x={xOf(place, known.length)} width={wide} {...bar(skill)} />
          </g>
        ))}
        <path class="plot-axis" d={`M0 ${half}H${WIDTH}`} />
      </svg>
    </figure>
  );
}
