/** What a sensible player prefers: a policy for every question and an evaluation, from the open table alone. */
import type { Advice } from '@derby/kernel';
import type { Pens } from '../src/state.ts';
import { BOOK, FIGURES, ROUTINE, STAFF, staffBy } from './doctrine.ts';
import { advisedBy } from './planner.ts';
import { plans, serves } from './plans.ts';
import { explain } from './reasons.ts';
import { evaluate, isQuiet, study } from './value.ts';

export const advice: Advice<Pens> = {
  policy: advisedBy(BOOK),
  counsel: advisedBy(STAFF),
  evaluate,
  isQuiet,
  study,
  // To play one world on to where two choices can be told apart costs some ten milliseconds: whole turns are weighed instead.
  isUnsearched: true,
  figures: { standard: FIGURES, counselBy: (changed) => advisedBy(staffBy(changed)) },
  plans,
  officers: { watchOfficer: advisedBy(ROUTINE), commander: advisedBy(BOOK) },
  explain,
  serves,
};
