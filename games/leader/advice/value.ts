/** What a campaign is worth: fitted on simulated campaigns (`npm run fit -- --game leader`). */
import type { Study } from '@derby/kernel';
import { valueBy } from '@derby/kernel/value';
import { CAMPAIGN_IDS, LENGTHS } from '../src/data/campaigns.ts';
import type { Leader } from '../src/state.ts';
import type { Known } from '../src/view.ts';
import { FEATURE_NAMES, featuresOf } from './features.ts';
import { FITTED, PROOF } from './weights.ts';

export const evaluate = (known: Readonly<Known>): number => valueBy(FITTED, featuresOf(known));

/** Nobody is in battle, and no mission is under way: the sea lies as it will lie in a moment. */
export const isQuiet = (known: Readonly<Known>): boolean =>
  known.phase === 'flotilla' || known.phase === 'strategic' || (known.phase === 'operations' && !known.errand);

export const study: Study<Leader> = {
  features: FEATURE_NAMES,
  read: featuresOf,
  settings: LENGTHS.flatMap((length) => CAMPAIGN_IDS.map((campaign) => ({ campaign, length }))),
  proof: PROOF,
};
