/** Where the world lies on the map: an equal-area chart around the middle of each campaign's theatre. */
import type { CampaignId } from '@derby/leader/data/campaigns';
import type { Spot } from '../kit/box.ts';
import { type Degrees, round } from '../kit/projection.ts';

/** The frame of the campaign map. */
export const FRAME = { width: 816, height: 640 } as const;

export interface Theatre {
  readonly middle: Degrees;
  /** Units of the frame to one radian at the middle. */
  readonly scale: number;
}

export const THEATRES: Readonly<Record<CampaignId, Theatre>> = {
  'battle-begins': { middle: [-8.5, 52.3], scale: 1180 },
  'happy-time': { middle: [-14, 46.3], scale: 860 },
  drumbeat: { middle: [-50.5, 35], scale: 590 },
  hunted: { middle: [-29, 44.5], scale: 625 },
};

export const project = (theatre: Theatre, at: Degrees): Spot => round({ ...theatre, frame: FRAME })(at);
