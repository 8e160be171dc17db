/** The coast of a campaign's theatre: figures alone, fetched when the campaign is played. */
import type { CampaignId } from '@derby/leader/data/campaigns';
import { useEffect, useState } from 'preact/hooks';

const COASTS: Readonly<Record<CampaignId, () => Promise<{ readonly LAND: string }>>> = {
  'battle-begins': () => import('./coasts/battle-begins-coast.ts'),
  'happy-time': () => import('./coasts/happy-time-coast.ts'),
  drumbeat: () => import('./coasts/drumbeat-coast.ts'),
  hunted: () => import('./coasts/hunted-coast.ts'),
};

/** The land as a path; nothing until it has come. */
export function useLand(campaign: CampaignId): string {
  const [land, setLand] = useState<{ readonly of: CampaignId; readonly path: string } | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    COASTS[campaign]().then(({ LAND }) => {
      if (wanted) setLand({ of: campaign, path: LAND });
    });
    return () => {
      wanted = false;
    };
  }, [campaign]);
  return land?.of === campaign ? land.path : '';
}
