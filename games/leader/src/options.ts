/** What is chosen before the game: campaign, length, and the toggles of UL-19. */
import type { OptionSpec, Options, Presets } from '@derby/kernel';
import { CAMPAIGN_IDS, type CampaignId, LENGTHS, type Length } from './data/campaigns.ts';
import type { Leader } from './state.ts';

/** Each toggle with the rule it changes. All are off unless chosen. */
const TOGGLES = {
  typeXXI: 'UL-19.1',
  snorkel: 'UL-19.2',
  dudTorpedoes: 'UL-19.3',
  randomBoats: 'UL-19.4',
  linkedCampaigns: 'UL-19.5',
  silentRunningMayMove: 'UL-11.7',
  escortVp: 'UL-3.5',
  sunkShipsStayOut: 'UL-4.8',
  deepDivePerAttacker: 'UL-14.6',
} as const;

type Toggle = keyof typeof TOGGLES;
export type Settings = Record<Toggle, boolean>;
export type OptionId = 'campaign' | 'length' | Toggle;

const TOGGLE_NAMES = Object.keys(TOGGLES) as readonly Toggle[];

export const OPTIONS: readonly OptionSpec<Leader>[] = [
  { id: 'campaign', rule: 'UL-1.1', values: CAMPAIGN_IDS, standard: 'happy-time' },
  { id: 'length', rule: 'UL-4.2', values: LENGTHS, standard: 'medium' },
  ...TOGGLE_NAMES.map((id) => ({ id, rule: TOGGLES[id], values: [false, true], standard: false })),
];

/** Named sets for the start screen. */
export const PRESETS = {
  standard: {},
  'first-patrol': { length: 'short' },
  'long-war': { linkedCampaigns: true },
} as const satisfies Presets<Leader>;

/** The options are checked by the kernel before they come here. */
export function readOptions(options: Options<Leader>): { campaign: CampaignId; length: Length; settings: Settings } {
  const settings = Object.fromEntries(TOGGLE_NAMES.map((id) => [id, options[id] === true])) as Settings;
  const chosen = options.campaign as CampaignId;
  return { campaign: settings.linkedCampaigns ? 'battle-begins' : chosen, length: options.length as Length, settings };
}
