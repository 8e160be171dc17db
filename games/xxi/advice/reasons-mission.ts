/** Reasons at sea: the odds of the voyage, and what the reckoning to the last die makes of going on and turning back. */
import { ahead, attackTest, boxAt } from '../src/battle.ts';
import type { Choice } from '../src/choices.ts';
import { type ConvoyId, convoyValue } from '../src/data/counters.ts';
import { chanceOf } from '../src/dice.ts';
import { isDepleted, ratingsOf } from '../src/flotillas.ts';
import { missionOdds } from '../src/odds.ts';
import type { XxiReason } from '../src/reasons.ts';
import type { Mission } from '../src/state.ts';
import type { Known } from '../src/view.ts';
import { bestMission, worthOnMission } from './counsel.ts';
import type { Explainer } from './reasons.ts';

/** XXI-9.0  Who sails where, or nobody. */
export const missionReasons: Explainer = (known, choice, open) => {
  if (choice[0] !== 'send') {
    const best = bestMission(known, open);
    if (!best) return [{ what: 'nobody-can-sail' }];
    return [{ what: 'best-mission', flotilla: best.choice[1], area: best.choice[2], gain: best.gain }];
  }
  const [, flotilla, area] = choice;
  const { arrival, sinks, escortsHit } = missionOdds(known, flotilla, area);
  const alone = bestMission(known, [choice]);
  return [
    { what: 'voyage', area, arrival, sinks: sinks ?? null, escortsHit },
    ...(alone ? [{ what: 'over-staying', gain: alone.gain } as const] : []),
  ];
};

/** XXI-9.2 … 9.9  An order to the flotilla under way. */
export const orderReasons: Explainer = (known, choice, open) => {
  const { mission } = known;
  if (!mission) return [];
  if (choice[0] === 'attack') return [attack(known, mission, choice[1])];
  return [...facts(known, mission, choice), ...compared(known, choice, open)];
};

function facts(known: Readonly<Known>, mission: Readonly<Mission>, choice: Choice): XxiReason[] {
  const { flotilla, path } = mission;
  const odds = missionOdds(known, flotilla, path);
  switch (choice[0]) {
    case 'return':
      return [{ what: 'straight-home' }];
    case 'abort':
    case 'go-home':
      return [{ what: 'trip-home', home: odds.home }];
    case 'attack-again':
      return easiest(known, mission);
    default: {
      const next = ahead(mission);
      const [box] = odds.boxes;
      if (typeof next !== 'number' || !box) return easiest(known, mission);
      const { step: _step, ...chances } = box;
      const { arrival, sinks, escortsHit } = odds;
      return [
        { what: 'next-box', box: boxAt(path, next).name, odds: chances },
        { what: 'voyage', area: path, arrival, sinks: sinks ?? null, escortsHit },
      ];
    }
  }
}

function easiest(known: Readonly<Known>, mission: Readonly<Mission>): XxiReason[] {
  const [convoy] = [...known.convoys[mission.path]].sort((a, b) => convoyValue(a) - convoyValue(b));
  return convoy ? [attack(known, mission, convoy)] : [];
}

/** XXI-9.7a, XXI-9.8  One attack, and what the escorts answer. */
function attack(known: Readonly<Known>, { flotilla, path }: Readonly<Mission>, convoy: ConvoyId): XxiReason {
  const sinks = chanceOf(attackTest(ratingsOf(known, flotilla), convoy));
  const { escortsHit } = missionOdds(known, flotilla, path);
  return { what: 'attack', convoy, sinks, escortsHit, depleted: isDepleted(known, flotilla) };
}

const ONWARD: readonly string[] = ['go-on', 'attack-again'];

/** Both ways, by their worth; there are never more than two. */
function compared(known: Readonly<Known>, choice: Choice, open: readonly Choice[]): XxiReason[] {
  const worth = worthOnMission(known);
  const other = open.find((one) => one[0] !== choice[0]);
  if (!worth || !other) return [];
  const gain = worth(choice) - worth(other);
  return [{ what: ONWARD.includes(choice[0]) ? 'over-turning-back' : 'over-going-on', gain }];
}
