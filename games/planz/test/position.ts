/** Small positions for tests: an empty map in the third turn, and units put where they are wanted. */
import { type Asking, type Choice, type OptionValue, offersIn, openOf, optionsFor, type Play } from '@derby/kernel';
import { type Played, run, type Script } from '@derby/kernel/testing';
import type { PlanId } from '../src/data/plans.ts';
import type { Power, Side, Stand } from '../src/data/powers.ts';
import { UNIT_IDS, UNITS, type UnitId } from '../src/data/units.ts';
import { planz } from '../src/game.ts';
import { put, whereIs } from '../src/places.ts';
import { advance } from '../src/sequence.ts';
import { defaultTop, stacksOf } from '../src/stacks.ts';
import type { Place, PlanZ, State, Table, Where } from '../src/state.ts';

export type Places = Partial<Record<UnitId, Where>>;

/** The third turn, five AP each, every power neutral and nothing on the map: a German segment is about to be chosen. */
export function bare(places: Places = {}, over: Partial<State> = {}, options: Record<string, OptionValue> = {}): State {
  const state = planz.setup(optionsFor(planz, options));
  for (const unit of UNIT_IDS) put(state, unit, UNITS[unit].entry === 'start' ? 'pool' : whereIs(state, unit));
  Object.assign(state, {
    phase: 'actions',
    stage: 'choose',
    arranging: 'over',
    turn: 3,
    segment: 1,
    mover: 'german',
    ap: { german: 5, allied: 5 },
    ...over,
  });
  return at(state, places);
}

/** Puts units somewhere, and the right one on top of each stack. */
export function at(state: State, places: Places): State {
  for (const [unit, where] of Object.entries(places) as [UnitId, Where][]) put(state, unit, where);
  return stacked(state);
}

export function stacked(state: State): State {
  for (const side of ['german', 'allied'] as const) {
    const tops: Partial<Record<Place, UnitId>> = {};
    for (const { place, units } of stacksOf(state, side)) {
      const old = state.tops[side][place];
      const top = old && units.includes(old) ? old : defaultTop(units);
      if (top) tops[place] = top;
    }
    state.tops[side] = tops;
  }
  return state;
}

export function stand(state: State, stands: Partial<Record<Power, Stand>>): State {
  Object.assign(state.powers, stands);
  return stacked(state);
}

/** Face-down plans of a side. */
export function hold(state: State, side: Side, ...plans: PlanId[]): State {
  const own = state.plans[side];
  own.display = plans;
  own.pool = own.pool.filter((plan) => !plans.includes(plan));
  return state;
}

const isBusy = ({ order, battle, deploy, stage, ended }: Readonly<State>): boolean =>
  !ended &&
  (order !== null ||
    battle !== null ||
    deploy !== null ||
    stage === 'choose' ||
    stage === 'free' ||
    stage === 'follow-up');

/**
 * As the rules put it, but a question with a single answer beside standing orders is not asked: scripts say what matters. The
 * tactical plan is, and so is a pass.
 */
function* briefly(t: Table, play: Play<void>): Play<void> {
  for (let step = play.next(); !step.done; ) {
    const { value } = step;
    const answer: Choice = (typeof value === 'string' ? undefined : onlyAnswer(t, value)) ?? (yield value);
    step = play.next(answer);
  }
}

function onlyAnswer(t: Table, { always, rule, offers }: Asking): Choice | undefined {
  if (!always || rule === 'WPZ-11.6a' || rule === 'WPZ-6.3a') return undefined;
  const answers = openOf(offersIn(offers, t.state as never)).filter(({ choice }) => choice[0] !== 'standing');
  return answers.length === 1 ? answers[0]?.choice : undefined;
}

/** Plays one segment of the side to move, to its end. */
export function* segment(t: Table): Play<void> {
  do {
    const asking = advance(t);
    if (asking) yield* briefly(t, asking);
  } while (isBusy(t.state) && t.state.phase === 'actions');
}

/** Plays the battle that has begun, to its end. */
export function* battle(t: Table): Play<void> {
  while (t.state.battle && !t.state.ended) {
    const asking = advance(t);
    if (asking) yield* briefly(t, asking);
  }
}

/**
 * One segment by its script; the choices are those of both sides in the order of the questions. Standing orders, which every
 * question offers, are left out of what was offered.
 */
export function play(state: State, choices: readonly string[], dice: readonly number[] = []): Played<PlanZ> {
  const played = run<PlanZ>(state, segment, { choices, dice });
  return { ...played, offered: played.offered.map(withoutStanding) };
}

const withoutStanding = (offers: readonly string[]): string[] => offers.filter((one) => !one.startsWith('standing '));

export const runBattle = (state: State, begin: (t: Table) => void, script: Script): Played<PlanZ> =>
  run<PlanZ>(
    state,
    function* (t) {
      begin(t);
      yield* battle(t);
    },
    script,
  );

/** What the next question of the side to move offers, without answering it. */
export function offersNow(state: State, before: readonly string[] = []): string[] {
  const seen: string[][] = [];
  try {
    play(state, before);
  } catch (fault) {
    const [, open = ''] = /Open: (.*)\.$/.exec((fault as Error).message) ?? [];
    seen.push(withoutStanding(open.split(', ')));
  }
  return seen[0] ?? [];
}

/** The Allied segment. */
export const allied = { mover: 'allied' } as const satisfies Partial<State>;

/** Norway as it defends itself. */
export const norway = {
  'N-CD-1': 'AF-NAR',
  'N-CD-2': 'AF-TRO',
  'N-CD-3': 'AN2-NOR',
  'N-INF-1': 'AN2-NOR',
  'N-DD-1': 'AF',
} as const;

/** Narvik with a German garrison, and a British landing before it. */
export const narvik = {
  'G-INF-2': 'AF-NAR',
  'G-B-1': 'NARVIK',
  'G-NB-1': 'NARVIK',
  'B-TR-1': 'AF',
  'B-INF-1': 'B-TR-1',
} as const;
