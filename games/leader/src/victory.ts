/** UL-18, UL-19.5  How a campaign ended, and what follows where campaigns are linked. */
import type { Outcome, Play } from '@derby/kernel';
import { BOATS, card } from './data/boats.ts';
import { CAMPAIGN_IDS, CAMPAIGNS, type CampaignId, GRADES, type Grade, type Length } from './data/campaigns.ts';
import { LOST_BOAT_VP } from './data/constants.ts';
import { newBoat } from './flotilla.ts';
import { sheetOf } from './map.ts';
import type { Boat, Judgement, Leader, Phase, State, Table } from './state.ts';
import type { Known } from './view.ts';

/** UL-18.1  No boat is left in play: the campaign is judged. */
export function* outcome(t: Table): Play<Phase> {
  const judgement = judge(t.state);
  t.state.judgements.push(judgement);
  t.log('UL-18.3', { what: 'campaign-ends', ...judgement });
  const next = CAMPAIGN_IDS[CAMPAIGN_IDS.indexOf(t.state.campaign) + 1];
  if (!t.state.settings.linkedCampaigns || !next) return 'over';
  beginNext(t, next);
  return 'muster';
}

/** UL-18.2  Every boat sunk in this campaign costs VP. */
export function judge(known: Readonly<Known>): Judgement {
  const losses = lossesOf(known);
  const vp = known.vp - losses * LOST_BOAT_VP;
  return { campaign: known.campaign, vp, losses, grade: gradeOf(vp, thresholdsOf([known.campaign], known.length)) };
}

/** UL-18.2  How the campaign would be judged now; once it has been judged, that. */
export const standing = (known: Readonly<Known>): Judgement =>
  known.judgements.find(({ campaign }) => campaign === known.campaign) ?? judge(known);

/** UL-19.5  All linked campaigns so far, this one included. */
export function standingInAll(known: Readonly<Known>): Pick<Judgement, 'vp' | 'losses'> {
  const earlier = known.judgements.filter(({ campaign }) => campaign !== known.campaign);
  const all = [...earlier, standing(known)];
  return { vp: sum(all.map(({ vp }) => vp)), losses: sum(all.map(({ losses }) => losses)) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Boats lost in earlier campaigns stay in the list, so that nobody buys them again. */
export const lossesOf = (known: Readonly<Known>): number =>
  known.boats.filter((boat) => boat.fate === 'sunk').length - sum(known.judgements.map(({ losses }) => losses));

type Thresholds = Record<Exclude<Grade, 'dismal'>, number>;

/** The victory tables of these campaigns, added up. */
export function thresholdsOf(campaigns: readonly CampaignId[], length: Length): Thresholds {
  const table: Thresholds = { poor: 0, adequate: 0, good: 0, great: 0 };
  for (const id of campaigns) {
    const { poor, adequate, good, great } = CAMPAIGNS[id].lengths[length].victory;
    table.poor += poor;
    table.adequate += adequate;
    table.good += good;
    table.great += great;
  }
  return table;
}

/** UL-18.3  The highest grade whose number is reached. */
export function gradeOf(vp: number, { poor, adequate, good, great }: Thresholds): Grade {
  if (vp >= great) return 'great';
  if (vp >= good) return 'good';
  if (vp >= adequate) return 'adequate';
  return vp >= poor ? 'poor' : 'dismal';
}

/** UL-19.5  The next campaign: SO after the worth of the survivors, who come rested and repaired; old boats are given up. */
function beginNext(t: Table, next: CampaignId): void {
  const { state } = t;
  const survivors = state.boats.filter((boat) => boat.fate === 'home');
  const retired = survivors.filter((boat) => !serves(boat, next));
  const kept = survivors.filter((boat) => serves(boat, next));
  state.campaign = next;
  state.so = Math.max(0, sheetOf(state).lengths[state.length].so - worthOf(survivors)) + worthOf(retired);
  state.penniless = state.so === 0 && kept.length > 0;
  state.boats = [
    ...kept.map((boat) => ({ ...newBoat(state, boat.id, boat.level), xp: boat.xp })),
    ...state.boats.filter((boat) => boat.fate === 'sunk'),
  ];
  for (const boat of retired)
    t.log('UL-19.5', { what: 'boat-given-up', boat: boat.id, value: card(boat.id, boat.level).so });
  state.vp = 0;
  state.turnVp = 0;
  state.turn = 1;
  state.bought = {};
  state.praises = 0;
  clearMap(state);
}

const serves = (boat: Readonly<Boat>, campaign: CampaignId): boolean =>
  (BOATS[boat.id].campaigns as readonly CampaignId[]).includes(campaign);

const worthOf = (boats: readonly Boat[]): number => boats.reduce((sum, boat) => sum + card(boat.id, boat.level).so, 0);

function clearMap(state: State): void {
  state.warnings = {};
  state.intel = [];
  state.airSearch = [];
  state.supply = [];
  state.rested = false;
}

export function concede(t: Table): void {
  t.state.conceded = true;
  t.log('UL-18.1', { what: 'conceded' });
}

/** UL-18.3  The grade; for linked campaigns that of all totals together. */
export function result(state: Readonly<State>): Outcome<Leader> | undefined {
  if (state.conceded) return { rule: 'UL-18.1', winner: 'nobody', grade: 'conceded', worth: { player: 0 } };
  if (state.phase !== 'over') return undefined;
  const grade = gradeOf(
    sum(state.judgements.map(({ vp }) => vp)),
    thresholdsOf(
      state.judgements.map((one) => one.campaign),
      state.length,
    ),
  );
  const rank = GRADES.indexOf(grade);
  const won = rank >= GRADES.indexOf('adequate');
  return { rule: 'UL-18.3', winner: won ? 'player' : 'nobody', grade, worth: { player: rank / (GRADES.length - 1) } };
}
