/** What the staff is about in a segment: the intention that a choice serves. */
import type { Question } from '@derby/kernel';
import type { Choice } from '../src/choices.ts';
import type { Kind } from '../src/data/kinds.ts';
import type { Intention } from '../src/reasons.ts';
import type { PlanZ } from '../src/state.ts';
import { isSubmarine } from '../src/units.ts';
import type { Picture } from './picture.ts';
import type { Operation } from './sea.ts';
import { bestOf } from './staff.ts';

const BY_KIND: Partial<Readonly<Record<Kind, Intention>>> = {
  plan: 'preparation',
  reinforcements: 'reinforcement',
  convoys: 'convoy-muster',
  signals: 'reconnaissance',
  'aerial-scouting': 'reconnaissance',
  'naval-scouting': 'reconnaissance',
  'ground-scouting': 'reconnaissance',
  'convoy-move': 'convoy-run',
  redeploy: 'escorts-back',
  bombardment: 'softening-up',
  'carrier-bombardment': 'softening-up',
  'airstrike-land': 'softening-up',
  'airstrike-sea': 'air-strike',
  'ground-move': 'march',
  'air-ground': 'march',
  amphibious: 'landing',
  'combined-assault': 'landing',
  'rally-naval': 'recovery',
  'rally-ground': 'recovery',
  refit: 'recovery',
};

function atSea({ force, battle }: Operation): Intention {
  if (!battle) return 'station';
  return force.every(isSubmarine) ? 'wolfpack' : 'sortie';
}

const ofAction = (kind: Kind, operation: Operation | undefined): Intention | undefined =>
  kind === 'naval-move' ? operation && atSea(operation) : BY_KIND[kind];

/** An action, the order that is being carried out, what the enemy's order is met with, or waiting for something better. */
export function intentionOf(picture: Picture, question: Question<PlanZ>, choice: Choice): Intention | undefined {
  const { order, battle } = picture.known;
  if (choice[0] === 'action') return ofAction(choice[1], bestOf(picture, choice[1]));
  if (choice[0] === 'pass' && question.rule === 'WPZ-6.3a') return 'saving';
  const own = order?.own;
  if (own) return ofAction(own.kind, bestOf(picture, own.kind, own.origin ?? undefined));
  return battle || question.rule === 'WPZ-10.3.2' ? 'defence' : undefined;
}
