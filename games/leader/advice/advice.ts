/** What a sensible player prefers: the baseline planner, from open knowledge alone. */
import { type Advice, openOf, type Question } from '@derby/kernel';
import type { Asks, Choice } from '../src/choices.ts';
import type { Leader } from '../src/state.ts';
import type { Known } from '../src/view.ts';
import {
  chooseCall,
  chooseDecision,
  chooseFightOrLetGo,
  chooseFinalShot,
  chooseFirstCard,
  chooseSearch,
  counselCall,
  counselDecision,
} from './contact.ts';
import { BASELINE, COUNSEL, type Doctrine } from './doctrine.ts';
import { chooseSalvo, chooseTorpedoes, fireBy } from './fire.ts';
import {
  chooseBoat,
  chooseDealt,
  chooseLevel,
  chooseMark,
  chooseMineLoad,
  chooseOption,
  counselBoat,
  counselLevel,
} from './flotilla.ts';
import { choosePort } from './grounds.ts';
import { chooseSide, manoeuvreBy, newZoneBy, zoneBy } from './manoeuvre.ts';
import { chooseRaid, legBy } from './operations.ts';
import { counselBreakOff, counselErrand, counselKeep, counselMark, counselOption } from './purse.ts';
import { explain } from './reasons.ts';
import { chooseEscort, chooseReaction, driftBy, driftZoneBy } from './rounds.ts';
import { evaluate, isQuiet, study } from './value.ts';

export type Open = readonly Choice[];
export type Planner = (known: Readonly<Known>, open: Open) => Choice | undefined;

function policy(known: Readonly<Known>, question: Question<Leader>): Choice {
  const open = openOf(question.offers).map((one) => one.choice);
  const choice = PLANNERS[question.rule](known, open) ?? open[0];
  if (!choice) throw new Error('Advice was asked where nothing is open.');
  return choice;
}

/** The policy, but with a stronger doctrine. */
function counsel(known: Readonly<Known>, question: Question<Leader>): Choice {
  const open = openOf(question.offers).map((one) => one.choice);
  return COUNSELLORS[question.rule]?.(known, open) ?? policy(known, question);
}

/** The policy, but for what concerns boats and crews: nothing is bought by the counsel's list, and guns are used as they always were. */
function commander(known: Readonly<Known>, question: Question<Leader>): Choice {
  return (CREWS_AND_BOATS.includes(question.rule) ? counsel : policy)(known, question);
}

const first: Planner = (_known, open) => open[0];
const last: Planner = (_known, open) => open.at(-1);

/** A stored torpedo before a ready one; a Warning less is always welcome. */
const spendStored: Planner = (_known, open) =>
  open.find((choice) => choice[0] === 'spend' && choice[1] === 'stored') ?? open[0];

/** Questions on which a doctrine decides. */
const byDoctrine = (doctrine: Doctrine) => ({
  'UL-8.2': legBy(doctrine),
  'UL-9.9': zoneBy(doctrine.gun),
  'UL-10.5': newZoneBy(doctrine.gun),
  'UL-11.3': manoeuvreBy(doctrine.gun),
  'UL-11.9': driftBy(doctrine.gun),
  'UL-11.10': driftZoneBy(doctrine.gun),
  'UL-13.3': fireBy(doctrine.gun),
});

const PLANNERS: Readonly<Record<Asks, Planner>> = {
  ...byDoctrine(BASELINE),
  'UL-2.1': chooseLevel,
  'UL-2.15': last,
  'UL-4.9': chooseBoat,
  'UL-4.11': choosePort,
  'UL-6.1': chooseOption,
  'UL-6.2': chooseMark,
  'UL-6.3': chooseMark,
  'UL-6.4': chooseMark,
  'UL-6.6': first,
  'UL-6.8': first,
  'UL-6.9': first,
  'UL-7.1': chooseMineLoad,
  'UL-7.4': first,
  'UL-7.5': chooseSalvo,
  'UL-7.8': chooseRaid,
  'UL-8.1': first,
  'UL-8.10': spendStored,
  'UL-8.11': first,
  'UL-9.1': first,
  'UL-9.2': chooseSearch,
  'UL-9.6': chooseFirstCard,
  'UL-9.7': chooseFightOrLetGo,
  'UL-9.10': chooseSide,
  'UL-10.1': chooseCall,
  'UL-11.1': first,
  'UL-12.1': chooseEscort,
  'UL-13.1': first,
  'UL-13.4': chooseTorpedoes,
  'UL-13.10': last,
  'UL-14.4': chooseReaction,
  'UL-14.18': first,
  'UL-16.3': first,
  'UL-16.7': chooseDecision,
  'UL-16.11': chooseFinalShot,
  'UL-17.8': last,
  'UL-19.4': chooseDealt,
};

const COUNSELLORS: Partial<Readonly<Record<Asks, Planner>>> = {
  ...byDoctrine(COUNSEL),
  'UL-2.1': counselLevel,
  'UL-4.9': counselBoat,
  'UL-6.1': counselOption,
  'UL-6.2': counselMark('air-search'),
  'UL-6.3': counselMark('supply'),
  'UL-6.4': counselMark('intel'),
  'UL-6.8': counselErrand,
  'UL-7.4': counselBreakOff,
  'UL-10.1': counselCall,
  'UL-16.7': counselDecision,
  'UL-17.8': counselKeep,
};

const CREWS_AND_BOATS: readonly Asks[] = ['UL-2.1', 'UL-4.9', 'UL-7.4', 'UL-8.2', 'UL-10.1', 'UL-16.7'];

/**
 * Nothing deserves a longer thought: a campaign has hundreds of small decisions, and what one of them
 * is worth over the years that follow cannot be told from chance.
 */
export const advice: Advice<Leader> = {
  policy,
  counsel,
  evaluate,
  isQuiet,
  study,
  isUnsearched: true,
  officers: { commander },
  explain,
};
