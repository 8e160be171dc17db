/** Where the areas of each campaign lie on the chart, and how their names and boats lie around them. */
import type { AreaId, CampaignId } from '@derby/leader/data/campaigns';
import { MAP, type Spot } from './layout.ts';
import { type Degrees, project, THEATRES } from './projection.ts';

export interface Place {
  readonly at: Degrees;
  /** The name stands above the disc unless said otherwise. */
  readonly name?: 'above' | 'below' | 'left' | 'right';
  /** Boats lie below the disc unless said otherwise. */
  readonly boats?: 'below' | 'above' | 'left' | 'right';
}

const PLACES: Readonly<Record<CampaignId, Readonly<Partial<Record<AreaId, Place>>>>> = {
  'battle-begins': {
    germany: { at: [9.6, 53.2], name: 'below', boats: 'right' },
    'north-sea': { at: [3.4, 56.4] },
    'norwegian-coast': { at: [2.2, 63.6] },
    'british-isles': { at: [-4.9, 54.2] },
    'english-channel': { at: [-1.4, 49.6] },
    'western-approaches': { at: [-15.5, 56] },
    'south-west-approaches': { at: [-11.5, 48] },
    'north-atlantic': { at: [-27, 53.5] },
    'iberian-coast': { at: [-12.5, 41.2] },
  },
  'happy-time': {
    germany: { at: [11, 52.4], name: 'above', boats: 'right' },
    france: { at: [-0.5, 46], name: 'right', boats: 'below' },
    'north-sea': { at: [3.5, 57.5], name: 'above', boats: 'right' },
    'british-isles': { at: [-5.2, 55.6], name: 'above', boats: 'below' },
    'english-channel': { at: [-0.5, 50.1], name: 'right' },
    iceland: { at: [-20, 64], name: 'above' },
    'north-west-approaches': { at: [-17, 56.5] },
    'south-west-approaches': { at: [-13.5, 48] },
    'mid-atlantic': { at: [-35, 46] },
    'iberian-coast': { at: [-13.5, 37.5] },
    'west-africa': { at: [-21.5, 23] },
  },
  drumbeat: {
    france: { at: [-1, 46.5], name: 'below', boats: 'above' },
    'bay-of-biscay': { at: [-9, 46], name: 'above', boats: 'left' },
    'north-atlantic': { at: [-32, 50] },
    'central-atlantic': { at: [-38, 34] },
    newfoundland: { at: [-50, 45.5] },
    'new-england': { at: [-66, 41.3], name: 'above', boats: 'right' },
    bermuda: { at: [-61, 31.5] },
    'cape-hatteras': { at: [-73.5, 35.5], name: 'right', boats: 'right' },
    florida: { at: [-78.5, 28.8], name: 'right' },
    'gulf-of-mexico': { at: [-90, 25.5] },
    caribbean: { at: [-70, 15.8] },
  },
  hunted: {
    france: { at: [-0.5, 46.5], name: 'right', boats: 'right' },
    norway: { at: [8.5, 61], name: 'below', boats: 'right' },
    'norwegian-sea': { at: [3, 67], name: 'above', boats: 'left' },
    iceland: { at: [-20, 62.5] },
    'bay-of-biscay': { at: [-10, 45.5], name: 'above', boats: 'below' },
    'western-approaches': { at: [-13.5, 53.5] },
    'air-gap': { at: [-33, 54] },
    newfoundland: { at: [-50, 46.5] },
    azores: { at: [-30, 39] },
    morocco: { at: [-13, 33] },
    'west-africa': { at: [-22, 17] },
    caribbean: { at: [-62, 19] },
  },
};

export const placeOf = (campaign: CampaignId, area: AreaId): Place => PLACES[campaign][area] ?? { at: [0, 0] };

/** The middle of an area on the sheet. */
export function areaSpot(campaign: CampaignId, area: AreaId): Spot {
  const [x, y] = project(THEATRES[campaign], placeOf(campaign, area).at);
  return [MAP[0] + x, MAP[1] + y];
}
