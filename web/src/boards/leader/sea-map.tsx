/** The ground of the campaign map: sea, land, the net of the chart and the ways between the areas. */
import { type AreaId, CAMPAIGNS, type CampaignId } from '@derby/leader/data/campaigns';
import { memo } from '../../parts/memo.ts';
import { useLand } from './coast.ts';
import { MAP } from './layout.ts';
import { areaSpot } from './places.ts';
import { type Degrees, FRAME, project, THEATRES } from './projection.ts';

const STEP = 10;

/** Meridians and parallels, ten degrees apart. */
function net(campaign: CampaignId): string {
  const theatre = THEATRES[campaign];
  const lines: string[] = [];
  const line = (points: readonly Degrees[]): void => {
    lines.push(`M${points.map((point) => project(theatre, point).map(Math.round).join(' ')).join('L')}`);
  };
  const west = theatre.middle[0] - 60;
  const from = Math.ceil(west / STEP) * STEP;
  for (let at = from; at < west + 120; at += STEP) line(range(0, 80, 5).map((north) => [at, north]));
  for (let at = 0; at <= 80; at += STEP) line(range(from, from + 120, 5).map((east) => [east, at]));
  return lines.join('');
}

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: (to - from) / step + 1 }, (_, i) => from + i * step);

/** Each way once. */
function waysOf(campaign: CampaignId): readonly (readonly [AreaId, AreaId])[] {
  return Object.entries(CAMPAIGNS[campaign].areas).flatMap(([from, { touches }]) =>
    touches.filter((to) => from < to).map((to) => [from as AreaId, to as AreaId] as const),
  );
}

const Ground = memo(({ campaign, land }: { readonly campaign: CampaignId; readonly land: string }) => (
  <g class="ground" clip-path="url(#leader-map)">
    <defs>
      <clipPath id="leader-map">
        <rect x={MAP[0]} y={MAP[1]} width={MAP[2]} height={MAP[3]} rx="8" />
      </clipPath>
    </defs>
    <rect class="sea" x={MAP[0]} y={MAP[1]} width={FRAME.width} height={FRAME.height} />
    <g transform={`translate(${MAP[0]} ${MAP[1]})`}>
      <path class="shallows" d={land} />
      <path class="net" d={net(campaign)} />
      <path class="land" d={land} fill-rule="evenodd" />
      <path class="coast" d={land} />
    </g>
    {waysOf(campaign).map(([from, to]) => (
      <path
        key={`${from} ${to}`}
        class="way"
        d={`M${areaSpot(campaign, from).map(Math.round).join(' ')}L${areaSpot(campaign, to).map(Math.round).join(' ')}`}
      />
    ))}
  </g>
));

export const SeaMap = ({ campaign }: { readonly campaign: CampaignId }) => (
  <>
    <Ground campaign={campaign} land={useLand(campaign)} />
    <rect class="frame" x={MAP[0]} y={MAP[1]} width={MAP[2]} height={MAP[3]} rx="8" />
  </>
);
