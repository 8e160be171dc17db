/** How a game that is being played stands: what is asked, which turn it is, and a figure that lies open. */
import { type AnyText, ask, type GameRecord, SPECTATOR } from '@derby/kernel';
import { entryOf } from '@derby/registry';
import { editionOf } from '@derby/registry/editions';
import { personsOf, seatingOf } from '../seats/seating.ts';

export interface Standing {
  readonly turn: number | undefined;
  /** The first figure of the final count that can be seen already, and its name. */
  readonly score: readonly [name: string, value: number] | undefined;
  readonly asked: string | undefined;
  /** What the viewer sees, where the board of today can draw it. */
  readonly view?: object;
}

/** Seen from the seat of the one person at the screen; between two, as a spectator would. */
export async function standingOf(record: GameRecord, text: AnyText): Promise<Standing> {
  const tables = (await editionOf(record)).resume(record);
  const { seats } = tables.facts;
  const persons = seats.length === 1 ? seats : personsOf(seatingOf(seats, record.players));
  const viewer = persons.length === 1 ? (persons[0] ?? SPECTATOR) : SPECTATOR;
  const { view, question } = tables.at(viewer).now;
  const standing = standingIn(view, text, question && ask(text, question.rule, view));
  return tables.facts.edition === (await entryOf(record.game).load()).edition ? { ...standing, view } : standing;
}

const TURNS = ['turn', 'round'] as const;

export function standingIn(view: object, { metrics }: Pick<AnyText, 'metrics'>, asked?: string): Standing {
  const shown = view as Readonly<Record<string, unknown>>;
  const number = (name: string): number | undefined => {
    const value = shown[name];
    return typeof value === 'number' ? value : undefined;
  };
  const score = Object.entries(metrics)
    .map(([name, words]) => [words, number(name)] as const)
    .find((found): found is readonly [string, number] => found[1] !== undefined);
  return { turn: TURNS.map(number).find((turn) => turn !== undefined), score, asked };
}
