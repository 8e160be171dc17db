/** Where the areas of each campaign lie on the chart, and how their names and boats lie around them. */
import type { AreaId, CampaignId } from '@derby/leader/data/campaigns';
import type { Spot } from '../kit/box.ts';
import type { Degrees } from '../kit/projection.ts';
import { MAP } from './layout.ts';
import { project, THEATRES } from './projection.ts';

export interface Place {
  readonly at: Degrees;
  /** The name stands above the disc unless said otherwise. */
  readonly name?: 'above' | 'below' | 'left' | 'right';
  /** Boats lie below the disc unless said otherwise. */
  readonly boats?: 'below' | 'above' | 'left' | 'right';
  /** A mission box hangs at the right shoulder unless said otherwise. */
  readonly box?: 'right' | 'below';
}

const PLACES: Readonly<Record<CampaignId, Readonly<Partial<Record<AreaId, Place>>>>> = {
  'battle-begins': {
    germany: { at: [9.8, 53], name: 'below', boats: 'right' },
    'north-sea': { at: [3.2, 56.6], boats: 'right' },
    'norwegian-coast': { at: [2.2, 63.6] },
    'british-isles': { at: [-5.2, 54.2], boats: 'left', box: 'below' },
    'english-channel': { at: [-1.6, 49.8], name: 'right' },
    'western-approaches': { at: [-15.5, 56.4] },
    'south-west-approaches': { at: [-11.5, 48], name: 'left' },
    'north-atlantic': { at: [-27.5, 53.5], name: 'below', boats: 'above' },
    'iberian-coast': { at: [-12.5, 41.2], name: 'left' },
  },
  'happy-time': {
    germany: { at: [10.3, 53], name: 'below', boats: 'right' },
    france: { at: [1.2, 45.2], name: 'right' },
    'north-sea': { at: [3, 56.8], boats: 'right' },
    'british-isles': { at: [-7, 54.4], boats: 'left', box: 'below' },
    'english-channel': { at: [-1.6, 49.8], name: 'right' },
    iceland: { at: [-21, 63.2], name: 'left' },
    'north-west-approaches': { at: [-22.5, 56.2] },
    'south-west-approaches': { at: [-13.5, 47.6], name: 'left' },
    'mid-atlantic': { at: [-35, 46.5] },
    'iberian-coast': { at: [-13, 38.6], name: 'left' },
    'west-africa': { at: [-19.5, 29.3], name: 'left', boats: 'right' },
  },
  drumbeat: {
    france: { at: [-0.6, 46.6], name: 'below', boats: 'above' },
    'bay-of-biscay': { at: [-12, 46.2] },
    'north-atlantic': { at: [-32, 50.5] },
    'central-atlantic': { at: [-38, 34] },
    newfoundland: { at: [-50, 46] },
    'new-england': { at: [-65.5, 41.4], name: 'right' },
    bermuda: { at: [-62, 30.8], name: 'right' },
    'cape-hatteras': { at: [-72.5, 35.6], name: 'right' },
    florida: { at: [-77.5, 28.2] },
    'gulf-of-mexico': { at: [-89.5, 25.5] },
    caribbean: { at: [-71, 15.6], name: 'right' },
  },
  hunted: {
    france: { at: [-0.2, 46.6], name: 'right' },
    norway: { at: [9, 60.6], name: 'right' },
    'norwegian-sea': { at: [3.5, 66.6], name: 'left', boats: 'right' },
    iceland: { at: [-20, 62.6], name: 'left' },
    'bay-of-biscay': { at: [-11, 45.6], name: 'left' },
    'western-approaches': { at: [-14, 53.4], boats: 'right' },
    'air-gap': { at: [-33, 54], name: 'left' },
    newfoundland: { at: [-50, 46.5] },
    azores: { at: [-30, 38.5] },
    morocco: { at: [-13, 33] },
    'west-africa': { at: [-20.5, 19.5], name: 'left', boats: 'right' },
    caribbean: { at: [-63, 19.5] },
  },
};

export const placeOf = (campaign: CampaignId, area: AreaId): Place => PLACES[campaign][area] ?? { at: [0, 0] };

/** The middle of an area on the sheet. */
export function areaSpot(campaign: CampaignId, area: AreaId): Spot {
  const [x, y] = project(THEATRES[campaign], placeOf(campaign, area).at);
  return [MAP[0] + x, MAP[1] + y];
}
