/** Reliability: what was expected against what came, in classes, as a table and as a plot. */

export interface Rated {
  readonly expected: number;
  readonly came: number;
}

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly expected: number;
  readonly came: number;
  /** Of the 95 % interval, to either side. */
  readonly reach: number;
}

const BINS = 10;

export const binsOf = (rated: readonly Rated[]): Bin[] =>
  Array.from({ length: BINS }, (_, place) => binOf(rated, place));

function binOf(rated: readonly Rated[], place: number): Bin {
  const [from, to] = [place / BINS, (place + 1) / BINS];
  const inside = rated.filter(({ expected }) => expected >= from && (expected < to || place === BINS - 1));
  const { mean, reach } = spreadOf(inside.map(({ came }) => came));
  return { from, to, count: inside.length, expected: meanOf(inside.map((one) => one.expected)), came: mean, reach };
}

export const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

/** The mean and its 95 % reach. */
export function spreadOf(numbers: readonly number[]): { readonly mean: number; readonly reach: number } {
  const mean = meanOf(numbers);
  const variance = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, numbers.length - 1);
  return { mean, reach: 1.96 * Math.sqrt(variance / Math.max(1, numbers.length)) };
}

/** By how much the expectation is off on average over all that was rated. */
export const offBy = (bins: readonly Bin[]): number => {
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  return bins.reduce((sum, { count, expected, came }) => sum + count * Math.abs(expected - came), 0) / Math.max(1, all);
};

export const binTable = (bins: readonly Bin[]): string =>
  [
    '| expected | positions | mean expected | mean worth that came | 95 % |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...bins.map(
      ({ from, to, count, expected, came, reach }) =>
        `| ${from.toFixed(1)} – ${to.toFixed(1)} | ${count} | ${expected.toFixed(3)} | ${came.toFixed(3)} | ± ${reach.toFixed(3)} |`,
    ),
  ].join('\n');

/** The reliability plot: on the diagonal what was expected came. */
export function plotOf(bins: readonly Bin[], title: string): string {
  const [left, top, side] = [60, 20, 360];
  const x = (value: number): string => (left + value * side).toFixed(1);
  const y = (value: number): string => (top + side - value * side).toFixed(1);
  const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const marks = bins
    .filter(({ count }) => count > 0)
    .map(
      ({ expected, came, reach, count }) =>
        `<line x1="${x(expected)}" x2="${x(expected)}" y1="${y(Math.max(0, came - reach))}" y2="${y(Math.min(1, came + reach))}" stroke="#1f4e79"/>` +
        `<circle cx="${x(expected)}" cy="${y(came)}" r="${Math.min(12, 2 + Math.sqrt(count) / 8).toFixed(1)}" fill="#1f4e79"><title>${count} positions</title></circle>`,
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 440 440" font-family="sans-serif" font-size="12" role="img">
<title>${title}</title>
<rect width="440" height="440" fill="white"/>
${ticks.map((tick) => `<path d="M${x(tick)} ${y(0)}V${y(1)}M${x(0)} ${y(tick)}H${x(1)}" stroke="#ddd"/><text x="${x(tick)}" y="${top + side + 18}" text-anchor="middle">${tick}</text><text x="${left - 8}" y="${Number(y(tick)) + 4}" text-anchor="end">${tick}</text>`).join('\n')}
<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#999" stroke-dasharray="4 4"/>
${marks.join('\n')}
<text x="240" y="428" text-anchor="middle">expected worth</text>
<text transform="translate(18 200) rotate(-90)" text-anchor="middle">mean worth that came</text>
</svg>
`;
}
