/** Golden records: whole games that must replay to the letter. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  BadRecord,
  explainRecord,
  type GameModule,
  type GameRecord,
  type Lexicon,
  readRecord,
  verify,
  writeRecord,
} from '@derby/kernel';
import { describe, expect, test } from 'vitest';

/** Replays every record of a folder to the hash and the result it claims. */
export function goldenRecords<G extends Lexicon>(game: GameModule<G>, folder: URL, atLeast: number): void {
  const home = fileURLToPath(folder);
  const files = readdirSync(home).filter((name) => name.endsWith('.derby'));
  describe(`${game.id}: golden records`, () => {
    test('there are enough of them', () => expect(files.length).toBeGreaterThanOrEqual(atLeast));

    test.each(files)('%s replays to its hash and result', (name) => {
      const text = readFileSync(join(home, name), 'utf8');
      const record = readRecord(text);
      expect(writeRecord(record)).toBe(text);
      expect(record.result).toBeDefined();
      expect(hashOf(game, record)).toBe(record.hash);
    });
  });
}

/** The hash at the end of a record; where it does not hold, what is wrong in words, and what to do about it. */
function hashOf<G extends Lexicon>(game: GameModule<G>, record: GameRecord): string {
  try {
    return verify(game, record).hash();
  } catch (fault) {
    if (!(fault instanceof BadRecord)) throw fault;
    throw new Error(`${explainRecord('en', fault)} ${adviceFor(game, record)}`);
  }
}

/** What to do about a record that does not hold. */
function adviceFor({ id, edition }: GameModule<Lexicon>, record: GameRecord): string {
  const anew = `npm run records -- --game ${id}`;
  if (record.edition !== edition) return `Make the records of this edition: ${anew}`;
  return `If the change is meant, raise \`edition\` in games/${id}/src/game.ts and then: ${anew} (CONTRIBUTING.md, "Fix a rule"; a game that was never released keeps its edition and only needs the records).`;
}
