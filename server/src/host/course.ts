/** The course of a match: what its deeds, one after the other, have left standing. The deeds stay; a choice may be taken back. */
import type { Deed, Proposal } from '@derby/protocol';

export interface Course {
  /** In the notation of records. */
  readonly choices: readonly string[];
  readonly takeBacks: number;
  readonly proposal: Proposal | undefined;
}

const BEGINNING: Course = { choices: [], takeBacks: 0, proposal: undefined };

/** What the house says when both have agreed. */
const AGREED = { draw: 'agree-draw', adjourn: 'adjourn' } as const;

export function after(course: Course, deed: Deed, seats: readonly string[]): Course {
  const { choices, takeBacks, proposal } = course;
  switch (deed.kind) {
    case 'take':
      return { choices: [...choices, deed.choice], takeBacks, proposal: undefined };
    case 'concede':
      return { choices: [...choices, `concede ${deed.seat}`], takeBacks, proposal: undefined };
    case 'end':
      return { choices: [...choices, deed.end], takeBacks, proposal: undefined };
    case 'undo':
      return { choices: choices.slice(0, -1), takeBacks, proposal: undefined };
    case 'take-back':
      return { choices: choices.slice(0, -1), takeBacks: takeBacks + 1, proposal: undefined };
    case 'propose': {
      const made: Proposal = { what: deed.what, by: deed.seat, ...(deed.step !== undefined && { step: deed.step }) };
      // Whoever plays alone has nobody to ask.
      return seats.length === 1 ? carriedOut(course, made) : { choices, takeBacks, proposal: made };
    }
    case 'answer':
      return proposal && deed.yes ? carriedOut(course, proposal) : { choices, takeBacks, proposal: undefined };
  }
}

function carriedOut({ choices, takeBacks }: Course, { what, step = 0 }: Proposal): Course {
  if (what === 'take-back') return { choices: choices.slice(0, step), takeBacks: takeBacks + 1, proposal: undefined };
  return { choices: [...choices, AGREED[what]], takeBacks, proposal: undefined };
}

/** The same for many deeds, without a copy for each choice. */
export function courseOf(deeds: readonly Deed[], seats: readonly string[]): Course {
  const choices: string[] = [];
  let course: Course = BEGINNING;
  for (const deed of deeds) {
    if (deed.kind === 'take') {
      choices.push(deed.choice);
      course = { ...course, choices, proposal: undefined };
    } else {
      course = after({ ...course, choices }, deed, seats);
      choices.splice(0, choices.length, ...course.choices);
    }
  }
  return { ...course, choices: [...choices] };
}
