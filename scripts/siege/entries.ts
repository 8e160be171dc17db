/** Things on the browser's shelf that no version of ours has laid there: each is known for a game, or for none. */
import { BadRecord, type FastDice, type GameRecord, readRecord, writeRecord } from '@derby/kernel';
import { type Assault, demand, noise, pick } from './assault.ts';
import { GOLDEN } from './records.ts';

interface Entry {
  readonly touched: number;
  readonly record: GameRecord;
}

/** Of the browser's own code; its types know a browser, which is not here. */
const loaded: Promise<{ isSavedGame(value: unknown): value is Entry }> = import(
  new URL('../../web/src/store/entry.ts', import.meta.url).href
);

const anything = (dice: FastDice): unknown =>
  pick<() => unknown>(dice, [
    () => undefined,
    () => null,
    () => Number.NaN,
    () => dice.below(100),
    () => noise(dice, 20),
    () => [],
    () => [anything(dice)],
    () => ({}),
    () => ({ grade: anything(dice), rule: anything(dice) }),
    () => new Map([[1, 2]]),
    () => new Date(0),
    () => 10n,
    () => 'chess',
  ])();

/** A saved game after one to three changes, on the outside or in its record. */
function spoilt(dice: FastDice): unknown {
  const record: Record<string, unknown> = { ...readRecord(pick(dice, GOLDEN)) };
  const entry: Record<string, unknown> = { id: 'x', version: 1, begun: 1, touched: 2, record };
  for (let left = 1 + dice.below(3); left > 0; left--) {
    const part = dice.below(3) === 0 ? entry : record;
    const name = pick(dice, [...Object.keys(part), '__proto__', 'result', 'bundle']);
    if (dice.below(4) === 0) delete part[name];
    else part[name] = anything(dice);
  }
  return dice.below(20) === 0 ? anything(dice) : entry;
}

export const entries: Assault = {
  name: 'entries',
  few: 200,
  strike: async (dice) => {
    const entry = spoilt(dice);
    const { isSavedGame } = await loaded;
    if (!isSavedGame(entry)) return;
    // What the list of games does with each of them.
    const { record, touched } = entry;
    demand(Number.isFinite(touched), 'it was never touched');
    demand(Number.isInteger(record.choices.length), 'it has no number of choices');
    demand(
      Object.values(record.players).every((name) => typeof name === 'string'),
      'a player has no name',
    );
    try {
      writeRecord(record);
    } catch (fault) {
      if (!(fault instanceof BadRecord)) throw fault;
    }
  },
};
