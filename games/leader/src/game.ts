/** Flotilla Leader: command U-boats and their crews through a campaign. The module, as the kernel sees it. */
import type { GameModule, Metrics, Play } from '@derby/kernel';
import { aftermath, decision } from './aftermath.ts';
import { aggressive, cautious } from './boat-attacks.ts';
import { advice } from './bot.ts';
import { condition } from './condition.ts';
import { contact, tactical } from './contact.ts';
import { drift } from './drift.ts';
import { enemy } from './enemy-attacks.ts';
import { escorts } from './escorts.ts';
import { flotilla, muster, ports } from './flotilla.ts';
import { mission } from './missions.ts';
import { movement } from './movement.ts';
import { operations } from './operations.ts';
import { OPTIONS } from './options.ts';
import { concede, judge, outcome, result } from './outcome.ts';
import { deal } from './random-boats.ts';
import { refit, reloading } from './refit.ts';
import { roundEnd } from './round.ts';
import { RULES } from './rules.ts';
import { setup } from './setup.ts';
import type { Leader, Phase, State, Table } from './state.ts';
import { strategic } from './strategic.ts';
import { resample, view } from './view.ts';
import { placement, wolfpack } from './wolfpack.ts';

/** UL-5.1 … UL-5.5  Every phase plays its part and names the next. */
const PHASES: Readonly<Record<Exclude<Phase, 'over'>, (t: Table) => Play<Phase>>> = {
  muster,
  flotilla,
  deal,
  ports,
  strategic,
  operations,
  mission,
  tactical,
  contact,
  placement,
  wolfpack,
  condition,
  movement,
  drift,
  escorts,
  aggressive,
  enemy,
  cautious,
  'round-end': roundEnd,
  aftermath,
  decision,
  refit,
  reloading,
  outcome,
};

/** UL-5.6  Turn after turn, from wherever the state says we are, until the campaign is judged. */
export function* play(t: Table): Play<void> {
  while (t.state.phase !== 'over' && !t.state.conceded) {
    yield* t.checkpoint();
    const next: Phase = yield* PHASES[t.state.phase](t);
    t.state.phase = next; // only now: while a question waits, the state may be another object
  }
}

function metrics(state: Readonly<State>): Metrics {
  const { vp, losses } = state.judgements.at(-1) ?? judge(state);
  return { vp, losses, turns: state.turn, boats: state.boats.length, so: state.so, campaigns: state.judgements.length };
}

export const leader: GameModule<Leader> = {
  id: 'leader',
  edition: 1,
  seats: ['player'],
  rules: RULES,
  options: OPTIONS,
  setup,
  play,
  concede,
  view,
  resample: (state, _viewer, dice) => resample(state, dice),
  result,
  metrics,
  advice: { ...advice, explain: async (...asked) => (await import('./bot-reasons.ts')).explain(...asked) },
};

export type { Choice as LeaderChoice, Known, Leader, State, View } from './state.ts';
