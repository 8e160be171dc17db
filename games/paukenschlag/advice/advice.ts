/** What a sensible player prefers: a policy for every question and an evaluation, from open knowledge alone. */
import type { Advice } from '@derby/kernel';
import type { Drumbeat } from '../src/state.ts';
import { BOOK, ROUTINE, SHORT_SIGHTED, STAFF } from './doctrine.ts';
import { serves } from './operations.ts';
import { advisedBy } from './planner.ts';
import { explain } from './reasons.ts';
import { evaluate, isQuiet, study } from './value.ts';

/**
 * A single decision moves the outlook by less than the dice of the next contact, and a turn has a dozen contacts: what a search
 * would find is the counsel's word.
 */
export const advice: Advice<Drumbeat> = {
  policy: advisedBy(BOOK),
  counsel: advisedBy(STAFF),
  evaluate,
  isQuiet,
  study,
  isUnsearched: true,
  officers: { watchOfficer: advisedBy(ROUTINE), commander: advisedBy(SHORT_SIGHTED) },
  explain,
  serves,
};
