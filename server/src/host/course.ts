/** The course of a match: what its deeds, one after the other, have left standing. The deeds stay; a choice may be taken back. */
import type { GameRecord } from '@derby/kernel';
import type { Deed, Proposal, TakenBack } from '@derby/protocol';

export interface Course {
  /** In the notation of records. The list is the course's own, and grows with it. */
  readonly choices: string[];
  readonly takeBacks: number;
  readonly proposal: Proposal | undefined;
  /** What was taken back by agreement. */
  readonly takenBack: readonly TakenBack[];
}

const beginning = (): Course => ({ choices: [], takeBacks: 0, proposal: undefined, takenBack: [] });

/** What the house says when both have agreed. */
const AGREED = { draw: 'agree-draw', adjourn: 'adjourn' } as const;

/** The course after a deed. A choice is added to the very list: games are long, and the course before is not needed any more. */
export function after(course: Course, deed: Deed, seats: readonly string[]): Course {
  const { choices, takeBacks, proposal } = course;
  const still = { ...course, proposal: undefined };
  switch (deed.kind) {
    case 'take':
      choices.push(deed.choice);
      return proposal ? still : course;
    case 'concede':
      return { ...still, choices: [...choices, `concede ${deed.seat}`] };
    case 'end':
      return { ...still, choices: [...choices, deed.end] };
    case 'undo':
      return { ...still, choices: choices.slice(0, -1) };
    case 'take-back':
      return { ...still, choices: choices.slice(0, -1), takeBacks: takeBacks + 1 };
    case 'propose': {
      const made: Proposal = { what: deed.what, by: deed.seat, ...(deed.step !== undefined && { step: deed.step }) };
      // Whoever plays alone has nobody to ask.
      return seats.length === 1 ? carriedOut(course, made) : { ...course, proposal: made };
    }
    case 'answer':
      return proposal && deed.yes ? carriedOut(course, proposal) : still;
  }
}

function carriedOut(course: Course, { what, by, step = 0 }: Proposal): Course {
  const { choices, takeBacks, takenBack } = course;
  const still = { ...course, proposal: undefined };
  if (what !== 'take-back') return { ...still, choices: [...choices, AGREED[what]] };
  return {
    ...still,
    choices: choices.slice(0, step),
    takeBacks: takeBacks + 1,
    takenBack: [...takenBack, { step, choices: choices.length - step, by }],
  };
}

export const courseOf = (deeds: readonly Deed[], seats: readonly string[]): Course =>
  deeds.reduce((course, deed) => after(course, deed, seats), beginning());

/** What was done in a record. What was taken back there is not known any more; how often is. */
export function deedsOf({ choices, takeBacks }: GameRecord, deciders: readonly string[]): Deed[] {
  const made = choices.map((choice, i): Deed => ({ kind: 'take', seat: deciders[i] ?? '', choice }));
  const [first] = made;
  if (first?.kind !== 'take') return made;
  const back: Deed = { kind: 'take-back', seat: first.seat };
  return [...Array.from({ length: takeBacks }, () => [first, back]).flat(), ...made];
}
