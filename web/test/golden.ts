/** The golden records of the games, to draw from, to play on from, and to picture. */
import { readdirSync, readFileSync } from 'node:fs';
import { type GameRecord, readRecord } from '@derby/kernel';

export function recordsOf(game: string): GameRecord[] {
  const folder = new URL(`../../games/${game}/test/records/`, import.meta.url);
  const names = readdirSync(folder).sort();
  return names.map((name) => readRecord(readFileSync(new URL(name, folder), 'utf8')));
}
