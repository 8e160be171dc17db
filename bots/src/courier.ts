/** Records on their way to a staff that works elsewhere: only what it has not been told yet travels. */
import { type GameRecord, isSameTrail } from '@derby/kernel';

/** A record from a choice on; those before it are known where it goes. */
export interface Dispatch {
  readonly record: GameRecord;
  /** How many choices lie before the first in it. */
  readonly from: number;
}

/** What makes two records ones of the same match. */
export const beginningOf = ({ game, edition, seed, options }: GameRecord): string =>
  JSON.stringify([game, edition, seed, options]);

/** Sends records to one desk, and remembers how far it has been told. */
export class Courier {
  #told: GameRecord | undefined;

  dispatch(record: GameRecord): Dispatch {
    const told = this.#told;
    this.#told = record;
    if (!told || !goesOn(told, record)) return { record, from: 0 };
    const from = told.choices.length;
    return { record: { ...record, choices: record.choices.slice(from) }, from };
  }
}

/** Whether a record is the one before with more choices. Those of one running match need not be gone through: games are long. */
export function goesOn(before: GameRecord, record: GameRecord): boolean {
  if (before.choices.length > record.choices.length || beginningOf(before) !== beginningOf(record)) return false;
  if (isSameTrail(before.choices, record.choices)) return true;
  for (let at = before.choices.length - 1; at >= 0; at--) if (before.choices[at] !== record.choices[at]) return false;
  return true;
}

/** Where dispatches arrive: it puts the whole record together again. */
export class Desk {
  #choices: string[] = [];
  #beginning = '';

  /** The list of choices is the same one, grown, as long as a match goes on: a record is good until the next one arrives. */
  receive({ record, from }: Dispatch): GameRecord {
    const beginning = beginningOf(record);
    if (from === 0) this.#choices = [...record.choices];
    else if (beginning === this.#beginning && from === this.#choices.length) this.#choices.push(...record.choices);
    else throw new Error(`A dispatch goes on from choice ${from}, but ${this.#choices.length} are known.`);
    this.#beginning = beginning;
    return { ...record, choices: this.#choices };
  }
}
