/** A game begun elsewhere goes on here as what it is: whoever brings it can know its dice, so nobody is invited and nothing is counted. */
import { BadRecord, type GameRecord, readRecord } from '@derby/kernel';
import type { Continuation } from '@derby/protocol';
import { type Laying, lay } from './laying.ts';
import { Refusal } from './refusal.ts';

/** A record may have been taken back as often as somebody likes; each time is two deeds here. */
const MOST_TAKE_BACKS = 1000;

export async function goOn(table: Laying, { record: text, seats }: Continuation, creator: string): Promise<string> {
  const record = read(text);
  const { game, options, seed } = record;
  const rules = table.rules.today(game);
  if (rules === undefined) throw new Refusal(404, 'no-game');
  if (record.edition !== table.rules.edition(game)) throw new Refusal(409, 'other-edition');
  if (seed === undefined || record.takeBacks > MOST_TAKE_BACKS) throw new Refusal(400, 'bad-record');
  if (Object.values(seats).includes('open')) throw new Refusal(400, 'known-dice');
  return lay(table, { game, options, seats, isListed: false, hints: false }, creator, { seed, rules, record });
}

function read(text: string): GameRecord {
  try {
    return readRecord(text);
  } catch (fault) {
    if (fault instanceof BadRecord) throw new Refusal(400, 'bad-record');
    throw fault;
  }
}
