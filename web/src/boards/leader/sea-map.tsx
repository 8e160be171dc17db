/** The ground of the campaign map: sea, land, the net of the chart and the ways between the areas. */
import { type AreaId, CAMPAIGNS, type CampaignId } from '@derby/leader/data/campaigns';
import { memo } from '../../parts/memo.ts';
import { type Edge, Ground, Ways } from '../kit/chart.tsx';
import { graticule } from '../kit/projection.ts';
import { useLand } from './coast.ts';
import { MAP } from './layout.ts';
import { areaSpot } from './places.ts';
import { project, THEATRES } from './projection.ts';

const STEP = 10;

/** Ten degrees apart, a third of the world across. */
function netOf(campaign: CampaignId): string {
  const theatre = THEATRES[campaign];
  const west = Math.ceil((theatre.middle[0] - 60) / STEP) * STEP;
  return graticule((at) => project(theatre, at), { west, east: west + 120, south: 0, north: 80, step: STEP });
}

/** Each way once. */
const waysOf = (campaign: CampaignId): readonly Edge[] =>
  Object.entries(CAMPAIGNS[campaign].areas).flatMap(([from, { touches }]) =>
    touches
      .filter((to) => from < to)
      .map((to) => ({ from: areaSpot(campaign, from as AreaId), to: areaSpot(campaign, to as AreaId) })),
  );

const Chart = memo(({ campaign, land }: { readonly campaign: CampaignId; readonly land: string }) => (
  <>
    <Ground id="leader-map" box={MAP} land={land} net={netOf(campaign)} />
    <Ways edges={waysOf(campaign)} />
  </>
));

export const SeaMap = ({ campaign }: { readonly campaign: CampaignId }) => (
  <Chart campaign={campaign} land={useLand(campaign)} />
);
