/** What a campaign is judged by, from open knowledge alone. */
import { type Feature, namesOf, readAll } from '@derby/kernel/value';
import { conditionOf, hullResults } from '../src/crew.ts';
import { card, classOf, LEVELS } from '../src/data/boats.ts';
import { CAMPAIGN_IDS, CAMPAIGNS, type CampaignId, LENGTHS, type Length } from '../src/data/campaigns.ts';
import { LOST_BOAT_VP } from '../src/data/constants.ts';
import { isInPort } from '../src/map.ts';
import { type Boat, boatsInPlay } from '../src/state.ts';
import { torpedoesIn, torpedoesOf } from '../src/torpedo-room.ts';
import { lossesOf, thresholdsOf } from '../src/victory.ts';
import type { Known } from '../src/view.ts';

/** What several features are made of, reckoned once. */
interface Picture {
  readonly known: Readonly<Known>;
  readonly inPlay: readonly Readonly<Boat>[];
  readonly atSea: readonly Readonly<Boat>[];
  readonly patrols: number;
  /** Patrols still to come, of all boats, the one under way counted by what is left of it. */
  readonly left: number;
  readonly done: number;
  /** Victory points so far, the lost boats taken off. */
  readonly vp: number;
  readonly thresholds: ReturnType<typeof thresholdsOf>;
}

function pictureOf(known: Readonly<Known>): Picture {
  const { patrols } = CAMPAIGNS[known.campaign].lengths[known.length];
  const inPlay = boatsInPlay(known);
  const atSea = inPlay.filter((boat) => !isInPort(known, boat));
  const toCome = inPlay.reduce((sum, boat) => sum + Math.max(0, patrols - boat.patrols), 0);
  const spent = atSea.reduce((sum, boat) => sum + 1 - shareLeft(boat), 0);
  const all = Math.max(1, known.boats.length * patrols);
  return {
    known,
    inPlay,
    atSea,
    patrols,
    left: Math.max(0, toCome - spent),
    done: Math.max(0, all - toCome + spent),
    vp: known.vp - lossesOf(known) * LOST_BOAT_VP,
    thresholds: thresholdsOf([known.campaign], known.length),
  };
}

const stowage = (boat: Readonly<Boat>): number => classOf(boat.id).ready + classOf(boat.id).stored;

/** How much of a patrol is left in a boat at sea: what it can fire while its crew can. */
const shareLeft = (boat: Readonly<Boat>): number =>
  conditionOf(boat) === 'unfit' ? 0 : torpedoesOf(boat) / stowage(boat);

const sumOf = (boats: readonly Readonly<Boat>[], read: (boat: Readonly<Boat>) => number): number =>
  boats.reduce((sum, boat) => sum + read(boat), 0);

const span = ({ thresholds: { great, poor } }: Picture): number => Math.max(1, great - poor);
const average = ({ thresholds: { adequate }, known, patrols }: Picture): number =>
  adequate / Math.max(1, known.boats.length * patrols);

/** What the rest will bring, if a patrol brings what the table thinks adequate, and if it brings what it brought so far. */
const hoped = (picture: Picture): number => picture.vp + average(picture) * picture.left;
const projected = (picture: Picture): number => {
  const soFar = (picture.vp + 2 * average(picture)) / (picture.done + 2);
  return picture.vp + soFar * picture.left;
};

const stressShare = (boat: Readonly<Boat>): number => boat.stress / card(boat.id, boat.level).unfitMin;

const ofCampaign = (campaign: CampaignId): Feature<Picture>[] => [
  [`campaign ${campaign}`, ({ known }) => (known.campaign === campaign ? 1 : 0)],
  [`left in ${campaign}`, (one) => (one.known.campaign === campaign ? (average(one) * one.left) / span(one) : 0)],
];

/** Before there are boats there is nothing to judge by but which campaign it is. */
const mustering = (campaign: CampaignId, length: Length): Feature<Picture> => [
  `mustering ${campaign} ${length}`,
  ({ known }) => (known.boats.length === 0 && known.campaign === campaign && known.length === length ? 1 : 0),
];

const FEATURES: readonly Feature<Picture>[] = [
  ['hoped', (one) => (hoped(one) - one.thresholds.adequate) / span(one)],
  ['projected', (one) => (projected(one) - one.thresholds.adequate) / span(one)],
  ['projected to great', (one) => Math.max(0, projected(one) - one.thresholds.great) / span(one)],
  ['points', (one) => one.vp / one.thresholds.great],
  ['left', (one) => one.left / Math.max(1, one.known.boats.length * one.patrols)],
  ['left to win', (one) => (average(one) * one.left) / span(one)],
  ['lost', ({ known }) => lossesOf(known) / 3],
  ['boats', ({ inPlay }) => inPlay.length / 8],
  ['at sea', ({ atSea }) => atSea.length / 8],
  ['torpedoes', ({ atSea }) => sumOf(atSea, torpedoesOf) / 60],
  [
    'torpedoes of the able',
    ({ atSea }) =>
      sumOf(
        atSea.filter((boat) => conditionOf(boat) === 'okay'),
        torpedoesOf,
      ) / 60,
  ],
  ['advanced torpedoes', ({ inPlay }) => sumOf(inPlay, ({ ready }) => torpedoesIn(ready) - ready.normal) / 8],
  ['stress', ({ inPlay }) => sumOf(inPlay, stressShare) / 4],
  ['shaken', ({ inPlay }) => inPlay.filter((boat) => conditionOf(boat) === 'shaken').length / 4],
  ['unfit', ({ inPlay }) => inPlay.filter((boat) => conditionOf(boat) === 'unfit').length / 4],
  ['damage', ({ inPlay }) => sumOf(inPlay, hullResults) / 4],
  ['skill', ({ inPlay }) => sumOf(inPlay, ({ level }) => LEVELS.indexOf(level)) / 8],
  [
    'skill to come',
    (one) => sumOf(one.inPlay, ({ level, patrols }) => LEVELS.indexOf(level) * (one.patrols - patrols)) / 24,
  ],
  ['special options', ({ known }) => known.so / 10],
  ['warnings', ({ known }) => Object.values(known.warnings).reduce((sum, one) => sum + (one ?? 0), 0) / 8],
  ['short', ({ known }) => (known.length === 'short' ? 1 : 0)],
  ['long', ({ known }) => (known.length === 'long' ? 1 : 0)],
  ...LENGTHS.flatMap((length) => CAMPAIGN_IDS.map((campaign) => mustering(campaign, length))),
  ...CAMPAIGN_IDS.flatMap(ofCampaign),
];

export const FEATURE_NAMES = namesOf(FEATURES);
export const featuresOf = (known: Readonly<Known>): number[] => readAll(FEATURES, pictureOf(known));
