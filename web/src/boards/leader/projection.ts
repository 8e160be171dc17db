/** Where the world lies on the map: an equal-area chart around the middle of each campaign's theatre. */
import type { CampaignId } from '@derby/leader/data/campaigns';

/** The frame of the campaign map. */
export const FRAME = { width: 816, height: 640 } as const;

export type Degrees = readonly [longitude: number, latitude: number];

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

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Lambert's azimuthal equal-area projection. */
export function project({ middle, scale }: Theatre, [longitude, latitude]: Degrees): [x: number, y: number] {
  const east = radians(longitude - middle[0]);
  const [north, origin] = [radians(latitude), radians(middle[1])];
  const depth = Math.sin(origin) * Math.sin(north) + Math.cos(origin) * Math.cos(north) * Math.cos(east);
  const stretch = scale * Math.sqrt(2 / (1 + depth));
  const rise = Math.cos(origin) * Math.sin(north) - Math.sin(origin) * Math.cos(north) * Math.cos(east);
  return [FRAME.width / 2 + stretch * Math.cos(north) * Math.sin(east), FRAME.height / 2 - stretch * rise];
}
