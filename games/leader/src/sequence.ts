/** UL-5  The sequence of play: turn after turn, segment by segment. */
import type { Play } from '@derby/kernel';
import { aftermath, decision } from './aftermath.ts';
import { aggressive, cautious } from './boat-attacks.ts';
import { condition } from './condition.ts';
import { contact, tactical } from './contact.ts';
import { drift } from './drift.ts';
import { enemy } from './enemy-attacks.ts';
import { escorts } from './escorts.ts';
import { flotilla, muster, ports } from './flotilla.ts';
import { mission } from './missions.ts';
import { movement } from './movement.ts';
import { operations } from './operations.ts';
import { deal } from './random-boats.ts';
import { refit, reloading } from './refit.ts';
import { roundEnd } from './round.ts';
import type { Phase, Table } from './state.ts';
import { strategic } from './strategic.ts';
import { outcome } from './victory.ts';
import { placement, wolfpack } from './wolfpack.ts';

/** UL-5.1 … UL-5.5  Every phase plays its part and names the next. */
export const PHASES: Readonly<Record<Exclude<Phase, 'over'>, (t: Table) => Play<Phase>>> = {
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
