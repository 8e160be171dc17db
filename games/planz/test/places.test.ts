/** WPZ-M.1  Where units are, and what is kept beside it. */
import { copyOf, FastDice, Match } from '@derby/kernel';
import { atRandom, playThrough } from '@derby/kernel/testing/play';
import { expect, test } from 'vitest';
import { controlOf, isHeldBy, isOpenTo, mayFightIn, mayUse, roomOn } from '../src/control.ts';
import { AREA_IDS, type AreaId } from '../src/data/areas.ts';
import { KIND_IDS } from '../src/data/kinds.ts';
import { POWERS, type Power, SIDES, type Side } from '../src/data/powers.ts';
import { UNIT_IDS, type UnitId } from '../src/data/units.ts';
import { BASE_IDS, ZONE_IDS } from '../src/data/zones.ts';
import { planz } from '../src/game.ts';
import { isArea, isBase, isZone, PLACE_IDS } from '../src/geography.ts';
import { keptAmong } from '../src/kept.ts';
import { neutralPowerOf } from '../src/neutrals.ts';
import { enter, put, standing, standingOf, traitsAt } from '../src/places.ts';
import { PROCEDURES } from '../src/procedures.ts';
import { stacksOf } from '../src/stacks.ts';
import type { Place, State } from '../src/state.ts';
import { COASTAL, GROUND, MOBILE, NAVAL, SURFACE } from '../src/traits.ts';
import { areOneForce, hasAt, isGround, isNaval, isReduced, otherSide, unitsAt } from '../src/units.ts';
import { bare, stacked } from './position.ts';

test('[WPZ-M.5] what a place holds is told apart by party, and anew when a power has joined a side', () => {
  const state = bare({ 'N-CD-2': 'AF-TRO', 'G-INF-1': 'AF-TRO', 'N-DD-1': 'AF' });
  expect(standing(state, 'AF-TRO')).toEqual(['G-INF-1', 'N-CD-2']);
  expect([standingOf(state, 'nobody', 'AF-TRO'), standingOf(state, 'allied', 'AF-TRO')]).toEqual([['N-CD-2'], []]);
  expect(traitsAt(state, 'nobody', 'AF') & (NAVAL | SURFACE)).toBe(NAVAL | SURFACE);
  state.powers.norway = 'allied';
  expect(standingOf(state, 'allied', 'AF-TRO')).toEqual(['N-CD-2']);
  expect(traitsAt(state, 'allied', 'AF-TRO')).toBe(GROUND | COASTAL);
  put(state, 'G-INF-1', 'pool');
  expect(traitsAt(state, 'german', 'AF-TRO')).toBe(0);
  expect(traitsAt(state, 'german', 'pool') & MOBILE).toBe(MOBILE);
});

/** What the rules ask of places, each kept as answers are kept, and as it is found out afresh. */
const ASKED: Readonly<Record<string, (state: Readonly<State>, side: Side, place: Place) => boolean>> = {
  'has ships': (state, side, place) => hasAt(state, side, place, NAVAL),
  'has more than two': (state, side, place) => unitsAt(state, side, place).length > 2,
  'has reduced ones': (state, side, place) => unitsAt(state, side, place).some((unit) => isReduced(state, unit)),
  'is held': (state, side, place) => isBase(place) && isHeldBy(state, side, place),
  'is open': (state, side, place) => isBase(place) && isOpenTo(state, side, place),
  'has no room': (state, side, place) => isBase(place) && roomOn(state, side, place) < 1,
  'may be used by Americans': (state, _side, place) => isBase(place) && mayUse(state, 'USA', place),
  'may be fought in': (state, _side, place) => isArea(place) && mayFightIn(state, place),
  'is neutral': (state, _side, place) => isZone(place) && neutralPowerOf(state, place) !== null,
  'acts as one': (state, side, place) => areOneForce(state, side, unitsAt(state, side, place)),
};
const KEPT = Object.entries(ASKED).map(([what, find]) => ({ what, find, kept: keptAmong(PLACE_IDS, find) }));

/** What is noted of who stands where, and every answer that is kept, is what is found out afresh. */
function expectNotedRightly(state: Readonly<State>): void {
  const copy = copyOf(state);
  const told = (of: Readonly<State>) =>
    [...SIDES, 'nobody' as const].map((owner) =>
      [...PLACE_IDS, 'pool' as const, 'force' as const].map((where) => [
        traitsAt(of, owner, where),
        standingOf(of, owner, where),
      ]),
    );
  expect(told(state)).toEqual(told(copy));
  for (const { what, find, kept } of KEPT)
    for (const side of SIDES) {
      const afresh = PLACE_IDS.filter((place) => find(copy, side, place));
      expect(kept.isAny(state, side), what).toBe(afresh.length > 0);
      expect(kept.all(state, side), what).toEqual(afresh);
    }
}

const WATCHERS = ['german', 'allied', 'spectator'] as const;

test.each(['kept', 'kept too'])('what is kept of a position is what would be reckoned anew (%s)', (seed) => {
  const match = Match.start(planz, { seed, options: { defaultSetup: true } });
  let looks = 0;
  playThrough(match, atRandom(new FastDice(seed)), ({ steps, state, question }) => {
    if (steps.length % 5 > 0 && !question?.offers.some(({ choice }) => choice[0] === 'action' || choice[0] === 'from'))
      return undefined;
    const fork = match.fork();
    looks += 1;
    expectNotedRightly(state);
    expect(JSON.stringify(fork.question)).toBe(JSON.stringify(question));
    const copy = copyOf(state);
    for (const viewer of WATCHERS)
      expect(JSON.stringify(planz.view(copy, viewer))).toBe(JSON.stringify(match.view(viewer)));
    return undefined;
  });
  expect(looks).toBeGreaterThan(200);
});

/** What could change in a position, one thing at a time. */
const CHANGES: readonly ((state: State, dice: FastDice) => unknown)[] = [
  (state, dice) => put(state, UNIT_IDS[dice.below(UNIT_IDS.length)] as UnitId, 'pool'),
  (state, dice) => {
    const unit = UNIT_IDS[dice.below(UNIT_IDS.length)] as UnitId;
    const places: readonly Place[] = isNaval(unit) ? AREA_IDS : isGround(unit) ? ZONE_IDS : BASE_IDS;
    put(state, unit, places[dice.below(places.length)] as Place);
  },
  (state, dice) => enter(state.reduced, UNIT_IDS[dice.below(UNIT_IDS.length)] as UnitId),
  (state, dice) => state.reduced.splice(dice.below(state.reduced.length + 1), 1),
  (state, dice) => {
    const power = POWERS[dice.below(POWERS.length)] as Power;
    state.powers[power] = (['german', 'allied', 'neutral'] as const)[dice.below(3)] ?? 'neutral';
  },
  (state, dice) => Object.assign(state.us, { level: 1 + dice.below(12) }),
  (state) => Object.assign(state, { trondheimIsMajor: !state.trondheimIsMajor }),
  (state) => Object.assign(state.plans.german, { mixed: !state.plans.german.mixed }),
  (state) => Object.assign(state, { free: state.free ? null : { by: 'GP-RUDEL', left: 1, taken: [] } }),
  (state, dice) => Object.assign(state, { mover: SIDES[dice.below(2)] }),
  (state) => Object.assign(state, { segment: state.segment + 1 }),
  (state, dice) => {
    const area = AREA_IDS[dice.below(AREA_IDS.length)] as AreaId;
    const { turn, segment } = state;
    const units = unitsAt(state, otherSide(state.mover), area);
    state.seen[state.mover] = [...state.seen[state.mover], { place: area, turn, segment, units, reduced: [] }];
  },
  (state) => stacked(state),
];

test('what is kept of a position is forgotten when anything changes on which it depends', () => {
  const dice = new FastDice('changes');
  const match = Match.start(planz, { seed: 'changes', options: { defaultSetup: true } });
  playThrough(match, atRandom(new FastDice('changes')), ({ steps, state: before, question }) => {
    if (steps.length % 200 > 0 || question?.rule === 'WPZ-22.0e') return undefined;
    const state = copyOf(before) as State;
    for (let count = 0; count < 30; count++) {
      CHANGES[dice.below(CHANGES.length)]?.(state, dice);
      expectNotedRightly(state);
      const copy = copyOf(state);
      for (const kind of KIND_IDS)
        expect(PROCEDURES[kind].isPossible(state), kind).toBe(PROCEDURES[kind].isPossible(copy));
      for (const viewer of WATCHERS) expect(planz.view(state, viewer)).toEqual(planz.view(copy, viewer));
      for (const zone of ZONE_IDS) expect(controlOf(state, zone), zone).toBe(controlOf(copy, zone));
      for (const side of SIDES) expect(stacksOf(state, side)).toEqual(stacksOf(copy, side));
    }
    return undefined;
  });
});
