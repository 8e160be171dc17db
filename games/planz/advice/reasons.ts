/** Why the adviser chose what it chose: its own figures, worked out again by the functions that decided. */
import { notation, openOf, type Question } from '@derby/kernel';
import type { Choice } from '../src/choices.ts';
import { BRITAIN } from '../src/data/areas.ts';
import type { Kind } from '../src/data/kinds.ts';
import type { PlanId } from '../src/data/plans.ts';
import type { TargetClass } from '../src/data/types.ts';
import type { UnitId } from '../src/data/units.ts';
import type { ZoneId } from '../src/data/zones.ts';
import { isArea, isZone } from '../src/geography.ts';
import type { Intention, PlanZReason } from '../src/reasons.ts';
import type { Place, PlanZ } from '../src/state.ts';
import type { Known } from '../src/view.ts';
import { answer, judgeInterception, STAKES_FOR_PLAN } from './answers.ts';
import { takes } from './ashore.ts';
import { convoyWay } from './convoys.ts';
import { BOOK, type Doctrine, STAFF } from './doctrine.ts';
import { estimate } from './estimate.ts';
import { shotWorth } from './gunnery.ts';
import { intentionOf } from './intentions.ts';
import { foesAt, lastSeen, type Picture, pictureOf, submarinesAt } from './picture.ts';
import type { Operation } from './sea.ts';
import { bestOf, ideas, planWorth } from './staff.ts';
import { stepWorth, worthOfAll } from './worth.ts';

/** Whose answer this is. */
const doctrineOf = (known: Known, question: Question<PlanZ>, choice: Choice): Doctrine | undefined =>
  [STAFF[question.seat], BOOK].find((one) => notation(answer(known, question, one)) === notation(choice));

/** What neither would answer serves nothing. */
export function serves(known: Known, question: Question<PlanZ>, choice: Choice): Intention | undefined {
  const doctrine = doctrineOf(known, question, choice);
  return doctrine && intentionOf(pictureOf(known, question.seat, doctrine), question, choice);
}

export function explain(known: Known, question: Question<PlanZ>, choice: Choice): readonly PlanZReason[] {
  const doctrine = doctrineOf(known, question, choice);
  if (!doctrine) return [{ what: 'not-advised' }];
  const picture = pictureOf(known, question.seat, doctrine);
  const found = reasonsFor(picture, question, choice);
  if (found.length > 0) return found;
  const kind = known.order?.own?.kind;
  return [kind ? { what: 'part-of-order', kind } : { what: 'habit' }];
}

function reasonsFor(picture: Picture, { rule, offers }: Question<PlanZ>, choice: Choice): PlanZReason[] {
  const { known } = picture;
  const open = openOf(offers).map((one): Choice => one.choice);
  switch (choice[0]) {
    case 'action':
      return actionReasons(picture, open, choice[1]);
    case 'pass': {
      const best = ideas(picture).find(({ kind }) => isOpen(open, kind));
      return [{ what: 'pass', best: best?.kind ?? null, worth: best?.worth ?? 0 }];
    }
    case 'play':
      return [{ what: 'marker', plan: choice[1] as PlanId, worth: planWorth(picture, choice[1] as PlanId) }];
    case 'from':
    case 'name': {
      const order = known.order?.own;
      const operation = order && bestOf(picture, order.kind, choice[0] === 'from' ? choice[1] : (order.origin ?? ''));
      return operation ? operationReasons(picture, operation) : [];
    }
    case 'to':
      return wayReasons(picture, choice[1] as Place);
    case 'attack':
    case 'no-attack':
    case 'attack-with-plan':
      return battleReasons(picture);
    case 'land-at': {
      const order = known.order?.own;
      const troops = order ? order.boarding.map(([unit]) => unit) : [];
      const aboard = (Object.keys(known.at) as UnitId[]).filter((unit) =>
        order?.force.includes(known.at[unit] as UnitId),
      );
      return [
        {
          what: 'prize',
          zone: choice[1] as ZoneId,
          chance: takes(picture, [...troops, ...aboard], choice[1] as ZoneId),
        },
      ];
    }
    case 'at': {
      const { chance, worth } = shotWorth(picture, choice[1] as UnitId | TargetClass);
      return [{ what: 'shot', chance, worth }];
    }
    case 'lose': {
      const unit = choice[1] as UnitId;
      const hasFired = known.battle?.fired.includes(unit) ?? false;
      return [{ what: 'loss', unit, worth: stepWorth(picture, unit), hasFired }];
    }
    case 'intercept':
    case 'let-pass': {
      const area = known.order?.path.at(-1);
      if (!area || !isArea(area)) return [];
      const { gain, loss } = judgeInterception(picture, area);
      return [{ what: 'interception', gain, loss }];
    }
    case 'use-plan':
    case 'keep-plan': {
      const { battle } = known;
      if (!battle || rule !== 'WPZ-11.6a') return [];
      const worth = worthOfAll(picture, [...battle.attackers, ...battle.defenders]);
      return [{ what: 'stakes', worth, needed: 2 * STAKES_FOR_PLAN }];
    }
    default:
      return [];
  }
}

const isOpen = (open: readonly Choice[], kind: Kind): boolean =>
  open.some((choice) => choice[0] === 'action' && choice[1] === kind);

function actionReasons(picture: Picture, open: readonly Choice[], kind: Kind): PlanZReason[] {
  const all = ideas(picture).filter((one) => isOpen(open, one.kind));
  const idea = all.find((one) => one.kind === kind);
  const next = all.find((one) => one.kind !== kind && one.worth > 0);
  const action: PlanZReason = {
    what: 'action',
    kind,
    worth: idea?.worth ?? 0,
    next: next?.kind ?? null,
    nextWorth: next?.worth ?? 0,
  };
  return [action, ...(idea?.operation ? operationReasons(picture, idea.operation) : [])];
}

function operationReasons(picture: Picture, { kind, goal, battle, force, origin }: Operation): PlanZReason[] {
  if (kind === 'convoy-move' && isArea(origin)) {
    const way = convoyWay(picture, origin);
    const submarines = way.reduce((sum, area) => sum + submarinesAt(picture, area), 0);
    return way[0] ? [{ what: 'convoy-way', goal: way[0], zones: way.length, submarines }] : [];
  }
  if (isZone(goal) && !battle) return [{ what: 'prize', zone: goal, chance: takes(picture, force, goal) }];
  if (!battle) return [{ what: 'bound-for', goal: goal as Place }];
  const { gain, loss } = battle;
  return [{ what: 'battle', place: goal as Place, gain, loss }, ...memory(picture, goal as Place)];
}

/** How the adviser knows what it takes for granted in a place. */
function memory(picture: Picture, place: Place): PlanZReason[] {
  const units = foesAt(picture, place).length;
  if (units === 0) return [];
  const last = lastSeen(picture.known, place);
  if (!last) return [{ what: 'never-seen', place, units }];
  return [{ what: 'last-seen', place, turns: picture.known.turn - last.turn, units }];
}

function wayReasons(picture: Picture, next: Place): PlanZReason[] {
  const order = picture.known.order?.own;
  if (!order || !isArea(next)) return [];
  if (order.kind !== 'convoy-move') return [];
  const way = convoyWay(picture, (order.path.at(-1) ?? order.origin) as typeof next);
  const submarines = way.reduce((sum, area) => sum + submarinesAt(picture, area), 0);
  const goal = way.find((area) => BRITAIN.includes(area)) ?? next;
  return [{ what: 'convoy-way', goal, zones: way.length, submarines }];
}

function battleReasons(picture: Picture): PlanZReason[] {
  const order = picture.known.order?.own;
  if (!order) return [];
  const here = (order.target ?? order.path.at(-1) ?? order.origin) as Place;
  const isAir = order.flight.length > 0;
  const context = isArea(here) ? (isAir ? 'airstrike-sea' : 'naval') : isAir ? 'airstrike-land' : 'ground';
  const { gain, loss } = estimate(picture, context, isAir ? order.flight : order.force, foesAt(picture, here));
  return [{ what: 'battle', place: here, gain, loss }, ...memory(picture, here)];
}
